/** 6.3.4, 6.3.8 Lines whose counter does not match their Manpower. */
import { type Albuera, owed } from '../state/position.ts'
import { LINE } from '../state/shapes.ts'
import { isOnMap, isWide, needsTwoHexes } from '../state/troops.ts'

/** Has a Line too long a counter, or too short a one? If another Line there needs both hexes it keeps them (R17). */
export function isUnfit(p: Albuera, unit: number): boolean {
  if (!isOnMap(p, unit) || p.array[unit] !== LINE) return false
  return isWide(p, unit) ? !needsTwoHexes(p, unit) && !isHeldWide(p, unit) : needsTwoHexes(p, unit)
}

/** The first Line that must contract, or extend with its company back; −1 for none. */
export function unfitLine(p: Albuera): number {
  const { half } = p.scenario.army
  for (let unit = 0; unit < half.length; unit++)
    if (half[unit] >= 0 && p.routs[unit] === 0 && isUnfit(p, unit)) return unit
  return -1
}

/** R17 Is there a Line of its side on the same two hexes that needs both? */
export function isHeldWide(p: Albuera, unit: number): boolean {
  const { side, unitOf } = p.scenario.army
  for (let node = p.top[p.at[unit]]; node >= 0; node = p.below[node]) {
    const one = unitOf[node]
    if (side[one] === side[unit] && isWide(p, one) && needsTwoHexes(p, one)) return true
  }
  return false
}

/** Notes that a Line must contract or extend, if one must. */
export function noteUnfit(p: Albuera): void {
  if (unfitLine(p) >= 0) p.owing |= owed.UNFIT
}
