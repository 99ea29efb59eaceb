/** Ways that are counted in hexes, not in movement points: lines of command, and retreats. */
import { type Grid, neighbour } from './grid.ts'
import { beginSearch, NO, type Search } from './search.ts'

/** May a way lead from a hex to the next one? */
export type Open<C> = (context: C, from: number, to: number, side: number) => boolean

/**
 * Counts hexes from one along open ways of at most `most` steps: `search.cost` is the number of steps, `wayTo` gives a
 * shortest way.
 */
export function spread<C>(
  search: Search,
  { neighbours }: Grid,
  from: number,
  most: number,
  open: Open<C>,
  context: C,
): void {
  beginSearch(search, most)
  const { cost, before, reached, budget } = search
  cost[from] = 0
  reached[0] = from
  search.count = 1
  // The hexes reached are the queue: every step costs the same, so the nearest come first.
  for (let next = 0; next < search.count && cost[reached[next]] < budget; next++) {
    const hex = reached[next]
    for (let side = 0; side < 6; side++) {
      const to = neighbours[6 * hex + side]
      if (to < 0 || cost[to] !== NO || !open(context, hex, to, side)) continue
      cost[to] = cost[hex] + 1
      before[to] = hex
      reached[search.count++] = to
    }
  }
}

export interface Retreat<C> {
  /** May a retreat lead from a hex to the next? */
  open: Open<C>
  /** May it end in this hex? */
  ends(context: C, hex: number): boolean
}

/** A bit for each side across which a retreat of exactly `steps` hexes can begin; 0 if there is none. */
export function waysOut<C>(grid: Grid, hex: number, steps: number, retreat: Retreat<C>, context: C): number {
  let ways = 0
  for (let side = 0; side < 6; side++) if (leadsOut(grid, hex, side, steps, retreat, context)) ways |= 1 << side
  return ways
}

function leadsOut<C>(grid: Grid, hex: number, side: number, steps: number, retreat: Retreat<C>, context: C): boolean {
  const to = neighbour(grid, hex, side)
  if (to < 0 || !retreat.open(context, hex, to, side)) return false
  if (steps === 1) return retreat.ends(context, to)
  for (let next = 0; next < 6; next++) if (leadsOut(grid, to, next, steps - 1, retreat, context)) return true
  return false
}

/**
 * A bit for each side whose hex has the least rank; 0 if all are NO. `rank` puts the rulebook's preferences in order,
 * as one number, from 0.
 */
export function bestSides<C>(
  grid: Grid,
  hex: number,
  rank: (context: C, from: number, to: number, side: number) => number,
  context: C,
): number {
  let best = NO
  let sides = 0
  for (let side = 0; side < 6; side++) {
    const to = neighbour(grid, hex, side)
    const here = to < 0 ? NO : rank(context, hex, to, side)
    if (here === NO || (best !== NO && here > best)) continue
    if (here !== best) sides = 0
    best = here
    sides |= 1 << side
  }
  return sides
}
