import { expect, test } from 'vitest'
import { packing } from './action.ts'
import { begin, numberPhases } from './agenda.ts'
import { byVerb } from './by-verb.ts'
import { layout } from './layout.ts'
import type { Choice, Phase } from './phase.ts'
import type { Scenario } from './position.ts'
import { refusal } from './refusal.ts'
import { cell, type Laid } from './shape.ts'

const shape = { turn: cell }
const table = layout<typeof shape, Scenario>(shape)
type P = Laid<typeof shape, Scenario>
const TOO_FAR = refusal('1', 'Too far.')
const BITS = 4
const { a, b, verb } = packing(BITS)

/** A unit can go to the hexes up to its own number. */
const move: Choice<P> = {
  verb: 'move {units} > {hexes}',
  propose(_p, _seat, offers) {
    for (let unit = 0; unit < 3; unit++) for (let hex = 0; hex < 3; hex++) offers.try(unit, hex)
  },
  check: (_p, _seat, unit, hex) => (hex > unit ? TOO_FAR : undefined),
  play: () => {},
}
const rest: Choice<P> = {
  verb: 'rest',
  propose: (_p, _seat, offers) => offers.give(),
  check: () => undefined,
  play: () => {},
}
const Marching: Phase<P> = { name: 'marching', rule: '1', asks: () => 1, choices: [rest, move] }
const Resting: Phase<P> = { name: 'resting', rule: '2', asks: () => 1, choices: [rest] }
const phases = [Marching, Resting]
numberPhases(phases)
const { choose, legal, best } = byVerb(phases, BITS)

function during(phase: Phase<P>): P {
  const p = table.make({ id: '', counts: {}, options: {} })
  begin(p, phase)
  return p
}

test('the legal actions of a verb come in the order of the rules, and in another phase there are none', () => {
  expect(legal(during(Marching), 0, move.verb)).toEqual([
    { a: 0, b: 0 },
    { a: 1, b: 0 },
    { a: 1, b: 1 },
    { a: 2, b: 0 },
    { a: 2, b: 1 },
    { a: 2, b: 2 },
  ])
  expect(legal(during(Resting), 0, move.verb)).toEqual([])
})

test('an action is given only if the running phase has it and it is legal', () => {
  const action = choose(during(Marching), 0, move.verb, 2, 1) as number
  expect([verb(action), a(action), b(action)]).toEqual([1, 2, 1])
  expect(choose(during(Marching), 0, rest.verb)).toBe(0)
  expect(choose(during(Marching), 0, move.verb, 1, 2)).toBeUndefined()
  expect(choose(during(Resting), 0, move.verb, 2, 1)).toBeUndefined()
})

test('the best action is the first of those that score highest, and has to score more than the minimum', () => {
  const found = best(during(Marching), 0, move.verb, (_, hex) => -Math.abs(hex - 1)) as number
  expect([a(found), b(found)]).toEqual([1, 1])
  expect(best(during(Marching), 0, move.verb, () => 3, 3)).toBeUndefined()
  expect(best(during(Resting), 0, move.verb, () => 1)).toBeUndefined()
})
