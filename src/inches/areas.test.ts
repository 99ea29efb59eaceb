import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultOf, gapToArea, isNear, isWhollyOn, makeArea, type Point, standsOn } from './areas.ts'
import { bandOutline } from './bands.ts'
import { makeBody, setBody } from './body.ts'
import { makeConvex, setPoint, setSegment } from './convex.ts'
import { gap } from './gap.ts'
import { commonArea, placesOf, sign } from './testing/reference.ts'
import { bodyAt, outline, pose } from './testing/samples.ts'
import { DEGREE, INCH } from './units.ts'

const area = (points: readonly Point[]) =>
  points.reduce((sum, [x, y], k) => {
    const [a, b] = points[(k + 1) % points.length] as Point
    return sum + x * b - y * a
  }, 0)

const whole = (n: number) => ({ top: BigInt(n), bottom: 1n })
const places = (points: readonly Point[]) => points.map(([x, y]) => [whole(x), whole(y)] as const)
const ground = outline.filter((points) => faultOf(points) === undefined)

/** An outline of the letter C, open to the east. */
const C: Point[] = [
  [0, 0],
  [600, 0],
  [600, 100],
  [100, 100],
  [100, 500],
  [600, 500],
  [600, 600],
  [0, 600],
]

describe('an outline', () => {
  test('is cut into triangles that make up its whole ground', () => {
    fc.assert(
      fc.property(ground, fc.boolean(), (points, isBackward) => {
        const { triangles } = makeArea(isBackward ? points.toReversed() : points)
        const sum = triangles.reduce((all, one) => all + Number(commonArea(placesOf(one), placesOf(one)).top), 0)
        expect(sum).toBe(Math.abs(area(points)))
      }),
    )
  })

  test('that crosses or touches itself, runs back or has two corners is not ground', () => {
    expect(
      faultOf([
        [0, 0],
        [10, 0],
      ]),
    ).toEqual({ fault: 'few' })
    expect(
      faultOf([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ]),
    ).toEqual({ fault: 'crosses', edges: [0, 2] })
    expect(
      faultOf([
        [0, 0],
        [10, 0],
        [10, 10],
        [5, 0],
        [0, 10],
      ]),
    ).toEqual({ fault: 'crosses', edges: [0, 2] })
    expect(
      faultOf([
        [0, 0],
        [10, 0],
        [5, 0],
        [5, 10],
      ]),
    ).toMatchObject({ fault: 'crosses' })
    expect(
      faultOf([
        [0, 0],
        [10, 0],
        [10, 0],
        [5, 10],
      ]),
    ).toMatchObject({ fault: 'crosses' })
    expect(
      faultOf([
        [0, 0],
        [10, 0],
        [20, 0],
      ]),
    ).toMatchObject({ fault: 'crosses' })
    expect(() =>
      makeArea([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
      ]),
    ).toThrow(/bounds no ground/)
    expect(faultOf(C)).toBeUndefined()
    expect(
      faultOf([
        [0, 0],
        [5, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBeUndefined()
  })
})

describe('a body and ground', () => {
  test('a body stands on ground that it covers in part, and is wholly on it if nothing sticks out', () => {
    let [on, wholly] = [0, 0]
    fc.assert(
      fc.property(ground, pose, (points, one) => {
        const [body, land] = [bodyAt(one), makeArea(points)]
        const common = commonArea(places(area(points) > 0 ? points : points.toReversed()), placesOf(body))
        const all = commonArea(placesOf(body), placesOf(body))
        const stands = standsOn(land, body)
        on += Number(stands)
        expect(stands).toBe(sign(common) > 0)
        const isAll = common.top * all.bottom === all.top * common.bottom
        wholly += Number(isAll)
        expect(isWhollyOn(land, body)).toBe(isAll)
      }),
      { numRuns: 600 },
    )
    expect([on > 100, wholly > 10]).toEqual([true, true])
  })

  test('a body in the bay of a C does not stand on it, however near it is', () => {
    const land = makeArea(C)
    const body = setBody(makeBody(), 300, 300, 0, 398, 398)
    expect([standsOn(land, body), isNear(land, body, 0), isNear(land, body, 1)]).toEqual([false, false, true])
    setBody(body, 300, 300, 0, 400, 400)
    expect([standsOn(land, body), isNear(land, body, 0)]).toEqual([false, true])
    setBody(body, 300, 300, 0, 402, 402)
    expect([standsOn(land, body), isWhollyOn(land, body)]).toEqual([true, false])
  })

  test('ground is as near as the nearest of its edges', () => {
    fc.assert(
      fc.property(ground, pose, (points, one) => {
        const [body, land] = [bodyAt(one), makeArea(points)]
        const nearest = standsOn(land, body) ? 0 : Math.min(...land.edges.map((edge) => gap(edge, body)))
        expect(isNear(land, body, nearest)).toBe(true)
        if (nearest > 0) expect(isNear(land, body, nearest - 1)).toBe(false)
      }),
    )
  })

  test('a point on the border is not on the ground, but a point between two of its triangles is', () => {
    const square = makeArea([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ])
    for (const [x, y, isOn] of [
      [50, 50, true],
      [0, 50, false],
      [100, 100, false],
      [20, 20, true],
      [20, 80, true],
      [101, 50, false],
    ] as const)
      expect([x, y, standsOn(square, setPoint(makeConvex(), x, y))]).toEqual([x, y, isOn])
  })

  test('a line of sight along the cut between two triangles passes through the ground', () => {
    const square = makeArea([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ])
    const sees = (a: number, b: number, c: number, d: number) => standsOn(square, setSegment(makeConvex(), a, b, c, d))
    expect([sees(0, 0, 100, 100), sees(0, 100, 100, 0), sees(-50, -50, 20, 20)]).toEqual([true, true, true])
    // Not along the border, nor from outside to a corner.
    expect([sees(0, 0, 100, 0), sees(-50, -50, 0, 0), sees(-10, 110, 0, 100)]).toEqual([false, false, false])
  })
})

describe('a road', () => {
  test('has room for a column of its own width, and for no wider one', () => {
    const road = makeArea(
      bandOutline(
        [
          [500, 0],
          [500, 2000],
        ],
        96,
      ),
    )
    const column = (width: number) => setBody(makeBody(), 500, 800, 0, width, 256)
    expect([96, 98].map((width) => isWhollyOn(road, column(width)))).toEqual([true, false])
  })

  test('is mitred where it bends, and as wide after the bend', () => {
    const outline = bandOutline(
      [
        [0, 0],
        [1000, 0],
        [1000, 1000],
      ],
      100,
    )
    expect(outline).toEqual([
      [0, 50],
      [950, 50],
      [950, 1000],
      [1050, 1000],
      [1050, -50],
      [0, -50],
    ])
    const slanting = makeArea(
      bandOutline(
        [
          [0, 0],
          [1000, 1000],
          [3000, 1000],
        ],
        98,
      ),
    )
    expect(isWhollyOn(slanting, setBody(makeBody(), 500, 500, 45 * DEGREE, 1.5 * INCH, 4 * INCH))).toBe(true)
  })
})

test('the gap to ground is the least range within which a shape is near it', () => {
  expect(gapToArea(makeArea(C), setPoint(makeConvex(), 350, 300))).toBe(200)
  expect(gapToArea(makeArea(C), setPoint(makeConvex(), 50, 300))).toBe(0)
  fc.assert(
    fc.property(outline, pose, (points, at) => {
      fc.pre(faultOf(points) === undefined)
      const [one, shape] = [makeArea(points), bodyAt(at)]
      const range = gapToArea(one, shape)
      expect(isNear(one, shape, range)).toBe(true)
      if (range > 0) expect(isNear(one, shape, range - 1)).toBe(false)
    }),
  )
})
