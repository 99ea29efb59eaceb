/** Rules 8, 14, 15, A169, A171: a charge comes home, or comes to nothing. */
import { eastward, GRACE, makeBody, northward } from '../../../../src/inches/index.ts'
import { type Dice, EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { boutOf, fightOut } from '../fight/bout.ts'
import { contact, moveIntoContact } from '../fight/contact.ts'
import { overrun } from '../fight/going-in.ts'
import { settleHarm } from '../morale/aftermath.ts'
import { goTo } from '../morale/going-to.ts'
import { cutDown, disorder } from '../morale/harm.ts'
import { judgeMove } from '../movement/clearance.ts'
import { rateOf } from '../movement/rates.ts'
import { opposite, shapeAt, shapeOf } from '../state/bodies.ts'
import { areInContact, touch } from '../state/contacts.ts'
import { event } from '../state/events.ts'
import { fight } from '../state/fights.ts'
import { arm, form } from '../state/forms.ts'
import { type Corps, due, morale } from '../state/position.ts'
import { gunnersRule, isFormedSquare, isHorse, judgeAim, judgeWay } from './aiming.ts'
import { charging, has, how, note } from './frame.ts'

const place = makeBody()

/** Puts a unit where it can stand, if its way there is clear. */
function rideTo(p: Corps, unit: number, x: number, y: number, heading: number, journal?: Journal): void {
  shapeAt(p, unit, place, x, y, heading, p.form[unit])
  if (judgeMove(p, unit, shapeOf(p, unit), place, rateOf(p, unit)) !== undefined) return
  goTo(p, unit, x, y, heading, journal)
}

/**
 * A68 The target has gone from where it would have been met, at `contact` as it was before (x, y, heading): the charge
 * ends there. False if it can still be reached: then it is caught in the rear instead (A30).
 */
export function misses(p: Corps, x: number, y: number, heading: number, journal?: Journal): boolean {
  const { charger, target } = charging(p)
  if (judgeAim(p, charger, target) === undefined) return false
  rideTo(p, charger, x, y, heading, journal)
  journal?.tell(EVERYBODY, event.ChargeMissed, charger, target)
  note(p, how.OVER)
  return true
}

/** 8.1, A67 A charge halts before a Formed square, and is over. */
function haltBefore(p: Corps, journal?: Journal): void {
  const { charger, target } = charging(p)
  if (judgeWay(p, charger, target) === undefined) {
    const back = opposite(contact.heading)
    const cells = p.scenario.charges.square + GRACE
    rideTo(p, charger, contact.x + eastward(back, cells), contact.y + northward(back, cells), contact.heading, journal)
  }
  journal?.tell(EVERYBODY, event.HaltedBeforeSquare, charger, target)
}

/** Fights by dice: rule 14 with cavalry, rule 15 with infantry. */
function fightWith(p: Corps, foe: number, isStationary: boolean, dice: Dice, journal?: Journal): void {
  const { charger } = charging(p)
  const bout = boutOf(p, isHorse(p, foe) ? fight.CAVALRY : fight.ON_INFANTRY, charger, foe)
  bout.isStationary = isStationary
  fightOut(p, bout, dice, journal)
}

/** 8.4 to 8.8, 15.6 Ends a contact without dice, if one of the quick results applies; false if none does. */
function endsAtOnce(p: Corps, journal?: Journal): boolean {
  const { charger, target } = charging(p)
  const { caught } = p.scenario.fights
  const gunners = gunnersRule(p, charger, target)
  if (p.morale[target] === morale.ROUT) cutDown(p, target, charger)
  else if (gunners !== undefined) overrun(p, target, charger, event.GunsReached, gunners.casualties, journal)
  else if (p.scenario.roster.arm[target] === arm.ARTILLERY) cutDown(p, target, charger)
  else if (p.form[target] === form.MARCH) overrun(p, target, charger, event.CaughtInMarch, caught, journal)
  else if (has(p, how.FLANK)) overrun(p, target, charger, event.CaughtInFlank, caught, journal)
  else return false
  // A68 For the charger, contact without dice is a fight too.
  disorder(p, charger, journal)
  return true
}

/** Must a unit rout by what has just happened, without being cut down? */
const isRouted = (p: Corps, unit: number): boolean => p.routs[unit] !== 0 && (p.due[unit] & due.CUT) === 0

/** The charge comes into contact, and everything that follows from it is done, except pursuit. */
function strikeHome(p: Corps, dice: Dice, journal?: Journal): void {
  const { charger, target } = charging(p)
  journal?.tell(EVERYBODY, event.WentIn, charger, target, contact.inches)
  moveIntoContact(p, charger, journal)
  touch(p, charger, target)
  if (!endsAtOnce(p, journal)) fightWith(p, target, has(p, how.STATIONARY), dice, journal)
}

/** The unit that the charger fights: the target, or the cavalry that came to meet the charge. */
export function opponentOf(p: Corps): number {
  const { met, target } = charging(p)
  return met > 0 ? met - 1 : target
}

/** Plays what comes of the charge once all have reacted. Call it last, like `begin`. */
export function strike(p: Corps, dice: Dice, journal?: Journal): void {
  if (has(p, how.OVER)) return
  const { charger, target } = charging(p)
  const foe = opponentOf(p)
  const wasRouting = p.morale[foe] === morale.ROUT
  if (areInContact(p, charger, foe)) fightWith(p, foe, false, dice, journal)
  else if (isHorse(p, charger) && isFormedSquare(p, target)) haltBefore(p, journal)
  else if (judgeWay(p, charger, target) === undefined) strikeHome(p, dice, journal)
  else journal?.tell(EVERYBODY, event.ChargeMissed, charger, target)
  if (isRouted(p, foe) && !wasRouting) note(p, how.WON)
  if (isRouted(p, charger)) note(p, how.LOST)
  settleHarm(p)
}
