/** 10.2.1 Lines of fire and of sight: blocked by woods, houses, troops of the firer's own side, and crests (RA39). */
import {
  type Lines,
  lineBetween,
  makeGround,
  makeLines,
  type Ground as SightGround,
  sightByCrests,
} from '../../../../src/hex/index.ts'
import type { EagleScenario } from './eagle-scenario.ts'
import { isCover } from './ground.ts'
import type { Eagle } from './position.ts'
import { fighter } from './stacks.ts'

const grounds = new WeakMap<EagleScenario['ground'], SightGround<Eagle>>()
const looking = { side: 0 }

const obstructs = (p: Eagle, hex: number): boolean =>
  isCover(p.scenario.ground, hex) || fighter(p, hex) === looking.side

function sightGround(p: Eagle): SightGround<Eagle> {
  const { ground } = p.scenario
  let made = grounds.get(ground)
  if (made === undefined) {
    const lines: Lines = makeLines(ground.grid)
    made = makeGround(ground.grid, lines, ground.level, obstructs)
    grounds.set(ground, made)
  }
  return made
}

/**
 * Returns what blocks the line from one hex to another for this side: negative if nothing, otherwise a number that
 * `blockingHex` and `blockingReason` read.
 */
export function lineOfFire(p: Eagle, side: number, from: number, to: number): number {
  looking.side = side
  return sightByCrests(sightGround(p), from, to, p)
}

export const isClear = (p: Eagle, side: number, from: number, to: number): boolean => lineOfFire(p, side, from, to) < 0

/**
 * Returns the hexes between two through which the line runs, in order from `from`, two a step: the same twice, except
 * where it runs along a side.
 */
export function hexesBetween(p: Eagle, from: number, to: number): number[] {
  const { grid, lines, steps } = sightGround(p)
  return [...steps.subarray(0, 2 * lineBetween(grid, lines, from, to, steps))]
}
