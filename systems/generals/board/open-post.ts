import { enemyOf, isReserve, marchAt, marchEnd, STEPS, stepFrom, stepsOut, stepTo } from '../rules/state/board.ts'
import { commandSector } from '../rules/state/command.ts'
import { unitAt } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { ARTILLERY, CAVALRY, INFANTRY, isRouted, STANDS, typeOfArm, typeOfStand } from '../rules/state/stands.ts'
import { sheetArrows } from './orders.ts'

/** Is a command post open: will its sector be empty of troops, and can the enemy be there in this round? */

/** Units of some types in a side's sector that can fight. */
function ready(
  p: Generals,
  side: number,
  sector: number,
  types: readonly number[] = [INFANTRY, CAVALRY, ARTILLERY],
): number {
  let sum = 0
  for (let s = 0; s < STANDS; s++)
    if (!isRouted[s] && types.includes(typeOfStand[s])) sum += p.unit[unitAt(side, sector, s)]
  return sum
}

/** The number of units in a sector after all orders of a sheet; guns that aim stay where they are. */
function staying(p: Generals, side: number, sector: number): number {
  let sum = ready(p, side, sector)
  for (const { arm, march, count } of sheetArrows(p, side)) {
    if (typeOfArm[arm] === ARTILLERY || marchAt[march] === marchEnd[march]) continue
    if (marchAt[march] === sector) sum -= count
    if (marchEnd[march] === sector) sum += count
  }
  return sum
}

/**
 * Can an enemy enter a sector in one round: infantry and cavalry from the next sector, cavalry also through an unheld
 * one?
 */
function reachable(p: Generals, side: number, sector: number): boolean {
  const foe = enemyOf(side)
  for (let step = 0; step < STEPS; step++) {
    if (stepTo[step] !== sector || isReserve(stepFrom[step])) continue
    const next = stepFrom[step]
    if (ready(p, foe, next, [INFANTRY, CAVALRY]) > 0) return true
    if (ready(p, side, next) === 0 && stepsOut[next].some((out) => ready(p, foe, stepTo[out], [CAVALRY]) > 0))
      return true
  }
  return false
}

/** The sector of a side's command post, if it is open; otherwise −1. */
export function openPost(p: Generals, side: number): number {
  const sector = commandSector(p, side)
  if (sector < 0 || ready(p, enemyOf(side), sector) > 0) return -1
  return staying(p, side, sector) <= 0 && reachable(p, side, sector) ? sector : -1
}
