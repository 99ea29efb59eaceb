/** A42, A105 How far a place is from the objective of a command, and how far it lies into the table. */
import {
  type Area,
  type Body,
  type Convex,
  east,
  gapToArea,
  isNear,
  makeConvex,
  north,
  setPoint,
  setSegment,
  standsOn,
} from '../../../../src/inches/index.ts'
import { arm } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'

/** Where the middle of a body is. */
type Middle = Pick<Body, 'x' | 'y'>

const centre: Convex = makeConvex(1)

/**
 * Cells from the centre of a body to the nearest point of its command's objective; 0 within it, and if there is none.
 * For an enemy's command a view cannot say.
 */
export function gapToObjective(p: Corps, command: number, { x, y }: Body): number {
  const { areas } = p.scenario.objectives[p.objective[command]]
  if (areas.length === 0) return 0
  setPoint(centre, x, y)
  let least = Number.POSITIVE_INFINITY
  for (const area of areas) least = Math.min(least, gapToArea(area, centre))
  return least
}

/** Is the centre of a body at most `range` cells from its command's objective? True if there is none. */
export function isNearObjective(p: Corps, command: number, { x, y }: Middle, range: number): boolean {
  const { areas } = p.scenario.objectives[p.objective[command]]
  if (areas.length === 0) return true
  setPoint(centre, x, y)
  for (const area of areas) if (isNear(area, centre, range)) return true
  return false
}

/** How far a shape reaches along a heading, from the corner of the table: cells, times ONE. */
function reachAlong(heading: number, { xs, ys, count }: Convex): number {
  let most = Number.NEGATIVE_INFINITY
  for (let k = 0; k < count; k++) most = Math.max(most, east(heading) * xs[k] + north(heading) * ys[k])
  return most
}

/**
 * 4.4 How far a body reaches beyond the far edge of its objective, seen from its own edge of the table; 0 if it does
 * not.
 */
export function beyondObjective(p: Corps, command: number, body: Body): number {
  const { objectives, inward, commands } = p.scenario
  const heading = inward[commands[command].army]
  let edge = Number.NEGATIVE_INFINITY
  for (const { triangles } of objectives[p.objective[command]].areas)
    for (const triangle of triangles) edge = Math.max(edge, reachAlong(heading, triangle))
  return edge === Number.NEGATIVE_INFINITY ? 0 : Math.max(0, reachAlong(heading, body) - edge)
}

/** The point of some ground nearest to a place; filled by `findNearest`. */
export const nearest = { x: 0, y: 0, square: 0 }

/** Fills `nearest`; false if there is no ground. */
export function findNearest(areas: readonly Area[], x: number, y: number): boolean {
  nearest.square = Number.POSITIVE_INFINITY
  for (const { edges, west, east, south, north } of areas) {
    const [aside, off] = [Math.max(0, west - x, x - east), Math.max(0, south - y, y - north)]
    // No point of it is nearer than its box.
    if (aside * aside + off * off >= nearest.square) continue
    for (const { xs, ys } of edges) {
      const [ex, ey] = [xs[1] - xs[0], ys[1] - ys[0]]
      const along = ((x - xs[0]) * ex + (y - ys[0]) * ey) / (ex * ex + ey * ey)
      const part = Math.max(0, Math.min(1, along))
      const [px, py] = [Math.round(xs[0] + part * ex), Math.round(ys[0] + part * ey)]
      const square = (px - x) * (px - x) + (py - y) * (py - y)
      if (square >= nearest.square) continue
      nearest.x = px
      nearest.y = py
      nearest.square = square
    }
  }
  return nearest.square < Number.POSITIVE_INFINITY
}

const straight: Convex = makeConvex(2)

/**
 * A42, A178 Does a built-up area that it cannot enter (A46) lie between a body, of cavalry or guns, and its objective?
 * It may go round it, although that leads away at first.
 */
export function isBarredFrom(p: Corps, body: number, from: Body): boolean {
  const { roster, ground, objectives } = p.scenario
  const kind = roster.arm[body]
  if ((kind !== arm.CAVALRY && kind !== arm.ARTILLERY) || ground.sections.length === 0) return false
  if (!findNearest(objectives[p.objective[roster.command[body]]].areas, from.x, from.y)) return false
  setSegment(straight, from.x, from.y, nearest.x, nearest.y)
  for (const section of ground.sections) if (standsOn(section, straight) && !standsOn(section, from)) return true
  return false
}
