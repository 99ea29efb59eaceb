import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearing } from './bearing.ts'
import { east, north, ONE } from './sines.ts'
import { FULL_TURN, INCH, turnBetween } from './units.ts'

test('along every heading lies that heading', () => {
  for (let heading = 0; heading < FULL_TURN; heading++)
    expect(bearing(east(heading) * INCH, north(heading) * INCH)).toBe(heading)
})

test('what lies between two headings has the nearer one', () => {
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

test('what has no length lies to the north', () => {
  expect([bearing(0, 0), bearing(0, -ONE), bearing(-ONE, 0), bearing(ONE, 0)]).toEqual([0, 720, 1080, 360])
})
