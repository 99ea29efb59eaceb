import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEGREE, gap, INCH, isWithinRate, makeBody, overlap, turnBetween } from '../../../../src/inches/index.ts'
import { shapeAt, shapeOf } from '../state/bodies.ts'
import { FORM_IDS } from '../state/forms.ts'
import { battle } from '../testing/battle.ts'
import { judgeContact, moveIntoContact } from './contact.ts'

/** Any formation of infantry that can assault or be assaulted. */
const formation = fc.constantFrom('attack', 'line', 'square' as const)
const quarters = fc.integer({ min: 0, max: 359 })

test('a contact that is allowed touches the enemy, overlaps no one, and is within the rate and the wheel', () => {
  let allowed = 0
  fc.assert(
    fc.property(
      formation,
      formation,
      fc.integer({ min: -8 * INCH, max: 8 * INCH }),
      fc.integer({ min: 0, max: 8 * INCH }),
      quarters,
      fc.integer({ min: -60, max: 60 }),
      (own, his, dx, dy, hisHeading, heading) => {
        const at = battle(
          [
            { name: 'A', form: own, at: [36, 30], heading: (heading + 360) % 360 },
            { name: 'B', form: 'march', at: [38.5, 34], heading: 30 },
          ],
          [{ name: 'X', form: his, at: [36, 36], heading: hisHeading }],
          'attack',
        )
        const { p } = at
        p.x[2] += dx
        p.y[2] += dy - 2 * INCH
        const [a, b, x] = [0, 1, 2]
        fc.pre(!overlap(shapeOf(p, a), shapeOf(p, x)) && !overlap(shapeOf(p, b), shapeOf(p, x)))
        fc.pre(!overlap(shapeOf(p, a), shapeOf(p, b)))
        const from = shapeAt(p, a, makeBody(), p.x[a], p.y[a], p.heading[a], p.form[a])
        const was = p.heading[a]
        if (judgeContact(p, a, x, undefined) !== undefined) return
        allowed++
        moveIntoContact(p, a)
        expect(gap(shapeOf(p, a), shapeOf(p, x))).toBeLessThanOrEqual(1)
        expect(overlap(shapeOf(p, a), shapeOf(p, x)) || overlap(shapeOf(p, a), shapeOf(p, b))).toBe(false)
        expect(Math.abs(turnBetween(was, p.heading[a]))).toBeLessThanOrEqual(45 * DEGREE)
        const rate = p.scenario.rates.foot[FORM_IDS.indexOf(own)]
        expect(isWithinRate(from, shapeOf(p, a), rate)).toBe(true)
      },
    ),
    { numRuns: 3_000 },
  )
  expect(allowed).toBeGreaterThan(200)
})

test('13.2 an enemy at the side of a unit is out of its reach, whether or not a friend stands ahead', () => {
  const A = { name: 'A', form: 'attack', at: [36, 30] } as const
  const X = { name: 'X', form: 'line', at: [28, 29], heading: 90 } as const
  const ahead = { name: 'B', form: 'line', at: [36, 33] } as const
  for (const own of [[A], [A, ahead]]) {
    const { p } = battle(own, [X], 'attack')
    expect(judgeContact(p, 0, own.length, undefined)?.rule).toBe('13.2')
  }
})
