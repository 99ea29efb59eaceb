import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aim, makeAim } from './aim.ts'
import { makeBody, setBody } from './body.ts'
import { type Convex, makeConvex, setPoint, setSegment } from './convex.ts'
import { gap, span } from './gap.ts'
import { east, north } from './sines.ts'
import { clip, gapSquared, placesOf, rootUp } from './testing/reference.ts'
import { bodyAt, heading, pose } from './testing/samples.ts'
import { DEGREE, INCH, turned } from './units.ts'
import { isWithinArc } from './zones.ts'

const whole = (n: number) => ({ top: BigInt(n), bottom: 1n })

/** The distance, worked out with fractions of large integers; infinite if no part lies in the arc. */
function truly(x: number, y: number, way: number, arc: number, shape: Convex): number {
  const at = [whole(x), whole(y)] as const
  const along = (to: number, sign: number) => [whole(sign * east(to)), whole(sign * north(to))] as const
  const inArc = clip(clip(placesOf(shape), at, along(turned(way, arc), 1)), at, along(turned(way, -arc), -1))
  const corners = Array.from({ length: shape.count }, (_, k) => [shape.xs[k], shape.ys[k]] as const)
    .filter(([cx, cy]) => isWithinArc(way, arc, cx - x, cy - y))
    .map(([cx, cy]) => span(x, y, cx, cy))
  const ofPart = inArc.length === 0 ? Number.POSITIVE_INFINITY : rootUp(gapSquared([at], inArc))
  return Math.min(ofPart, ...corners)
}

const found = makeAim()
const arcs = fc.oneof(fc.constantFrom(90, 180), fc.integer({ min: 20, max: 350 }))

describe('against fractions of large integers', () => {
  test('the nearest place of a body in an arc', () => {
    const met = { part: 0, whole: 0 }
    fc.assert(
      fc.property(pose, heading, arcs, fc.nat(1500), fc.nat(1500), (other, way, arc, x, y) => {
        const body = bodyAt(other)
        const distance = truly(x, y, way, arc, body)
        expect(aim(x, y, way, arc, body, found)).toBe(distance < Number.POSITIVE_INFINITY)
        if (distance === Number.POSITIVE_INFINITY) return
        expect(found.distance).toBe(distance)
        met[distance === gap(body, setPoint(makeConvex(), x, y)) ? 'whole' : 'part']++
        // The place is rounded: its distance and its place on the body and in the arc are right to within a cell.
        expect(Math.abs(span(x, y, found.x, found.y) - distance)).toBeLessThanOrEqual(1)
        expect(gap(body, setPoint(makeConvex(), found.x, found.y))).toBeLessThanOrEqual(1)
        expect(isWithinArc(way, arc, found.x - x, found.y - y)).toBe(true)
      }),
      { numRuns: 3_000 },
    )
    expect(Math.min(met.part, met.whole)).toBeGreaterThan(50)
  })

  test('whole distances stay whole if a border of the arc runs along whole cells', () => {
    // The right border runs along an axis, and a slanting edge crosses it; the nearer part of the edge lies beside the
    // arc.
    const quarter = fc.constantFrom([0, 1], [1, 0], [0, -1], [-1, 0])
    fc.assert(
      fc.property(
        quarter,
        fc.integer({ min: 1, max: 3000 }),
        fc.integer({ min: 2, max: 500 }),
        ([dx, dy], far, half) => {
          const at = (ahead: number, right: number) =>
            [3072 + dx * ahead + dy * right, 3072 + dy * ahead - dx * right] as const
          const line = setSegment(makeConvex(), ...at(far + half, -half), ...at(far - half, half))
          const border = dx === 0 ? (dy > 0 ? 0 : 720) : dx > 0 ? 360 : 1080
          expect(aim(3072, 3072, turned(border, -180), 180, line, found)).toBe(true)
          const [x, y] = at(far, 0)
          expect(found).toEqual({ distance: far, x, y })
        },
      ),
    )
  })

  test('segments, points, and corner to corner of the largest table', () => {
    const line = setSegment(makeConvex(), 6144, 0, 6143, 6144)
    expect(aim(0, 3000, 270, 180, line, found)).toBe(true)
    expect(found.distance).toBe(truly(0, 3000, 270, 180, line))
    expect(aim(0, 0, 180, 1, setPoint(makeConvex(), 6144, 6144), found)).toBe(true)
    expect(found).toEqual({ distance: rootUp({ top: 2n * 6144n ** 2n, bottom: 1n }), x: 6144, y: 6144 })
    fc.assert(
      fc.property(fc.array(fc.nat(6144), { minLength: 6, maxLength: 6 }), heading, (at, way) => {
        const [x, y, ...ends] = at as [number, number, number, number, number, number]
        const shape = setSegment(makeConvex(), ...ends)
        const distance = truly(x, y, way, 180, shape)
        if (aim(x, y, way, 180, shape, found)) expect(found.distance).toBe(distance)
        else expect(distance).toBe(Number.POSITIVE_INFINITY)
      }),
      { numRuns: 2_000 },
    )
  })
})

test('a body turned with the arc by a right angle is aimed at as before', () => {
  // Places that are halves before rounding are common: edges at 45 degrees, and odd lengths.
  const even = fc.record({
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.integer({ min: -900, max: 900 }),
    heading: fc.constantFrom(0, 90, 180, 270),
    front: fc.constantFrom(96, 97, 192),
    depth: fc.constantFrom(64, 65, 96),
  })
  const other = makeAim()
  let met = 0
  fc.assert(
    fc.property(even, fc.constantFrom(0, 90, 180, 270), arcs, (one, way, arc) => {
      const shape = bodyAt(one)
      const turnedShape = makeConvex()
      turnedShape.count = 4
      // Turns by a right angle to the right: east is where north was.
      for (let k = 0; k < 4; k++) {
        turnedShape.xs[k] = shape.ys[k]
        turnedShape.ys[k] = -shape.xs[k]
      }
      const isIn = aim(0, 0, way, arc, shape, found)
      expect(aim(0, 0, turned(way, 360), arc, turnedShape, other)).toBe(isIn)
      if (!isIn) return
      met++
      expect(other).toEqual({ distance: found.distance, x: found.y, y: 0 - found.x })
    }),
    { numRuns: 2_000 },
  )
  expect(met).toBeGreaterThan(300)
})

describe('on the table', () => {
  // A body that looks north with the middle of its front at 10, 10.
  const at = (x: number, y: number, front: number, depth: number) =>
    setBody(makeBody(), x * INCH, y * INCH, 0, front * INCH, depth * INCH)
  const of = (shape: Convex) => aim(10 * INCH, 10 * INCH, 0, 45 * DEGREE, shape, found)

  test('straight ahead the front of a body is its nearest part', () => {
    expect(of(at(12, 15, 6, 1))).toBe(true)
    expect([found.distance, found.x, found.y].map((cells) => cells / INCH)).toEqual([4.5, 10, 14.5])
  })

  test('a body that lies half beside the arc is as far away as the part within', () => {
    // Its corner nearest to the point is at 13, 12; the border enters at 13, 13.
    expect(of(at(16, 14, 6, 4))).toBe(true)
    expect([found.x, found.y].map((cells) => cells / INCH)).toEqual([13, 13])
    expect(found.distance).toBe(Math.ceil(3 * Math.SQRT2 * INCH))
  })

  test('a body beside or behind the arc is not in it', () => {
    expect([of(at(16, 10, 6, 1)), of(at(10, 5, 6, 1))]).toEqual([false, false])
  })

  test('a shape that covers the point is at distance 0', () => {
    expect(of(at(10, 10, 6, 1))).toBe(true)
    expect(found).toEqual({ distance: 0, x: 640, y: 640 })
  })
})
