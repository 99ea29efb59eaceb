/** Rules 16 and 17: what befalls a unit, and what is owed because of it. */
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { part } from '../state/contacts.ts'
import { event } from '../state/events.ts'
import { type Corps, morale, OFF } from '../state/position.ts'

/** 17.1 The casualties at which a unit routs without a test, by arm. */
export const mostCasualties = (p: Corps, unit: number): number => p.scenario.breaks[p.scenario.roster.arm[unit]]

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
 * 16.1 A unit begins to rout, away from a body that causes it (−1 for none): the aftermath carries routs out in the order
 * in which they were owed (A18).
 */
export function oweRout(p: Corps, unit: number, cause: number): void {
  if (p.routs[unit] !== 0) return
  p.routs[unit] = ++p.owed
  p.cause[unit] = 1 + cause
}

/** Takes casualties off a unit, caused by a body; at its number it routs (17.1). */
export function lose(p: Corps, unit: number, casualties: number, cause: number, journal?: Journal): void {
  if (casualties === 0) return
  p.casualties[unit] += casualties
  journal?.tell(EVERYBODY, event.CasualtiesTaken, unit, casualties, p.casualties[unit])
  if (p.casualties[unit] >= mostCasualties(p, unit)) oweRout(p, unit, cause)
}

/** A unit is lost for the day: it is off the table. */
export function remove(p: Corps, unit: number, journal?: Journal): void {
  p.x[unit] = OFF
  p.lost[unit] = 1
  part(p, unit)
  p.routs[unit] = 0
  journal?.tell(EVERYBODY, event.UnitLost, unit)
}
