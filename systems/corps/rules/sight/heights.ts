/** A102 Heights: which ground is higher, and what hills hide. */
import { type Convex, standsOn } from '../../../../src/inches/index.ts'
import { shapeOf } from '../state/bodies.ts'
import type { Corps } from '../state/position.ts'

/** How high a shape stands: the highest contour that any part of it stands on; 0 for the plain. */
function levelAt(p: Corps, shape: Convex): number {
  let level = 0
  for (const contour of p.scenario.ground.contours)
    if (contour.level > level && standsOn(contour.area, shape)) level = contour.level
  return level
}

export const levelOf = (p: Corps, body: number): number => levelAt(p, shapeOf(p, body))

/** Does a line cross ground that is higher than both its ends? */
export function isHillBetween(p: Corps, line: Convex, from: number, to: number): boolean {
  const level = Math.max(from, to)
  for (const contour of p.scenario.ground.contours)
    if (contour.level > level && standsOn(contour.area, line)) return true
  return false
}
