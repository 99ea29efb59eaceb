/** RA31 Leaving an enemy’s front: a morale check, for all units that go together. */

import { begin, type Dice, EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { Aftermath } from '../morale/aftermath.ts'
import { checkMorale, suffer } from '../morale/morale.ts'
import { event } from '../state/events.ts'
import { CART } from '../state/ground.ts'
import { type Eagle, GOOD, mark } from '../state/position.ts'
import { breadth, isSpread, nodeOf } from '../state/stacks.ts'
import { DISORGANIZED, STEADY, ROUTED as TO_ROUT } from '../state/tables.ts'
import { FRONT_ZONE, NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { judge } from '../victory/demoralization.ts'
import { endMove, isJoined } from './movement.ts'

/** Does a unit stand in an enemy's front, even with one hex of several? */
export function inFrontZone(p: Eagle, unit: number): boolean {
  const seat = p.scenario.army.side[unit]
  for (let k = breadth(p, unit) - 1; k >= 0; k--)
    if (zoneAgainst(p, seat, p.at[nodeOf(p, unit, k)]) === FRONT_ZONE) return true
  return false
}

/** Is the mover, or any unit that goes along with it, still in good order? */
function someInOrder(p: Eagle, unit: number): boolean {
  if (p.state[unit] === GOOD) return true
  for (let node = p.joined > 0 ? p.top[p.at[unit]] : -1; node >= 0; node = p.below[node]) {
    const other = p.scenario.army.unitOf[node]
    if (isJoined(p, other) && p.state[other] === GOOD) return true
  }
  return false
}

/**
 * RA31 Makes the check on leaving an enemy's front, for a unit in good order; `to` is -1 off the map. False if the unit
 * does not make its step.
 */
export function leavesZone(p: Eagle, unit: number, to: number, dice: Dice, journal: Journal | undefined): boolean {
  const seat = p.scenario.army.side[unit]
  // Carts have no morale (S4.8.5.2).
  if (p.scenario.army.arm[unit] === CART || p.tested > 0 || !inFrontZone(p, unit) || !someInOrder(p, unit)) return true
  p.tested = 1
  journal?.tell(EVERYBODY, event.LeavesZone, unit)
  const result = p.state[unit] === GOOD ? checkMorale(p, unit, dice, journal) : STEADY
  suffer(p, unit, result, journal)
  const others = p.joined > 0 && stackShaken(p, to, dice, journal)
  if (result === TO_ROUT) {
    endMove(p)
    begin(p, Aftermath)
    return false
  }
  if (others) {
    begin(p, Aftermath)
    return false
  }
  if (result === DISORGANIZED && ((to >= 0 && zoneAgainst(p, seat, to) !== NO_ZONE) || isSpread(p, unit))) {
    // RA72: it may still enter hexes that no enemy controls; skirmishers gather first (RA110).
    begin(p, Aftermath)
    return false
  }
  judge(p, journal)
  return true
}

/**
 * RA70, RA31 Units that go along check as well. A unit that routs stays behind; true if the step cannot be made at
 * once.
 */
function stackShaken(p: Eagle, to: number, dice: Dice, journal: Journal | undefined): boolean {
  const { army } = p.scenario
  let shaken = false
  for (let node = p.top[p.at[p.mover - 1]]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (!isJoined(p, unit) || p.state[unit] !== GOOD) continue
    const result = checkMorale(p, unit, dice, journal)
    suffer(p, unit, result, journal)
    if (result === TO_ROUT) {
      p.marks[unit] |= mark.DONE
      p.joined--
    }
    if (result === TO_ROUT || (result === DISORGANIZED && zoneAgainst(p, army.side[unit], to) !== NO_ZONE))
      shaken = true
  }
  return shaken
}
