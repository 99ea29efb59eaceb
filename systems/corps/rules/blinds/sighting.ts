/** 1.5 to 1.8 How an army sees an enemy blind: by which row of the table, and from how far away. */
import { within } from '../../../../src/inches/index.ts'
import { isEnemy, isSolid } from '../movement/clearance.ts'
import { sight, sightOf } from '../sight/hiding.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { arm } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'

/** 1.5, A146 Can this body, a blind or a brigade, spot? A decoy does too, or it would betray itself. */
const canSpot = (p: Corps, body: number): boolean =>
  isOn(p, body) && isSolid(p, body) && p.scenario.roster.arm[body] !== arm.ARTILLERY

/**
 * 1.6 to 1.8, A7 What a die must show for the enemy to see a blind, in the best band of all spotters: 0 if it is seen
 * without a die, infinite if it cannot be.
 */
export function neededToSee(p: Corps, blind: number): number {
  const { bands } = p.scenario.spotting
  const target = shapeOf(p, blind)
  let least = Number.POSITIVE_INFINITY
  for (let spotter = 0; spotter < p.x.length; spotter++) {
    if (!isEnemy(p, blind, spotter) || !canSpot(p, spotter)) continue
    const shape = shapeOf(p, spotter)
    // Plain sight reaches farthest: a spotter beyond it sees nothing.
    const plain = bands[sight.PLAIN]
    if (!within(shape, target, plain[plain.length - 1].to)) continue
    for (const { to, need } of bands[sightOf(p, spotter, blind)]) {
      if (need >= least) break
      if (within(shape, target, to)) {
        least = need
        break
      }
    }
  }
  return least
}
