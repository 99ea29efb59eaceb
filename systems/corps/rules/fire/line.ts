/** 7.4 to 7.8, A115 The line of fire: from the middle of a battery's front to the nearest point of the target in its arc. */
import {
  type Aim,
  aim,
  type Convex,
  gap,
  makeAim,
  makeConvex,
  setSegment,
  within,
} from '../../../../src/inches/index.ts'
import { type Because, because, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { isEnemy } from '../movement/clearance.ts'
import { isCoverBetween } from '../sight/cover.ts'
import { isHillBetween, levelOf } from '../sight/heights.ts'
import { areTroops, hides } from '../sight/screens.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { BAND_IDS } from '../state/gunnery.ts'
import type { Corps } from '../state/position.ts'

const NO_TARGET = refusal('7.10', 'Guns fire at enemy brigades and batteries that are on the table.')
const ON_BLIND = refusal('1.9', 'There is no fire at a blind: its figures have to be placed first.')
const OUT_OF_ARC = refusal('7.4', 'No part of the target lies in the arc of fire.')
const OUT_OF_RANGE = refusal('7.8', 'The target is beyond the long range of the guns.')
const FRIENDS = refusal('7.5', 'Friends are within an inch of the line of fire.')
const NOT_OVER = refusal('7.6', 'Guns fire over friends only from higher ground, and 8 inches behind them.')
const GROUND = refusal('A102', 'Woods, buildings or a hill are between the guns and the target.')
const ENEMIES = refusal('A102', 'Other enemies stand before the target.')

/** The band of a range that is too long. */
const BEYOND = -1
/** The longest band. */
const LONG = BAND_IDS.length - 1

/** The line of fire judged last. */
export const lineOfFire = {
  /** Where it begins: the middle of the battery's front, in cells. */
  x: 0,
  y: 0,
  /** Where it ends: the nearest point of the target in the arc. Its `distance` is the range. */
  end: makeAim() satisfies Aim,
  /** 0 for short range, 1 for long. */
  band: 0,
}

const line: Convex = makeConvex(2)

/** 7.8 How far a battery reaches in a band. */
function reachOf(p: Corps, battery: number, band: number): number {
  const { gunnery, roster } = p.scenario
  return gunnery.ranges[(band * gunnery.ranges.length) / BAND_IDS.length + roster.weight[battery]]
}

/** 7.8, A22 The band of a range; where two meet it is the shorter. */
function bandOf(p: Corps, battery: number, range: number): number {
  for (let band = 0; band < BAND_IDS.length; band++) if (range <= reachOf(p, battery, band)) return band
  return BEYOND
}

/**
 * 7.8 Is a body farther from a battery than it reaches, whatever lies in the arc? Judged by their boxes, so not all
 * such are found.
 */
export function isBeyond(p: Corps, battery: number, target: number): boolean {
  const reach = reachOf(p, battery, LONG)
  const guns = shapeOf(p, battery)
  const shape = shapeOf(p, target)
  const isAside = shape.west > guns.east + reach || shape.east < guns.west - reach
  return isAside || shape.south > guns.north + reach || shape.north < guns.south - reach
}

/** 7.4, 7.8 Is a body in arc and range of a battery? Sets `lineOfFire`. */
export function judgeReach(p: Corps, battery: number, target: number): Refusal | undefined {
  const guns = shapeOf(p, battery)
  lineOfFire.x = guns.x + guns.aheadX
  lineOfFire.y = guns.y + guns.aheadY
  const { x, y, end } = lineOfFire
  if (!aim(x, y, p.heading[battery], p.scenario.gunnery.arc, shapeOf(p, target), end)) return OUT_OF_ARC
  lineOfFire.band = bandOf(p, battery, end.distance)
  return lineOfFire.band === BEYOND ? OUT_OF_RANGE : undefined
}

/** 7.6, A116 Does a battery stand so that it fires over this friend: higher, and far enough behind? */
const isFiredOver = (p: Corps, battery: number, friend: number): boolean =>
  levelOf(p, battery) > levelOf(p, friend) &&
  gap(shapeOf(p, battery), shapeOf(p, friend)) >= p.scenario.gunnery.overhead

/**
 * 7.5 The first friend too near to a line of fire; −1 for none. Friends can be fired over on the way to the first
 * target (7.6), but not by roundshot that bounces on (A25).
 */
export function friendInWay(p: Corps, battery: number, way: Convex, isBouncing: boolean): number {
  const { clear } = p.scenario.gunnery
  for (let other = 0; other < p.x.length; other++) {
    if (other === battery || isEnemy(p, battery, other) || !areTroops(p, other)) continue
    if (!within(way, shapeOf(p, other), clear)) continue
    if (isBouncing || !isFiredOver(p, battery, other)) return other
  }
  return -1
}

function judgeFriends(p: Corps, battery: number): Refusal | undefined {
  const friend = friendInWay(p, battery, line, false)
  if (friend < 0) return undefined
  return levelOf(p, battery) > levelOf(p, friend) ? NOT_OVER : FRIENDS
}

/** A102, A114 Does ground on which neither end of a line of fire stands bar it? */
export const isGroundInWay = (p: Corps, battery: number, target: number, way: Convex): boolean =>
  isCoverBetween(p, way, shapeOf(p, battery), shapeOf(p, target)) ||
  isHillBetween(p, way, levelOf(p, battery), levelOf(p, target))

/** A102, A114 The first enemy that hides the target; −1 for none. */
function enemyInWay(p: Corps, battery: number, target: number): number {
  const from = levelOf(p, battery)
  const to = levelOf(p, target)
  for (let other = 0; other < p.x.length; other++)
    if (other !== target && isEnemy(p, battery, other) && hides(p, other, line, from, to)) return other
  return -1
}

/**
 * Why a battery cannot fire at a body from where it stands, regardless of what it has done and what a shot costs. Sets
 * `lineOfFire`.
 */
export function judgeTarget(p: Corps, battery: number, target: number): Refusal | undefined {
  if (target >= p.scenario.roster.blinds && target < p.scenario.roster.guns) return ON_BLIND
  if (target >= p.morale.length || !isEnemy(p, battery, target) || !isOn(p, target)) return NO_TARGET
  const why = judgeReach(p, battery, target)
  if (why !== undefined) return why
  const { x, y, end } = lineOfFire
  setSegment(line, x, y, end.x, end.y)
  const friends = judgeFriends(p, battery)
  if (friends !== undefined) return friends
  if (isGroundInWay(p, battery, target, line)) return GROUND
  return enemyInWay(p, battery, target) < 0 ? undefined : ENEMIES
}

const IN_WAY = because('{bodies} is in the way.')
const TOO_FAR = because('The target is {lengths} inches away, and the guns reach {lengths}.')

/** Explains why `judgeTarget` refuses a shot: what is in the way, or how far it is. */
export function explainShot(
  p: Corps,
  _seat: number,
  battery: number,
  target: number,
  why: Refusal,
): Because | undefined {
  // Something else may forbid it: only what is found again is explained.
  if (judgeTarget(p, battery, target) !== why) return undefined
  if (why === FRIENDS || why === NOT_OVER) return IN_WAY(friendInWay(p, battery, line, false))
  if (why === ENEMIES) return IN_WAY(enemyInWay(p, battery, target))
  return why === OUT_OF_RANGE ? TOO_FAR(lineOfFire.end.distance, reachOf(p, battery, LONG)) : undefined
}
