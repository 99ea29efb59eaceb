/** Roads: when a unit is on one, and when the ground beside it does not count (5.7, A46, A110). */
import {
  type Area,
  type Body,
  type Convex,
  isNear,
  makeConvex,
  overlap,
  setPoint,
  setSegment,
} from '../../../../src/inches/index.ts'
import { form } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'

const place = makeConvex(1)
const line = makeConvex(2)

/** Is a place on a road? */
export const isAt = (road: Area, x: number, y: number): boolean => isNear(road, setPoint(place, x, y), 0)

/** Is the middle of a body on a road? */
export function isOnRoad(p: Corps, { x, y }: Pick<Body, 'x' | 'y'>): boolean {
  for (const road of p.scenario.ground.roads) if (isAt(road, x, y)) return true
  return false
}

/** Does a line with both ends on a road leave it in between? */
function leaves({ edges }: Area, way: Convex): boolean {
  for (const edge of edges) if (overlap(edge, way)) return true
  return false
}

const isColumn = (as: number): boolean => as === form.MARCH || as === form.HORSE_COLUMN || as === form.LIMBERED

/** 5.7, A110 Does a unit in column go along a road: is its middle on one from where it stands to where it ends? */
export function goesAlongRoad(p: Corps, as: number, from: Body, to: Body): boolean {
  if (!isColumn(as)) return false
  for (const road of p.scenario.ground.roads) {
    if (!isAt(road, from.x, from.y) || !isAt(road, to.x, to.y)) continue
    if (!leaves(road, setSegment(line, from.x, from.y, to.x, to.y))) return true
  }
  return false
}
