/** What a battle cost, and what won it (16, 17). */
import type { Accounts } from '../../../../src/kernel/index.ts'
import { ARM_IDS } from '../state/data/ids.ts'
import { brigadesGone } from '../state/losses.ts'
import { type Eagle, ELIMINATED } from '../state/position.ts'
import { enemyOf, FRENCH, SPANISH } from '../state/sides.ts'

const SIDES = [FRENCH, SPANISH]

/**
 * Counts eliminated counters, including carts; points are the enemy's demoralized formations, by name, and what counts
 * as one (S3.7).
 */
export function accounts(p: Eagle): Accounts {
  const { army } = p.scenario
  const losses = (side: number) =>
    Object.fromEntries(
      ARM_IDS.map((name, arm) => [
        name,
        army.unitsOfSide[side].filter((unit) => army.arm[unit] === arm && p.at[unit] === ELIMINATED).length,
      ]),
    )
  const points = (side: number) => {
    const own = army.names.formations.flatMap((name, f) =>
      army.formationSide[f] === enemyOf(side) ? [[name, p.down[f]] as const] : [],
    )
    return Object.fromEntries(side === FRENCH ? [...own, ['brigades that have left', brigadesGone(p) >> 1]] : own)
  }
  return { losses: SIDES.map(losses), points: SIDES.map(points) }
}
