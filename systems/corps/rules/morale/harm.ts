/** Rules 16 and 17: harm to a unit, and what is owed because of it. */
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { part } from '../state/contacts.ts'
import { event } from '../state/events.ts'
import { type Corps, due, morale, OFF } from '../state/position.ts'

/** 17.1 The casualties at which a unit routs without a test, by arm. */
const mostCasualties = (p: Corps, unit: number): number => p.scenario.nerve.breaks[p.scenario.roster.arm[unit]]

/** 17.1 Does a unit have the casualties at which it routs without a test, and cannot rally (A16)? */
export const isBroken = (p: Corps, unit: number): boolean => p.casualties[unit] >= mostCasualties(p, unit)

/** Gives a unit another grade of morale. */
export function setMorale(p: Corps, unit: number, grade: number, journal?: Journal): void {
  if (p.morale[unit] === grade) return
  p.morale[unit] = grade
  journal?.tell(EVERYBODY, event.MoraleChanged, unit, grade)
}

/** 8.9, 13 A unit that is neither Shaken nor routing is Disordered. */
export function disorder(p: Corps, unit: number, journal?: Journal): void {
  if (p.morale[unit] === morale.FORMED) setMorale(p, unit, morale.DISORDERED, journal)
}

/**
 * 16.1 A unit begins to rout, away from a body that causes it (−1 for none): the aftermath plays routs in the order in
 * which they were owed (A18). A unit in Rout routs on, and no friends react.
 */
export function oweRout(p: Corps, unit: number, cause: number): void {
  if (p.routs[unit] !== 0) return
  p.routs[unit] = ++p.owed
  p.cause[unit] = 1 + cause
}

/**
 * 17.2 A unit tests at once, because of a casualty by artillery; `cause` is the battery, from which it would rout
 * (A19).
 */
export function oweTest(p: Corps, unit: number, cause: number): void {
  if (p.tests[unit] !== 0 || p.routs[unit] !== 0) return
  p.tests[unit] = ++p.owed
  p.cause[unit] = 1 + cause
}

/** 17.2, A54 A unit tests at the end of this turn, because of a casualty in a skirmish with `cause`. */
export function oweTestLater(p: Corps, unit: number, cause: number): void {
  p.due[unit] |= due.TEST
  p.cause[unit] = 1 + cause
}

/**
 * 8.4, 8.5, 8.7, A91 A unit is lost at one blow, guns cut down or routers caught by `cause`: friends near by react as
 * to the beginning of a rout. It stands where it is until the aftermath removes it.
 */
export function cutDown(p: Corps, unit: number, cause: number): void {
  p.due[unit] |= due.CUT
  oweRout(p, unit, cause)
}

/** A unit takes casualties, caused by a body; at its number it routs (17.1). */
export function lose(p: Corps, unit: number, casualties: number, cause: number, journal?: Journal): void {
  if (casualties === 0) return
  p.casualties[unit] += casualties
  journal?.tell(EVERYBODY, event.CasualtiesTaken, unit, casualties, p.casualties[unit])
  if (isBroken(p, unit) && p.morale[unit] !== morale.ROUT) oweRout(p, unit, cause)
}

/** A unit is lost for the day: it is off the table, and owes nothing. */
export function remove(p: Corps, unit: number, journal?: Journal): void {
  p.x[unit] = OFF
  // Guns without a crew are lost with it.
  const guns = p.scenario.roster.gunsOf[unit]
  if (guns >= 0) p.x[guns] = OFF
  p.lost[unit] = 1
  part(p, unit)
  p.routs[unit] = 0
  p.tests[unit] = 0
  p.cause[unit] = 0
  p.due[unit] = 0
  p.shock[unit] = 0
  journal?.tell(EVERYBODY, event.UnitLost, unit)
}
