/** 7 Movement: which units may move, with how many points, one unit after the other. */
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { type Eagle, mark, note, ROUTED } from '../state/position.ts'
import { lift } from '../state/stacks.ts'
import { allowance } from './allowance.ts'

export const NOT_YOURS = refusal('7.0', 'Only units of your own on the map move, in your own phase.')
const HAS_MOVED = refusal('7.0', 'Its movement is over for this turn.')
export const AFTER_LEADER = refusal('7.0', 'Its leader has moved, and leaders move after all their units.')
const WITH_MARKER = refusal('RA142', 'It goes with the marker on top of its stack in this movement.')
export const HALTED = refusal('8.1', 'It has entered the front of an enemy and goes no farther this turn.')
export const NO_CAPTORS = refusal('S4.8.5.2', 'Only infantry and cavalry take carts.')
export const NO_POINTS = refusal('7.0', 'It has not enough movement points left.')
const JOINED = refusal('RA70', 'It goes along with another unit, and stops with it.')
const ROUTED_RUNS = refusal('14.2', 'A routed unit runs by itself.')
const CHASING = refusal('11.3', 'Another unit has to be moved to its end first.')
const DONE_CHARGE = refusal('11.2', 'It has charged, and waits for the shock.')

/** Returns what a way along roads alone adds under maneuver orders, beyond the bonus of any way (RA10). */
export function roadBonus(p: Eagle, unit: number): number {
  const { army, tables } = p.scenario
  const { any, road } = tables.file.movement.maneuver
  if (p.joined > 0 && p.mover === 1 + unit) return stackAllowance(p, true) - stackAllowance(p, false)
  return p.march[army.formation[unit]] === 1 ? road - any : 0
}

/** RA70 Does a unit go along with the mover, in one hex with it? */
export const isJoined = (p: Eagle, unit: number): boolean =>
  p.joined > 0 &&
  p.mover !== 1 + unit &&
  (p.marks[unit] & (mark.MOVED | mark.DONE)) === mark.MOVED &&
  p.at[unit] === p.at[p.mover - 1]

/** RA70 Returns the points of all units that move together, at the pace of the slowest, along roads or on any way. */
export function stackAllowance(p: Eagle, byRoad: boolean): number {
  const { army, tables } = p.scenario
  const { any, road } = tables.file.movement.maneuver
  const at = p.at[p.mover - 1]
  let least = 99
  for (let node = p.top[at]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (p.mover !== 1 + unit && !isJoined(p, unit)) continue
    least = Math.min(least, allowance(p, unit) + (p.march[army.formation[unit]] === 0 ? 0 : byRoad ? road : any))
  }
  return least
}

/** Returns the points of a unit that moves along roads all the way, including the bonus of maneuver orders (3.1b). */
export function fullAllowance(p: Eagle, unit: number): number {
  const { army, tables } = p.scenario
  return allowance(p, unit) + (p.march[army.formation[unit]] === 1 ? tables.file.movement.maneuver.road : 0)
}

/**
 * Returns what a unit may still spend, for a step along a road or not. `left` holds the road's extra point until the
 * mover leaves it.
 */
export function pointsFor(p: Eagle, unit: number, byRoad: boolean): number {
  const points = p.mover === 1 + unit ? p.left : fullAllowance(p, unit)
  return byRoad ? points : points - offRoad(p, unit)
}

/** RA10 Returns what it costs a unit to leave the road, or not to use it from the start. */
export const offRoad = (p: Eagle, unit: number): number =>
  p.mover === 1 + unit && p.road === 0 ? 0 : roadBonus(p, unit)

/** Returns the corner that a unit faces as it goes. */
export const headingOf = (p: Eagle, unit: number): number => (p.mover === 1 + unit ? p.heading : p.dir[p.at[unit]])

/** Returns why a unit may not act in the movement now; undefined if it may. */
export function whyNotMove(p: Eagle, seat: number, unit: number): Refusal | undefined {
  const { army } = p.scenario
  if (army.side[unit] !== seat || p.at[unit] < 0) return NOT_YOURS
  if (p.chase > 0) return p.chase === 1 + unit ? undefined : CHASING
  if (seat !== p.active) return NOT_YOURS
  if (p.state[unit] === ROUTED) return ROUTED_RUNS
  if ((p.marks[unit] & mark.CHARGED) !== 0) return DONE_CHARGE
  if ((p.marks[unit] & mark.DONE) !== 0) return HAS_MOVED
  if ((p.notes[unit] & note.CARRIED) !== 0) return WITH_MARKER
  if (p.joined > 0 && isJoined(p, unit)) return JOINED
  const leader = army.leaderOf[army.formation[unit]]
  return leader >= 0 && p.rode[leader] > 0 ? AFTER_LEADER : undefined
}

/** Makes a unit the mover; the one that moved before is done. */
export function startMove(p: Eagle, unit: number): void {
  if (p.mover === 1 + unit) return
  endMove(p)
  lift(p, unit)
  p.mover = 1 + unit
  p.left = fullAllowance(p, unit)
  p.heading = p.dir[p.at[unit]]
  p.stopped = 0
  p.via = 0
  p.road = 1
  p.tested = 0
}

/** 5 Has the mover done more than turn freely, or gather others to join it? If not, its movement is still to come. */
const hasBegun = (p: Eagle, unit: number): boolean =>
  p.chase > 0 ||
  (p.marks[unit] & (mark.MOVED | mark.CHARGING)) !== 0 ||
  p.left < (p.joined > 0 ? stackAllowance(p, true) : fullAllowance(p, unit))

/** RA70 Stops the units that go along with the mover; if it has not moved yet, neither have they. */
export function dissolve(p: Eagle, begun: boolean): void {
  for (let other = 0; p.joined > 0 && other < p.scenario.army.units.length; other++) {
    if (!isJoined(p, other)) continue
    if (begun) p.marks[other] |= mark.DONE
    else p.marks[other] &= ~mark.MOVED
  }
  p.joined = 0
}

/** Ends the move of the mover. A unit that shares its hex takes the facing that it finds there (RA69). */
export function endMove(p: Eagle): void {
  const unit = p.mover - 1
  if (unit >= 0 && unit < p.scenario.army.units.length) {
    const begun = hasBegun(p, unit)
    dissolve(p, begun)
    if (begun) p.marks[unit] |= mark.DONE
    if ((p.marks[unit] & mark.CHARGING) !== 0) {
      p.marks[unit] &= ~mark.CHARGING
      p.target[unit] = 0
    }
  }
  if (unit >= p.scenario.army.units.length) p.rode[unit - p.scenario.army.units.length] = RODE
  p.mover = 0
  p.left = 0
  p.heading = 0
  p.stopped = 0
  p.via = 0
  p.road = 0
  p.tested = 0
}

/** A leader's movement: under way, over. */
export const RIDING = 1
export const RODE = 2
