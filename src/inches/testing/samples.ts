/** Bodies, shapes and outlines for property tests. For tests only. */
import fc from 'fast-check'
import {
  type Body,
  type Convex,
  eastward,
  FULL_TURN,
  INCH,
  makeBody,
  makeConvex,
  northward,
  type Point,
  setBody,
  setPoint,
} from '../index.ts'

/** Tables of 24 inches: small, so that bodies meet. */
const SIDE = 24 * INCH

export const heading = fc.integer({ min: 0, max: FULL_TURN - 1 })
const place = fc.integer({ min: 0, max: SIDE })

export interface Pose {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly front: number
  readonly depth: number
}

/** Poses of the bases that armies have, and of odd ones; round headings are common. */
export const pose: fc.Arbitrary<Pose> = fc.record({
  x: place,
  y: place,
  heading: fc.oneof(heading, fc.constantFrom(0, 90, 180, 360, 540, 720, 1080)),
  front: fc.oneof(fc.constantFrom(96, 192, 384), fc.integer({ min: 2, max: 768 })),
  depth: fc.oneof(fc.constantFrom(64, 96, 128, 256), fc.integer({ min: 2, max: 512 })),
})

export const bodyAt = ({ x, y, heading, front, depth }: Pose): Body => setBody(makeBody(), x, y, heading, front, depth)

/** A body, a point or a disc. */
export const shape: fc.Arbitrary<Convex> = fc.oneof(
  { arbitrary: pose.map(bodyAt), weight: 3 },
  {
    arbitrary: fc
      .tuple(place, place, fc.constantFrom(0, 32, 64))
      .map(([x, y, radius]) => setPoint(makeConvex(), x, y, radius)),
    weight: 1,
  },
)

/** Outlines that are entirely visible from one place inside, with any number of dents. */
export const outline: fc.Arbitrary<Point[]> = fc
  .tuple(place, place, fc.array(fc.integer({ min: 64, max: 900 }), { minLength: 5, maxLength: 14 }))
  .map(([x, y, reaches]) =>
    reaches.map((reach, k): Point => {
      const way = Math.floor((k * FULL_TURN) / reaches.length)
      return [x + eastward(way, reach), y + northward(way, reach)]
    }),
  )
