import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INCH, overlap } from '../../../../src/inches/index.ts'
import { diceFrom, randomSource } from '../../../../src/kernel/index.ts'
import { isSolid } from '../movement/clearance.ts'
import { isOn, isOnTable, shapeOf } from '../state/bodies.ts'
import { morale } from '../state/position.ts'
import { table } from '../testing/table.ts'
import { settleHarm } from './aftermath.ts'
import { cutDown, lose, oweRout, oweTest } from './harm.ts'
import { retire } from './retiring.ts'

const FORMS = ['march', 'attack', 'line', 'square', 'horse-line', 'horse-column', 'limbered', 'deployed'] as const
const SIDE = 7

/** Two armies, mixed in a crowd of 28 units in the middle of the table; their places and headings come from a seed. */
function crowd(below: (n: number) => number) {
  const unit = (k: number) => ({
    name: `u${k}`,
    form: FORMS[below(FORMS.length)] as (typeof FORMS)[number],
    at: [24 + 4 * (k % SIDE), 26 + 5 * Math.floor(k / SIDE)] as const,
    heading: 90 * below(4),
  })
  const numbers = Array.from({ length: 4 * SIDE }, (_, k) => k)
  const of = (army: number) => numbers.filter((k) => (k + Math.floor(k / SIDE)) % 2 === army).map(unit)
  return table(
    {
      commands: [
        { id: 'one', general: [36, 30], units: of(0) },
        { id: 'two', army: 1, general: [36, 40], units: of(1) },
      ],
    },
    0,
    3,
  )
}

test('everything that is owed is worked off, and no two bodies come to stand on one place', () => {
  let [lost, routing] = [0, 0]
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const below = randomSource(seed)
      const { p, kernel } = crowd(below)
      const units = p.morale.length
      const bodies = Array.from({ length: p.x.length }, (_, body) => body)
      const meets = (one: number, other: number) =>
        one < other &&
        isOn(p, one) &&
        isOn(p, other) &&
        isSolid(p, one) &&
        isSolid(p, other) &&
        overlap(shapeOf(p, one), shapeOf(p, other))
      // Lines overlap in this crowd: of two that do, the later is taken off.
      for (const one of bodies) for (const other of bodies) if (meets(one, other)) p.x[other] = -1
      const standing = Array.from({ length: units }, (_, unit) => unit).filter((unit) => isOn(p, unit))
      const any = () => standing[below(standing.length)] as number
      for (const unit of standing) p.morale[unit] = below(4)
      for (let k = 0; k < 4; k++) {
        const [unit, foe] = [any(), any()]
        if (p.scenario.roster.army[unit] === p.scenario.roster.army[foe]) continue
        if (k === 0) lose(p, unit, 3 + below(4), foe)
        else if (k === 1) oweRout(p, unit, foe)
        else if (k === 2) cutDown(p, unit, foe)
        else {
          lose(p, unit, 1, foe)
          oweTest(p, unit, foe)
        }
        if (k === 3 && isOn(p, foe) && p.morale[foe] !== morale.ROUT) retire(p, foe, unit, 4 * INCH)
      }
      settleHarm(p)
      kernel.settle(p, diceFrom(below))
      const found = new Int32Array(1024)
      // Ties are settled by taking the first that is named.
      while (kernel.phase(p).name === 'aftermath') {
        const seat = 31 - Math.clz32(kernel.awaiting(p))
        kernel.actions(p, seat, found)
        kernel.play(p, seat, found[0] as number, diceFrom(below))
      }
      expect([p.owed, [...p.routs, ...p.tests, ...p.shock, ...p.cause].filter((one) => one !== 0)]).toEqual([0, []])
      for (const one of bodies) {
        if (isOn(p, one)) expect(isOnTable(p.scenario, shapeOf(p, one))).toBe(true)
        for (const other of bodies) if (meets(one, other)) expect([seed, one, other]).toEqual([])
      }
      for (const unit of standing) {
        lost += p.lost[unit] as number
        routing += Number(isOn(p, unit) && p.morale[unit] === morale.ROUT)
        expect(isOn(p, unit)).toBe(p.lost[unit] === 0)
      }
    }),
    { numRuns: 300 },
  )
  expect([lost > 75, routing > 750]).toEqual([true, true])
})
