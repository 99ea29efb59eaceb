import { type Grid, neighbour } from './grid.ts'
import { STOPS } from './reach.ts'
import { beginSearch, NO, offer, runSearch, type Search, startAt } from './search.ts'
import { leftFront, leftRear, rightFront, rightRear } from './sides.ts'
import { rightHalf, type Wheel, wheel } from './two-hex.ts'

/**
 * How far a counter over two hexes can move: forward and back with both halves alike, or by wheels round one half. The
 * search has the nodes of `makeFacingReach`: 6 × left half + facing.
 */
export interface PairMover<C> {
  /**
   * What a half pays to go from a hex to the one across a side, perhaps + STOPS; NO if it cannot. The counter pays the
   * dearer of the two costs. `back`: into a rear hex.
   */
  step(context: C, from: number, to: number, side: number, back: boolean): number
  /**
   * What it costs to wheel, swinging a half from one hex into another, perhaps + STOPS; NO if it cannot. `back`: into
   * the hex behind both halves.
   */
  swing(context: C, from: number, to: number, back: boolean): number
}

const run = { grid: undefined as unknown as Grid, mover: undefined as unknown as PairMover<unknown> }
const turn: Wheel = { swung: 0, left: 0, facing: 0 }
const PIVOTS = ['left', 'right'] as const

/** Combines the costs of both halves' steps: the dearer, with STOPS if either has it. */
function dearer(one: number, other: number): number {
  if (one === NO || other === NO) return NO
  const stops = (one | other) & STOPS
  return Math.max(one & ~STOPS, other & ~STOPS) | stops
}

function offerAt(search: Search, node: number, cost: number): void {
  if (cost !== NO) offer(search, node, cost & ~STOPS, (cost & STOPS) !== 0)
}

function edges(search: Search, node: number, context: unknown): void {
  if (search.stopped[node] === 1) return
  const { grid, mover } = run
  const left = (node / 6) | 0
  const facing = node - 6 * left
  const right = rightHalf(grid, left, facing)
  for (let way = 0; way < 4; way++) {
    const back = way > 1
    const side =
      way === 0 ? leftFront(facing) : way === 1 ? rightFront(facing) : way === 2 ? leftRear(facing) : rightRear(facing)
    const [toLeft, toRight] = [neighbour(grid, left, side), neighbour(grid, right, side)]
    if (toLeft < 0 || toRight < 0) continue
    const cost = dearer(mover.step(context, left, toLeft, side, back), mover.step(context, right, toRight, side, back))
    offerAt(search, 6 * toLeft + facing, cost)
  }
  for (let way = 0; way < 4; way++) {
    const back = way > 1
    const pivot = PIVOTS[way & 1]
    wheel(grid, left, facing, pivot, back, turn)
    if (turn.swung < 0) continue
    const cost = mover.swing(context, pivot === 'left' ? right : left, turn.swung, back)
    offerAt(search, 6 * turn.left + turn.facing, cost)
  }
}

/**
 * Finds every place that a counter over two hexes can reach at a cost of at most `budget`. Both halves stay on the map.
 * The mover's functions must not call it.
 */
export function reachOfPair<C>(
  search: Search,
  grid: Grid,
  left: number,
  facing: number,
  budget: number,
  mover: PairMover<C>,
  context: C,
): void {
  run.grid = grid
  run.mover = mover as PairMover<unknown>
  beginSearch(search, budget)
  startAt(search, 6 * left + facing)
  runSearch(search, edges, context as unknown)
}
