/**
 * What lies on the sides of hexes: rivers, bridges, slopes. Each side of each hex has a number of flags, kept on both
 * faces of the side: `sides[6 * hex + side]`. What is the same from both hexes (a river) has the same flag on both
 * faces; what is not (up or down a slope) has a different flag on each.
 */
import { type Grid, neighbour, sideTo } from './grid.ts'
import { opposite } from './sides.ts'

export type Hexsides = Uint16Array

export const makeHexsides = ({ count }: Grid): Hexsides => new Uint16Array(6 * count)

/**
 * Sets flags on the side between two hexes: `here` as seen from a, `there` from b. Throws a RangeError if they do not
 * touch.
 */
export function markHexside(grid: Grid, sides: Hexsides, a: number, b: number, here: number, there = here): void {
  const side = sideTo(grid, a, b)
  if (side < 0) throw new RangeError(`${grid.names[a]} and ${grid.names[b]} do not touch`)
  sides[6 * a + side] |= here
  sides[6 * b + opposite(side)] |= there
}

/** The flags of the side between two hexes as seen from a; 0 if they do not touch. */
export function hexside(grid: Grid, sides: Hexsides, a: number, b: number): number {
  const side = sideTo(grid, a, b)
  return side < 0 ? 0 : sides[6 * a + side]
}

/** Does any side between this hex and another hex of the map have one of these flags? */
export function hasHexside(grid: Grid, sides: Hexsides, hex: number, flags: number): boolean {
  for (let side = 0; side < 6; side++)
    if ((sides[6 * hex + side] & flags) !== 0 && neighbour(grid, hex, side) >= 0) return true
  return false
}
