/** A46, A77 Built-up areas and woods: which units are inside one, and on which side of it another stands. */
import { type Area, type Convex, isWhollyOn } from '../../../../src/inches/index.ts'
import { isOn, shapeOf } from './bodies.ts'
import type { Corps } from './position.ts'

/** The section or wood that a shape is wholly inside of. */
function areaAround(p: Corps, shape: Convex): Area | undefined {
  const { sections, woods } = p.scenario.ground
  for (const one of sections) if (isWhollyOn(one, shape)) return one
  for (const one of woods) if (isWhollyOn(one, shape)) return one
  return undefined
}

/** The section or wood that a body is wholly inside of. */
export const coverOf = (p: Corps, body: number): Area | undefined => areaAround(p, shapeOf(p, body))

/** The number of a section or wood, from 1; 0 for none. */
export const groundNumber = ({ scenario: { ground } }: Corps, area: Area | undefined): number => {
  if (area === undefined) return 0
  const section = ground.sections.indexOf(area)
  return 1 + (section >= 0 ? section : ground.sections.length + ground.woods.indexOf(area))
}

/** The section or wood with this number; undefined for 0. */
export const groundAt = ({ scenario: { ground } }: Corps, number: number): Area | undefined =>
  ground.sections[number - 1] ?? ground.woods[number - 1 - ground.sections.length]

/** Sides of an area, by quarters of its box. */
const side = { NORTH: 0, EAST: 1, SOUTH: 2, WEST: 3 } as const

/** 9.4, A127 On which of the four sides of an area a place lies: its two diagonals divide its box. */
export function sideOf({ west, east, south, north }: Area, x: number, y: number): number {
  const right = (2 * x - west - east) * (north - south)
  const up = (2 * y - south - north) * (east - west)
  if (Math.abs(up) >= Math.abs(right)) return up >= 0 ? side.NORTH : side.SOUTH
  return right >= 0 ? side.EAST : side.WEST
}

/**
 * A46, A77, A128 Are two places in the same section of an area? A wood larger than a section counts as several, each
 * the size of a section, from its south-western corner.
 */
export function isSameSection(
  p: Corps,
  { west, east, south, north }: Area,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): boolean {
  const { section } = p.scenario.fights
  // What lies outside the box, such as the middle of one who is half in, belongs to the nearest section.
  const part = (at: number, from: number, to: number) => Math.floor(Math.max(0, Math.min(at, to - 1) - from) / section)
  return part(x0, west, east) === part(x1, west, east) && part(y0, south, north) === part(y1, south, north)
}

/** A46 Is another unit wholly inside the section that a unit is in: a friend, or where `isFoe` an enemy? */
export function isShared(p: Corps, self: number, area: Area, isFoe: boolean): boolean {
  const { army } = p.scenario.roster
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (unit === self || (army[unit] !== army[self]) !== isFoe || !isOn(p, unit)) continue
    if (!isWhollyOn(area, shapeOf(p, unit))) continue
    if (isSameSection(p, area, p.x[self], p.y[self], p.x[unit], p.y[unit])) return true
  }
  return false
}
