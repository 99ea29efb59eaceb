/** Rule 5: how far a body moves for a pip, in cells. */
import { type Convex, standsOn } from '../../../../src/inches/index.ts'
import { form } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'
import { trait } from '../state/scenario.ts'
import { passesNear, wayHull } from './way.ts'

/**
 * The rate of a body in its formation on open ground: rules 1, 2 and 5; half of it if a change of formation follows
 * (3.13).
 */
export const rateOf = (p: Corps, body: number): number =>
  p.forming > 0 && p.picked === 1 + body ? fullRate(p, body) >> 1 : fullRate(p, body)

function fullRate(p: Corps, body: number): number {
  const { rates, roster } = p.scenario
  const as = p.form[body]
  switch (as) {
    case form.GENERAL:
    case form.CHIEF:
      return rates.general
    case form.BLIND:
      return p.strips[body] > 1 ? rates.deployedBlind : rates.blind
    case form.HORSE_COLUMN:
      return rates.horseColumn[roster.weight[body]]
    case form.HORSE_LINE:
      return rates.horseLine[roster.weight[body]]
    case form.LIMBERED:
      return roster.traits[body] & trait.HORSE_GUNS ? rates.horseGuns : rates.footGuns
    case form.DEPLOYED:
      return rates.byHand[roster.traits[body] & trait.HORSE_GUNS ? 0 : roster.weight[body]]
    case form.CREW:
      // On foot, as they walk beside limbered guns.
      return rates.footGuns
    case form.GUNS:
      return 0
    default:
      return rates.foot[as]
  }
}

/** Does a way or a stand touch ground that halves movement (rule 5)? */
export function isDifficult(p: Corps, shape: Convex): boolean {
  for (const area of p.scenario.ground.difficult) if (standsOn(area, shape)) return true
  return false
}

/** Does the way of a move (`way.ts`) touch ground that halves movement (rule 5)? */
export function isWayDifficult(p: Corps): boolean {
  for (const area of p.scenario.ground.difficult) if (passesNear(area, 0) && standsOn(area, wayHull())) return true
  return false
}
