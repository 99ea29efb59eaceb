/** 12, 11.4, 14.2 Ways back: which steps a piece that must go may make, and which of them are best. */

import { distance, neighbour } from '../../../../src/hex/index.ts'
import { costOf } from '../movement/allowance.ts'
import { BY_CHARGE, BY_FLIGHT, BY_ROUT, FREE, GATHERED, isLoose, KIND, retreatFrame } from '../state/frames.ts'
import { isCover, NEVER } from '../state/ground.ts'
import { type Eagle, mark } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { cannotTake, fighter, fits } from '../state/stacks.ts'
import { NO_ZONE, zoneAgainst } from '../state/zones.ts'

/** Returns the steps from a hex to the unit's base: the nearest of its hexes, or the hex of its leader. */
export function toBase(p: Eagle, unit: number, hex: number): number {
  const { army, bases, ground, placeOf } = p.scenario
  const { hexes, leader, fallback, choice } = bases[army.formation[unit]]
  // S2.3: the hex that the owner picked when the old base was lost.
  if (p.rebased > 0 && choice.length > 0) return distance(ground.grid, hex, choice[p.rebased - 1])
  let by = leader
  if (by < 0 && fallback >= 0 && hexes.length === 1) {
    const there = fighter(p, hexes[0])
    if (there === enemyOf(army.side[unit])) by = fallback
  }
  if (by >= 0 && p.where[by] >= 0) return distance(ground.grid, hex, p.where[by])
  let least = 99
  for (let k = 0; k < hexes.length; k++) {
    if (placeOf[hexes[k]] >= 0 && fighter(p, hexes[k]) === enemyOf(army.side[unit])) continue
    least = Math.min(least, distance(ground.grid, hex, hexes[k]))
  }
  return least
}

/**
 * RA110 Returns the steps to the nearest hex in which skirmishers were hit, and leaves in `sum` the steps to all of
 * them together.
 */
export function gap(p: Eagle, hex: number): number {
  const frame = retreatFrame(p)
  const { grid } = p.scenario.ground
  let least = distance(grid, hex, frame.start)
  sum.steps = least
  if (p.group[frame.start] > 0)
    for (let other = 0; other < p.group.length; other++) {
      if (p.group[other] !== p.group[frame.start] || other === frame.start) continue
      const steps = distance(grid, hex, other)
      sum.steps += steps
      least = Math.min(least, steps)
    }
  return least
}
const sum = { steps: 0 }

/** Does a step lead away from all hexes in which skirmishers were hit: nearer to none of them, and farther in total? */
function leadsOff(p: Eagle, from: number, to: number): boolean {
  const near = gap(p, from)
  const steps = sum.steps
  return gap(p, to) >= near && sum.steps > steps
}

/**
 * RA54 Does a step lead nearer to guns that have just fired at it from afar? A unit that fights beside it is left
 * behind in any case.
 */
function nearsGuns(p: Eagle, from: number, to: number): boolean {
  const { army, ground } = p.scenario
  for (let gun = 0; gun < army.units.length; gun++) {
    if ((p.marks[gun] & mark.AIMING) === 0 || army.side[gun] === army.side[retreatFrame(p).unit]) continue
    if (distance(ground.grid, to, p.at[gun]) < distance(ground.grid, from, p.at[gun])) return true
  }
  return false
}

/**
 * RA54 Does a rout after a combat lead back to the enemies of that combat? It begins where the retreat ended, not
 * beside them.
 */
function nearsFoe(p: Eagle, from: number, to: number): boolean {
  const frame = retreatFrame(p)
  const { army, ground } = p.scenario
  if ((frame.kind & KIND) !== BY_ROUT) return false
  const isNearer = (hex: number): boolean => distance(ground.grid, to, hex) < distance(ground.grid, from, hex)
  if (p.target[frame.unit] > 0 && (p.marks[frame.unit] & FOUGHT) !== 0 && isNearer(p.target[frame.unit] - 1))
    return true
  for (let foe = 0; foe < army.units.length; foe++)
    if (
      p.target[foe] > 0 &&
      (p.marks[foe] & FOUGHT) !== 0 &&
      army.side[foe] !== army.side[frame.unit] &&
      p.at[foe] >= 0 &&
      isNearer(p.at[foe])
    )
      return true
  return false
}
const FOUGHT = mark.STRUCK | mark.COUNTERED
/** Worse than any zone, better than no way at all. */
const BACK_AGAIN = 8

/** Returns how good a step from a hex is, 0 best; NEVER if it cannot be made. */
function rank(p: Eagle, from: number, side: number): number {
  const frame = retreatFrame(p)
  const { unit, kind } = frame
  const { army, ground } = p.scenario
  const to = neighbour(ground.grid, from, side)
  const mine = army.side[unit]
  if (to < 0 || costOf(p, unit, from, side) >= NEVER || fighter(p, to) === enemyOf(mine) || cannotTake(p, unit, to))
    return NEVER
  const nearer = toBase(p, unit, to) - toBase(p, unit, from)
  const zone = zoneAgainst(p, mine, to) === NO_ZONE ? 0 : 4
  // 14.2: on its later moves a routed unit enters no zone of control.
  if (isLoose(kind))
    return nearer > 0 || (zone > 0 && (kind & KIND) === BY_FLIGHT) ? NEVER : zone + (nearer < 0 ? 0 : 1)
  if (
    (kind & GATHERED) !== 0
      ? !leadsOff(p, from, to)
      : distance(ground.grid, to, frame.start) <= distance(ground.grid, from, frame.start)
  )
    return NEVER
  return nearsGuns(p, from, to) ? NEVER : zone + (nearer < 0 ? 0 : 1) + (nearsFoe(p, from, to) ? BACK_AGAIN : 0)
}

/** Returns what a step takes off `left`: 11.4 and flight are counted in movement points, retreats in hexes. */
export function priceOf(p: Eagle, from: number, side: number): number {
  const { unit, kind } = retreatFrame(p)
  return isLoose(kind) && (kind & KIND) !== BY_CHARGE ? costOf(p, unit, from, side) : 1
}

/** RA98 Is there room in a hex, or in one that it can reach from there with this much left? */
function endsWell(p: Eagle, hex: number, left: number): boolean {
  const { ground } = p.scenario
  if (fits(p, retreatFrame(p).unit, hex, isCover(ground, hex))) return true
  for (let side = 0; side < 6; side++) {
    const rest = left - priceOf(p, hex, side)
    if (rest >= 0 && rank(p, hex, side) < NEVER && endsWell(p, neighbour(ground.grid, hex, side), rest)) return true
  }
  return false
}

/** 12 Is a retreat over in a hex, with this many steps left, or can it go on from there to a hex where it is over? */
function getsAway(p: Eagle, hex: number, left: number): boolean {
  const frame = retreatFrame(p)
  const { ground } = p.scenario
  const far = (frame.kind & FREE) !== 0 || ((frame.kind & GATHERED) !== 0 ? gap(p, hex) >= frame.left : left <= 0)
  if (far && fits(p, frame.unit, hex, isCover(ground, hex))) return true
  for (let side = 0; side < 6; side++)
    if (rank(p, hex, side) < NEVER && getsAway(p, neighbour(ground.grid, hex, side), left - 1)) return true
  return false
}

/**
 * Added to the rank of a step from which a retreat cannot be completed: no unit must go to its ruin while another way
 * is open (12).
 */
const DEAD_END = 8

/** Returns the rank of a step that is to be made now. A unit on the loose enters no hex where it could not end. */
export function rankNow(p: Eagle, side: number): number {
  const frame = retreatFrame(p)
  const from = p.at[frame.unit]
  const here = rank(p, from, side)
  if (here >= NEVER) return here
  const to = neighbour(p.scenario.ground.grid, from, side)
  if (!isLoose(frame.kind)) return getsAway(p, to, frame.left - 1) ? here : here + DEAD_END
  return endsWell(p, to, frame.left - priceOf(p, from, side)) ? here : NEVER
}

/** Returns the rank of the best step. */
export function best(p: Eagle): number {
  let least = NEVER
  for (let side = 0; side < 6; side++) least = Math.min(least, rankNow(p, side))
  return least
}
