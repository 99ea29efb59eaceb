/** How a battle stands: how near the formations of both sides are to their limits (16). */
import { limitOf } from '../../rules/state/losses.ts'
import { type Eagle, ELIMINATED, GOOD, ROUTED } from '../../rules/state/position.ts'
import { enemyOf } from '../../rules/state/sides.ts'

/**
 * How much a disorganized or routed counter counts towards the limit: it may recover. A lost point adds some more. Set
 * by hand: no fitted value is in use.
 */
const SHAKEN_PART = 0.6
const ROUTED_PART = 0.9
const POINT = 0.1

/** Returns what a side has suffered: 1 for a demoralized formation, less for one on its way there. */
function suffered(p: Eagle, side: number): number {
  const { army } = p.scenario
  let sum = 0
  for (let f = 0; f < army.formations.length; f++) {
    if (army.formationSide[f] !== side) continue
    const limit = limitOf(p, f)
    if (limit === 0) continue
    let hurt = 0
    for (const unit of army.troopsOf[f]) {
      const state = p.state[unit]
      if (p.at[unit] === ELIMINATED) hurt += 1
      else
        hurt += (state === GOOD ? 0 : state === ROUTED ? ROUTED_PART : SHAKEN_PART) + POINT * Math.max(0, p.lost[unit])
    }
    const part = Math.min(1, hurt / limit)
    sum += part * part
  }
  return sum
}

/** Returns the chance that a side wins. */
export function value(p: Eagle, side: number): number {
  const z = suffered(p, enemyOf(side)) - suffered(p, side)
  return 0.5 + (0.5 * z) / (1 + Math.abs(z))
}
