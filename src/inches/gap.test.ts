import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Body, makeBody, setBody, shift } from './body.ts'
import { type Convex, makeConvex, setPoint, setSegment } from './convex.ts'
import { compareGap, gap, overlap, within } from './gap.ts'
import { commonArea, gapSquared, placesOf, rootUp, sign } from './testing/reference.ts'
import { bodyAt, pose, shape } from './testing/samples.ts'
import { INCH, LARGEST, RIGHT_ANGLE } from './units.ts'

const line = (x0: number, y0: number, x1: number, y1: number) => setSegment(makeConvex(), x0, y0, x1, y1)

/** Whether two shapes overlap, by the reference. */
function truly(a: Convex, b: Convex): boolean {
  const square = gapSquared(placesOf(a), placesOf(b))
  const reach = BigInt(a.radius + b.radius)
  if (reach > 0n) return square.top < reach * reach * square.bottom
  if (a.count > 2 && b.count > 2) return sign(commonArea(placesOf(a), placesOf(b))) > 0
  // A point overlaps if it lies inside and on no edge.
  const [point, other] = a.count === 1 ? [a, b] : [b, a]
  if (other.count === 1) return point.xs[0] === other.xs[0] && point.ys[0] === other.ys[0]
  const edges = Array.from({ length: other.count }, (_, k) => {
    const to = (k + 1) % other.count
    return placesOf(line(other.xs[k], other.ys[k], other.xs[to], other.ys[to]))
  })
  return sign(square) === 0 && edges.every((edge) => sign(gapSquared(placesOf(point), edge)) > 0)
}

describe('against fractions of large integers', () => {
  test('shapes overlap where they have an inside in common', () => {
    let met = 0
    fc.assert(
      fc.property(shape, shape, (a, b) => {
        const found = overlap(a, b)
        met += Number(found)
        expect(found).toBe(truly(a, b))
        expect(overlap(b, a)).toBe(found)
      }),
      { numRuns: 2_000 },
    )
    expect(met).toBeGreaterThan(50)
  })

  test('the gap is the distance rounded up, and shapes are within a range if their gap is no more than that', () => {
    fc.assert(
      fc.property(shape, shape, (a, b) => {
        const square = gapSquared(placesOf(a), placesOf(b))
        const found = gap(a, b)
        expect(found).toBe(sign(square) === 0 ? 0 : Math.max(0, rootUp(square) - a.radius - b.radius))
        expect(gap(b, a)).toBe(found)
        expect(within(a, b, found)).toBe(true)
        expect(within(b, a, found)).toBe(true)
        // Also below 0, if they touch or overlap.
        expect(within(a, b, found - 1)).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })

  test('segments and points that meet in a line or a corner are 0 apart, and those that only line up are not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 8, maxLength: 8 }),
        ([a, b, c, d, e, f, g, h]) => {
          const [one, other] = [line(a, b, c, d), line(e, f, g, h)]
          expect(compareGap(one, other, 0) <= 0).toBe(sign(gapSquared(placesOf(one), placesOf(other))) === 0)
        },
      ),
      { numRuns: 3_000 },
    )
  })

  test('from corner to corner of the largest table', () => {
    const edge = line(0, 0, LARGEST, LARGEST - 1)
    const point = setPoint(makeConvex(), LARGEST, 0)
    const found = rootUp(gapSquared(placesOf(edge), placesOf(point)))
    expect(gap(edge, point)).toBe(found)
    expect(within(edge, point, found - 1)).toBe(false)
    expect(within(edge, point, LARGEST)).toBe(true)
  })
})

describe('on the table', () => {
  const brigade = (x: number, y: number, heading = 0): Body =>
    setBody(makeBody(), x * INCH, y * INCH, heading, 6 * INCH, INCH)

  test('a brigade in line is 6 inches by 1: side by side they touch and do not overlap', () => {
    const [left, right] = [brigade(10, 10), brigade(16, 10)]
    expect(overlap(left, right)).toBe(false)
    expect(gap(left, right)).toBe(0)
    shift(right, -1, 0)
    expect(overlap(left, right)).toBe(true)
  })

  test('facing east, the front runs north and south', () => {
    const line = brigade(10, 10, RIGHT_ANGLE)
    expect([line.west, line.east, line.south, line.north]).toEqual([9.5, 10.5, 7, 13].map((at) => at * INCH))
    expect(gap(line, brigade(10, 16))).toBe(2.5 * INCH)
  })

  test('the gap between a brigade and a general is measured to his disc of half an inch', () => {
    const general = setPoint(makeConvex(), 10 * INCH, 11 * INCH, INCH / 2)
    expect(gap(brigade(10, 10), general)).toBe(0)
    expect(overlap(brigade(10, 10), general)).toBe(false)
    setPoint(general, 10 * INCH, 11 * INCH - 1, INCH / 2)
    expect(overlap(brigade(10, 10), general)).toBe(true)
    expect(within(brigade(10, 20), general, 8 * INCH)).toBe(false)
    expect(within(brigade(10, 20), general, 8 * INCH + 1)).toBe(true)
  })

  test('a shifted body equals a body placed there', () => {
    fc.assert(
      fc.property(pose, fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }), (from, dx, dy) => {
        const moved = bodyAt(from)
        shift(moved, dx, dy)
        expect(moved).toEqual(bodyAt({ ...from, x: from.x + dx, y: from.y + dy }))
      }),
    )
  })
})
