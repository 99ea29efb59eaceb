/** Where the table lies in the world of its board: world units are cells, but y grows to the south. */
import type { Point, Size } from '../../painting/plane.ts'

/** Cells of margin round the table, for its scale of inches. */
export const MARGIN = 112

export interface TableLayout {
  /** The table itself, in cells. */
  readonly table: Size
  /** The table with its margin. */
  readonly world: Size
  /** The place in the world of a place on the table: cells east and north of its south-western corner. */
  toWorld(x: number, y: number): Point
  /** The place on the table of a place in the world. It may lie off the table. */
  toTable(at: Point): Point
}

/** The layout of a table of this width (west to east) and depth (south to north), in cells. */
export const layOut = (width: number, depth: number): TableLayout => ({
  table: { width, height: depth },
  world: { width: width + 2 * MARGIN, height: depth + 2 * MARGIN },
  toWorld: (x, y) => ({ x: MARGIN + x, y: MARGIN + depth - y }),
  toTable: ({ x, y }) => ({ x: x - MARGIN, y: MARGIN + depth - y }),
})

/**
 * The value of `transform` that moves what is drawn round 0, 0 with its front to the north to its place and heading.
 */
export function placedAt({ toWorld }: TableLayout, x: number, y: number, heading: number): string {
  const at = toWorld(x, y)
  return `translate(${at.x} ${at.y}) rotate(${heading / 4})`
}
