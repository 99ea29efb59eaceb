/** A102 Woods and built-up areas: what stands in them, and what they lie between. */
import { type Area, type Convex, GRACE, isNear, makeConvex, setPoint, standsOn } from '../../../../src/inches/index.ts'
import type { Corps } from '../state/position.ts'

const place: Convex = makeConvex(1)

/**
 * A117 Does a line that ends at this place of a shape end on one of these areas? A line to the edge of an area does if
 * the shape stands on it, and else comes from outside.
 */
export function endsIn(areas: readonly Area[], shape: Convex, x: number, y: number): boolean {
  setPoint(place, x, y)
  for (const area of areas) if (isNear(area, place, GRACE) && standsOn(area, shape)) return true
  return false
}

function isBetween(areas: readonly Area[], line: Convex, from: Convex, to: Convex): boolean {
  for (const area of areas) if (standsOn(area, line) && !standsOn(area, from) && !standsOn(area, to)) return true
  return false
}

/** Does a line cross woods or a section of a built-up area on which neither of its ends stands? */
export function isCoverBetween(p: Corps, line: Convex, from: Convex, to: Convex): boolean {
  const { woods, sections } = p.scenario.ground
  return isBetween(woods, line, from, to) || isBetween(sections, line, from, to)
}
