/** 6.3, 7.3 The zones of a unit: which hexes lie in front of it, on its flanks and behind it. */
import {
  CORNER_ZONES,
  FRONT,
  frontOfPair,
  leftFront,
  neighbour,
  rightFront,
  zoneOf,
  zoneOfPair,
} from '../../../../src/hex/index.ts'
import type { Albuera } from './position.ts'
import { SQUARE } from './shapes.ts'
import { distanceTo, isWide } from './troops.ts'

/** The zone (FRONT, FLANK, REAR) of a unit on the map that contains an adjacent hex; −1 for other hexes. */
export function zoneTo(p: Albuera, unit: number, hex: number): number {
  const { grid } = p.scenario.ground
  const at = p.at[unit]
  const facing = p.face[unit]
  return isWide(p, unit) ? zoneOfPair(grid, at, facing, hex) : zoneOf(grid, CORNER_ZONES, at, facing, hex)
}

/** Is a hex one of the Front hexes of a unit on the map? */
export const isBefore = (p: Albuera, unit: number, hex: number): boolean =>
  p.array[unit] === SQUARE ? distanceTo(p, unit, hex) === 1 : zoneTo(p, unit, hex) === FRONT

/**
 * Writes the Front hexes on the map, at most six, of a counter on a place; if it has front on all sides, all hexes that
 * touch it. Returns their number.
 */
export function writeFronts(
  p: Albuera,
  allRound: boolean,
  wide: boolean,
  left: number,
  facing: number,
  into: Int16Array,
): number {
  const { grid } = p.scenario.ground
  if (wide) return frontOfPair(grid, left, facing, into)
  let count = 0
  if (allRound) {
    for (let side = 0; side < 6; side++) {
      const hex = neighbour(grid, left, side)
      if (hex >= 0) into[count++] = hex
    }
    return count
  }
  const one = neighbour(grid, left, leftFront(facing))
  const other = neighbour(grid, left, rightFront(facing))
  if (one >= 0) into[count++] = one
  if (other >= 0) into[count++] = other
  return count
}

/** Writes the Front hexes of a unit on the map, and returns their number. */
export const frontsOf = (p: Albuera, unit: number, into: Int16Array): number =>
  writeFronts(p, p.array[unit] === SQUARE, isWide(p, unit), p.at[unit], p.face[unit], into)
