/** What a unit could do to an enemy from where it stands: by range, arc and what is between. */
import { gap, INCH } from '../../../../src/inches/index.ts'
import type { Refusal } from '../../../../src/kernel/index.ts'
import { judgeAim } from '../cavalry/aiming.ts'
import { judgeChargeOrder } from '../cavalry/declaring.ts'
import { isExposed } from '../cavalry/opportunity.ts'
import { forbids } from '../command/orders.ts'
import { judgeContact } from '../fight/contact.ts'
import { judgeFirefightReach, judgeSkirmishReach } from '../fight/firing.ts'
import { forbidsFight, groundOf, handToHand } from '../fight/starting.ts'
import { judgeTarget, lineOfFire } from '../fire/line.ts'
import { isEnemy } from '../movement/clearance.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { fight } from '../state/fights.ts'
import { arm, form } from '../state/forms.ts'
import { BAND_IDS } from '../state/gunnery.ts'
import { type Corps, morale } from '../state/position.ts'

/** What one unit could do to another. */
export interface Strike {
  readonly unit: number
  readonly target: number
  /**
   * Guns `fire`; infantry has a `skirmish`, a `firefight`, an `assault`, and against guns a `charge`; cavalry has a
   * `charge`.
   */
  readonly id: 'fire' | 'skirmish' | 'firefight' | 'assault' | 'charge'
  /** Inches: of fire along its line, else edge to edge. */
  readonly distance: number
  /** Of fire: `short` or `long`. */
  readonly band?: (typeof BAND_IDS)[number]
  /** 6.2 Of a charge of cavalry: could it come at an opportunity too, in a turn of the target? */
  readonly isOpportunity?: boolean
  /** Why the order of its corps forbids it; an enemy's order is unknown. */
  readonly forbidden?: Refusal
}

/** Is a unit in a state to strike at all: Formed, not in column of march, its guns deployed? */
const isReady = (p: Corps, unit: number): boolean =>
  isOn(p, unit) &&
  p.morale[unit] === morale.FORMED &&
  p.form[unit] !== form.MARCH &&
  (p.scenario.roster.arm[unit] !== arm.ARTILLERY || p.form[unit] === form.DEPLOYED)

/** The fight hand to hand in which infantry can attack other infantry; undefined if it cannot. */
function fightOf(p: Corps, unit: number, target: number): number | undefined {
  if (p.scenario.roster.arm[target] !== arm.INFANTRY) return undefined
  const of = handToHand(p, unit, target)
  const area = of === fight.EDGE ? groundOf(p, unit, target) : undefined
  return judgeContact(p, unit, target, area) === undefined ? of : undefined
}

/**
 * What a unit could do to an enemy unit from where both stand. Pips, the radius of its general, and what it has done in
 * this move are not asked; orders are, for units of `seat` only.
 */
export function strikesAt(p: Corps, seat: number, unit: number, target: number): Strike[] {
  if (!isReady(p, unit) || !isEnemy(p, unit, target) || !isOn(p, target)) return []
  const { roster } = p.scenario
  const found: Strike[] = []
  const add = (id: Strike['id'], byOrder: () => Refusal | undefined, more: Partial<Strike> = {}): void => {
    const forbidden = roster.army[unit] === seat ? byOrder() : undefined
    const distance = gap(shapeOf(p, unit), shapeOf(p, target)) / INCH
    found.push({ unit, target, id, distance, ...more, ...(forbidden === undefined ? {} : { forbidden }) })
  }
  if (roster.arm[unit] === arm.ARTILLERY) {
    if (judgeTarget(p, unit, target) !== undefined) return found
    const { end, band } = lineOfFire
    add('fire', () => forbids(p, unit, 'fire'), { distance: end.distance / INCH, band: BAND_IDS[band] })
  } else if (roster.arm[unit] === arm.CAVALRY) {
    if (judgeAim(p, unit, target) === undefined)
      add('charge', () => judgeChargeOrder(p, unit, target), { isOpportunity: isExposed(p, unit, target) })
  } else {
    if (judgeSkirmishReach(p, unit, target) === undefined) add('skirmish', () => forbids(p, unit, 'skirmish'))
    if (judgeFirefightReach(p, unit, target) === undefined)
      add('firefight', () => forbidsFight(p, unit, fight.FIREFIGHT))
    const of = fightOf(p, unit, target)
    if (of !== undefined) add('assault', () => forbidsFight(p, unit, of))
    // 15.1, A79 Guns are charged on foot too.
    if (roster.arm[target] === arm.ARTILLERY && judgeAim(p, unit, target) === undefined)
      add('charge', () => judgeChargeOrder(p, unit, target))
  }
  return found
}

/** Everything that a unit could do to enemy units from where it stands. */
export function strikesOf(p: Corps, seat: number, unit: number): Strike[] {
  const all: Strike[] = []
  for (let target = 0; target < p.morale.length; target++) all.push(...strikesAt(p, seat, unit, target))
  return all
}
