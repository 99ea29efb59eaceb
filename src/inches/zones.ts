/** Where a point lies relative to a body: in its arc of fire, before its front, on its flanks, behind it. */
import { type Body, FRONT_LEFT, FRONT_RIGHT, REAR_LEFT, REAR_RIGHT } from './body.ts'
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

/**
 * The zone of a body with this heading in which a point lies: FRONT, FLANK or REAR. The front lies before the front
 * edge and between the lines outward from its corners. A point on a line, or a cell beyond, counts as in the zone that
 * is better for the body.
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
