/**
 * How far a unit can move with its movement points: over hexes, or over hexes and facings if it moves only to its front
 * and turning costs points too. The ruleset supplies the cost of a step as a function; the position or anything else
 * that the function needs is passed as `context`, so that nothing is allocated.
 */
import { FRONT, type Zones } from './facing.ts'
import type { Grid } from './grid.ts'
import { beginSearch, makeSearch, NO, offer, runSearch, type Search, startAt } from './search.ts'

/**
 * Added to the cost of a step after which the unit may step no farther (an enemy's zone of control). Must depend only
 * on the hex entered.
 */
export const STOPS = 0x4000
/**
 * Added to the cost of a step after which the unit may not step on because of the side by which it entered; by another
 * side it might. It may still turn. The search keeps both ways into such a hex, each with nodes of its own: see
 * `caught`.
 */
export const CATCHES = 0x2000
const COST = CATCHES - 1

export interface Mover<C> {
  /**
   * The cost of a step from a hex to the one across a side, perhaps + STOPS, with facing perhaps + CATCHES; NO if the
   * step is impossible.
   */
  step(context: C, from: number, to: number, side: number): number
}

export interface FacingMover<C> extends Mover<C> {
  /** The zones by facing: steps lead to front hexes. */
  readonly zones: Zones
  /** The cost of turning in a hex, from one facing to another; NO if it cannot. `stopped` after a step that STOPS. */
  turn(context: C, hex: number, from: number, to: number, stopped: boolean): number
}

/** Buffers for `reach` on a map; nodes are hexes. */
export const makeReach = (grid: Grid, most: number): Search => makeSearch(grid.count, most)

/** Buffers for `reachFacing`; node 6 × hex + facing. `catching`: for movers that may be caught (`CATCHES`). */
export const makeFacingReach = (grid: Grid, most: number, catching = false): Search =>
  makeSearch((catching ? 12 : 6) * grid.count, most)

/** Added to a node of `reachFacing`: the same hex and facing, entered by a side after which it may not step on. */
export const caught = (grid: Grid): number => 6 * grid.count

const run = { grid: undefined as unknown as Grid, mover: undefined as unknown as FacingMover<unknown>, caught: 0 }

function hexEdges(search: Search, hex: number, context: unknown): void {
  if (search.stopped[hex] === 1) return
  const { grid, mover } = run
  for (let side = 0, at = 6 * hex; side < 6; side++, at++) {
    const to = grid.neighbours[at]
    if (to < 0) continue
    const cost = mover.step(context, hex, to, side)
    if (cost !== NO) offer(search, to, cost & COST, (cost & STOPS) !== 0)
  }
}

function facingEdges(search: Search, node: number, context: unknown): void {
  const { grid, mover } = run
  const layer = node < run.caught ? 0 : run.caught
  const hex = ((node - layer) / 6) | 0
  const facing = node - layer - 6 * hex
  const stopped = search.stopped[node] === 1
  if (!stopped && layer === 0)
    for (let side = 0; side < 6; side++) {
      const to = grid.neighbours[6 * hex + side]
      if (to < 0 || mover.zones[6 * facing + side] !== FRONT) continue
      const cost = mover.step(context, hex, to, side)
      if (cost !== NO)
        offer(search, ((cost & CATCHES) === 0 ? 0 : run.caught) + 6 * to + facing, cost & COST, (cost & STOPS) !== 0)
    }
  for (let other = 0; other < 6; other++) {
    if (other === facing) continue
    const cost = mover.turn(context, hex, facing, other, stopped)
    if (cost !== NO) offer(search, layer + 6 * hex + other, cost, stopped)
  }
}

/**
 * Finds every hex that can be reached from one at a cost of at most `budget`. The search's nodes are hexes. `step` must
 * not call it.
 */
export function reach<C>(search: Search, grid: Grid, from: number, budget: number, mover: Mover<C>, context: C): void {
  run.grid = grid
  run.mover = mover as FacingMover<unknown>
  beginSearch(search, budget)
  startAt(search, from)
  runSearch(search, hexEdges, context as unknown)
}

/**
 * Finds every hex and facing that can be reached. `facings` has a bit for each facing in which the unit may begin: all
 * six if it turns freely before it moves.
 */
export function reachFacing<C>(
  search: Search,
  grid: Grid,
  from: number,
  facings: number,
  budget: number,
  mover: FacingMover<C>,
  context: C,
): void {
  run.grid = grid
  run.mover = mover
  run.caught = caught(grid)
  beginSearch(search, budget)
  for (let facing = 0; facing < 6; facing++) if ((facings >> facing) & 1) startAt(search, 6 * from + facing)
  runSearch(search, facingEdges, context as unknown)
}

/**
 * The cheapest facing of a hex in a search over facings, as a node; NO if the hex was not reached without being caught.
 */
export function cheapestAt({ cost }: Search, hex: number): number {
  let best = NO
  for (let node = 6 * hex; node < 6 * hex + 6; node++)
    if (cost[node] !== NO && (best === NO || cost[node] < cost[best])) best = node
  return best
}
