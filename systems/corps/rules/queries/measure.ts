/** Rule 5 as measured before a move: how far it goes, what is in its way, what it could do from there (A92 to A95). */
import {
  type Body,
  farthestCorner,
  forward,
  gap,
  hull,
  INCH,
  makeBody,
  makeConvex,
  overlap,
  rightward,
  ruled,
  setBody,
  turnBetween,
  used,
} from '../../../../src/inches/index.ts'
import { type Refusal, UserError } from '../../../../src/kernel/index.ts'
import { neededToSee } from '../blinds/sighting.ts'
import { isInReach } from '../command/reach.ts'
import { judgeTarget } from '../fire/line.ts'
import { isEnemy, isSolid } from '../movement/clearance.ts'
import { judgeDressing, poseDressed } from '../movement/dressing.ts'
import { poseAfter } from '../movement/pose.ts'
import { isWayDifficult, rateOf } from '../movement/rates.ts'
import { goesAlongRoad } from '../movement/roads.ts'
import { setWay } from '../movement/way.ts'
import { depthOf, frontOf, isOn, shapeOf } from '../state/bodies.ts'
import { arm, form } from '../state/forms.ts'
import { HEADINGS, headingOf } from '../state/points.ts'
import { aheadOf, quartersOf, rightOf } from '../state/poses.ts'
import { type Corps, morale } from '../state/position.ts'
import { cornersOf, degrees, forbiddenTo, mustBeWay, mustGo, mustStand, type Spot, spotAt } from './answers.ts'
import { elsewhere } from './elsewhere.ts'
import { type Strike, strikesOf } from './strikes.ts'

/** The names of the corners of a base, in their order. */
const CORNER_IDS = ['front-right', 'front-left', 'rear-left', 'rear-right'] as const

/** A body and how far it is, in inches, edge to edge. */
interface Near {
  readonly body: number
  readonly distance: number
}

/** What a move comes to. Lengths in inches, places from the south-western corner, headings in degrees from north. */
export interface Measure {
  readonly body: number
  /** Degrees to the right (negative to the left), inches ahead and to the right. */
  readonly turn: number
  readonly ahead: number
  readonly right: number
  /** Where it would stand: its centre, its heading, the corners of its base. */
  readonly at: Spot
  readonly heading: number
  readonly base: readonly Spot[]
  /** The ground that it goes over: the hull of both ends. */
  readonly way: readonly Spot[]
  /** A92 The corner that goes farthest, from where to where. */
  readonly corner: (typeof CORNER_IDS)[number]
  readonly from: Spot
  readonly to: Spot
  /**
   * What that corner uses of the rate on this way (half on difficult ground, 5.6), to sixteenths, and what is left:
   * negative exactly if it is too much.
   */
  readonly used: number
  readonly rate: number
  readonly left: number
  readonly isDifficult: boolean
  /** The bodies in the way that can be neither passed nor stood on. */
  readonly inWay: readonly number[]
  /** Own guns whose fire at an enemy it would bar from there. */
  readonly bars: readonly { readonly battery: number; readonly target: number }[]
  /** Would it be within the radius of its general (rule 3)? */
  readonly inCommand: boolean
  /** The nearest enemy and friend from there; generals do not count. */
  readonly enemy: Near | null
  readonly friend: Near | null
  /** What it could do from there. */
  readonly strikes: readonly Strike[]
  /**
   * 1.6 to 1.8 For a blind, what a die must show for the enemy to see it there; 0 if no roll is needed, null if it is
   * not seen.
   */
  readonly seenBy: number | null
  /** Why it may not make this move. The price of picking it is not asked, nor is an enemy's order. */
  readonly forbidden?: Refusal
}

const from: Body = makeBody()
const to: Body = makeBody()
const way = makeConvex()

function nearest(p: Corps, self: number, shape: Body, isFoe: boolean): Near | null {
  let [body, least] = [-1, Number.POSITIVE_INFINITY]
  for (let other = 0; other < p.x.length; other++) {
    if (other === self || !isOn(p, other) || !isSolid(p, other) || isEnemy(p, self, other) !== isFoe) continue
    const distance = gap(shape, shapeOf(p, other))
    if (distance < least) [body, least] = [other, distance]
  }
  return body < 0 ? null : { body, distance: least / INCH }
}

/** The bodies in the way of a move, or where it ends. */
function inWayOf(p: Corps, self: number): number[] {
  const found: number[] = []
  for (let other = 0; other < p.x.length; other++) {
    if (other === self || !isOn(p, other) || !isSolid(p, other)) continue
    const isPassed = other < p.morale.length && p.morale[other] === morale.ROUT && !isEnemy(p, self, other)
    if (overlap(isPassed ? to : way, shapeOf(p, other))) found.push(other)
  }
  return found
}

/** Own shots that are open now, and would not be once the body stands there. */
function barredBy(p: Corps, self: number, there: Corps): { battery: number; target: number }[] {
  const { roster } = p.scenario
  const found: { battery: number; target: number }[] = []
  for (let battery = 0; battery < p.morale.length; battery++) {
    if (battery === self || roster.arm[battery] !== arm.ARTILLERY || p.form[battery] !== form.DEPLOYED) continue
    if (!isOn(p, battery) || isEnemy(p, self, battery)) continue
    for (let target = 0; target < p.morale.length; target++)
      if (judgeTarget(p, battery, target) === undefined && judgeTarget(there, battery, target) !== undefined)
        found.push({ battery, target })
  }
  return found
}

/** What a die must show for a body to be seen; null if it is no blind or cannot be. */
function seen(p: Corps, body: number): number | null {
  if (p.form[body] !== form.BLIND) return null
  const need = neededToSee(p, body)
  return Number.isFinite(need) ? need : null
}

/** What is measured: how it is written, where it would lead, its rate, and what forbids it. */
interface Asked {
  readonly turn: number
  readonly ahead: number
  readonly right: number
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly forbidden: Refusal | undefined
}

/**
 * Measures a pose of a body. `isMove`: reached by a move; else it turns in place, which has no way and costs none of
 * its rate.
 */
function measured(p: Corps, seat: number, body: number, asked: Asked, isMove: boolean): Measure {
  const { turn, ahead, right, x, y, heading, forbidden } = asked
  const [front, depth] = [frontOf(p, body), depthOf(p, body)]
  setBody(from, p.x[body], p.y[body], p.heading[body], front, depth)
  setBody(to, x, y, heading, front, depth)
  hull(isMove ? from : to, to, way)
  const inWay = inWayOf(p, body)
  const [enemy, friend] = [nearest(p, body, to, true), nearest(p, body, to, false)]
  setWay(from, to)
  const isSlow = isMove && isWayDifficult(p) && !goesAlongRoad(p, p.form[body], from, to)
  const rate = isSlow ? rateOf(p, body) >> 1 : rateOf(p, body)
  const cells = isMove ? ruled(used(from, to)) : 0
  const corner = farthestCorner(from, to)
  const there = elsewhere(p, body, x, y, heading)
  return {
    ...{ body, turn, ahead, right },
    at: spotAt(x, y),
    heading: degrees(heading),
    base: cornersOf(to),
    way: cornersOf(way),
    corner: CORNER_IDS[corner],
    from: spotAt(from.xs[corner], from.ys[corner]),
    to: spotAt(to.xs[corner], to.ys[corner]),
    used: cells / INCH,
    rate: rate / INCH,
    left: (rate - cells) / INCH,
    isDifficult: isSlow,
    inWay,
    bars: barredBy(p, body, there),
    inCommand: isInReach(there, body, p.scenario.roster.command[body]),
    enemy,
    friend,
    strikes: body < p.morale.length ? strikesOf(there, seat, body) : [],
    seenBy: seen(there, body),
    ...(forbidden === undefined ? {} : { forbidden }),
  }
}

/**
 * What a move of a unit or blind comes to, allowed or not, with its turn and way as `go` has them (numbers of
 * `poses.ts`). `seat` is the army that asks. Throws a UserError where there is no such body on the table, or no such
 * move.
 */
export function measure(p: Corps, seat: number, body: number, turn: number, place: number): Measure {
  mustGo(p, body)
  mustBeWay(turn, place)
  const forbidden = forbiddenTo(p, seat, body, turn, place)
  const { x, y, heading } = poseAfter(p, body, turn, place)
  const [ahead, right] = [aheadOf(place) / 16, rightOf(place) / 16]
  return measured(p, seat, body, { turn: degrees(quartersOf(turn)), ahead, right, x, y, heading, forbidden }, true)
}

/**
 * 3.6 What a change of face of a unit or blind comes to: in whole degrees from the north. What forbids it is not asked.
 * Throws a UserError where there is no such body on the table, or no such heading.
 */
export function facing(p: Corps, seat: number, body: number, heading: number): Measure {
  mustGo(p, body)
  if (!(Number.isInteger(heading) && heading >= 0 && heading < HEADINGS))
    throw new UserError(`there is no heading ${heading}`)
  const to = headingOf(heading)
  const turn = degrees(turnBetween(p.heading[body], to))
  const pose = { x: p.x[body], y: p.y[body], heading: to }
  return measured(p, seat, body, { turn, ahead: 0, right: 0, ...pose, forbidden: undefined }, false)
}

/**
 * A188 What dressing on a friend comes to; undefined if it is not allowed. The price of picking the body is not asked.
 * Its way is in exact inches, not in sixteenths. Throws a UserError where there is no such body on the table.
 */
export function dressing(p: Corps, seat: number, body: number, friend: number): Measure | undefined {
  mustGo(p, body)
  mustStand(p, friend)
  if (judgeDressing(p, body, friend) !== undefined) return undefined
  const { x, y, heading } = poseDressed(p, body, friend)
  const turn = degrees(turnBetween(p.heading[body], heading))
  const [dx, dy] = [x - p.x[body], y - p.y[body]]
  const [ahead, right] = [forward(p.heading[body], dx, dy) / INCH, rightward(p.heading[body], dx, dy) / INCH]
  return measured(p, seat, body, { turn, ahead, right, x, y, heading, forbidden: undefined }, true)
}
