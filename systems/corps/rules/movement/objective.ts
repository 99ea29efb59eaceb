/** A42, A105 How far a place is from the objective of a command, and how far it lies into the table. */
import {
  type Body,
  type Convex,
  east,
  gapToArea,
  isNear,
  makeConvex,
  north,
  setPoint,
} from '../../../../src/inches/index.ts'
import type { Corps } from '../state/position.ts'

const centre: Convex = makeConvex(1)

/**
 * Cells from the centre of a body to the nearest point of its command's objective, 0 within it and where there is none.
 * Of an enemy's command a view cannot say.
 */
export function gapToObjective(p: Corps, command: number, { x, y }: Body): number {
  const { areas } = p.scenario.objectives[p.objective[command]]
  if (areas.length === 0) return 0
  setPoint(centre, x, y)
  let least = Number.POSITIVE_INFINITY
  for (const area of areas) least = Math.min(least, gapToArea(area, centre))
  return least
}

/** Is the centre of a body at most `range` cells from its command's objective? It is where there is none. */
export function isNearObjective(p: Corps, command: number, { x, y }: Body, range: number): boolean {
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

/** 4.4 By how much a body reaches beyond the far edge of its objective, seen from its own edge of the table; 0: not. */
export function beyondObjective(p: Corps, command: number, body: Body): number {
  const { objectives, inward, commands } = p.scenario
  const heading = inward[commands[command].army]
  let edge = Number.NEGATIVE_INFINITY
  for (const { triangles } of objectives[p.objective[command]].areas)
    for (const triangle of triangles) edge = Math.max(edge, reachAlong(heading, triangle))
  return edge === Number.NEGATIVE_INFINITY ? 0 : Math.max(0, reachAlong(heading, body) - edge)
}
