/** A27 What lies before the front of a brigade, and from where it is caught. */
import {
  box,
  eastward,
  FRONT,
  FRONT_LEFT,
  FRONT_RIGHT,
  makeConvex,
  northward,
  overlap,
  setSegment,
  turned,
  zoneOf,
} from '../../../../src/inches/index.ts'
import { isSolid } from '../movement/clearance.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'

/** Squares and garrisons have no flank or rear. */
const isAllRound = (p: Corps, unit: number): boolean => p.form[unit] === form.SQUARE || p.form[unit] === form.GARRISON

/** Quarter degrees at which the lines from the corners run outward. */
const OUTWARD = 180
/** How far the ground before a front is drawn, in cells: farther than any fight of infantry. */
const FAR = 640

const before = makeConvex(4)

/**
 * A122 Is any part of a body before the front of a unit: between the lines that run outward from its corners at 45 degrees?
 */
export function hasBeforeIt(p: Corps, unit: number, other: number): boolean {
  if (isAllRound(p, unit)) return true
  const { xs, ys } = shapeOf(p, unit)
  const [right, left] = [turned(p.heading[unit], OUTWARD), turned(p.heading[unit], -OUTWARD)]
  const corner = (k: number, of: number, heading: number, far: number) => {
    before.xs[k] = xs[of] + eastward(heading, far)
    before.ys[k] = ys[of] + northward(heading, far)
  }
  before.count = 4
  corner(0, FRONT_RIGHT, right, 0)
  corner(1, FRONT_RIGHT, right, FAR)
  corner(2, FRONT_LEFT, left, FAR)
  corner(3, FRONT_LEFT, left, 0)
  box(before)
  return overlap(before, shapeOf(p, other))
}

/**
 * Does an attacker come at the flank or rear of a unit, judged by where the centre of its front stands before it moves?
 */
export function comesFromFlank(p: Corps, attacker: number, unit: number): boolean {
  if (isAllRound(p, unit)) return false
  const { x, y, aheadX, aheadY } = shapeOf(p, attacker)
  return zoneOf(shapeOf(p, unit), p.heading[unit], x + aheadX, y + aheadY) !== FRONT
}

const line = makeConvex(2)

/** A123 Is the line between the centres of two units clear of other units and blinds? */
export function hasClearWay(p: Corps, unit: number, other: number): boolean {
  setSegment(line, p.x[unit], p.y[unit], p.x[other], p.y[other])
  for (let one = 0; one < p.x.length; one++)
    if (one !== unit && one !== other && isOn(p, one) && isSolid(p, one) && overlap(line, shapeOf(p, one))) return false
  return true
}
