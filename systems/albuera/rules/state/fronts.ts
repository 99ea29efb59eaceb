/** 6.3, 7.3 Which hexes lie in front of a unit. */
import { CORNER_ZONES, FRONT, zoneOf, zoneOfPair } from '../../../../src/hex/index.ts'
import type { Albuera } from './position.ts'
import { SQUARE } from './shapes.ts'
import { distanceTo, isWide } from './troops.ts'

/** Is a hex one of the Front hexes of a unit on the map? */
export function isBefore(p: Albuera, unit: number, hex: number): boolean {
  const { grid } = p.scenario.ground
  const at = p.at[unit]
  if (p.array[unit] === SQUARE) return distanceTo(p, unit, hex) === 1
  const zone = isWide(p, unit)
    ? zoneOfPair(grid, at, p.face[unit], hex)
    : zoneOf(grid, CORNER_ZONES, at, p.face[unit], hex)
  return zone === FRONT
}
