import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { begin } from './agenda.ts'
import { d6, fastDice, noDice } from './dice.ts'
import { engine } from './engine.ts'
import { layout } from './layout.ts'
import type { Choice, Phase } from './phase.ts'
import type { Scenario } from './position.ts'
import { because, isRefusal, refusal } from './refusal.ts'
import type { Ruleset } from './ruleset.ts'
import { EVERYBODY, NOBODY, only } from './seats.ts'
import { cell, type Laid, local, per } from './shape.ts'

// Small systems of phases that write down what they do, digit by digit.
const shape = { trace: cell, over: cell, marked: per('things'), turn: local }
const table = layout<typeof shape, Scenario>(shape, { depth: 4 })
type P = Laid<typeof shape, Scenario>

const write = (digit: number) => (p: P) => {
  p.trace = p.trace * 10 + digit
}
function system(phases: readonly Phase<P>[], more: Partial<Ruleset<P>> = {}) {
  return engine<P>({
    id: 'system',
    title: 'System',
    version: 1,
    seats: ['one', 'two'],
    rulebook: [],
    layout: table,
    phases,
    events: [],
    names: () => ({ things: ['a', 'b', 'c'] }),
    scenarios: () => [{ id: 'only', title: '', intro: '', minutes: 1, options: [] }],
    open() {
      const p = table.make({ id: 'only', options: {}, counts: { things: 3 } })
      begin(p, phases[0])
      return p
    },
    outcome: (p) => (p.over ? { winner: only(p.over - 1) } : undefined),
    redact: (p, seat, into) => table.redact(p, seat, into),
    imagine: (view, _seat, _dice, into) => table.copy(view, into),
    ...more,
  })
}
const choice = (verb: string, play: Choice<P>['play'] = () => {}, more: Partial<Choice<P>> = {}): Choice<P> => ({
  verb,
  propose: (_p, _seat, offers) => offers.try(),
  check: () => undefined,
  play,
  ...more,
})
const mark: Choice<P> = {
  verb: 'mark {things}',
  propose(p, _seat, offers) {
    for (let a = 0; a < p.marked.length; a++) offers.try(a)
  },
  check: (p, _seat, a) => (p.marked[a] ? refusal('1.1', 'It is marked already.') : undefined),
  play(p, _seat, a) {
    p.marked[a] = 1
  },
}
const wait: Phase<P> = {
  name: 'wait',
  rule: '9',
  asks: (p) => (p.turn ? NOBODY : only(0)),
  choices: [choice('go', (p) => (p.turn = 1))],
}
const out = new Int32Array(100)
const listed = (kernel: ReturnType<typeof system>, p: P, seat: number) =>
  [...out.subarray(0, kernel.actions(p, seat, out))].map((action) => kernel.print(p, action))
function act(kernel: ReturnType<typeof system>, p: P, seat: number, text: string): void {
  const action = kernel.parse(p, seat, text)
  if (isRefusal(action)) throw new Error(action.reason)
  expect(kernel.check(p, seat, action)).toBeUndefined()
  kernel.play(p, seat, action, noDice)
}
const open = (kernel: ReturnType<typeof system>) => kernel.open('only', {}, noDice)

test('steps run in turn, a phase that a step begins runs before the next one, and an empty agenda asks no seat', () => {
  const grandchild: Phase<P> = { name: 'grandchild', rule: '1', steps: [write(3)] }
  const child: Phase<P> = { name: 'child', rule: '1', steps: [write(2), (p) => begin(p, grandchild), write(4)] }
  const parent: Phase<P> = { name: 'parent', rule: '1', steps: [write(1), (p) => begin(p, child), write(5)] }
  const kernel = system([parent, child, grandchild])
  const p = open(kernel)
  expect(p.trace).toBe(12345)
  expect(p.depth).toBe(-1)
  expect(kernel.awaiting(p)).toBe(NOBODY)
  expect(kernel.phase(p)).toBe(parent)
  expect(kernel.choice(p, 0)).toBeUndefined()
  expect(kernel.check(p, 0, 0)).toEqual({ rule: '1', reason: 'The game is over.' })
})

test('a phase asks before each step and after the last, and a phase that a play begins runs first', () => {
  const child: Phase<P> = { name: 'child', rule: '2', steps: [write(1)] }
  const parent: Phase<P> = {
    name: 'parent',
    rule: '1',
    asks: (p) => (p.turn < p.step + 1 ? only(p.step % 2) : NOBODY),
    choices: [
      choice('go', (p) => {
        p.turn++
        begin(p, child)
      }),
    ],
    steps: [write(2), write(3)],
  }
  const kernel = system([parent, child])
  const p = open(kernel)
  const asked: number[] = []
  while (kernel.awaiting(p) !== NOBODY) {
    asked.push(kernel.awaiting(p))
    act(kernel, p, kernel.awaiting(p) === only(0) ? 0 : 1, 'go')
  }
  expect(asked).toEqual([only(0), only(1), only(0)])
  expect(p.trace).toBe(12131)
})

test('a step that sets p.step to 0 runs the steps of its phase again', () => {
  const round: Phase<P> = {
    name: 'round',
    rule: '1',
    steps: [
      (p) => {
        p.turn++
        if (p.turn < 4) p.step = 0
      },
      (p) => write(p.turn)(p),
    ],
  }
  expect(open(system([round])).trace).toBe(4)
})

test('an outcome stops everything where it stands', () => {
  const phase: Phase<P> = { name: 'phase', rule: '1', steps: [(p) => (p.over = 2), write(1)], asks: () => NOBODY }
  const kernel = system([phase])
  const p = open(kernel)
  expect([p.trace, kernel.awaiting(p), p.depth]).toEqual([0, NOBODY, 0])
  expect(kernel.check(p, 1, 0)?.reason).toBe('The game is over.')
})

test('a phase that never ends and an agenda that never stops growing are detected', () => {
  const endless: Phase<P> = { name: 'treadmill', rule: '1', steps: [(p) => (p.step = 0)] }
  expect(() => open(system([endless]))).toThrow("'treadmill' never comes to an end")
  const growing: Phase<P> = { name: 'tower', rule: '1', steps: [(p) => begin(p, growing)] }
  expect(() => open(system([growing]))).toThrow("the agenda holds 4 frames, and 'tower' would be one more")
})

// ── Secret phases
// ─────────────────────────────────────────────────────────────────────────────────────────────────────

const secret = (kind: 'together' | 'alone', asks: () => number): Phase<P> => ({
  name: 'secret',
  rule: '3',
  secret: kind,
  asks,
  choices: [mark, choice('close', () => {}, { closes: true })],
  steps: [write(8), write(9)],
})

for (const kind of ['together', 'alone'] as const)
  test(`a secret phase (${kind}) opens once, when the last seat asked has closed, and then its steps run`, () => {
    const kernel = system([secret(kind, () => EVERYBODY)])
    const p = open(kernel)
    expect(kernel.awaiting(p)).toBe(only(0) | only(1))
    act(kernel, p, 1, 'mark a')
    expect(kernel.awaiting(p)).toBe(only(0) | only(1))
    act(kernel, p, 1, 'close')
    expect([kernel.awaiting(p), p.trace]).toEqual([only(0), 0])
    expect(kernel.check(p, 1, Number(kernel.parse(p, 1, 'mark b')))).toEqual({
      rule: '3',
      reason: 'It is not your turn to choose (secret).',
    })
    expect(listed(kernel, p, 1)).toEqual([])
    expect(listed(kernel, p, 0)).toEqual(['mark b', 'mark c', 'close'])
    act(kernel, p, 0, 'close')
    expect([kernel.awaiting(p), p.trace, p.depth]).toEqual([NOBODY, 89, -1])
  })

test('a secret phase that asks no seat, or only one, runs to its end', () => {
  expect(open(system([secret('together', () => NOBODY)])).trace).toBe(89)
  const kernel = system([secret('alone', () => only(1))])
  const p = open(kernel)
  expect(kernel.awaiting(p)).toBe(only(1))
  act(kernel, p, 1, 'close')
  expect(p.trace).toBe(89)
})

test('a secret phase that is begun again has to be closed again', () => {
  const planning = secret('together', () => EVERYBODY)
  const turn: Phase<P> = { name: 'turn', rule: '1', steps: [(p) => begin(p, planning), (p) => begin(p, planning)] }
  const kernel = system([turn, planning])
  const p = open(kernel)
  for (const seat of [0, 1, 1, 0]) act(kernel, p, seat, 'close')
  expect(p.trace).toBe(8989)
})

test('a choice that closes must not begin a phase', () => {
  const child: Phase<P> = { name: 'child', rule: '1' }
  const planning: Phase<P> = {
    ...secret('together', () => EVERYBODY),
    choices: [choice('close', (p) => begin(p, child), { closes: true })],
  }
  const kernel = system([planning, child])
  const p = open(kernel)
  expect(() => kernel.play(p, 0, Number(kernel.parse(p, 0, 'close')), noDice)).toThrow('begin it in a step')
})

// ── Lists and refusals
// ────────────────────────────────────────────────────────────────────────────────────────────────

const marking: Phase<P> = { name: 'marking', rule: '4', asks: () => only(0), choices: [mark] }

test('a list holds what check accepts for a seat that is asked', () => {
  const kernel = system([marking])
  const p = open(kernel)
  p.marked[1] = 1
  expect(listed(kernel, p, 0)).toEqual(['mark a', 'mark c'])
  expect(listed(kernel, p, 1)).toEqual([])
  expect(kernel.some(p, 0, mark)).toBe(true)
  p.marked.fill(1)
  expect(kernel.some(p, 0, mark)).toBe(false)
})

test('a list too short for the legal actions is an error that says so, and the kernel goes on', () => {
  const kernel = system([marking])
  const p = open(kernel)
  for (let n = 0; n < 20; n++)
    expect(() => kernel.actions(p, 0, new Int32Array(2))).toThrow('more than 2 legal actions')
  expect(kernel.actions(p, 0, new Int32Array(3))).toBe(3)
})

test('`some` may be called in a check while a list is made, and a check that throws leaves no trace', () => {
  let broken = false
  const must: Choice<P> = choice('stop', () => {}, {
    check(p, seat) {
      if (broken) throw new Error('broken')
      return kernel.some(p, seat, mark) ? refusal('4.1', 'All must be marked.') : undefined
    },
  })
  const outer: Choice<P> = choice('leave', () => {}, {
    check: (p, seat) => (kernel.some(p, seat, must) ? undefined : refusal('4.2', 'Stop first.')),
  })
  const kernel = system([{ ...marking, choices: [mark, must, outer] }])
  const p = open(kernel)
  expect(listed(kernel, p, 0)).toEqual(['mark a', 'mark b', 'mark c'])
  broken = true
  for (let n = 0; n < 20; n++) {
    expect(() => kernel.actions(p, 0, out)).toThrow('broken')
    expect(() => kernel.some(p, 0, outer)).toThrow('broken')
  }
  broken = false
  p.marked.fill(1)
  expect(listed(kernel, p, 0)).toEqual(['stop', 'leave'])
})

test('any number may be given as an action or a seat: it is legal and listed, or refused, and nothing changes', () => {
  const kernel = engine(sixVillages)
  const p = kernel.open('lake', {}, fastDice(4))
  const asked = p.cells.slice()
  const legal = new Map([0, 1].map((seat) => [seat, new Set(out.slice(0, kernel.actions(p, seat, out)))]))
  const anything = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.maxSafeInteger(),
    fc.constantFrom(-0, 2 ** 30, 2 ** 31, 2 ** 32, -1, Number.NaN, Number.POSITIVE_INFINITY),
    fc.tuple(fc.nat(70), fc.nat(5000), fc.nat(5000)).map(([verb, a, b]) => kernel.packing.pack(verb, a, b)),
  )
  fc.assert(
    fc.property(anything, fc.oneof(fc.nat(40), anything), (action, seat) => {
      const refused = kernel.check(p, seat, action)
      expect(refused === undefined).toBe(legal.get(seat)?.has(action) === true)
      if (refused) expect(sixVillages.rulebook.map(({ id }) => id)).toContain(refused.rule)
    }),
    { numRuns: 3000 },
  )
  for (const wrong of ['0', null, undefined, {}, [], true]) {
    expect(isRefusal(kernel.check(p, 0, wrong as number))).toBe(true)
    expect(isRefusal(kernel.check(p, wrong as number, 0))).toBe(true)
  }
  expect([...p.cells]).toEqual([...asked])
})

test("the kernel's own refusals cite the rule of the phase that runs", () => {
  const kernel = system([marking, wait])
  const p = open(kernel)
  const { pack } = kernel.packing
  expect(kernel.check(p, 1, pack(0, 0, 0))).toEqual({ rule: '4', reason: 'It is not your turn to choose (marking).' })
  expect(kernel.check(p, 0, pack(1, 0, 0))).toEqual({ rule: '4', reason: 'That cannot be chosen now (marking).' })
  expect(kernel.check(p, 0, pack(0, 3, 0))).toEqual({
    rule: '4',
    reason: 'There is no such thing on this board (marking).',
  })
  expect(kernel.check(p, 0, pack(0, 0, 1))).toEqual({
    rule: '4',
    reason: 'There is no such thing on this board (marking).',
  })
  expect(() => kernel.play(p, 0, pack(1, 0, 0), noDice)).toThrow("phase 'marking' does not have")
})

// ── Mistakes in a ruleset
// ─────────────────────────────────────────────────────────────────────────────────────────────

test('mistakes in a ruleset are reported when its engine is made, or at the latest when they matter', () => {
  const stranger: Phase<P> = { name: 'stranger', rule: '1' }
  expect(() => system([{ ...marking, choices: [mark, { ...mark }] }])).toThrow("has the verb 'mark {things}' twice")
  expect(() => system([marking, marking])).toThrow("'marking' is listed twice")
  expect(() => open(system([{ name: 'turn', rule: '1', steps: [(p) => begin(p, stranger)] }]))).toThrow(
    "'stranger' is not among the phases of its ruleset",
  )
  expect(() => system([marking], { seats: Array.from({ length: 15 }, (_, n) => `${n}`) })).toThrow('room for 14')
})

test('a new game: an unknown scenario or option is an error of the user', () => {
  const kernel = engine(sixVillages)
  expect(() => kernel.open('sea', {}, fastDice(1))).toThrow("scenario 'sea' does not exist; there are lake")
  expect(() => kernel.open('lake', { guard: true }, fastDice(1))).toThrow("option 'guard' needs option 'companies'")
})

test('a step rolls the dice that the engine is given', () => {
  const rolling: Phase<P> = { name: 'rolling', rule: '1', steps: [(p, dice) => write(dice.roll(d6))(p)] }
  expect(system([rolling]).open('only', {}, { ...noDice, roll: () => 4 }).trace).toBe(4)
})

test('a refusal names the things of the case for a reader who asks why, and `check` stays a constant', () => {
  const MARKED = refusal('1.1', 'It is marked already.')
  const OTHERS = because('{things} is marked already, and {#} more.')
  const marking: Choice<P> = {
    ...mark,
    check: (p, _seat, a) => (p.marked[a] ? MARKED : undefined),
    explain: (p, _seat, a, _b, why) => (why === MARKED && p.marked[1] ? OTHERS(a, 1) : undefined),
  }
  const kernel = system([{ name: 'marking', rule: '4', asks: () => only(0), choices: [marking] }])
  const p = open(kernel)
  const action = kernel.packing.pack(0, 2, 0)
  expect(kernel.why(p, 0, action)).toBeUndefined()
  p.marked[2] = 1
  expect(kernel.why(p, 0, action)).toBe(MARKED)
  p.marked[1] = 1
  expect(kernel.check(p, 0, action)).toBe(MARKED)
  expect(kernel.why(p, 0, action)).toEqual({
    rule: '1.1',
    reason: 'c is marked already, and 1 more.',
    because: { text: '{things} is marked already, and {#} more.', of: [2, 1] },
  })
  expect(kernel.why(p, 1, action)).toEqual(kernel.check(p, 1, action))
  expect(kernel.why(p, 0, kernel.packing.pack(0, 7, 0))).toEqual(kernel.check(p, 0, kernel.packing.pack(0, 7, 0)))
})

test('a choice with judgesAlways gives its reason to a seat that is not asked; others say it is not its turn', () => {
  const MARKED = refusal('1.1', 'It is marked already.')
  const check: Choice<P>['check'] = (p, _seat, a) => (p.marked[a] ? MARKED : undefined)
  const asked: Choice<P> = { ...mark, verb: 'ask {things}', check }
  const judged: Choice<P> = { ...mark, check, judgesAlways: true }
  const kernel = system([{ name: 'marking', rule: '4', asks: () => only(0), choices: [asked, judged] }])
  const p = open(kernel)
  const why = (seat: number, verb: number, thing: number) => kernel.why(p, seat, kernel.packing.pack(verb, thing, 0))
  p.marked[2] = 1
  expect(why(1, 1, 2)).toBe(MARKED)
  expect(kernel.check(p, 1, kernel.packing.pack(1, 2, 0))?.rule).toBe('4')
  const notAsked = { rule: '4', reason: 'It is not your turn to choose (marking).' }
  expect([why(1, 1, 1), why(1, 0, 2), why(7, 1, 2), why(1, 5, 2)]).toEqual(Array(4).fill(notAsked))
})

test('a choice of another phase is refused, with its own rule and reason if it has them', () => {
  const LATER = refusal('7', 'Marks are set when all have gone.')
  const kernel = system([
    { ...wait },
    { name: 'marking', rule: '4', choices: [mark, { ...choice('rub'), unasked: () => LATER }] },
  ])
  const p = open(kernel)
  expect(kernel.parse(p, 0, 'mark a')).toEqual({
    rule: '4',
    reason: "'mark a' cannot be chosen now: that is for marking, and this is wait.",
  })
  expect(kernel.parse(p, 0, 'rub')).toBe(LATER)
})
