/** 7, 8 What a step costs, and why it may not be made. */

import { CORNER_ZONES, FRONT, neighbour, sideTo } from '../../../../src/hex/index.ts'
import { type Choice, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { forbidsShift, forbidsStep, leavesArea } from '../orders/limits.ts'
import { CART, isCover, NEVER, ROAD } from '../state/ground.ts'
import { type Eagle, GOOD, note, SQUARE, UNLIMBERED } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { breadth, cannotTake, fighter, fits, hasFront, isFormed, isSpread, nodeOf } from '../state/stacks.ts'
import { NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { costOf, isRooted } from './allowance.ts'
import { isBarred } from './crowded-hex.ts'
import { eachUnit } from './listed-choices.ts'
import { HALTED, headingOf, isJoined, NO_CAPTORS, NO_POINTS, offRoad, pointsFor, whyNotMove } from './movement.ts'
import { fitsTogether } from './moving-stack.ts'
import { GO_ON, isPassing, mayPass } from './passing.ts'

const NOT_ADJACENT = refusal('7.0', 'Units move hex by hex, without a gap.')
export const NOT_FRONT = refusal('7.0', 'It moves only into its two front hexes: turn first.')
export const PROHIBITED = refusal('13.0', 'It cannot cross that side or enter that hex.')
/** RA67 */
export const ENEMY_THERE = refusal('RA67', 'An enemy unit stands there.')
export const CROWDED = refusal('6.0', 'More than may stand in that hex.')
const UNLIMBERED_GUNS = refusal('4.2', 'Unlimbered guns do not move: limber first.')
const SQUARE_GROUND = refusal('4.1a', 'A square keeps to clear hexes, and crosses no stream, river, bridge or slope.')
const NO_SQUARE_MARCH = refusal('4.1a', 'Squares of grade E and F do not move.')
export const NO_COMMAND = refusal('9.2', 'Out of command it neither enters nor leaves a zone of control.')
const SHAKEN_ZONE = refusal('14.1', 'Disorganized and routed units enter no zone of control.')
export const CROSSING = refusal('RA25', 'A hex with 8 friendly points or more is crossed from flank to flank only.')

/** Returns what a step costs including its zone of control (8.1); NEVER if the ground forbids it. */
export const stepCost = (p: Eagle, unit: number, from: number, to: number, side: number): number =>
  costThrough(p, unit, from, to, side, zoneAgainst(p, p.scenario.army.side[unit], to))

function costThrough(p: Eagle, unit: number, from: number, to: number, side: number, zone: number): number {
  const cost = costOf(p, unit, from, side)
  if (cost >= NEVER) return NEVER
  const { army, ground } = p.scenario
  // S4.8.5.1: a cart pays for another cart in a hex of the highway, wherever it comes from.
  const jam = army.arm[unit] === CART && p.top[to] >= 0 && ground.highway[to] === 1 && hasCart(p, to) ? 1 : 0
  return cost + jam + (zone === NO_ZONE ? 0 : 1)
}

function hasCart(p: Eagle, hex: number): boolean {
  for (let node = p.top[hex]; node >= 0; node = p.below[node])
    if (p.scenario.army.arm[p.scenario.army.unitOf[node]] === CART) return true
  return false
}

/** Returns why a unit may not go anywhere. */
export function whyNotGo(p: Eagle, seat: number, unit: number): Refusal | undefined {
  return whyNotMove(p, seat, unit) ?? whyNotOn(p, unit)
}

/** Returns why a unit that may act may not go anywhere. */
function whyNotOn(p: Eagle, unit: number): Refusal | undefined {
  if (p.mover === 1 + unit) {
    if (p.stopped === 1) return HALTED
  } else if (isPassing(p)) return GO_ON
  if (p.form[unit] === UNLIMBERED) return UNLIMBERED_GUNS
  return isRooted(p, unit) ? NO_SQUARE_MARCH : undefined
}

/** Returns why a unit may not make this step; undefined if it may. */
export function whyNotStep(p: Eagle, seat: number, unit: number, to: number): Refusal | undefined {
  const idle = whyNotGo(p, seat, unit)
  if (idle) return idle
  const side = sideTo(p.scenario.ground.grid, p.at[unit], to)
  if (side < 0) return NOT_ADJACENT
  prepareStep(p, seat, unit, false)
  return isAhead(side) ? whyNotInto(p, seat, unit, to, side) : NOT_FRONT
}

/**
 * May a unit that may act go on, with `turned` as if it had turned first, for `paid` points? If so, `canCross` says
 * across which sides.
 */
export function makeReady(p: Eagle, seat: number, unit: number, turned: boolean, paid = 0): boolean {
  if (whyNotOn(p, unit)) return false
  prepareStep(p, seat, unit, turned, paid)
  return true
}

export const canCross = (p: Eagle, seat: number, unit: number, to: number, side: number): boolean =>
  isAhead(side) && whyNotInto(p, seat, unit, to, side) === undefined

/** What matters to a unit that may go, whichever side it crosses: worked out once for all six. */
const going = {
  turned: false,
  paid: 0,
  moving: false,
  isSpread: false,
  hasFront: false,
  heading: 0,
  byRoad: 0,
  points: 0,
  leaves: false,
  commanded: false,
}

function prepareStep(p: Eagle, seat: number, unit: number, turned: boolean, paid = 0): void {
  going.turned = turned
  going.paid = paid
  going.moving = p.mover === 1 + unit
  going.isSpread = isSpread(p, unit)
  going.hasFront = hasFront(p, unit)
  going.heading = headingOf(p, unit)
  going.byRoad = pointsFor(p, unit, true) - paid
  going.points = going.byRoad - offRoad(p, unit)
  going.leaves = zoneAgainst(p, seat, p.at[unit]) !== NO_ZONE
  going.commanded = p.chase > 0 || p.scenario.army.arm[unit] === CART || (p.notes[unit] & note.COMMAND) !== 0
}

/** Does the unit for which `prepareStep` has been called face this side? A unit without a front faces every side. */
const isAhead = (side: number): boolean =>
  going.turned || !going.hasFront || CORNER_ZONES[6 * going.heading + side] === FRONT

/** Returns why a unit for which `prepareStep` has been called, and that faces this side, may not go there. */
function whyNotInto(p: Eagle, seat: number, unit: number, to: number, side: number): Refusal | undefined {
  const { army, ground } = p.scenario
  const from = p.at[unit]
  const { moving, turned } = going
  if (going.isSpread) return whyNotShift(p, seat, unit, side)
  if (fighter(p, to) === enemyOf(seat)) return ENEMY_THERE
  if (cannotTake(p, unit, to)) return NO_CAPTORS
  const zone = zoneAgainst(p, seat, to)
  const cost = costThrough(p, unit, from, to, side, zone)
  if (cost >= NEVER) return p.form[unit] === SQUARE ? SQUARE_GROUND : PROHIBITED
  if (cost > ((ground.sides[6 * from + side] & ROAD) === 0 ? going.points : going.byRoad)) return NO_POINTS
  if (!going.commanded && (going.leaves || zone !== NO_ZONE)) return NO_COMMAND
  if (zone !== NO_ZONE && p.state[unit] !== GOOD) return SHAKEN_ZONE
  if (moving && crosses(p, unit, unit, side)) return CROSSING
  if (!fits(p, unit, to, isCover(ground, to)) && (turned || !mayPass(p, unit, to, side, cost))) return CROWDED
  if (army.arm[unit] === CART) return undefined
  if (p.chase > 0) return leavesArea(p, unit, from, to)
  return (
    forbidsStep(p, unit, from, to) ?? (moving && p.joined > 0 ? whyNotTogether(p, unit, from, to, side) : undefined)
  )
}

/** RA70 Returns why the units that go along with the mover may not make its step. */
function whyNotTogether(p: Eagle, mover: number, from: number, to: number, side: number): Refusal | undefined {
  const { army, ground } = p.scenario
  const seat = army.side[mover]
  const left = pointsFor(p, mover, (ground.sides[6 * from + side] & ROAD) !== 0) - going.paid
  const zone = zoneAgainst(p, seat, to)
  const zones = zone | zoneAgainst(p, seat, from)
  for (let node = p.top[from]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (!isJoined(p, unit)) continue
    if (!going.turned && isFormed(p, unit) && CORNER_ZONES[6 * p.heading + side] !== FRONT) return NOT_FRONT
    if (cannotTake(p, unit, to)) return NO_CAPTORS
    const cost = stepCost(p, unit, from, to, side)
    if (cost >= NEVER) return PROHIBITED
    if (cost > left) return NO_POINTS
    if (zones !== NO_ZONE && (p.notes[unit] & note.COMMAND) === 0) return NO_COMMAND
    if (zone !== NO_ZONE && p.state[unit] !== GOOD) return SHAKEN_ZONE
    if (crosses(p, unit, unit, side)) return CROSSING
    if (!fits(p, unit, to, isCover(ground, to))) return CROWDED
    const why = forbidsStep(p, unit, from, to)
    if (why) return why
  }
  return fitsTogether(p, to, isCover(ground, to)) ? undefined : CROWDED
}

/** RA106 Returns why skirmishers over several hexes may not go one step, all across the same side. */
function whyNotShift(p: Eagle, seat: number, unit: number, side: number): Refusal | undefined {
  const { ground } = p.scenario
  let zones = NO_ZONE
  let byRoad = true
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const from = p.at[nodeOf(p, unit, k)]
    const to = neighbour(ground.grid, from, side)
    if (to < 0) return PROHIBITED
    if (fighter(p, to) === enemyOf(seat)) return ENEMY_THERE
    zones |= zoneAgainst(p, seat, from) | zoneAgainst(p, seat, to)
    if ((ground.sides[6 * from + side] & ROAD) === 0) byRoad = false
    if (p.mover === 1 + unit && crosses(p, unit, nodeOf(p, unit, k), side)) return CROSSING
    if (!fits(p, unit, to, isCover(ground, to))) return CROWDED
  }
  const cost = shiftCost(p, unit, side)
  if (cost >= NEVER) return PROHIBITED
  if (cost > pointsFor(p, unit, byRoad)) return NO_POINTS
  if (zones !== NO_ZONE && (p.notes[unit] & note.COMMAND) === 0) return NO_COMMAND
  return forbidsShift(p, unit, side)
}

/** RA106 Returns what a step of all its hexes costs: as much as the dearest of them. */
export function shiftCost(p: Eagle, unit: number, side: number): number {
  const { grid } = p.scenario.ground
  let most = 0
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const from = p.at[nodeOf(p, unit, k)]
    most = Math.max(most, stepCost(p, unit, from, neighbour(grid, from, side), side))
  }
  return most
}

/** RA70 Returns what a step costs units that go together: as much as the dearest of them. */
export function stackCost(p: Eagle, from: number, to: number, side: number): number {
  let most = 0
  for (let node = p.top[from]; node >= 0; node = p.below[node]) {
    const unit = p.scenario.army.unitOf[node]
    if (p.mover === 1 + unit || isJoined(p, unit)) most = Math.max(most, stepCost(p, unit, from, to, side))
  }
  return most
}

/** RA25 Would a node leave a hex with 8 friendly points or more in any way but from flank to flank? */
function crosses(p: Eagle, unit: number, node: number, side: number): boolean {
  const hex = p.at[node]
  return p.via > 0 && p.tall[hex] > 1 && isBarred(p, unit, hex, p.via - 1, side)
}

/** `move {units} > {hexes}`: one step, without its effect (`engagement.ts`). */
export const moveChoice: Omit<Choice<Eagle>, 'play'> = {
  verb: 'move {units} > {hexes}',
  ...eachUnit((p, seat, unit, offers) => {
    if (!makeReady(p, seat, unit, false)) return
    const { neighbours } = p.scenario.ground.grid
    for (let side = 0; side < 6; side++) {
      const to = neighbours[6 * p.at[unit] + side]
      if (to >= 0 && canCross(p, seat, unit, to, side)) offers.give(unit, to)
    }
  }),
  check: whyNotStep,
}
