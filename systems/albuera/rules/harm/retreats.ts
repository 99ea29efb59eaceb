/**
 * 14.10 Retreats, hex by hex: where they may lead, what they cost, and what becomes of units that have nowhere to go.
 */
import { CORNER_ZONES, FRONT, leftRear, neighbour, REAR, rightRear, sideTo } from '../../../../src/hex/index.ts'
import { EVERYBODY, type Journal, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { LEAST_SQUARE } from '../movement/forming.ts'
import { alone, dropOut, type Group, makeGroup, noteStart } from '../movement/group.ts'
import { hostOf, stackFault } from '../movement/stacking.ts'
import { meet } from '../skirmishers/companies.ts'
import { event } from '../state/events.ts'
import { isBefore } from '../state/fronts.ts'
import { BRIDGE, FORD, NEVER, STREAM } from '../state/ground.ts'
import { pickUp, putDown } from '../state/placing.ts'
import { type Albuera, OFF, other, owed, retreat } from '../state/position.ts'
import { LINE, SKIRMISH, SQUARE } from '../state/shapes.ts'
import { distanceTo, holds, isOnMap, manpowerOf, needsTwoHexes, rightOf } from '../state/troops.ts'
import { alarmLeaders } from './leaders.ts'
import { noteUnfit } from './lines.ts'
import { cause, cutOff, takeLosses } from './losses.ts'

const HEX_BY_HEX = refusal(
  '14.10.1',
  'A retreat goes hex by hex, from one to the next; for a Line over two hexes the next one of its left half is named.',
)
const REAR_ONLY = refusal('14.10.1', 'A Line over two hexes retreats to its rear only.')
const NO_WAY = refusal(
  '14.10.6',
  'No unit retreats off the field, onto enemies or into terrain that it cannot enter; nor does either half of a Line.',
)
const NO_ROOM = refusal('14.10.7', 'A unit retreats onto others only where it can stay with them in one stack.')
const NOT_BEST = refusal(
  '14.10.1',
  'A unit retreats where it loses least, then away from the enemy, to its rear before its flanks and its front.',
)

const group = makeGroup()

/** The unit on top of the first stack that must retreat; −1 for none. */
export function firstToRetreat(p: Albuera): number {
  for (let unit = 0; unit < p.retreats.length; unit++) if (p.retreats[unit] !== 0) return retreating(p, unit).lead
  return -1
}

/**
 * The units that retreat together with a unit: all of its side in its hex that owe the same (R14), from the top down.
 */
function retreating(p: Albuera, unit: number): Group {
  const { side, unitOf } = p.scenario.army
  let count = 0
  alone(p, unit, group)
  for (let node = p.top[p.at[unit]]; node >= 0; node = p.below[node]) {
    const one = unitOf[node]
    if (side[one] === side[unit] && p.retreats[one] === p.retreats[unit]) group.units[count++] = one
  }
  group.lead = group.units[0]
  group.count = count
  return group
}

/** 14.11 May the side that carries the retreat out let the unit stand? */
export const mayStay = (p: Albuera, unit: number): boolean =>
  (p.retreats[unit] & (retreat.MAY_STAY | retreat.UNDER_WAY)) === retreat.MAY_STAY

/** 14.11 The side that carries a unit's retreat out: the opponent, except for 13.1 B and D. */
export function retreatedBy(p: Albuera, unit: number): number {
  const side = p.scenario.army.side[unit]
  return (p.retreats[unit] & retreat.BY_OWNER) !== 0 ? side : other(side)
}

/** Where a unit and those with it may retreat to: for a Line over two hexes, the hexes for its left half. */
interface Ways {
  readonly hexes: Int16Array
  count: number
}
const ways: Ways = { hexes: new Int16Array(6), count: 0 }

/** More than all later criteria together: fewest Losses first, then away from the enemy, then by zone (R12). */
const LOSS = 100
const NEARER = 10

/** 14.10.1 The best of the allowed hexes; none if none is allowed (14.10.6). */
export function retreatWays(p: Albuera, unit: number): Ways {
  const { lead } = retreating(p, unit)
  let best = 99 * LOSS
  ways.count = 0
  for (let side = 0; side < 6; side++) {
    const rank = rankOf(p, group, side)
    if (rank < 0 || rank > best) continue
    if (rank < best) ways.count = 0
    best = rank
    ways.hexes[ways.count++] = neighbour(p.scenario.ground.grid, p.at[lead], side)
  }
  return ways
}

/** 14.10.1 Why a unit, with those that retreat with it, does not retreat to a hex. */
export function retreatFault(p: Albuera, unit: number, to: number): Refusal | undefined {
  const { hexes, count } = retreatWays(p, unit)
  for (let k = 0; k < count; k++) if (hexes[k] === to) return undefined
  const { grid } = p.scenario.ground
  for (let side = 0; side < 6; side++)
    if (neighbour(grid, p.at[group.lead], side) === to) return wayFault(p, group, side) ?? NOT_BEST
  return HEX_BY_HEX
}

/** Why a retreat across a side is not allowed at all. */
function wayFault(p: Albuera, { lead, isWide }: Group, side: number): Refusal | undefined {
  const facing = p.face[lead]
  if (isWide && side !== leftRear(facing) && side !== rightRear(facing)) return REAR_ONLY
  const left = p.at[lead]
  if (!isOpen(p, left, side) || (isWide && !isOpen(p, rightOf(p, lead), side))) return NO_WAY
  return hasRoom(p, group, neighbour(p.scenario.ground.grid, left, side)) ? undefined : NO_ROOM
}

/** The rank of a retreat across a side, the lowest first; −1 if it is not allowed. */
function rankOf(p: Albuera, { lead, isWide }: Group, side: number): number {
  const { grid } = p.scenario.ground
  if (wayFault(p, group, side) !== undefined) return -1
  const facing = p.face[lead]
  const [left, right] = [p.at[lead], rightOf(p, lead)]
  const to = neighbour(grid, left, side)
  const also = isWide ? neighbour(grid, right, side) : OFF
  const zone = p.array[lead] === SQUARE ? FRONT : CORNER_ZONES[6 * facing + side]
  const isAway = gap(p, p.foe[lead] - 1, to, also) > gap(p, p.foe[lead] - 1, left, right)
  return LOSS * lossesOf(p, group, side) + (isAway ? 0 : NEARER) + REAR - zone
}

/** 14.10.6 Is there a hex of the field across a side, without enemies, that the group can enter? */
function isOpen(p: Albuera, from: number, side: number): boolean {
  const { army, field, ground } = p.scenario
  const to = neighbour(ground.grid, from, side)
  return (
    to >= 0 &&
    field[to] === 1 &&
    ground.cost[group.mode][6 * from + side] !== NEVER &&
    !holds(p, other(army.side[group.lead]), to)
  )
}

/**
 * 14.10.3, 14.10.7 Can the group stay in a hex, with the array and facing of friends there (R19)? Squares take in
 * battalions with enough Manpower, but no Lines over two hexes; skirmishers do not mix with others.
 */
function hasRoom(p: Albuera, group: Group, to: number): boolean {
  const { lead, units, count, isWide } = group
  const friend = hostOf(p, group, to)
  const array = friend < 0 || isWide ? p.array[lead] : p.array[friend]
  const facing = friend < 0 || isWide ? p.face[lead] : p.face[friend]
  if (array !== p.array[lead]) {
    if (array === SKIRMISH || p.array[lead] === SKIRMISH) return false
    for (let k = 0; k < count; k++) {
      if (array === SQUARE && manpowerOf(p, units[k]) < LEAST_SQUARE) return false
      if (array === LINE && needsTwoHexes(p, units[k])) return false
    }
  }
  return stackFault(p, group, to, facing, array, isWide) === undefined
}

/** Steps between an enemy unit and the nearer of one or two hexes; 0 if it has left the map (R12). */
function gap(p: Albuera, foe: number, left: number, right: number): number {
  if (!isOnMap(p, foe)) return 0
  const steps = distanceTo(p, foe, left)
  return right < 0 ? steps : Math.min(steps, distanceTo(p, foe, right))
}

/** 14.10.4, 14.10.5 Losses of a retreat across a side: one for a stream or ford, one for Front hexes of enemies. */
function lossesOf(p: Albuera, { lead, isWide }: Group, side: number): number {
  const [left, right] = [p.at[lead], rightOf(p, lead)]
  const isWet = isRiver(p, left, side) || (isWide && isRiver(p, right, side))
  const isSeen = isBeforeEnemies(p, lead, left, side) || (isWide && isBeforeEnemies(p, lead, right, side))
  return (isWet ? 1 : 0) + (isSeen ? 1 : 0)
}

/** A bridge spares the Loss (R21). */
function isRiver(p: Albuera, from: number, side: number): boolean {
  const flags = p.scenario.ground.sides[6 * from + side]
  return (flags & (STREAM | FORD)) !== 0 && (flags & BRIDGE) === 0
}

function isBeforeEnemies(p: Albuera, unit: number, from: number, side: number): boolean {
  const { army, ground } = p.scenario
  const to = neighbour(ground.grid, from, side)
  for (let near = 0; near < 6; near++) {
    const hex = neighbour(ground.grid, to, near)
    if (hex < 0) continue
    for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
      const enemy = army.unitOf[node]
      if (army.side[enemy] !== army.side[unit] && isBefore(p, enemy, to)) return true
    }
  }
  return false
}

/** 14.10.6, 14.10.7 Eliminates a unit that has no hex to retreat to, and those with it. */
export function cutOffAll(p: Albuera, unit: number, journal?: Journal): void {
  const { units, count } = retreating(p, unit)
  for (let k = 0; k < count; k++) cutOff(p, units[k], journal)
}

/** 14.11 Lets the unit, and those with it, stand instead of retreating. */
export function letStand(p: Albuera, unit: number, journal?: Journal): void {
  const { units, count } = retreating(p, unit)
  for (let k = 0; k < count; k++) {
    p.retreats[units[k]] = 0
    p.foe[units[k]] = 0
    journal?.tell(EVERYBODY, event.Stood, units[k], p.at[units[k]])
  }
}

/** 14.10.2, 14.10.3 A unit and those with it retreat to a hex: no points, no turn, the bottom of the stack. */
export function retreatTo(p: Albuera, unit: number, to: number, journal?: Journal): void {
  const { army, ground } = p.scenario
  const { lead, units, count, isWide } = retreating(p, unit)
  const [left, right] = [p.at[lead], rightOf(p, lead)]
  const losses = lossesOf(p, group, sideTo(ground.grid, left, to))
  const friend = isWide ? -1 : hostOf(p, group, to)
  const what = p.retreats[lead]
  if (isWide) p.owing |= owed.UNFIT
  for (let k = 0; k < count; k++) {
    noteStart(p, units[k])
    pickUp(p, units[k])
    if (friend >= 0) {
      p.face[units[k]] = p.face[friend]
      p.array[units[k]] = p.array[friend]
    }
    putDown(p, units[k], to, isWide)
    if (isWide) journal?.tell(EVERYBODY, event.RetreatedWide, units[k], to, rightOf(p, units[k]))
    else journal?.tell(EVERYBODY, event.Retreated, units[k], left, to)
    shorten(p, units[k])
    dropOut(p, units[k])
  }
  // R21 After a reaction only the top unit suffers, as it alone has checked (13.5).
  const isByFire = (what & (retreat.MAY_STAY | retreat.BY_OWNER)) === retreat.MAY_STAY
  const suffering = isByFire || (what & retreat.CRISIS) !== 0 ? count : 1
  const also = isWide ? rightOf(p, lead) : OFF
  alarmLeaders(p, lead)
  for (let k = 0; k < suffering; k++) takeLosses(p, units[k], losses, isByFire ? cause.FIRE : cause.RETREAT, journal)
  for (let k = 0; k < count; k++) if (meet(p, units[k], journal) >= 0) noteUnfit(p)
  if (!holds(p, army.side[lead], to)) return
  callLeaders(p, army.side[lead], left, to)
  if (also !== OFF) callLeaders(p, army.side[lead], right, also)
}

/** One hex of a retreat has been made. */
function shorten(p: Albuera, unit: number): void {
  const hexes = (p.retreats[unit] & retreat.HEXES) - 1
  p.retreats[unit] = hexes === 0 ? 0 : (p.retreats[unit] & ~retreat.HEXES) | hexes | retreat.UNDER_WAY
  if (hexes === 0) p.foe[unit] = 0
}

/** R20 The commanders of a side in the hex that a retreat has left may go along. */
function callLeaders(p: Albuera, side: number, from: number, to: number): void {
  for (let c = 0; c < p.post.length; c++) {
    if (p.post[c] !== from || p.scenario.army.leads[c] !== side) continue
    p.trail[c] = 1 + to
    p.owing |= owed.PERILS
  }
}
