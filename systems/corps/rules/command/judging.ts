/** Rules 3 and 5: may a unit be given an action, and what it costs. */
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { isEnemyWithin } from '../movement/clearance.ts'
import { isGeneral, isOn, shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { makesPair } from '../state/gun-actions.ts'
import { type Corps, due, mark, morale } from '../state/position.ts'
import { isInReach, isLeaderless } from './reach.ts'

const NOT_ITS_CORPS = refusal('3.3', 'A commander orders only units of his own corps that are on the table.')
export const NO_GENERAL = refusal('A53', 'The command has no general any more who could give orders.')
const OUT_OF_REACH = refusal('3.3', 'The unit is farther from its commander than he can give orders.')
const NOT_LED = refusal('2.6', 'The commander in chief leads one brigade in this turn: nothing else acts.')
const ROUTING = refusal('16.3', 'A routing unit does nothing but rally.')
const HAS_CHARGED = refusal('A32', 'Cavalry that has charged at an opportunity does nothing in its own turn.')
const PURSUING = refusal('16.6', 'Pursuers do nothing in their turn but try to rally.')
export const IN_CONTACT = refusal(
  'A36',
  'In contact with the enemy a unit fights on or retires, and does nothing else.',
)
export const TOO_FEW_PIPS = refusal('3.1', 'The commander has too few pips left for it.')
const STRICT = refusal('A97', 'With strict actions a brigade that has acted near the enemy begins no fight.')
const BUSY = refusal('A97', 'Within 16 inches of an enemy only a plain move may come before a fight, no other action.')
const NEAR = refusal('5.5', 'Within 16 inches of an enemy a unit acts once in a turn.')

/** 2.6 Must it wait while the commander in chief leads one brigade? */
export const judgeLed = (p: Corps, body: number): Refusal | undefined =>
  p.led !== 0 && body !== p.led - 1 ? NOT_LED : undefined

/**
 * May the commander of this command give a body an action of this price at all: is it his, on the table, in his reach,
 * and not bound to do something else? Each action judges the rest itself.
 */
export function judgeOrdered(p: Corps, command: number, body: number, price: number): Refusal | undefined {
  if (p.scenario.roster.command[body] !== command || !isOn(p, body) || isGeneral(p, body) || p.form[body] === form.GUNS)
    return NOT_ITS_CORPS
  if (p.led !== 0) {
    if (judgeLed(p, body) !== undefined) return NOT_LED
  } else if (!isInReach(p, body, command)) return isLeaderless(p, command) ? NO_GENERAL : OUT_OF_REACH
  if (body < p.morale.length) {
    if (p.morale[body] === morale.ROUT) return ROUTING
    if (p.marks[body] & mark.CHARGED) return HAS_CHARGED
    if (p.due[body] & due.PURSUES) return PURSUING
  }
  return p.pips < price ? TOO_FEW_PIPS : undefined
}

/**
 * May he give it an action other than a fight: in contact it has none (A36), near an enemy one in a turn (rule 5), or
 * two of artillery that make a pair (3.14)? `action` is this one as an action of artillery (`gun-actions.ts`); −1 for
 * none.
 */
export function judge(p: Corps, command: number, body: number, price: number, action = -1): Refusal | undefined {
  const why = judgeOrdered(p, command, body, price)
  if (why !== undefined) return why
  if (body < p.contact.length && p.contact[body] !== 0) return IN_CONTACT
  const isOpen = p.moved[body] === 0 || makesPair(p, body, action)
  return isOpen || !isEnemyWithin(p, body, shapeOf(p, body), p.scenario.once.unit) ? undefined : NEAR
}

/** Takes the pips of an action that moves nothing from its place: artillery may still fire after it (A75). */
export function payStanding(p: Corps, body: number, pips: number): void {
  p.pips -= pips
  p.moved[body]++
  p.acted = 1
  if (body < p.marks.length) p.marks[body] |= mark.BUSY
}

/** 5.5, A97 In a new turn nothing has moved or acted yet. */
export function forgetActions(p: Corps): void {
  p.moved.fill(0)
  for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] &= ~mark.BUSY
}

/**
 * 5.5, A97 Why a unit begins no fight because of what it has done in this turn: near an enemy only a move may come before
 * one, and with strict actions nothing.
 */
export function judgeSpent(p: Corps, unit: number): Refusal | undefined {
  const { fights, once } = p.scenario
  if (p.moved[unit] === 0 || !(fights.isStrict || p.marks[unit] & mark.BUSY)) return undefined
  if (!isEnemyWithin(p, unit, shapeOf(p, unit), once.unit)) return undefined
  return fights.isStrict ? STRICT : BUSY
}

/** Remembers that a body has moved from its place. */
export function noteMove(p: Corps, body: number): void {
  p.stirred = 1
  p.acted = 1
  if (body < p.marks.length) p.marks[body] |= mark.CAME
}

/** Takes the pips of an action of a body that moves. */
export function pay(p: Corps, body: number, pips: number): void {
  payStanding(p, body, pips)
  noteMove(p, body)
}
