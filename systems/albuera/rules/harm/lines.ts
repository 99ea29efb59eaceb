/** 6.3.4 Lines over two hexes whose Manpower has sunk below what two hexes need. */
import { type Albuera, owed } from '../state/position.ts'
import { isWide, needsTwoHexes } from '../state/troops.ts'

/** The first Line that has to contract; −1 for none. Beside another that needs both hexes it keeps them (R17). */
export function shrunkLine(p: Albuera): number {
  const { half } = p.scenario.army
  for (let unit = 0; unit < half.length; unit++)
    if (p.routs[unit] === 0 && isWide(p, unit) && !needsTwoHexes(p, unit) && !isHeldWide(p, unit)) return unit
  return -1
}

/** R17 Does a Line that needs two hexes stand on the same ones? */
export function isHeldWide(p: Albuera, unit: number): boolean {
  const { unitOf } = p.scenario.army
  for (let node = p.top[p.at[unit]]; node >= 0; node = p.below[node])
    if (isWide(p, unitOf[node]) && needsTwoHexes(p, unitOf[node])) return true
  return false
}

/** Writes down that a Line has to contract, if one does. */
export function noteShrunk(p: Albuera): void {
  if (shrunkLine(p) >= 0) p.owing |= owed.SHRUNK
}
