import { expect, test } from 'vitest'
import { type SixVillages, sixVillages } from '../../systems/six-villages/rules/index.ts'
import { engine } from '../kernel/engine.ts'
import type { Choice } from '../kernel/phase.ts'
import { isRefusal } from '../kernel/refusal.ts'
import type { Ruleset, StandingAnswer } from '../kernel/ruleset.ts'
import { act } from './act.ts'
import { setStanding } from './agreements.ts'
import { awaiting, createMatch, type Match, type Reply } from './match.ts'
import type { Line } from './record-lines.ts'
import { actOn, attend, forced, type Policy, timeOut } from './steward.ts'
import { takeBack } from './take-back.ts'

const mini = engine(sixVillages)
const [BLUE, RED] = [0, 1]
const begin = (ruleset: Ruleset<SixVillages> = sixVillages) =>
  createMatch(ruleset === sixVillages ? mini : engine(ruleset), { scenario: 'lake', dice: { seed: '1' } }).match
const said = ({ lines }: Reply) => lines.map((line) => JSON.parse(line) as Line['do'])
const leader = (match: Match<SixVillages>) => match.fold.position.marching
const follow = (match: Match<SixVillages>, ...wishes: string[][]) => {
  for (const wish of wishes) for (const seat of [BLUE, RED]) act(match, seat, wish)
}

/** Both have marched up to each other, and the next to march is in the lead. */
function face(match = begin()): Match<SixVillages> {
  follow(match, ['close'], ['close'])
  const meet = ['march blue 1 > Mill Bridge', 'march red 1 > Ford']
  for (const seat of [leader(match), 1 - leader(match)]) act(match, seat, [meet[seat], 'halt'])
  follow(match, ['close'], ['close'])
  return match
}
const attacks = ['march blue 1 > Ford', 'march red 1 > Mill Bridge']
const targets = ['Ford', 'Mill Bridge']

/** A company that is attacked must meet the attack: it cannot give way. */
const stubborn: Ruleset<SixVillages> = {
  ...sixVillages,
  phases: sixVillages.phases.map((phase) =>
    phase.name === 'fight'
      ? { ...phase, choices: (phase.choices ?? []).filter(({ verb }) => verb !== 'give way') }
      : phase,
  ),
}

test('a forced action in an open phase is done at once, and is marked as forced', () => {
  const match = face(begin(stubborn))
  const seat = leader(match)
  act(match, seat, attacks[seat])
  const reply = attend(match, { time: 7 })
  const name = sixVillages.seats[1 - seat]
  expect(said(reply)[0]).toMatchObject({ who: name, steward: 'forced', do: `meet with ${name} 1`, time: 7 })
  expect(reply.told.length).toBeGreaterThan(0)
})

test('a deliberate choice is left to the player until his time is out, even if it is the only one', () => {
  const plain: Ruleset<SixVillages> = {
    ...stubborn,
    phases: stubborn.phases.map((phase) =>
      phase.name === 'fight'
        ? { ...phase, choices: (phase.choices ?? []).map((choice) => ({ ...choice, deliberate: () => true })) }
        : phase,
    ),
  }
  const match = face(begin(plain))
  const seat = leader(match)
  act(match, seat, attacks[seat])
  const only = forced(match, 1 - seat)
  expect(only).toBeDefined()
  expect(attend(match).lines).toEqual([])
  expect(said(timeOut(match, 1 - seat, () => only))[0]).toMatchObject({
    steward: 'time',
    do: `meet with ${sixVillages.seats[1 - seat]} 1`,
  })
})

/** The attacked side can do only one thing, and nothing comes of it. */
const tame: Ruleset<SixVillages> = {
  ...stubborn,
  phases: stubborn.phases.map((phase) => (phase.name === 'fight' ? { ...phase, steps: [] } : phase)),
}

test('a list goes on after a forced answer of another seat, but not if it had a result or the seat may choose', () => {
  for (const [ruleset, played, lines] of [
    [tame, 2, [undefined, 'forced', undefined]],
    [stubborn, 1, [undefined, 'forced']],
    [sixVillages, 1, [undefined]],
  ] as const) {
    const match = face(begin(ruleset))
    const seat = leader(match)
    const reply = actOn(match, seat, [attacks[seat], 'halt'], {
      time: 7,
      count: match.fold.entries[seat],
    })
    expect(reply).toMatchObject({ played })
    expect(reply.refusal).toBeUndefined()
    expect(reply.lines.map((line) => (JSON.parse(line) as { steward?: string }).steward)).toEqual(lines)
  }
})

test('a list does not go on from open choices into secret ones, even if a seat has standing orders for them', () => {
  const match = face(begin({ ...tame, standing: [closeAll] }))
  act(match, leader(match), 'halt')
  const seat = leader(match)
  setStanding(match, 1 - seat, [{ name: 'rest' }])
  expect(actOn(match, seat, ['halt', 'close'])).toMatchObject({ played: 1 })
})

test('a list that goes on makes a seat’s only choice itself: the steward does not make it first', () => {
  const once = (choice: Choice<SixVillages>): Choice<SixVillages> => ({
    ...choice,
    check: (p, seat, a, b) =>
      choice.check(p, seat, a, b) ??
      (p.scenario.side.some((side, c) => side === seat && p.moved[c] === 1)
        ? { rule: '4.1', reason: 'One march a turn.' }
        : undefined),
  })
  const phases = tame.phases.map((phase) =>
    phase.name === 'march'
      ? { ...phase, choices: (phase.choices ?? []).map((one) => (one.verb === 'halt' ? one : once(one))) }
      : phase,
  )
  const match = face(begin({ ...tame, phases }))
  const seat = leader(match)
  const reply = actOn(match, seat, [attacks[seat], 'halt'])
  expect(reply).toMatchObject({ played: 2 })
  expect(said(reply).map((line) => line.steward)).toEqual([undefined, 'forced', undefined])
})

test('a list that goes on ends if the rest of it is refused', () => {
  const match = face(begin(tame))
  const seat = leader(match)
  const attack = attacks[seat]
  expect(actOn(match, seat, [attack, attack, 'halt'])).toMatchObject({ played: 1, refusal: { rule: '4.1' } })
})

test('if there are two choices, nothing is forced', () => {
  const match = face()
  const seat = leader(match)
  act(match, seat, attacks[seat])
  expect(forced(match, 1 - seat)).toBeUndefined()
  expect(attend(match).lines).toEqual([])
})

test('in a secret phase the steward keeps out, even if there is only one choice', () => {
  const quiet: Ruleset<SixVillages> = {
    ...sixVillages,
    phases: sixVillages.phases.map((phase) =>
      phase.secret ? { ...phase, choices: (phase.choices ?? []).filter(({ verb }) => verb === 'close') } : phase,
    ),
  }
  const match = begin(quiet)
  expect(quiet.phases.filter(({ secret }) => secret)).toHaveLength(2)
  expect(attend(match).lines).toEqual([])
})

test('in a secret phase he closes only for a seat that all can see to have nothing to choose', () => {
  const quiet = (idle: (p: SixVillages, seat: number) => boolean): Ruleset<SixVillages> => ({
    ...sixVillages,
    phases: sixVillages.phases.map((phase) =>
      phase.secret ? { ...phase, idle, choices: (phase.choices ?? []).filter(({ verb }) => verb === 'close') } : phase,
    ),
  })
  const match = begin(quiet((_, seat) => seat === RED))
  expect(said(attend(match))).toMatchObject([{ who: 'red', steward: 'forced', do: 'close' }])
  expect(awaiting(match)).toBe(1 << BLUE)
  // If there is anything to choose, the steward keeps out, whatever the phase says.
  const wrong = begin({
    ...sixVillages,
    phases: sixVillages.phases.map((phase) => (phase.secret ? { ...phase, idle: () => true } : phase)),
  })
  expect(attend(wrong).lines).toEqual([])
})

test('standing answers are entries like others, tried in order and marked', () => {
  const match = face()
  const seat = leader(match)
  setStanding(match, 1 - seat, [
    { name: 'meet attacks', about: 'Oaks' },
    { name: 'meet attacks', about: targets[seat] },
  ])
  act(match, seat, attacks[seat])
  const reply = attend(match, { time: 7 })
  const names = sixVillages.seats
  expect(said(reply)[0]).toMatchObject({
    who: names[1 - seat],
    steward: 'standing',
    do: `meet with ${names[1 - seat]} 1`,
    time: 7,
  })
  expect(reply.told.length).toBeGreaterThan(0)
})

const closeAll: StandingAnswer<SixVillages> = {
  name: 'rest',
  text: 'nothing is done in secret',
  answer(view, seat) {
    const action = mini.parse(view, seat, 'close')
    return isRefusal(action) ? undefined : action
  },
}
const ambushFirst: StandingAnswer<SixVillages> = {
  name: 'ambush',
  text: 'an ambush is laid with {companies}',
  answer(view, seat, company) {
    const action = mini.parse(view, seat, `ambush ${mini.nameOf(view.scenario, 'companies', company)}`)
    return isRefusal(action) || view.ambush[company] ? undefined : action
  },
}

test('standing orders answer for a seat in secret phases too, with a whole list', () => {
  const match = begin({ ...sixVillages, standing: [closeAll, ambushFirst] })
  setStanding(match, BLUE, [{ name: 'ambush', about: 'blue 2' }, { name: 'rest' }])
  expect(said(attend(match)).map((line) => line.do)).toEqual(['close'])
  act(match, RED, 'close')
  expect(said(attend(match)).map((line) => line.do)).toEqual([['ambush blue 2', 'close']])
})

test('orders that do not complete a secret choice do nothing', () => {
  const match = begin({ ...sixVillages, standing: [closeAll, ambushFirst] })
  follow(match, ['close'])
  setStanding(match, BLUE, [{ name: 'ambush', about: 'blue 2' }])
  expect(attend(match).lines).toEqual([])
})

test('when time is out, a policy chooses by what the seat may know', () => {
  const match = begin()
  const closing: Policy<SixVillages> = (view, seat) => {
    expect(view.ready[seat === BLUE ? 3 : 0]).toBe(-32768)
    return closeAll.answer(view, seat, 0)
  }
  expect(said(timeOut(match, BLUE, closing))).toMatchObject([{ steward: 'time', do: 'close' }])
  expect(timeOut(match, BLUE, closing).lines).toEqual([])
  act(match, RED, 'close')
  expect(said(timeOut(match, RED, closing))).toMatchObject([{ steward: 'time', do: ['close'] }])
  expect(timeOut(match, BLUE, () => undefined).lines).toEqual([])
  expect(timeOut(match, BLUE, () => 0x3ffffff).lines).toEqual([])
})

test('a forced answer does not prevent taking back, and is taken back with the action that it answered', () => {
  const bloodless: Ruleset<SixVillages> = {
    ...stubborn,
    phases: stubborn.phases.map((phase) => (phase.name === 'fight' ? { ...phase, steps: [] } : phase)),
  }
  const match = face(begin(bloodless))
  const seat = leader(match)
  const before = sixVillages.layout.digest(match.fold.position)
  act(match, seat, attacks[seat])
  expect(attend(match).played).toBe(1)
  expect(takeBack(match, seat).refusal).toBeUndefined()
  expect(sixVillages.layout.digest(match.fold.position)).toBe(before)
  act(match, seat, attacks[seat])
  attend(match)
  expect(takeBack(match, 1 - seat).needsConsent).toBe(true)
})

test('nothing is forced if choices are only sampled, since the one listed need not be the only one', () => {
  const sampled: Ruleset<SixVillages> = {
    ...stubborn,
    phases: stubborn.phases.map((phase) =>
      phase.name === 'fight'
        ? { ...phase, choices: (phase.choices ?? []).map((choice) => ({ ...choice, sampled: true as const })) }
        : phase,
    ),
  }
  const match = face(begin(sampled))
  act(match, leader(match), attacks[leader(match)])
  expect(attend(match).lines).toEqual([])
})
