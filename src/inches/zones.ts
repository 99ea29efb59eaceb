/** What lies where of a body: in its arc of fire, before its front, on its flanks, behind it. */
import { type Body, FRONT_LEFT, FRONT_RIGHT, REAR_LEFT, REAR_RIGHT } from './body.ts'
import type { Convex } from './convex.ts'
import { east, north, ONE } from './sines.ts'
import { FULL_TURN, GRACE, RIGHT_ANGLE, turned } from './units.ts'

export const FRONT = 0
export const FLANK = 1
export const REAR = 2
export const ZONES = ['front', 'flank', 'rear'] as const

/** The lines between front, flanks and rear run outward from the corners at half a right angle. */
const CORNER_ARC = 180

/** How far a point lies left of a line through another along a heading: cells, times ONE. */
const leftOf = (heading: number, dx: number, dy: number): number => east(heading) * dy - north(heading) * dx

/** Does the vector lie within `arc` quarter degrees (less than a right angle) on either side of a heading? One cell of grace. */
export const isWithinArc = (heading: number, arc: number, dx: number, dy: number): boolean =>
  leftOf(turned(heading, arc), dx, dy) >= -GRACE * ONE && leftOf(turned(heading, -arc), dx, dy) <= GRACE * ONE

/** Does any part of a shape lie within `arc` quarter degrees on either side of a heading, seen from a point? */
export function reachesArc(x: number, y: number, heading: number, arc: number, { count, xs, ys }: Convex): boolean {
  const right = turned(heading, arc)
  const left = turned(heading, -arc)
  let [mostLeft, leastLeft] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let k = 0; k < count; k++) {
    mostLeft = Math.max(mostLeft, leftOf(right, xs[k] - x, ys[k] - y))
    leastLeft = Math.min(leastLeft, leftOf(left, xs[k] - x, ys[k] - y))
  }
  if (mostLeft < -GRACE * ONE || leastLeft > GRACE * ONE) return false
  // An edge of the shape may part it from the arc: the point beyond it, and neither border leading back across it.
  for (let k = 0, j = count - 1; k < count; j = k++) {
    const ex = xs[k] - xs[j]
    const ey = ys[k] - ys[j]
    const isBeyond = ex * (y - ys[j]) - ey * (x - xs[j]) < 0
    if (isBeyond && ex * north(right) <= ey * east(right) && ex * north(left) <= ey * east(left)) return false
  }
  return true
}

/**
 * In which zone of a body with this heading a point lies: FRONT, FLANK or REAR. The front is what lies before the front
 * edge and between the lines outward from its corners. What lies on a line, or a cell beyond, counts for the zone that is
 * better for the body.
 */
export function zoneOf(body: Body, heading: number, x: number, y: number): number {
  const { xs, ys } = body
  const beyond = (corner: number, turn: number) => leftOf(turned(heading, turn), x - xs[corner], y - ys[corner])
  const grace = GRACE * ONE
  const isAhead = beyond(FRONT_RIGHT, -RIGHT_ANGLE) <= grace
  if (isAhead && beyond(FRONT_RIGHT, CORNER_ARC) >= -grace && beyond(FRONT_LEFT, -CORNER_ARC) <= grace) return FRONT
  const isBehind = beyond(REAR_LEFT, -RIGHT_ANGLE) > grace
  // Behind, the lines run the other way.
  const [left, right] = [FULL_TURN / 2 + CORNER_ARC, FULL_TURN / 2 - CORNER_ARC]
  return isBehind && beyond(REAR_LEFT, left) > grace && beyond(REAR_RIGHT, right) < -grace ? REAR : FLANK
}
