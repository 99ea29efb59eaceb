import { type Grid, sideTo } from '../../hex/index.ts'

/** Where everything lies on the paper. Lengths are those of the drawing: a side of a hex is SIDE long. */

export const SIDE = 24
export const HALF = (SIDE * Math.sqrt(3)) / 2
const MARGIN = 36
/** Room above for the title. */
const HEAD = 44
/** Room below for the key. */
const FOOT = 52

export interface Point {
  readonly x: number
  readonly y: number
}

export const width = ({ columns }: Grid): number => 2 * MARGIN + SIDE * (1.5 * columns + 0.5)
export const height = ({ rows }: Grid): number => HEAD + MARGIN + FOOT + HALF * (2 * rows + 1)
/** Where the key begins. */
export const foot = (grid: Grid): number => height(grid) - FOOT

export const centre = ({ x, y }: Grid, hex: number): Point => ({
  x: MARGIN + SIDE * (1 + 1.5 * (x[hex] ?? 0)),
  y: HEAD + HALF * (1 + (y[hex] ?? 0)),
})

/** Corner k lies between side k and side k + 1; 60 degrees apart, the first upper right. */
const CORNERS: readonly Point[] = [
  { x: SIDE / 2, y: -HALF },
  { x: SIDE, y: 0 },
  { x: SIDE / 2, y: HALF },
  { x: -SIDE / 2, y: HALF },
  { x: -SIDE, y: 0 },
  { x: -SIDE / 2, y: -HALF },
]

export const corner = (grid: Grid, hex: number, k: number): Point => {
  const middle = centre(grid, hex)
  const off = CORNERS[(k + 6) % 6] as Point
  return { x: middle.x + off.x, y: middle.y + off.y }
}

export const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** Both ends of the side between two hexes that touch. */
export function ends(grid: Grid, from: number, to: number): readonly [Point, Point] {
  const side = sideTo(grid, from, to)
  return [corner(grid, from, side - 1), corner(grid, from, side)]
}

export const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const digits = (value: number): string => String(Math.round(value * 10) / 10)
export const at = ({ x, y }: Point): string => `${digits(x)} ${digits(y)}`
