/** 8.1, A27, A28, A159, A46, A78 Which enemies a charge can reach, from where, and how near that is. */
import { compareGap, gap, hull, makeConvex } from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { contact, judgeContact, OUT_OF_REACH } from '../fight/contact.ts'
import { comesFromFlank } from '../fight/facing.ts'
import { isBarred } from '../morale/course.ts'
import { isDifficult, rateOf } from '../movement/rates.ts'
import { shapeOf } from '../state/bodies.ts'
import { coverOf } from '../state/cover.ts'
import { arm, form } from '../state/forms.ts'
import type { Later } from '../state/later.ts'
import { type Corps, morale } from '../state/position.ts'

const SQUARE = refusal('8.1', 'Cavalry cannot charge a Formed square.')
const COVERED = refusal('A78', 'Cavalry does not charge into a built-up area or a wood.')
const OUT_OF_CHARGE = refusal(
  'A28',
  'A charge goes straight, after one wheel of up to 45 degrees: so the enemy is out of reach.',
)
const BARRED = refusal('A46', 'A built-up area is in the way of the charge.')

/** The way of the charge judged last, including its start. */
export const way = makeConvex()

/** A62 Is it a Formed square? */
export const isFormedSquare = (p: Corps, unit: number): boolean =>
  p.form[unit] === form.SQUARE && p.morale[unit] === morale.FORMED

export const isHorse = (p: Corps, unit: number): boolean => p.scenario.roster.arm[unit] === arm.CAVALRY

/** 15.6 The rule for gunners whose guns cavalry charges, where the option is on; else undefined, and 8.6 applies. */
export const gunnersRule = (p: Corps, charger: number, target: number): Later['gunners'] =>
  p.form[target] === form.DEPLOYED && isHorse(p, charger) ? p.scenario.later.gunners : undefined

/**
 * Can a unit charge an enemy from where both stand: may that enemy be charged, and is it within one move, straight
 * after one wheel (A28)? Leaves the place of contact in `contact`, the way there in `way`.
 */
export function judgeAim(p: Corps, unit: number, enemy: number): Refusal | undefined {
  if (isHorse(p, unit)) {
    if (isFormedSquare(p, enemy)) return SQUARE
    if (coverOf(p, enemy) !== undefined) return COVERED
  }
  return judgeWay(p, unit, enemy)
}

/** The same without judging the target: for a unit whose place or formation has changed meanwhile. */
export function judgeWay(p: Corps, unit: number, enemy: number): Refusal | undefined {
  const why = judgeContact(p, unit, enemy, undefined)
  if (why !== undefined) return why === OUT_OF_REACH ? OUT_OF_CHARGE : why
  const from = shapeOf(p, unit)
  hull(from, contact.body, way)
  return isBarred(p, unit, from, way) ? BARRED : undefined
}

/** A27, A86 Does an enemy offer its flank or rear? Routers always do. */
export const offersFlank = (p: Corps, unit: number, enemy: number): boolean =>
  p.morale[enemy] === morale.ROUT || comesFromFlank(p, unit, enemy)

/** A28 Half of what a unit charges over the ground of `way`, in cells. */
const halfMove = (p: Corps, unit: number): number => (isDifficult(p, way) ? rateOf(p, unit) >> 2 : rateOf(p, unit) >> 1)

/**
 * 6.4, 14.1, A66 How far off a charge starts, compared with half a move: nearer, exactly there, or farther. Call
 * `judgeWay` first.
 */
export const compareToHalf = (p: Corps, unit: number, enemy: number): number =>
  Math.sign(compareGap(shapeOf(p, unit), shapeOf(p, enemy), halfMove(p, unit)))

/** Cells between two units. */
export const gapOf = (p: Corps, unit: number, other: number): number => gap(shapeOf(p, unit), shapeOf(p, other))
