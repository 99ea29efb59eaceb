/**
 * What stands on the table: a rectangle with a front and a depth that faces along a heading. Its centre and two half
 * vectors are rounded once, which makes it a parallelogram, and everything measured on that is exact.
 */
import { box, type Convex, makeConvex } from './convex.ts'
import { halfEastward, halfNorthward } from './sines.ts'

/** Corners of a body, counter-clockwise. */
export const FRONT_RIGHT = 0
export const FRONT_LEFT = 1
export const REAR_LEFT = 2
export const REAR_RIGHT = 3

export interface Body extends Convex {
  /** The centre. */
  x: number
  y: number
  /** From the centre to the middle of the front. */
  aheadX: number
  aheadY: number
  /** From the centre to the middle of the right side. */
  rightX: number
  rightY: number
}

export const makeBody = (): Body => ({
  ...makeConvex(4),
  count: 4,
  x: 0,
  y: 0,
  aheadX: 0,
  aheadY: 0,
  rightX: 0,
  rightY: 0,
})

/** Places a body: its centre (cells), its heading (quarter degrees), the length of its front and its depth (cells). */
export function setBody(body: Body, x: number, y: number, heading: number, front: number, depth: number): Body {
  body.x = x
  body.y = y
  const ax = halfEastward(heading, depth)
  const ay = halfNorthward(heading, depth)
  const rx = halfNorthward(heading, front)
  const ry = 0 - halfEastward(heading, front)
  body.aheadX = ax
  body.aheadY = ay
  body.rightX = rx
  body.rightY = ry
  const { xs, ys } = body
  xs[FRONT_RIGHT] = x + ax + rx
  ys[FRONT_RIGHT] = y + ay + ry
  xs[FRONT_LEFT] = x + ax - rx
  ys[FRONT_LEFT] = y + ay - ry
  xs[REAR_LEFT] = x - ax - rx
  ys[REAR_LEFT] = y - ay - ry
  xs[REAR_RIGHT] = x - ax + rx
  ys[REAR_RIGHT] = y - ay + ry
  const width = Math.abs(ax) + Math.abs(rx)
  const height = Math.abs(ay) + Math.abs(ry)
  body.west = x - width
  body.east = x + width
  body.south = y - height
  body.north = y + height
  return body
}

/** Moves a body by cells without turning it. */
export function shift(body: Body, dx: number, dy: number): void {
  body.x += dx
  body.y += dy
  for (let k = 0; k < 4; k++) {
    body.xs[k] += dx
    body.ys[k] += dy
  }
  box(body)
}
