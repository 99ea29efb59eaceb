/** RA88 The run with which a charge ends. */
import { neighbour, sideTo } from '../../../../src/hex/index.ts'
import { isCover, NO_CHARGE } from '../state/ground.ts'
import type { Eagle } from '../state/position.ts'

/**
 * Is the step from `from` to `at`, and the next one to the target, a run that a charge can make: straight, and over
 * clear ground?
 */
export function isRun({ scenario: { ground } }: Eagle, from: number, at: number, target: number): boolean {
  const side = sideTo(ground.grid, at, target)
  if (side < 0 || neighbour(ground.grid, from, side) !== at) return false
  if (isCover(ground, from) || isCover(ground, at) || isCover(ground, target)) return false
  return ((ground.sides[6 * from + side] | ground.sides[6 * at + side]) & NO_CHARGE) === 0
}
