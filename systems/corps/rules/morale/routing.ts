/** Rules 16.1 to 16.3: a unit begins to rout, or routs on. */
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { rateOf } from '../movement/rates.ts'
import { shapeOf } from '../state/bodies.ts'
import { part } from '../state/contacts.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { type Corps, due, morale } from '../state/position.ts'
import { course, fate, plot } from './course.ts'
import { passOver } from './generals.ts'
import { abandon } from './guns.ts'
import { remove, setMorale } from './harm.ts'
import { shake } from './shock.ts'

/**
 * A138 The formation in which a unit routs: squares and garrisons break up, and the crew of deployed guns leaves them (A20).
 */
function routingForm(as: number): number {
  if (as === form.DEPLOYED) return form.CREW
  return as === form.SQUARE || as === form.GARRISON ? form.ATTACK : as
}

/** 16.2, A20 How far a unit routs in its formation, in cells. */
const lengthOf = (p: Corps, unit: number): number =>
  p.form[unit] === form.LIMBERED ? rateOf(p, unit) : p.scenario.nerve.routs[p.scenario.roster.arm[unit]]

/** 16.1 A unit is lost where it stands, and friends near by react as to a rout (A91). */
function perish(p: Corps, unit: number, journal?: Journal): void {
  shake(p, unit, shapeOf(p, unit), false)
  remove(p, unit, journal)
}

/** Moves a unit along the plotted course, over enemy generals and guns (A20, A113), perhaps off the table (A48). */
function run(p: Corps, unit: number, as: number, ends: number, journal?: Journal): void {
  if (p.form[unit] === form.DEPLOYED) abandon(p, unit, journal)
  p.x[unit] = course.x
  p.y[unit] = course.y
  p.heading[unit] = course.heading
  p.form[unit] = as
  if (ends === fate.STANDS) journal?.tell(EVERYBODY, event.RoutMoved, unit, course.cells)
  else journal?.tell(EVERYBODY, event.RoutedOff, unit)
  passOver(p, unit, course.way, journal)
  if (ends !== fate.STANDS) remove(p, unit, journal)
}

/** Begins a rout. Returns whether the unit got away; if not it is lost. */
function begin(p: Corps, unit: number, cause: number, journal?: Journal): boolean {
  part(p, unit)
  setMorale(p, unit, morale.ROUT, journal)
  p.failures[unit] = 0
  // What it was to test for, or to rally from, is past.
  p.due[unit] = (p.due[unit] & ~(due.TEST | due.PIP | due.PURSUES)) | due.FRESH
  const as = routingForm(p.form[unit])
  const ends = plot(p, unit, as, lengthOf(p, unit), cause, false)
  if (ends === fate.CAUGHT) return false
  shake(p, unit, course.way, true)
  run(p, unit, as, ends, journal)
  return true
}

/** 16.3 A unit in Rout routs on, now around friends; hemmed in only by them it stays. False if it is lost. */
function runOn(p: Corps, unit: number, cause: number, journal?: Journal): boolean {
  const as = p.form[unit]
  const ends = plot(p, unit, as, lengthOf(p, unit), cause, true)
  if (ends === fate.CAUGHT) return false
  if (ends !== fate.STAYS) run(p, unit, as, ends, journal)
  // It was in Rout before this: another rout near by removes it (A69).
  p.routs[unit] = 0
  p.cause[unit] = 0
  return true
}

/**
 * Plays the rout of a unit whose place in the queue has come. Leaves the friends that must react in `shock`; returns
 * the body that they in turn would rout from: the unit, or what destroyed it; −1 for none.
 */
export function playRout(p: Corps, unit: number, journal?: Journal): number {
  const cause = p.cause[unit] - 1
  if (p.due[unit] & due.CUT) {
    journal?.tell(EVERYBODY, event.CutDown, unit)
    perish(p, unit, journal)
    return cause
  }
  const escapes = p.morale[unit] === morale.ROUT ? runOn(p, unit, cause, journal) : begin(p, unit, cause, journal)
  if (escapes) return unit
  journal?.tell(EVERYBODY, event.Caught, unit)
  perish(p, unit, journal)
  return cause
}
