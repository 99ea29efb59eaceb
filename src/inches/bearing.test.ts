import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearing } from './bearing.ts'
import { east, north, ONE } from './sines.ts'
import { FULL_TURN, INCH, turnBetween } from './units.ts'

test('a step along a heading has that bearing, for every heading', () => {
  for (let heading = 0; heading < FULL_TURN; heading++)
    expect(bearing(east(heading) * INCH, north(heading) * INCH)).toBe(heading)
})

test('a direction between two headings has the nearer one as its bearing', () => {
  const side = fc.integer({ min: -96 * INCH, max: 96 * INCH })
  fc.assert(
    fc.property(side, side, (dx, dy) => {
      fc.pre(dx !== 0 || dy !== 0)
      const exact = (Math.atan2(dx, dy) * FULL_TURN) / (2 * Math.PI)
      const heading = bearing(dx, dy)
      expect(heading).toBeGreaterThanOrEqual(0)
      expect(heading).toBeLessThan(FULL_TURN)
      const rounded = ((Math.round(exact) % FULL_TURN) + FULL_TURN) % FULL_TURN
      expect(Math.abs(turnBetween(rounded, heading))).toBeLessThanOrEqual(
        Math.abs(exact - Math.round(exact)) > 0.45 ? 1 : 0,
      )
    }),
  )
})

test('a step of no length has the bearing north', () => {
  expect([bearing(0, 0), bearing(0, -ONE), bearing(-ONE, 0), bearing(ONE, 0)]).toEqual([0, 720, 1080, 360])
})
