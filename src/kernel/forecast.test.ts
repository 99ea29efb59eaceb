import { expect, test } from 'vitest'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { begin } from './agenda.ts'
import { type Dice, d6, fastDice, from, oneOf } from './dice.ts'
import { engine } from './engine.ts'
import { forecast } from './forecast.ts'
import { layout, UNKNOWN } from './layout.ts'
import type { Choice, Phase } from './phase.ts'
import type { Scenario } from './position.ts'
import type { Ruleset } from './ruleset.ts'
import { NOBODY, only } from './seats.ts'
import { cell, hiddenCell, type Laid, local } from './shape.ts'

// A table of games of chance, each a verb.
const shape = { sum: cell, hits: cell, secret: hiddenCell, asked: local }
const table = layout<typeof shape, Scenario>(shape)
type Casino = Laid<typeof shape, Scenario>
const hand = new Int16Array(40)

const game = (verb: string, play: (p: Casino, dice: Dice) => void): Choice<Casino> => ({
  verb,
  propose: (_p, _seat, offers) => offers.try(),
  check: () => undefined,
  play: (p, _seat, _a, _b, dice) => play(p, dice),
})
const pool = (count: number) => (p: Casino, dice: Dice) => {
  dice.pool(d6, count, hand, 0)
  for (let k = 0; k < count; k++) p.hits += hand[k] >= 5 ? 1 : 0
}
const Reply: Phase<Casino> = {
  name: 'reply',
  rule: '2',
  asks: (p) => (p.asked ? NOBODY : only(1)),
  choices: [
    game('double', (p) => {
      p.sum *= 2
      p.asked = 1
    }),
    game('leave', (p) => {
      p.asked = 1
    }),
  ],
  steps: [
    (p, dice) => {
      if (dice.roll(d6, from(6)) === 6) p.sum += 100
      begin(p, Bonus)
    },
  ],
}
const Bonus: Phase<Casino> = { name: 'bonus', rule: '3', steps: [(p, dice) => (p.sum += 1000 * dice.roll(d6))] }
const Table: Phase<Casino> = {
  name: 'table',
  rule: '1',
  asks: () => only(0),
  choices: [
    game('two dice', (p, dice) => (p.sum = dice.roll(d6) + dice.roll(d6))),
    game(
      'two tests',
      (p, dice) => (p.sum = (dice.roll(d6, from(4)) >= 4 ? 1 : 0) + (dice.roll(d6, from(6)) >= 6 ? 1 : 0)),
    ),
    game('handful', pool(6)),
    game('armful', pool(30)),
    game('hidden', (p, dice) => (p.sum = dice.roll(d6, from(4)) >= 4 ? p.secret : 9)),
    game('dare', (p) => {
      p.sum = 3
      begin(p, Reply)
    }),
  ],
}
const casino: Ruleset<Casino> = {
  id: 'casino',
  title: 'Casino',
  version: 1,
  seats: ['one', 'two'],
  rulebook: [],
  layout: table,
  phases: [Table, Reply, Bonus],
  events: [],
  names: () => ({}),
  scenarios: () => [{ id: 'only', title: '', intro: '', minutes: 1, options: [] }],
  open() {
    const p = table.make({ id: 'only', counts: {}, options: {} })
    begin(p, Table)
    return p
  },
  outcome: () => undefined,
  redact: (p, seat, into) => table.redact(p, seat, into),
  imagine(view, _seat, dice, into) {
    table.copy(view, into)
    if (into.secret === UNKNOWN) into.secret = dice.roll(oneOf(4))
  },
}
const kernel = engine(casino)
const action = (p: Casino, text: string) => Number(kernel.parse(p, 0, text))
function odds(
  text: string,
  key: (p: Casino) => number,
  options: Parameters<typeof forecast<Casino>>[5] = {},
  view = false,
) {
  const p = kernel.open('only', {}, fastDice(1))
  if (view) table.redact(p, 0, p)
  return forecast(kernel, p, 0, action(p, text), key, options)
}
const sum = (all: ReadonlyMap<number, number>) => [...all.values()].reduce((one, two) => one + two, 0)

test('two dice added', () => {
  const { odds: all, plays, exact } = odds('two dice', (p) => p.sum)
  expect({ plays, exact }).toEqual({ plays: 36, exact: true })
  for (let total = 2; total <= 12; total++) expect(all.get(total)).toBeCloseTo((6 - Math.abs(7 - total)) / 36, 12)
})

test('a test is played once for each class of values, not for each face', () => {
  const { odds: all, plays } = odds('two tests', (p) => p.sum)
  expect(plays).toBe(4)
  expect(all.get(0)).toBeCloseTo(5 / 12, 12)
  expect(all.get(1)).toBeCloseTo(1 / 2, 12)
  expect(all.get(2)).toBeCloseTo(1 / 12, 12)
})

test('a handful is binomial', () => {
  const { odds: all, plays, exact } = odds('handful', (p) => p.hits)
  expect({ plays, exact }).toEqual({ plays: 462, exact: true })
  const choose = [1, 6, 15, 20, 15, 6, 1]
  for (let k = 0; k <= 6; k++) expect(all.get(k)).toBeCloseTo((choose[k] * 2 ** (6 - k)) / 3 ** 6, 12)
})

test('beyond the limit a forecast samples, says so, and always gives the same answer', () => {
  const one = odds('armful', (p) => p.hits)
  const two = odds('armful', (p) => p.hits)
  expect(one.exact).toBe(false)
  expect(one.plays).toBe(20_000)
  expect(two).toEqual(one)
  expect(sum(one.odds)).toBeCloseTo(1, 9)
  const mean = [...one.odds].reduce((total, [hits, share]) => total + hits * share, 0)
  // Ten hits on average with a variance of 20/3: five sigma of the mean of 20,000 plays.
  expect(Math.abs(mean - 10)).toBeLessThan(5 * Math.sqrt(20 / 3 / 20_000))
  expect(odds('handful', (p) => p.hits, { limit: 461 }).exact).toBe(false)
  expect(odds('handful', (p) => p.hits, { limit: 462 }).exact).toBe(true)
})

test('without an answer a forecast stops at the next question', () => {
  expect(odds('dare', (p) => p.sum)).toEqual({ odds: new Map([[3, 1]]), plays: 1, exact: true })
})

test('an answer decides the questions on the way, and `until` stops where the first of its phases begins', () => {
  const answer = (text: string) => (p: Casino) => (p.depth === 0 ? undefined : { seat: 1, action: action(p, text) })
  const upToBonus = odds('dare', (p) => p.sum, { answer: answer('double'), until: [Bonus] })
  expect(upToBonus.plays).toBe(2)
  expect(upToBonus.odds.get(106)).toBeCloseTo(1 / 6, 12)
  expect(upToBonus.odds.get(6)).toBeCloseTo(5 / 6, 12)
  const whole = odds('dare', (p) => p.sum, { answer: answer('leave') })
  expect(whole.plays).toBe(12)
  expect(whole.odds.get(4003)).toBeCloseTo(5 / 36, 12)
  const reply = odds('dare', (p) => p.sum, { answer: answer('double'), until: [Reply] })
  expect(reply.odds).toEqual(new Map([[3, 1]]))
  const first = odds('dare', (p) => p.sum, { answer: answer('double'), until: [Bonus, Reply] })
  expect(first.odds).toEqual(reply.odds)
})

test('an answerer that goes in circles is detected', () => {
  expect(() => odds('two dice', (p) => p.sum, { answer: (p) => ({ seat: 0, action: action(p, 'two dice') }) })).toThrow(
    /no end/,
  )
})

test('if the view hides something that matters, the odds are an estimate over imagined positions', () => {
  const { odds: all, exact, plays } = odds('hidden', (p) => p.sum, {}, true)
  expect(exact).toBe(false)
  expect(plays).toBe(512)
  expect(all.get(9)).toBeCloseTo(1 / 2, 9)
  for (const secret of [0, 1, 2, 3]) expect(Math.abs((all.get(secret) ?? 0) - 1 / 8)).toBeLessThan(0.05)
  expect(sum(all)).toBeCloseTo(1, 9)
})

test('if the view hides only what does not matter, the odds are exact', () => {
  expect(odds('two dice', (p) => p.sum, {}, true).exact).toBe(true)
  expect(odds('two dice', (p) => p.sum, {}, true).plays).toBe(36 * 32)
  expect(odds('two dice', (p) => p.sum, { agree: 2 }, true)).toMatchObject({ plays: 36 * 2, exact: true })
})

test('an action that is not legal has no odds', () => {
  const p = kernel.open('only', {}, fastDice(1))
  expect(() => forecast(kernel, p, 1, action(p, 'two dice'), () => 0)).toThrow(/not legal/)
})

test("Six Villages: odds of an attack with the defender's answer, from the attacker's view and the open table", () => {
  const six = engine(sixVillages)
  const p = six.open('lake', {}, fastDice(5))
  const close = (seat: number) => six.play(p, seat, Number(six.parse(p, seat, 'close')), fastDice(6))
  for (const seat of [0, 1, 0, 1]) close(seat)
  expect(six.phase(p).name).toBe('march')
  const seat = p.marching
  const [attacker, defender] = seat === 0 ? [0, 3] : [3, 0]
  p.at[attacker] = 1
  p.at[defender] = 2
  p.ready[defender] = 1
  const attack = Number(six.parse(p, seat, `march ${seat === 0 ? 'blue' : 'red'} 1 > Ford`))
  const answer = (at: typeof p) =>
    six.phase(at).name === 'fight'
      ? { seat: 1 - seat, action: Number(six.parse(at, 1 - seat, `meet with ${seat === 0 ? 'red' : 'blue'} 1`)) }
      : undefined
  const truth = forecast(six, p, seat, attack, (end) => end.strength[attacker], { answer })
  expect(truth.exact).toBe(true)
  // Three dice hit on 5 and 6, and the attacker has two steps.
  expect(truth.odds.get(2)).toBeCloseTo(8 / 27, 12)
  expect(truth.odds.get(1)).toBeCloseTo(12 / 27, 12)
  expect(truth.odds.get(0)).toBeCloseTo(7 / 27, 12)
  const view = sixVillages.layout.make(p.scenario)
  sixVillages.redact(p, seat, view)
  const guess = forecast(six, view, seat, attack, (end) => end.strength[attacker], { answer })
  expect(guess.exact).toBe(false)
  expect(sum(guess.odds)).toBeCloseTo(1, 9)
  // His own losses depend on what the view shows: two dice, or more.
  expect(guess.odds.get(2)).toBeGreaterThan(8 / 27 - 0.1)
})
