/**
 * 6.5, 8.5, 8.6, A30, A168, A170 A unit evades a charge: straight away, or, as gunners, behind friends that support
 * them.
 */
import {
  type Body,
  bearing,
  eastward,
  hull,
  INCH,
  makeBody,
  makeConvex,
  northward,
  span,
  within,
} from '../../../../src/inches/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { isBarred } from '../morale/course.ts'
import { goTo } from '../morale/going-to.ts'
import { abandon } from '../morale/guns.ts'
import { disorder } from '../morale/harm.ts'
import { isSupport } from '../morale/supports.ts'
import { isEnemy, isFree, judgeMove } from '../movement/clearance.ts'
import { isDifficult, rateOf } from '../movement/rates.ts'
import { isOn, isOnTable, shapeAt, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { arm, form } from '../state/forms.ts'
import { STEP } from '../state/poses.ts'
import { type Corps, morale } from '../state/position.ts'
import { gapOf, isFormedSquare } from './aiming.ts'

/** Where the unit goes that was judged last. */
const place = { body: makeBody(), x: 0, y: 0, heading: 0, cells: 0, as: 0 }
const way = makeConvex()

/** More than any rate: `judgeMove` judges only the way; the rate depends on the ground and is judged after it. */
const ANY_RATE = 64 * INCH

/** A30 The rate of a unit in its fastest formation. */
function bestRate(p: Corps, unit: number): number {
  const { rates, roster } = p.scenario
  if (roster.arm[unit] === arm.INFANTRY) return rates.foot[form.MARCH]
  return roster.arm[unit] === arm.CAVALRY ? rates.horseColumn[roster.weight[unit]] : rateOf(p, unit)
}

function standAt(p: Corps, unit: number, x: number, y: number, heading: number, as: number): void {
  place.x = x
  place.y = y
  place.heading = heading
  place.as = as
  shapeAt(p, unit, place.body, x, y, heading, as)
}

/** May it go that far: is the way clear, and on difficult ground at most half the rate? */
function canGo(p: Corps, unit: number, start: Body, rate: number): boolean {
  if (judgeMove(p, unit, start, place.body, ANY_RATE) !== undefined) return false
  hull(start, place.body, way)
  return (place.cells <= rate >> 1 || !isDifficult(p, way)) && !isBarred(p, unit, start, way)
}

/** Finds the place straight away from the charger until something is in the way (A48), facing away. */
function findPlace(p: Corps, unit: number, charger: number): boolean {
  const start = shapeOf(p, unit)
  const rate = bestRate(p, unit)
  const away = bearing(p.x[unit] - p.x[charger], p.y[unit] - p.y[charger])
  for (place.cells = rate; place.cells > 0; place.cells -= STEP) {
    const [x, y] = [p.x[unit] + eastward(away, place.cells), p.y[unit] + northward(away, place.cells)]
    standAt(p, unit, x, y, away, p.form[unit])
    if (canGo(p, unit, start, rate)) return true
  }
  return false
}

/** 8.6, A12 Can gunners shelter with a friend: a support, a Formed square or a garrison near by? */
function shelters(p: Corps, unit: number, friend: number): boolean {
  if (friend === unit || isEnemy(p, unit, friend) || !isOn(p, friend)) return false
  if (!isSupport(p, friend) && !isFormedSquare(p, friend) && p.form[friend] !== form.GARRISON) return false
  return within(shapeOf(p, unit), shapeOf(p, friend), p.scenario.charges.supports)
}

/** Finds the place behind a friend, as seen from the charger, that the gunners reach, passing through friends (A45). */
function findBehind(p: Corps, unit: number, charger: number, friend: number): boolean {
  const away = bearing(p.x[friend] - p.x[charger], p.y[friend] - p.y[charger])
  for (let cells = 0; cells <= p.scenario.rates.footGuns; cells += STEP) {
    const [x, y] = [p.x[friend] + eastward(away, cells), p.y[friend] + northward(away, cells)]
    standAt(p, unit, x, y, away, form.CREW)
    if (isOnTable(p.scenario, place.body) && isFree(p, unit, place.body)) {
      place.cells = cells
      return true
    }
  }
  return false
}

/** 8.6 Gunners go to the nearest friend that shelters them and has room behind it. */
function findShelter(p: Corps, unit: number, charger: number): boolean {
  let [best, least] = [-1, Number.POSITIVE_INFINITY]
  for (let friend = 0; friend < p.morale.length; friend++) {
    if (!shelters(p, unit, friend) || !findBehind(p, unit, charger, friend)) continue
    const far = gapOf(p, unit, friend)
    if (far < least) [best, least] = [friend, far]
  }
  return best >= 0 && findBehind(p, unit, charger, best)
}

/**
 * Can a unit evade a charge, its orders aside? Squares and garrisons stand; routers on foot and routing guns run
 * already (A74 asks cavalry only).
 */
export function canEvade(p: Corps, unit: number, charger: number): boolean {
  const as = p.form[unit]
  if (as === form.SQUARE || as === form.GARRISON) return false
  if (p.morale[unit] === morale.ROUT && p.scenario.roster.arm[unit] !== arm.CAVALRY) return false
  return isAtGuns(as) ? findShelter(p, unit, charger) : findPlace(p, unit, charger)
}

/** Are these gunners on foot, who leave their guns if they have them? */
const isAtGuns = (as: number): boolean => as === form.DEPLOYED || as === form.CREW

/** A unit that can evade does so, and becomes Disordered. */
export function evade(p: Corps, unit: number, charger: number, journal?: Journal): void {
  canEvade(p, unit, charger)
  const cells = span(p.x[unit], p.y[unit], place.x, place.y)
  if (p.form[unit] === form.DEPLOYED) abandon(p, unit, journal)
  p.form[unit] = place.as
  goTo(p, unit, place.x, place.y, place.heading, journal)
  journal?.tell(EVERYBODY, event.Evaded, unit, cells)
  disorder(p, unit, journal)
}
