/** 9, 10, 13, A36 Hand to hand: a brigade goes into contact with an enemy, or orders another round. */
import { type Area, within } from '../../../../src/inches/index.ts'
import { EVERYBODY, type Journal, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { cutDown, disorder, lose, oweRout } from '../morale/harm.ts'
import { shapeOf } from '../state/bodies.ts'
import { areInContact, touch } from '../state/contacts.ts'
import { sideOf } from '../state/cover.ts'
import { event } from '../state/events.ts'
import { fight } from '../state/fights.ts'
import { arm } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'
import { contact, judgeContact, moveIntoContact } from './contact.ts'
import { comesFromFlank } from './facing.ts'
import { assaultPrice, forbidsFight, groundOf, handToHand, judgeStarter } from './starting.ts'

const ONLY_INFANTRY = refusal('13.1', 'Only infantry assaults.')
export const NOT_CAVALRY = refusal('8.2', 'Infantry cannot charge cavalry.')
const NOT_GUNS = refusal('8.6', 'Guns are charged, not fought: that is no fight of infantry.')
const ONE_INSIDE = refusal('10.2', 'Inside a built-up area or wood one brigade of each side fights at a time.')
const SIDE_TAKEN = refusal('9.4', 'Another brigade attacks this side of the built-up area or wood already.')
const TOO_DEEP = refusal('A77', 'The enemy is too far inside to be attacked from here.')

/** Does a friend attack this enemy from the side of an area on which a unit would stand? */
function isSideTaken(p: Corps, unit: number, enemy: number, area: Area): boolean {
  const side = sideOf(area, contact.x, contact.y)
  for (let other = 0; other < p.contact.length; other++)
    if (other !== unit && p.contact[other] === 1 + enemy && sideOf(area, p.x[other], p.y[other]) === side) return true
  return false
}

/**
 * May a unit of this command attack an enemy hand to hand: come into contact, or fight another round if they are in
 * contact?
 */
export function judgeAssault(p: Corps, command: number, unit: number, enemy: number): Refusal | undefined {
  const no = judgeStarter(p, command, unit, enemy, assaultPrice(p, unit), ONLY_INFANTRY)
  if (no !== undefined) return no
  const { roster, fights } = p.scenario
  if (roster.arm[enemy] === arm.CAVALRY) return NOT_CAVALRY
  if (roster.arm[enemy] === arm.ARTILLERY) return NOT_GUNS
  const of = handToHand(p, unit, enemy)
  const forbidden = forbidsFight(p, unit, of)
  if (forbidden !== undefined) return forbidden
  if (areInContact(p, unit, enemy)) return undefined
  if (of === fight.INSIDE && p.contact[enemy] !== 0) return ONE_INSIDE
  const area = of === fight.EDGE ? groundOf(p, unit, enemy) : undefined
  const why = judgeContact(p, unit, enemy, area)
  if (why !== undefined || area === undefined) return why
  if (!within(contact.body, shapeOf(p, enemy), fights.section)) return TOO_DEEP
  return isSideTaken(p, unit, enemy, area) ? SIDE_TAKEN : undefined
}

/**
 * Brings a unit that may attack an enemy hand to hand into contact with it; true if that ends it without dice: routers
 * are lost (8.7), and a unit caught in flank or rear routs (8.8), because infantry charged by infantry does not react
 * (A29).
 */
export function goIn(p: Corps, unit: number, enemy: number, journal?: Journal): boolean {
  if (areInContact(p, unit, enemy)) return false
  const of = handToHand(p, unit, enemy)
  const isCaught = of === fight.ASSAULT && comesFromFlank(p, unit, enemy)
  // Only the place is found again: with its pip paid, the assault as a whole might not be judged legal any more.
  judgeContact(p, unit, enemy, of === fight.EDGE ? groundOf(p, unit, enemy) : undefined)
  journal?.tell(EVERYBODY, event.WentIn, unit, enemy, contact.inches)
  moveIntoContact(p, unit, journal)
  touch(p, unit, enemy)
  if (p.morale[enemy] === morale.ROUT) cutDown(p, enemy, unit)
  else if (isCaught) overrun(p, enemy, unit, event.CaughtInFlank, p.scenario.fights.caught, journal)
  else return false
  // A68 For the attackers, contact without dice is a fight too.
  for (let other = 0; other < p.contact.length; other++) if (p.contact[other] === 1 + enemy) disorder(p, other, journal)
  return true
}

/**
 * Contact alone breaks a unit that cannot fight: `told` is the event. It takes casualties and routs. The casualties of
 * a unit caught in flank, rear or column of march (8.4, 8.8) are `fights.caught`.
 */
export function overrun(p: Corps, unit: number, by: number, told: number, casualties: number, journal?: Journal): void {
  journal?.tell(EVERYBODY, told, unit, by)
  lose(p, unit, casualties, by, journal)
  oweRout(p, unit, by)
}
