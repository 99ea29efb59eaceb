/** 16.2, A19, A71 Where a rout leads: straight away, or turned by the least angle past what is in the way. */
import {
  type Body,
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
import { isEnemy, isFree, isSolid } from '../movement/clearance.ts'
import { isOn, isOnTable, opposite, shapeAt, shapeOf } from '../state/bodies.ts'
import { arm } from '../state/forms.ts'
import { STEP } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'
import { nearestEnemy } from './supports.ts'

/** How a rout ends: on the table, beyond its edge, or with no way out. */
export const fate = { STANDS: 0, LEAVES: 1, CAUGHT: 2 } as const

/** The course that was found last: its heading, how far it goes (cells), where it ends, and the way, its start included. */
export const course = { heading: 0, cells: 0, x: 0, y: 0, end: makeBody(), way: makeConvex() }

/** 9, A46 Is ground in the way that a unit cannot enter: a built-up area, for cavalry and guns? What it stands on is none. */
export function isBarred(p: Corps, unit: number, start: Convex, way: Convex): boolean {
  if (p.scenario.roster.arm[unit] === arm.INFANTRY) return false
  for (const section of p.scenario.ground.sections) if (standsOn(section, way) && !standsOn(section, start)) return true
  return false
}

/** Does a way meet an enemy, or a friend too where those are passed by? */
function isBlocked(p: Corps, unit: number, way: Convex, pastFriends: boolean): boolean {
  for (let other = 0; other < p.x.length; other++) {
    if (other === unit || !isOn(p, other) || !isSolid(p, other)) continue
    if ((pastFriends || isEnemy(p, unit, other)) && overlap(way, shapeOf(p, other))) return true
  }
  return false
}

/**
 * A19 The heading of a rout: away from an enemy, from centre to centre; that of a friend whose rout it is that causes it.
 * Without a cause the nearest enemy is one, or if there is none the unit turns about. One in Rout already runs on as it
 * faces.
 */
export function headingAway(p: Corps, unit: number, cause: number, isRunning: boolean): number {
  if (cause >= 0 && !isEnemy(p, unit, cause)) return p.heading[cause]
  if (isRunning && cause < 0) return p.heading[unit]
  const from = cause >= 0 && isOn(p, cause) ? cause : nearestEnemy(p, unit)
  if (from < 0) return opposite(p.heading[unit])
  return bearing(p.x[unit] - p.x[from], p.y[unit] - p.y[from])
}

/**
 * Sets the course along one heading, at least so many cells, and on over friends to the first clear place (A71) unless they
 * are passed by. Gives how it ends.
 */
function follow(p: Corps, unit: number, start: Body, as: number, heading: number, cells: number, pastFriends: boolean) {
  const { end, way } = course
  course.heading = heading
  for (let gone = cells; ; gone += STEP) {
    course.cells = gone
    course.x = p.x[unit] + eastward(heading, gone)
    course.y = p.y[unit] + northward(heading, gone)
    shapeAt(p, unit, end, course.x, course.y, heading, as)
    if (pastFriends || !isOnTable(p.scenario, end) || isFree(p, unit, end)) break
  }
  hull(start, end, way)
  if (isBlocked(p, unit, way, pastFriends) || isBarred(p, unit, start, way)) return fate.CAUGHT
  return isOnTable(p.scenario, end) ? fate.STANDS : fate.LEAVES
}

/** How far a rout is turned at most, to either side: farther would lead back to what it runs from. */
const MOST_TURN = RIGHT_ANGLE

/**
 * Finds the course of a rout in a formation, so many cells along a heading: `course`. What is in its way turns it by the
 * least angle, by whole degrees and to the right first; enemies and ground that it cannot enter are, friends only where it
 * has to pass them by (16.3). Straight on it leaves the table (A48), turned it does so only if it must.
 */
export function plot(p: Corps, unit: number, as: number, heading: number, cells: number, pastFriends: boolean): number {
  const start = shapeOf(p, unit)
  let leaving = -1
  for (let turn = 0; turn <= MOST_TURN; turn += DEGREE)
    for (const side of turn === 0 ? STRAIGHT : SIDES) {
      const along = turned(heading, side * turn)
      const found = follow(p, unit, start, as, along, cells, pastFriends)
      if (found === fate.STANDS || (found === fate.LEAVES && turn === 0)) return found
      if (found === fate.LEAVES && leaving < 0) leaving = along
    }
  return leaving < 0 ? fate.CAUGHT : follow(p, unit, start, as, leaving, cells, pastFriends)
}

const STRAIGHT = [1]
const SIDES = [1, -1]
