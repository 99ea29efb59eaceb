import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advance, settle } from './advance.ts'
import { makeBody, setBody, shift } from './body.ts'
import { makeConvex, setPoint } from './convex.ts'
import { gap, overlap, parts } from './gap.ts'
import { farthestCorner, hull, isWithinRate, passesBeside, ruled, used } from './moves.ts'
import { eastward, northward } from './sines.ts'
import { commonArea, placesOf, sign } from './testing/reference.ts'
import { bodyAt, heading, pose, shape } from './testing/samples.ts'
import { DEGREE, FULL_TURN, INCH, turned } from './units.ts'
import { isWithinArc } from './zones.ts'

describe('how far a move goes', () => {
  test('a full move straight ahead is allowed at every heading and rate, and uses no more than the rate', () => {
    for (let way = 0; way < FULL_TURN; way++)
      for (const rate of [1, 2, 4, 6, 8, 12, 14, 16]) {
        const [from, to] = [makeBody(), makeBody()]
        setBody(from, 2000, 2000, way, 384, 64)
        const [x, y] = [2000 + eastward(way, rate * INCH), 2000 + northward(way, rate * INCH)]
        setBody(to, x, y, way, 384, 64)
        expect(isWithinRate(from, to, rate * INCH)).toBe(true)
        expect(isWithinArc(way, 45 * DEGREE, x - 2000, y - 2000)).toBe(true)
        expect(used(from, to)).toBeLessThanOrEqual(rate * INCH)
        expect(ruled(used(from, to))).toBe(rate * INCH)
        expect(isWithinRate(from, to, rate * INCH - 3)).toBe(false)
      }
  })

  test('a move and the move back use the same distance', () => {
    fc.assert(
      fc.property(pose, pose, (one, other) => {
        const [a, b] = [bodyAt(one), bodyAt(other)]
        expect(used(b, a)).toBe(used(a, b))
        expect(isWithinRate(a, b, used(a, b))).toBe(true)
        if (used(a, b) > 0) expect(isWithinRate(a, b, used(a, b) - 1)).toBe(false)
      }),
    )
  })

  test('a ruler shows more than the rate exactly when a move is too long', () => {
    expect(ruled(0)).toBe(0)
    for (let rate = INCH / 2; rate <= 16 * INCH; rate += INCH / 2)
      for (let cells = 1; cells <= rate + 8; cells++) {
        expect(ruled(cells) > rate).toBe(cells > rate)
        expect(Math.abs(ruled(cells) - cells)).toBeLessThanOrEqual(3)
      }
  })

  test('a line of 6 inches that turns by 45 degrees on the spot: its corners go 2.3 inches', () => {
    const [from, to] = [makeBody(), makeBody()]
    setBody(from, 1000, 1000, 0, 6 * INCH, INCH)
    setBody(to, 1000, 1000, 45 * DEGREE, 6 * INCH, INCH)
    // Twice the half diagonal, 3.041 inches, times the sine of 22.5 degrees.
    expect(used(from, to) / INCH).toBeCloseTo(2 * 3.041 * 0.3827, 1)
  })

  test('a wheel about a corner is measured at the corner that swings', () => {
    const [from, to] = [makeBody(), makeBody()]
    setBody(from, 1000, 1000, 0, 6 * INCH, 2)
    // The right end stays: the centre moves ahead.
    const turn = 30 * DEGREE
    setBody(to, 1000 + 192 - northward(turn, 192), 1000 + eastward(turn, 192), turn, 6 * INCH, 2)
    const corner = farthestCorner(from, to)
    expect(from.xs[corner]).toBe(1000 - 192)
    expect(used(from, to) / INCH).toBeCloseTo(2 * 6 * 0.2588, 1)
  })
})

describe('the way of a move', () => {
  test('is convex and holds both ends', () => {
    const into = makeConvex()
    fc.assert(
      fc.property(pose, pose, (one, other) => {
        const ends = [bodyAt(one), bodyAt(other)] as const
        const way = placesOf(hull(...ends, into))
        const [wayArea, ...areas] = [into, ...ends].map((shape) => commonArea(placesOf(shape), placesOf(shape)))
        for (const [k, end] of ends.entries()) {
          const common = commonArea(placesOf(end), way)
          expect([common.top * areas[k].bottom, true]).toEqual([areas[k].top * common.bottom, sign(wayArea) > 0])
        }
        const corners = ends.flatMap((end) => Array.from(end.xs, (x, k) => `${x},${end.ys[k]}`))
        for (let k = 0; k < into.count; k++) {
          expect(corners).toContain(`${into.xs[k]},${into.ys[k]}`)
          const [at, on] = [(k + 1) % into.count, (k + 2) % into.count]
          const bend =
            (into.xs[at] - into.xs[k]) * (into.ys[on] - into.ys[at]) -
            (into.ys[at] - into.ys[k]) * (into.xs[on] - into.xs[at])
          expect(bend).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('passes over a body if no edge of either parts them; the edges of the body are checked without the hull', () => {
    const into = makeConvex()
    const seen = { over: 0, beside: 0, past: 0 }
    fc.assert(
      fc.property(pose, pose, pose, (one, other, third) => {
        const [from, to, body] = [bodyAt(one), bodyAt(other), bodyAt(third)]
        const [isBeside, isPast] = [passesBeside(from, to, body), parts(hull(from, to, into), body, true)]
        expect(overlap(into, body)).toBe(!isBeside && !isPast)
        seen[isBeside ? 'beside' : isPast ? 'past' : 'over']++
      }),
      { numRuns: 2_000 },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20)
  })

  test('is a band as wide as the disc if a disc moves', () => {
    const into = makeConvex()
    const [from, to] = [setPoint(makeConvex(), 0, 0, 32), setPoint(makeConvex(), 100, 0, 32)]
    expect(hull(from, to, into)).toMatchObject({ count: 2, radius: 32, west: -32, east: 132, south: -32, north: 32 })
    expect(hull(from, from, into)).toMatchObject({ count: 1, radius: 32 })
  })
})

describe('an advance into contact', () => {
  test('stops before it overlaps, and settles with at most a cell between', () => {
    let touched = 0
    fc.assert(
      fc.property(pose, heading, shape, fc.integer({ min: 1, max: 16 * INCH }), (from, way, target, most) => {
        const body = bodyAt(from)
        fc.pre(!overlap(body, target))
        const cells = advance(body, way, most, target)
        shift(body, eastward(way, cells), northward(way, cells))
        expect(overlap(body, target)).toBe(false)
        if (cells === most) return
        settle(body, way, target)
        touched++
        expect(overlap(body, target)).toBe(false)
        expect(gap(body, target)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 2_000 },
    )
    expect(touched).toBeGreaterThan(50)
  })

  test('stops where its side touches a base that it slides along', () => {
    // Its rounded way stays clear for 25 cells after contact.
    const body = setBody(makeBody(), 1144, 662, 757, 670, 445)
    const target = setBody(makeBody(), 1279, 1132, 1256, 155, 335)
    const cells = advance(body, 349, 554, target)
    shift(body, eastward(349, cells), northward(349, cells))
    settle(body, 349, target)
    expect([overlap(body, target), gap(body, target)]).toEqual([false, 1])
  })

  test('is not stopped by a base that is not in its way', () => {
    const body = setBody(makeBody(), 1000, 1000, 0, 192, 128)
    const beside = setBody(makeBody(), 1000 + 192, 1300, 0, 192, 128)
    expect(advance(body, 0, 400, beside)).toBe(400)
    const ahead = setBody(makeBody(), 1000 + 191, 1300, 0, 192, 128)
    expect(advance(body, 0, 400, ahead)).toBe(300 - 128)
    expect(advance(body, turned(0, FULL_TURN / 2), 400, ahead)).toBe(400)
  })
})
