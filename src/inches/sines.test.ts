import fc from 'fast-check'
import { expect, test } from 'vitest'
import { east, eastward, forward, halfEastward, halfNorthward, north, northward, ONE, rightward } from './sines.ts'
import { heading } from './testing/samples.ts'
import { FULL_TURN, RIGHT_ANGLE, turnBetween, turned } from './units.ts'

test('the table holds the sine and cosine of every heading, rounded to 14 bits', () => {
  for (let k = 0; k < FULL_TURN; k++) {
    const angle = (2 * Math.PI * k) / FULL_TURN
    expect(Math.abs(east(k) - ONE * Math.sin(angle))).toBeLessThan(0.501)
    expect(Math.abs(north(k) - ONE * Math.cos(angle))).toBeLessThan(0.501)
  }
})

test('the way back is as long as the way there, and a right angle turns east into north', () => {
  fc.assert(
    fc.property(heading, fc.integer({ min: 0, max: 65_535 }), (way, length) => {
      const back = turned(way, 2 * RIGHT_ANGLE)
      expect(eastward(back, length) + eastward(way, length)).toBe(0)
      expect(northward(back, length) + northward(way, length)).toBe(0)
      expect(northward(way, length) + northward(way, -length)).toBe(0)
      expect(eastward(turned(way, RIGHT_ANGLE), length)).toBe(northward(way, length))
      expect(halfEastward(way, 2 * (length >> 1))).toBe(eastward(way, length >> 1))
      expect(halfNorthward(back, length) + halfNorthward(way, length)).toBe(0)
    }),
  )
})

test('a way along a heading goes forward and not sideways; `rightward` is `forward` turned by a right angle', () => {
  fc.assert(
    fc.property(heading, fc.integer({ min: -10_000, max: 10_000 }), (way, length) => {
      const [dx, dy] = [eastward(way, length), northward(way, length)]
      expect(Math.abs(forward(way, dx, dy) - length)).toBeLessThan(2)
      expect(Math.abs(rightward(way, dx, dy))).toBeLessThan(2)
      const right = turned(way, RIGHT_ANGLE)
      expect(rightward(way, dx, dy)).toBeCloseTo(forward(right, dx, dy), 12)
    }),
  )
})

test('the shorter turn leads from one heading to the other', () => {
  fc.assert(
    fc.property(heading, heading, (from, to) => {
      const turn = turnBetween(from, to)
      expect(turned(from, turn)).toBe(to)
      expect(Math.abs(turn)).toBeLessThanOrEqual(FULL_TURN / 2)
    }),
  )
  expect(turnBetween(1400, 40)).toBe(80)
  expect(turnBetween(40, 1400)).toBe(-80)
})
