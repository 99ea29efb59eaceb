/** 16.2, A19, A71 Where a rout leads: straight away, or turned by the least angle past what is in the way. */
import {
  bearing,
  type Convex,
  DEGREE,
  eastward,
  hull,
  makeBody,
  makeConvex,
  northward,
  overlap,
  RIGHT_ANGLE,
  standsOn,
  turned,
} from '../../../../src/inches/index.ts'
import { isEnemy, isFree, isSolid, nearestEnemy } from '../movement/clearance.ts'
import { isOn, isOnTable, opposite, shapeAt, shapeOf } from '../state/bodies.ts'
import { arm } from '../state/forms.ts'
import { STEP } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'

/** How a rout ends: on the table, beyond its edge, with no way out, or where it is because friends are in the way. */
export const fate = { STANDS: 0, LEAVES: 1, CAUGHT: 2, STAYS: 3 } as const

/** The course found last: its heading, how far it goes (cells), where it ends, and the way, including its start. */
export const course = { heading: 0, cells: 0, x: 0, y: 0, end: makeBody(), way: makeConvex() }

/**
 * 9, A46, A139 Is ground that a unit cannot enter in the way: a built-up area, for cavalry and guns? What it stands on
 * does not count.
 */
export function isBarred(p: Corps, body: number, start: Convex, way: Convex): boolean {
  const kind = p.scenario.roster.arm[body]
  if (kind !== arm.CAVALRY && kind !== arm.ARTILLERY) return false
  for (const section of p.scenario.ground.sections) if (standsOn(section, way) && !standsOn(section, start)) return true
  return false
}

/** Does a way meet enemies of a body, or its friends, except one (−1 for none)? */
function meets(p: Corps, body: number, way: Convex, enemies: boolean, but: number): boolean {
  for (let other = 0; other < p.x.length; other++) {
    if (other === body || other === but || isEnemy(p, body, other) !== enemies) continue
    if (isOn(p, other) && isSolid(p, other) && overlap(way, shapeOf(p, other))) return true
  }
  return false
}

/**
 * Does a way away from an enemy (−1 for none) meet another enemy? The first is left out, because where a unit that
 * touches it turns, one of its corners may reach into the hull of both ends.
 */
export const isEnemyInWay = (p: Corps, body: number, way: Convex, from: number): boolean =>
  meets(p, body, way, true, from)

/**
 * A19, A135 The heading of a rout: away from an enemy, from centre to centre; or that of a friend whose rout causes it.
 * Without a cause a unit already in Rout runs on as it faces; any other runs from the nearest enemy, or if there is
 * none turns about.
 */
function headingAway(p: Corps, unit: number, cause: number, isRunning: boolean): number {
  if (cause >= 0 && !isEnemy(p, unit, cause)) return p.heading[cause]
  if (isRunning && cause < 0) return p.heading[unit]
  const from = cause >= 0 && isOn(p, cause) ? cause : nearestEnemy(p, unit)
  if (from < 0) return opposite(p.heading[unit])
  return bearing(p.x[unit] - p.x[from], p.y[unit] - p.y[from])
}

/**
 * What to plot: which unit routs in which formation, how far (cells), away from which body (−1 for none), past friends
 * or through them.
 */
const plan = { unit: 0, as: 0, cells: 0, from: -1, pastFriends: false }

/**
 * Sets the course along one heading; it goes on over friends to the first clear place (A71), unless it passes them by.
 */
function follow(p: Corps, heading: number): number {
  const { unit, as, cells, from, pastFriends } = plan
  const { end, way } = course
  const start = shapeOf(p, unit)
  course.heading = heading
  for (course.cells = cells; ; course.cells += STEP) {
    course.x = p.x[unit] + eastward(heading, course.cells)
    course.y = p.y[unit] + northward(heading, course.cells)
    shapeAt(p, unit, end, course.x, course.y, heading, as)
    hull(start, end, way)
    if (isEnemyInWay(p, unit, way, from) || isBarred(p, unit, start, way)) return fate.CAUGHT
    if (pastFriends && meets(p, unit, way, false, -1)) return fate.CAUGHT
    if (!isOnTable(p.scenario, end)) return fate.LEAVES
    if (isFree(p, unit, end)) return fate.STANDS
  }
}

/** The most that a rout is turned, to either side: farther would lead back to what it runs from. */
const MOST_TURN = RIGHT_ANGLE
const STRAIGHT = [1]
const SIDES = [1, -1]

/**
 * A136 Finds the course of the planned rout, along a heading. What is in its way turns it by the least angle, by whole
 * degrees and to the right first: enemies and ground that it cannot enter, friends only where it passes them by (16.3).
 * Straight on it leaves the table (A48), turned only if it must.
 */
function search(p: Corps, heading: number): number {
  let leaving = -1
  for (let turn = 0; turn <= MOST_TURN; turn += DEGREE)
    for (const side of turn === 0 ? STRAIGHT : SIDES) {
      const along = turned(heading, side * turn)
      const found = follow(p, along)
      if (found === fate.STANDS || (found === fate.LEAVES && turn === 0)) return found
      if (found === fate.LEAVES && leaving < 0) leaving = along
    }
  return leaving < 0 ? fate.CAUGHT : follow(p, leaving)
}

/**
 * Plots the course of a unit that routs in a formation, a number of cells away from `cause` (−1 for none), and returns
 * how it ends. A unit that was already running goes around friends.
 */
export function plot(p: Corps, unit: number, as: number, cells: number, cause: number, isRunning: boolean): number {
  plan.unit = unit
  plan.as = as
  plan.cells = cells
  plan.from = cause
  plan.pastFriends = isRunning
  const heading = headingAway(p, unit, cause, isRunning)
  const ends = search(p, heading)
  if (ends !== fate.CAUGHT || !isRunning) return ends
  // A137 Hemmed in only by friends, it stays.
  plan.pastFriends = false
  return search(p, heading) === fate.CAUGHT ? fate.CAUGHT : fate.STAYS
}
