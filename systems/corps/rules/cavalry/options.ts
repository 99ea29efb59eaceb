/**
 * 6.4 to 6.9, 8.5, 8.6, 14.1 to 14.3, 15.6, A66, A67, A74, A79, A162, A163, A167 What the target of a charge can do, as
 * everybody sees it.
 */
import { bearing, makeBody } from '../../../../src/inches/index.ts'
import { isFree } from '../movement/clearance.ts'
import { isOnTable, shapeAt } from '../state/bodies.ts'
import { arm, form } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'
import { compareToHalf, gunnersRule, isHorse, judgeWay } from './aiming.ts'
import { canEvade } from './evading.ts'
import { how } from './frame.ts'
import { canIntercept } from './meeting.ts'

const shape = makeBody()

/** The formations into which infantry changes before a charge; which of them save it is another matter (A67). */
export const FORMS: readonly number[] = [form.ATTACK, form.LINE, form.SQUARE]

/** Is there room for a unit with this heading, in this formation? */
function hasRoom(p: Corps, unit: number, heading: number, as: number): boolean {
  shapeAt(p, unit, shape, p.x[unit], p.y[unit], heading, as)
  return isOnTable(p.scenario, shape) && isFree(p, unit, shape)
}

/** 6.8 The heading from a unit to its charger. */
export const headingTo = (p: Corps, unit: number, charger: number): number =>
  bearing(p.x[charger] - p.x[unit], p.y[charger] - p.y[unit])

/** A charge as it is judged: who charges whom, and whether the target offers its flank or rear. */
export interface Threat {
  readonly charger: number
  readonly target: number
  readonly isFlank: boolean
}

/**
 * 6.7, A67 Can infantry take a formation that changes anything? In flank only a square does, because all others keep
 * the heading.
 */
export function canForm(p: Corps, { target, isFlank }: Threat, as: number): boolean {
  if (!FORMS.includes(as) || as === p.form[target] || (isFlank && as !== form.SQUARE)) return false
  return hasRoom(p, target, p.heading[target], as)
}

/** 6.8, A67 A turn helps a unit that is charged in flank or rear, but not a column of march. */
function canFace(p: Corps, { charger, target, isFlank }: Threat): boolean {
  if (!isFlank || p.form[target] === form.MARCH) return false
  return hasRoom(p, target, headingTo(p, target, charger), p.form[target])
}

/** 6.7, 6.8, 15.2 What Formed infantry can do about a charge. */
function ofInfantry(p: Corps, threat: Threat): number {
  const { target } = threat
  if (p.scenario.roster.arm[target] !== arm.INFANTRY || p.morale[target] !== morale.FORMED) return 0
  if (p.form[target] === form.GARRISON) return 0
  const forms = FORMS.some((as) => canForm(p, threat, as)) ? how.CAN_FORM : 0
  return forms | (canFace(p, threat) ? how.CAN_FACE : 0)
}

/** 15.6, A190 Can gunners fire at cavalry that charges them? Only to their front. */
const canFire = (p: Corps, { charger, target, isFlank }: Threat): boolean =>
  !isFlank && gunnersRule(p, charger, target) !== undefined

/** What the target itself can do: in contact with another enemy it can do nothing (A36). */
function ofTarget(p: Corps, threat: Threat, isFarther: boolean): number {
  const { charger, target } = threat
  if (p.contact[target] !== 0) return 0
  const isFormed = p.morale[target] === morale.FORMED
  // A router that passes its test may still get away, but it does not counter-charge.
  const counters =
    isHorse(p, charger) && isHorse(p, target) && p.morale[target] !== morale.ROUT && (isFarther || isFormed)
  if (!isFarther) return counters ? how.CAN_COUNTER : 0
  const evades = canEvade(p, target, charger) ? how.CAN_EVADE : 0
  // A79 Only gunners react to infantry.
  if (!isHorse(p, charger)) return evades
  const fires = canFire(p, threat) ? how.CAN_FIRE : 0
  return evades | fires | (counters ? how.CAN_COUNTER : 0) | ofInfantry(p, threat)
}

/** Can any friend intercept the charge? */
function canAnyIntercept(p: Corps, { charger, target }: Threat): boolean {
  for (let rider = 0; rider < p.morale.length; rider++) if (canIntercept(p, rider, charger, target)) return true
  return false
}

/** What can be done about a charge that is in reach: bits of `how`. Within half a move nothing (6.4). */
export function findOptions(p: Corps, threat: Threat): number {
  const { charger, target } = threat
  judgeWay(p, charger, target)
  const far = compareToHalf(p, charger, target)
  if (far < 0) return 0
  const own = ofTarget(p, threat, far > 0)
  return far > 0 && isHorse(p, charger) && canAnyIntercept(p, threat) ? own | how.CAN_INTERCEPT : own
}
