/** 13.2, A57, A131 Into contact: straight ahead after one wheel of up to 45 degrees, within the rate. */
import {
  type Area,
  advance,
  bearing,
  type Convex,
  DEGREE,
  eastward,
  FULL_TURN,
  GRACE,
  hull,
  isNear,
  makeBody,
  makeConvex,
  northward,
  overlap,
  RIGHT_ANGLE,
  settle,
  shift,
  standsOn,
  turnBetween,
  turned,
  used,
  within,
} from '../../../../src/inches/index.ts'
import { type Journal, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { passOver } from '../morale/generals.ts'
import { judgeEntering } from '../movement/built-up.ts'
import { gather, judgeMove, makeCrowd } from '../movement/clearance.ts'
import { rateOf } from '../movement/rates.ts'
import { shapeAt, shapeOf } from '../state/bodies.ts'
import type { Corps } from '../state/position.ts'
import { hasBeforeIt } from './facing.ts'

export const OUT_OF_REACH = refusal(
  '13.2',
  'Straight ahead, after one wheel of up to 45 degrees, the enemy is out of reach.',
)

/** How many cells short of what it meets an advancing body may be. */
const SHORT = 8
const MOST_WHEEL = 45 * DEGREE
/** Wheels to try where those towards the enemy do not reach it, from the least. */
const WHEELS = [0, -15, 15, -30, 30, -45, 45].map((degrees) => degrees * DEGREE)

/** Where the brigade judged last would stand. */
export const contact = { body: makeBody(), x: 0, y: 0, heading: 0, inches: 0 }

/** The shapes to be touched: a base, or what an area is made of. */
let goals: readonly Convex[] = []
const base: Convex[] = []
/** Everything that the brigade could meet on its way. */
const crowd = makeCrowd()

/**
 * Wheels a brigade to a heading and brings it ahead until it touches one of the goals: into `contact`. What is in the
 * way is asked before the last cells, because those cost most.
 */
function reach(p: Corps, self: number, heading: number, rate: number, foe: number): Refusal | undefined {
  const { body } = contact
  const from = shapeOf(p, self)
  shapeAt(p, self, body, p.x[self], p.y[self], heading, p.form[self])
  let most = rate + GRACE
  let goal: Convex | undefined
  for (const one of goals) {
    if (overlap(body, one)) return OUT_OF_REACH
    const clear = advance(body, heading, most, one)
    if (clear === most && goal !== undefined) continue
    most = clear
    goal = one
  }
  if (goal === undefined) return OUT_OF_REACH
  shift(body, eastward(heading, most), northward(heading, most))
  // It stands a few cells short of the goal now, if that is in reach at all.
  if (!within(body, goal, SHORT)) return OUT_OF_REACH
  const why = judgeMove(p, self, from, body, rate, foe, crowd)
  if (why !== undefined) return why
  settle(body, heading, goal)
  if (!within(body, goal, 1)) return OUT_OF_REACH
  contact.x = body.x
  contact.y = body.y
  contact.heading = heading
  contact.inches = used(from, body)
  return judgeMove(p, self, from, body, rate, foe, crowd) ?? judgeEntering(p, self, from, body, p.form[self])
}

/** A77 A brigade half in an area is at its border already: it attacks enemies inside who are before its front. */
function judgeAstride(p: Corps, self: number, foe: number): Refusal | undefined {
  if (!hasBeforeIt(p, self, foe)) return OUT_OF_REACH
  contact.x = p.x[self]
  contact.y = p.y[self]
  contact.heading = p.heading[self]
  contact.inches = 0
  shapeAt(p, self, contact.body, contact.x, contact.y, contact.heading, p.form[self])
  return undefined
}

/**
 * May a brigade come into contact with a base, or with the border of an area: into `contact`. It comes square against
 * the side that it meets where it can, else along the line between the centres, else by the least wheel that works.
 */
export function judgeContact(p: Corps, self: number, foe: number, area: Area | undefined): Refusal | undefined {
  const from = shapeOf(p, self)
  if (area !== undefined && standsOn(area, from)) return judgeAstride(p, self, foe)
  const rate = rateOf(p, self)
  const isFar = area === undefined ? !within(from, shapeOf(p, foe), rate + GRACE) : !isNear(area, from, rate + GRACE)
  if (isFar) return OUT_OF_REACH
  gather(p, self, rate + GRACE, crowd)
  base[0] = shapeOf(p, foe)
  goals = area === undefined ? base : area.triangles
  const x = area === undefined ? p.x[foe] : (area.west + area.east) / 2
  const y = area === undefined ? p.y[foe] : (area.south + area.north) / 2
  const own = p.heading[self]
  const direct = bearing(x - p.x[self], y - p.y[self])
  let why: Refusal | undefined = OUT_OF_REACH
  /** Tries a heading; true once the brigade gets there. */
  const tries = (heading: number): boolean => {
    if (Math.abs(turnBetween(own, heading)) > MOST_WHEEL) return false
    const found = reach(p, self, heading, rate, foe)
    if (found === undefined) return area === undefined || !standsOn(area, contact.body)
    // What is in the way is a better reason than that the enemy is out of reach.
    if (why === OUT_OF_REACH) why = found
    return false
  }
  if (tries(squareTo(area === undefined ? p.heading[foe] : 0, direct)) || tries(direct)) return undefined
  for (const wheel of WHEELS) if (tries(turned(own, wheel))) return undefined
  return why
}

/** Of the four headings square to `heading`, the nearest to `wanted`. */
function squareTo(heading: number, wanted: number): number {
  const turn = turned(wanted, -heading)
  return turned(heading, (Math.round(turn / RIGHT_ANGLE) * RIGHT_ANGLE) % FULL_TURN)
}

/** The way into contact. */
const way = makeConvex()

/**
 * Puts the brigade where it was judged to come into contact, and takes guns that the enemy has left on its way (A20).
 */
export function moveIntoContact(p: Corps, self: number, journal?: Journal): void {
  hull(shapeOf(p, self), contact.body, way)
  p.x[self] = contact.x
  p.y[self] = contact.y
  p.heading[self] = contact.heading
  passOver(p, self, way, journal)
}
