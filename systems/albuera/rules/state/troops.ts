/** Questions about units and stacks that every chapter asks. */
import { distance } from '../../../../src/hex/index.ts'
import { ARTILLERY } from './army.ts'
import { type Albuera, OFF } from './position.ts'

export const isOnMap = (p: Albuera, unit: number): boolean => p.at[unit] >= 0

/**
 * Is a unit still in play: on the map, or due to come back from the Turn track (15.11)? A company with its battalion is
 * neither.
 */
export const isLeft = (p: Albuera, unit: number): boolean =>
  isOnMap(p, unit) || (p.due[unit] > 0 && p.due[unit] <= p.scenario.turns)

/** Does the unit cover two hexes (6.1)? Then its own node is its left half. */
export function isWide(p: Albuera, unit: number): boolean {
  const half = p.scenario.army.half[unit]
  return half >= 0 && p.at[half] >= 0
}

/** The hex of a unit's right half; OFF for a counter over one hex. */
export function rightOf(p: Albuera, unit: number): number {
  const half = p.scenario.army.half[unit]
  return half < 0 ? OFF : p.at[half]
}

/** Does the unit stand in a hex, with either half? */
export const covers = (p: Albuera, unit: number, hex: number): boolean =>
  isOnMap(p, unit) && (p.at[unit] === hex || rightOf(p, unit) === hex)

/** 3.4 Present Manpower: the initial value less its Losses. Guns have none. */
export const manpowerOf = (p: Albuera, unit: number): number => p.scenario.army.manpower[unit] - p.lost[unit]

/** 3.4 Does the counter lie on its back? */
export const isOnBack = (p: Albuera, unit: number): boolean => {
  const front = p.scenario.army.front[unit]
  return front > 0 && p.lost[unit] >= front
}

/** 3.4 The number on the marker of Losses beside the counter; 0 for none. */
export const lossMarker = (p: Albuera, unit: number): number =>
  isOnBack(p, unit) ? p.lost[unit] - p.scenario.army.front[unit] : p.lost[unit]

/** 3.4 Morale on the visible side of the counter; −1 for guns, which have none. */
export function moraleOf(p: Albuera, unit: number): number {
  const entry = p.scenario.army.entries[unit]
  return entry.arm === 'artillery' ? -1 : (entry.morale[isOnBack(p, unit) ? 1 : 0] ?? entry.morale[0])
}

/** 6.2 In Line, would the unit cover two hexes? */
export const needsTwoHexes = (p: Albuera, unit: number): boolean => manpowerOf(p, unit) >= p.scenario.army.wide[unit]

/** The side whose units are in a hex; −1 for an empty one. For a hex with both, the side of the unit on top. */
export function sideIn(p: Albuera, hex: number): number {
  const top = p.top[hex]
  return top < 0 ? -1 : p.scenario.army.side[p.scenario.army.unitOf[top]]
}

/** Does a unit of this side stand in a hex? */
export function holds(p: Albuera, side: number, hex: number): boolean {
  const { side: sides, unitOf } = p.scenario.army
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) if (sides[unitOf[node]] === side) return true
  return false
}

/** Do units of both sides stand in a hex (3.4)? */
export const isClashHex = (p: Albuera, hex: number): boolean => holds(p, 0, hex) && holds(p, 1, hex)

/** Does a unit on the map share a hex with enemies? */
export function isInClash(p: Albuera, unit: number): boolean {
  if (isClashHex(p, p.at[unit])) return true
  const right = rightOf(p, unit)
  return right >= 0 && isClashHex(p, right)
}

/** Does infantry or cavalry stand in a hex? */
export function hasTroops(p: Albuera, hex: number): boolean {
  const { arm, unitOf } = p.scenario.army
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) if (arm[unitOf[node]] !== ARTILLERY) return true
  return false
}

/** Is a unit a battery? */
export const isGuns = (p: Albuera, unit: number): boolean => p.scenario.army.arm[unit] === ARTILLERY

/** The distance of a hex from a unit on the map, from the nearer one of two hexes. */
export function distanceTo(p: Albuera, unit: number, hex: number): number {
  const { grid } = p.scenario.ground
  const right = rightOf(p, unit)
  const steps = distance(grid, p.at[unit], hex)
  return right < 0 ? steps : Math.min(steps, distance(grid, right, hex))
}

/** 11.7, 11.8 The first infantry or cavalry unit of a side in a hex; −1 for none. */
export function topUnit(p: Albuera, side: number, hex: number): number {
  const { army } = p.scenario
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (army.side[unit] === side && army.arm[unit] !== ARTILLERY) return unit
  }
  return -1
}

/** 11.8 The unit that Musket Fire at another one hits: the infantry or cavalry on top of its stack. */
export const onTopOf = (p: Albuera, unit: number): number => topUnit(p, p.scenario.army.side[unit], p.at[unit])

/**
 * 14.10.3 The unit whose stack other units of one side join in a hex: the first infantry or cavalry there; −1 for none.
 * A company and its battalion meet instead (8.3).
 */
export function joined(p: Albuera, units: ArrayLike<number>, count: number, hex: number): number {
  const { arm, battalion, side, unitOf } = p.scenario.army
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const one = unitOf[node]
    let isOwn = false
    for (let k = 0; k < count; k++)
      isOwn ||= one === units[k] || battalion[one] === units[k] || battalion[units[k]] === one
    if (side[one] === side[units[0]] && arm[one] !== ARTILLERY && !isOwn) return one
  }
  return -1
}
