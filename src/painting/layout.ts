/**
 * Converts hexes of a grid to places in a world, and back. Hexes are flat at the top and numbered as in src/hex: down
 * the columns from the north-western corner; side 0 is the north, corner k lies between side k and side k + 1.
 */
import type { Point, Rect, Size } from './plane.ts'

/** What drawing needs to know about a grid. */
export interface GridPlan {
  readonly columns: number
  readonly rows: number
  /** Which columns are half a hex lower, the first being odd. */
  readonly low: 'odd' | 'even'
}

/** Free space round the hexes, in world units. */
export interface Margins {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** The margins that a map needs: for the frame with its letters, and at the foot for the cartouche. */
export const MARGINS: Margins = { top: 54, right: 54, bottom: 214, left: 54 }

/** The size of a hex: from its centre to its corners, and from its north side to its south side. */
export interface HexSize {
  readonly radius: number
  readonly height: number
}

/** From the middle of a hex to its corners, in world units, on every map. */
export const RADIUS = 40

export interface HexLayout extends GridPlan, HexSize {
  readonly world: Size
  /** The rectangle that just holds all hexes. */
  readonly field: Rect
}

const ROOT3 = Math.sqrt(3)

/** The size of a hex with this radius. */
export const sizeOf = (radius: number): HexSize => ({ radius, height: radius * ROOT3 })

/** Lays a grid out in world units. */
export function layOut(grid: GridPlan, radius: number, margins: Margins): HexLayout {
  const { height } = sizeOf(radius)
  const field = {
    x: margins.left,
    y: margins.top,
    width: radius * (1.5 * grid.columns + 0.5),
    height: height * (grid.rows + (grid.columns > 1 ? 0.5 : 0)),
  }
  const world = {
    width: field.width + margins.left + margins.right,
    height: field.height + margins.top + margins.bottom,
  }
  return { columns: grid.columns, rows: grid.rows, low: grid.low, radius, height, world, field }
}

/** 1 if a column is half a hex lower, else 0; also for columns beyond the map. */
export const stands = ({ low }: GridPlan, column: number): 0 | 1 => (((column & 1) === 0) === (low === 'odd') ? 1 : 0)

/** The middle of the hex in a column and row, counted from 0; also for hexes beyond the map. */
export const middleAt = (layout: HexLayout, column: number, row: number): Point => ({
  x: layout.field.x + layout.radius * (1 + 1.5 * column),
  y: layout.field.y + layout.height * (row + 0.5 + 0.5 * stands(layout, column)),
})

const columnOf = ({ rows }: GridPlan, hex: number): number => Math.floor(hex / rows)
const rowOf = ({ rows }: GridPlan, hex: number): number => hex % rows

/** The middle of a hex. */
export const middleOf = (layout: HexLayout, hex: number): Point =>
  middleAt(layout, columnOf(layout, hex), rowOf(layout, hex))

/** A corner of a hex as seen from its middle, at `fraction` of the way. */
export function cornerFrom({ radius, height }: HexSize, corner: number, fraction = 1): Point {
  const x = [0.5, 1, 0.5, -0.5, -1, -0.5][corner] * radius
  const y = [-0.5, 0, 0.5, 0.5, 0, -0.5][corner] * height
  return { x: x * fraction, y: y * fraction }
}

export function cornerOf(layout: HexLayout, hex: number, corner: number): Point {
  const [at, from] = [middleOf(layout, hex), cornerFrom(layout, corner)]
  return { x: at.x + from.x, y: at.y + from.y }
}

/** The two ends of a side, anticlockwise end first. */
export const endsOf = (layout: HexLayout, hex: number, side: number): readonly [Point, Point] => [
  cornerOf(layout, hex, (side + 5) % 6),
  cornerOf(layout, hex, side),
]

/** The outline of a hex round the point 0, 0, as path data; `fraction` of its size. */
export const outline = (size: HexSize, fraction = 1): string =>
  `M${[0, 1, 2, 3, 4, 5]
    .map((corner) => cornerFrom(size, corner, fraction))
    .map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)
    .join('L')}Z`

/** The hex under a point of the world; -1 if there is none. */
export function hexUnder(layout: HexLayout, { x, y }: Point): number {
  const { columns, rows, radius, height } = layout
  const near = Math.round((x - layout.field.x - radius) / (1.5 * radius))
  let found = -1
  let least = Number.POSITIVE_INFINITY
  for (let column = Math.max(0, near - 1); column <= Math.min(columns - 1, near + 1); column++) {
    const row = Math.round((y - layout.field.y) / height - 0.5 - 0.5 * stands(layout, column))
    if (row < 0 || row >= rows) continue
    const at = middleAt(layout, column, row)
    const [dx, dy] = [Math.abs(x - at.x), Math.abs(y - at.y)]
    // Within the hex: below its flat side and left of its slanting one.
    if (dy > height / 2 || ROOT3 * dx + dy > height) continue
    const far = dx * dx + dy * dy
    if (far >= least) continue
    least = far
    found = column * rows + row
  }
  return found
}
