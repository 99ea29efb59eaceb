/**
 * What is owed after a fire, a reaction or a Clash. Nothing is carried out here: the caller begins `Aftermath` as its
 * last act.
 */
import { neighbour } from '../../../../src/hex/index.ts'
import { ARTILLERY } from '../state/army.ts'
import { type Albuera, mark, owed, peril, retreat, role } from '../state/position.ts'
import { distanceTo, isGuns, isInClash, isOnMap, rightOf, topUnit } from '../state/troops.ts'

/**
 * 14.10 A unit must retreat one or two hexes from an enemy unit. For a stack, call it for each of its units: those in
 * one hex that owe the same go together (R14). Guns stay (R20), and units off the map are ignored.
 *
 * @param from the enemy that has caused it; of several (joint fire, counterattacks) the nearest (R12)
 * @param mayStay the opponent need not order it (14.11); by default of reading R13 so after fire
 * @param byOwner its own side decides and moves it (13.1 B, D)
 */
export function oweRetreat(
  p: Albuera,
  unit: number,
  hexes: number,
  from: number,
  mayStay: boolean,
  byOwner: boolean,
): void {
  note(p, unit, hexes | (mayStay ? retreat.MAY_STAY : 0) | (byOwner ? retreat.BY_OWNER : 0), from)
}

/** 15.12 A unit must retreat a hex because of a crisis of Morale; guns stay (15.12.1). */
export const oweCrisisRetreat = (p: Albuera, unit: number, from: number): void =>
  note(p, unit, 1 | retreat.CRISIS, from)

function note(p: Albuera, unit: number, what: number, from: number): void {
  if (!isOnMap(p, unit) || isGuns(p, unit)) return
  p.retreats[unit] = what
  p.foe[unit] = 1 + from
  p.owing |= owed.RETREATS
}

/**
 * 15.11 A unit routs from an enemy unit. Call it for each unit of a stack, and before the Losses of the rout: a unit
 * that they eliminate still counts as routed, and shakes its neighbours (R23).
 *
 * @param turns the number of turns until it comes back, 1 or more
 * @param inClash guns in its hex are lost (10.11)
 */
export function oweRout(p: Albuera, unit: number, turns: number, from: number, inClash: boolean): void {
  if (!isOnMap(p, unit) || isGuns(p, unit)) return
  p.routs[unit] = inClash ? -1 - turns : 1 + turns
  p.foe[unit] = 1 + from
  p.owing |= owed.ROUTS
}

/** 4.10.1, 4.10.2 The commanders in a hex were under fire: each throws a die. */
export function endanger(p: Albuera, hex: number): void {
  for (let c = 0; c < p.post.length; c++) {
    if (p.post[c] !== hex) continue
    p.perils[c] |= peril.DIE
    p.owing |= owed.PERILS
  }
}

/**
 * 15.8, 11.9 A side owes Losses among its units in a hex; its owner shares them out (R11), but not to guns. If a side
 * has fought in two hexes, call it for both, the second time with 0: the counts add up.
 */
export function oweLosses(p: Albuera, side: number, hex: number, count: number): void {
  const { army } = p.scenario
  p.shared[side] += count
  p.owing |= owed.LOSSES
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (army.side[unit] === side && army.arm[unit] !== ARTILLERY) p.marks[unit] |= mark.BEARS
  }
}

/** 15.12 The friends next to a unit that routs must check their Morale: the top unit of each stack (R24). */
export function shakeNeighbours(p: Albuera, unit: number): void {
  shakeAround(p, unit, p.at[unit])
  const right = rightOf(p, unit)
  if (right >= 0) shakeAround(p, unit, right)
}

function shakeAround(p: Albuera, unit: number, hex: number): void {
  const { army, ground } = p.scenario
  for (let side = 0; side < 6; side++) {
    const near = neighbour(ground.grid, hex, side)
    const top = near < 0 ? -1 : topUnit(p, army.side[unit], near)
    if (top < 0 || p.routs[top] !== 0 || isInClash(p, top)) continue
    p.marks[top] |= mark.SHAKEN
    p.foe[top] = 1 + nearestCause(p, p.foe[unit] - 1, near)
    p.owing |= owed.CRISES
  }
}

const FIGHTS = role.ATTACKS | role.DEFENDS
/** R24, R12 The unit that has caused a rout: of several that have won a Clash, the nearest to a hex. */
function nearestCause(p: Albuera, foe: number, hex: number): number {
  if ((p.roles[foe] & FIGHTS) === 0) return foe
  const { side } = p.scenario.army
  let nearest = foe
  for (let unit = 0; unit < p.roles.length; unit++) {
    const isCause = side[unit] === side[foe] && (p.roles[unit] & FIGHTS) !== 0 && isOnMap(p, unit)
    if (isCause && distanceTo(p, unit, hex) < distanceTo(p, nearest, hex)) nearest = unit
  }
  return nearest
}
