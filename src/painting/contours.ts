/** Contours of a number that each hex has: its level, or whether it has woods. */

import { type HexLayout, middleAt, stands } from './layout.ts'
import { joined, type Line, type Piece } from './lines.ts'
import type { Point } from './plane.ts'

/**
 * The number of rings of hexes that continue the map beyond its edge, so that contours do not end there; one more ring
 * closes them.
 */
const BEYOND = 2

/**
 * The lines along which the numbers of hexes pass a height, all closed. They cut the line between two middles in
 * proportion, so that a contour halfway runs through the middle of every side that it crosses. A walker along a line
 * has the lower side on the right.
 */
export function contours(layout: HexLayout, value: (hex: number) => number, height: number): Line[] {
  const { columns, rows } = layout
  const within = (at: number, most: number) => Math.min(Math.max(at, 0), most - 1)
  const valueAt = (column: number, row: number): number =>
    column < -BEYOND || column >= columns + BEYOND || row < -BEYOND || row >= rows + BEYOND
      ? -1
      : value(within(column, columns) * rows + within(row, rows))
  const pieces: Piece[] = []
  interface Vertex extends Point {
    readonly id: string
    readonly value: number
  }
  const vertex = (column: number, row: number): Vertex => ({
    ...middleAt(layout, column, row),
    id: `${column},${row}`,
    value: valueAt(column, row),
  })
  const crossing = (a: Vertex, b: Vertex) => {
    const fraction = (height - a.value) / (b.value - a.value)
    return {
      name: a.id < b.id ? `${a.id}/${b.id}` : `${b.id}/${a.id}`,
      x: a.x + (b.x - a.x) * fraction,
      y: a.y + (b.y - a.y) * fraction,
    }
  }
  const triangle = (...corners: readonly [Vertex, Vertex, Vertex]) => {
    const high = corners.filter((corner) => corner.value > height)
    // The corner that is alone on its side of the line.
    const lone = high.length === 1 ? high[0] : corners.find((corner) => corner.value <= height)!
    const [b, c] = corners.filter((corner) => corner !== lone) as [Vertex, Vertex]
    const [one, other] = [crossing(lone, b), crossing(lone, c)]
    const top = high[0]
    const leftIsHigh = (other.x - one.x) * (top.y - one.y) - (other.y - one.y) * (top.x - one.x) < 0
    const [from, to] = leftIsHigh ? [one, other] : [other, one]
    pieces.push({ from: from.name, to: to.name, at: { x: from.x, y: from.y }, end: { x: to.x, y: to.y } })
  }
  /** Most triangles lie wholly on one side. */
  const parted = (a: number, b: number, c: number): boolean => {
    const above = (a > height ? 1 : 0) + (b > height ? 1 : 0) + (c > height ? 1 : 0)
    return above === 1 || above === 2
  }
  for (let column = -BEYOND - 1; column <= columns + BEYOND; column++) {
    const down = stands(layout, column)
    for (let row = -BEYOND - 2; row <= rows + BEYOND + 1; row++) {
      const [here, southEast] = [valueAt(column, row), valueAt(column + 1, row + down)]
      if (parted(here, valueAt(column + 1, row - 1 + down), southEast))
        triangle(vertex(column, row), vertex(column + 1, row - 1 + down), vertex(column + 1, row + down))
      if (parted(here, southEast, valueAt(column, row + 1)))
        triangle(vertex(column, row), vertex(column + 1, row + down), vertex(column, row + 1))
    }
  }
  return joined(pieces)
}
