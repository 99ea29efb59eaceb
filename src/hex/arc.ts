import type { Grid } from './grid.ts'

/**
 * Where a hex lies as seen by a unit that faces a corner: how far ahead and how far to the right, in whole numbers.
 * Ahead is counted in rows of hexes across the facing, right in half hexes along a row.
 */

/** The part of a vector (columns and half hexes) along one of three axes. Opposite corners share an axis. */
const axis = (dx: number, dy: number, k: number): number => (k === 0 ? (dx - dy) / 2 : k === 1 ? dx : (dx + dy) / 2)

/** How many rows of hexes `other` lies ahead of a unit at `hex` that faces `corner`; negative behind it. */
export function ahead({ x, y }: Grid, hex: number, corner: number, other: number): number {
  const rows = axis(x[other] - x[hex], y[other] - y[hex], corner % 3)
  return corner < 3 ? rows : -rows
}

/** How many half hexes `other` lies to the right of a unit at `hex` that faces `corner`; negative to its left. */
export function across({ x, y }: Grid, hex: number, corner: number, other: number): number {
  const [dx, dy] = [x[other] - x[hex], y[other] - y[hex]]
  const k = corner % 3
  const halves = k === 0 ? axis(dx, dy, 1) + axis(dx, dy, 2) : k === 1 ? dy : -axis(dx, dy, 0) - axis(dx, dy, 1)
  return corner < 3 ? halves : -halves
}

/**
 * Does a hex lie in the arc, a third of a circle, of a unit that faces a corner? It does if the line between the two
 * centres leaves the unit's hex across one of its two front sides, or through the corner between front and flank.
 */
export function inArc(grid: Grid, hex: number, corner: number, other: number): boolean {
  const forward = ahead(grid, hex, corner, other)
  return forward > 0 && Math.abs(across(grid, hex, corner, other)) <= 3 * forward
}
