/** Which formations are near their limit (16). */

import { CART } from '../rules/state/ground.ts'
import { limitOf } from '../rules/state/losses.ts'
import { type Eagle, ELIMINATED } from '../rules/state/position.ts'

export interface Standing {
  readonly formation: number
  readonly side: number
  /** Counters eliminated, disorganized or routed; for the enemy the visible ones, at least this many. */
  readonly hurt: number
  readonly exact: boolean
  /** The number from which it is demoralized. */
  readonly limit: number
  readonly down: boolean
}

/** Counts the counters of a formation that are visibly gone or in disorder. */
function seenHurt({ scenario: { army }, at, state }: Eagle, formation: number): number {
  let count = 0
  for (let unit = 0; unit < army.units.length; unit++)
    if (army.formation[unit] === formation && army.arm[unit] !== CART && (at[unit] === ELIMINATED || state[unit] > 0))
      count++
  return count
}

/** Returns the formations that can be demoralized, in the state that a view knows. */
export function standings(p: Eagle): Standing[] {
  const { army } = p.scenario
  return [...army.formations.keys()].flatMap((formation) => {
    const limit = limitOf(p, formation)
    if (limit === 0) return []
    const own = p.hurt[formation]
    return [
      {
        formation,
        side: army.formationSide[formation],
        hurt: own >= 0 ? own : seenHurt(p, formation),
        exact: own >= 0,
        limit,
        down: p.down[formation] === 1,
      },
    ]
  })
}
