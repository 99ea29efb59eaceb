import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INCH, makeConvex, setPoint } from '../../../inches/index.ts'
import { bodyAt, pose } from '../../../inches/testing/samples.ts'
import { between, spotShape } from './between.ts'
import { neighbour } from './testing/movers.ts'

const one = neighbour(1, false, 20, 20).shape
const other = neighbour(2, true, 20, 26, 180).shape

test('a ruler lies edge to edge', () => {
  const { from, to, inches } = between(one, other)
  expect([inches, from[1], to[1]]).toEqual([4, 21 * INCH, 25 * INCH])
})

test('a ruler from a general begins at the edge of his base', () => {
  const general = setPoint(makeConvex(1), 20 * INCH, 30 * INCH, 32)
  expect(between(general, other)).toMatchObject({
    inches: 2.5,
    from: [20 * INCH, 29.5 * INCH],
    to: [20 * INCH, 27 * INCH],
  })
})

test('a ruler measures between two places, and shows nothing from a place within a base', () => {
  expect(between(spotShape([0, 0]), spotShape([3 * INCH, 4 * INCH])).inches).toBe(5)
  expect(between(spotShape([20 * INCH, 20 * INCH]), one).inches).toBe(0)
})

test('a ruler is as long as it says', () => {
  fc.assert(
    fc.property(pose.map(bodyAt), pose.map(bodyAt), (a, b) => {
      const { from, to, inches } = between(a, b)
      fc.pre(inches > 0)
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      expect(Math.abs(length - inches * INCH)).toBeLessThan(1)
    }),
  )
})
