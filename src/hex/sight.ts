/**
 * Whether one hex is seen from another, and if not, what blocks the line. Rulebooks have two manners: by crests, where
 * it matters how far each unit stands from the edge of the higher ground, and by heights alone. Both hexes that a line
 * grazes are known; the manner says what they mean.
 */
import { spend } from '../kernel/work.ts'
import { type Grid, OFF } from './grid.ts'
import { type Lines, lineBetween } from './lines.ts'

/** Nothing blocks. */
export const CLEAR = -1
/** What blocks: something that stands in a hex, */
export const OBSTACLE = 0
/** ground that rises and falls again between the two (or is too high), */
export const CREST = 1
/** or the edge of the higher unit's own ground, which it stands too far behind. */
export const EDGE = 2
export const BLOCKS = ['obstacle', 'crest', 'edge'] as const

/** A line that is not clear, as a number made of the blocking hex and the reason. */
export const blocked = (hex: number, reason: number): number => 4 * hex + reason
export const blockingHex = (sight: number): number => (sight < 0 ? OFF : sight >> 2)
export const blockingReason = (sight: number): number => (sight < 0 ? CLEAR : sight & 3)

export interface Ground<C> {
  readonly grid: Grid
  readonly lines: Lines
  /** Level of each hex. */
  readonly levels: Uint8Array
  /**
   * Does something in this hex block sight: woods, houses, troops? Never called for the two ends; must not ask for
   * sight itself.
   */
  obstructs(context: C, hex: number): boolean
  /** The steps of the current line. */
  readonly steps: Int16Array
}

export const makeGround = <C>(
  grid: Grid,
  lines: Lines,
  levels: Uint8Array,
  obstructs: (context: C, hex: number) => boolean,
): Ground<C> => ({ grid, lines, levels, obstructs, steps: new Int16Array(2 * lines.longest + 2) })

/**
 * Sight by heights: a hex blocks if it is obstructed, if it is higher than both ends, or if the ends differ and it is
 * as high as the higher one. Where the line grazes two hexes, either can block. CLEAR, or what blocks first.
 */
export function sightByHeights<C>(ground: Ground<C>, from: number, to: number, context: C): number {
  const { grid, lines, steps } = ground
  return blockedByHeights(ground, lineBetween(grid, lines, from, to, steps), ground.levels[from], to, context)
}

/**
 * The same along steps that are already in `ground.steps`: from the middle of a counter over two hexes, on level
 * `level`.
 */
export function blockedByHeights<C>(ground: Ground<C>, count: number, level: number, to: number, context: C): number {
  spend(count)
  const { levels, steps } = ground
  const higher = Math.max(level, levels[to])
  const least = level === levels[to] ? higher + 1 : higher
  for (let k = 0; k < 2 * count; k++) {
    const hex = steps[k]
    if (ground.obstructs(context, hex)) return blocked(hex, OBSTACLE)
    if (levels[hex] >= least) return blocked(hex, CREST)
  }
  return CLEAR
}
