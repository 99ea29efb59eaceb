/**
 * 11.6 Bodies: the units of one side on the same hexes, which fight as one. A body is known by its *head*: the infantry
 * or cavalry on top, or a battery that stands alone (10.10). Guns with friends are not part of it (10.11).
 */
import { rightHalf } from '../../../../src/hex/two-hex.ts'
import { ARTILLERY } from '../state/army.ts'
import { type Albuera, OFF } from '../state/position.ts'
import { isWide, rightOf } from '../state/troops.ts'

/** The head of a side's body in a hex; −1 for none. */
export function headIn(p: Albuera, side: number, hex: number): number {
  const { army } = p.scenario
  let guns = -1
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (army.side[unit] !== side) continue
    if (army.arm[unit] !== ARTILLERY) return unit
    if (guns < 0) guns = unit
  }
  return guns
}

/** The same without guns: the head of units that attack, react and strike. */
export function troopsIn(p: Albuera, side: number, hex: number): number {
  const head = headIn(p, side, hex)
  return head >= 0 && p.scenario.army.arm[head] !== ARTILLERY ? head : -1
}

/** Is a unit on top of its body? Companies, battalions and squadrons alike; guns if they are alone. */
export const isHead = (p: Albuera, unit: number): boolean =>
  p.at[unit] >= 0 && headIn(p, p.scenario.army.side[unit], p.at[unit]) === unit

/**
 * Writes the units of a side's body in a hex, from the top down, from `count` on, leaving out those that are already
 * there; returns the new count.
 */
export function gatherBody(p: Albuera, side: number, hex: number, into: Int16Array, count: number): number {
  const { army } = p.scenario
  const head = headIn(p, side, hex)
  if (head < 0) return count
  const isLone = army.arm[head] === ARTILLERY
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (army.side[unit] !== side || (army.arm[unit] === ARTILLERY) !== isLone) continue
    if (!isAmong(into, count, unit)) into[count++] = unit
  }
  return count
}

export function isAmong(units: Int16Array, count: number, unit: number): boolean {
  for (let k = 0; k < count; k++) if (units[k] === unit) return true
  return false
}

/** The other hex of a counter; OFF for a counter over one hex. */
export function otherHexOf(p: Albuera, unit: number, hex: number): number {
  if (!isWide(p, unit)) return OFF
  return p.at[unit] === hex ? rightOf(p, unit) : p.at[unit]
}

/** The hex of the right half of a place; OFF for a counter over one hex. */
export const rightOfPlace = (p: Albuera, wide: boolean, left: number, facing: number): number =>
  wide ? rightHalf(p.scenario.ground.grid, left, facing) : OFF
