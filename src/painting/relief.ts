/**
 * The lie of the land between the middles of hexes: levels made into hills that rise and fall. It is only for drawing,
 * for the light and the direction of hachures; the rules use the level of a hex.
 */

import { type HexLayout, hexUnder, middleOf } from './layout.ts'
import type { Point, Rect } from './plane.ts'

export interface Relief {
  readonly field: Rect
  /** World units from one sample to the next. */
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** Heights in levels, row by row from the north-west. */
  readonly heights: Float32Array
  /** Levels lost per world unit to the east and to the south: the vector points downhill. */
  fall(at: Point): Point
}

const CELL = 6
/** A hill is a softened edge on a broad back: how far each is blurred, in samples, and its fraction. */
const EDGE = { reach: 2, fraction: 0.62 }
const BACK = { reach: 6, fraction: 0.5 }

export function reliefOf(layout: HexLayout, level: (hex: number) => number): Relief {
  const { field } = layout
  const [columns, rows] = [Math.ceil(field.width / CELL) + 1, Math.ceil(field.height / CELL) + 1]
  const steps = sampled(layout, columns, rows, level)
  const [edge, back] = [smeared(steps, columns, rows, EDGE.reach), smeared(steps, columns, rows, BACK.reach)]
  const heights = edge.map((height, k) => height * EDGE.fraction + back[k] * BACK.fraction)
  const height = (column: number, row: number): number =>
    heights[Math.min(Math.max(row, 0), rows - 1) * columns + Math.min(Math.max(column, 0), columns - 1)]
  return {
    field,
    cell: CELL,
    columns,
    rows,
    heights,
    fall({ x, y }) {
      const [column, row] = [Math.round((x - field.x) / CELL), Math.round((y - field.y) / CELL)]
      return {
        x: (height(column - 1, row) - height(column + 1, row)) / (2 * CELL),
        y: (height(column, row - 1) - height(column, row + 1)) / (2 * CELL),
      }
    },
  }
}

/** The level at every sample: hex by hex, and in the notches of the edge that of the hex beside them. */
function sampled(layout: HexLayout, columns: number, rows: number, level: (hex: number) => number): Float32Array {
  const { field, radius, height } = layout
  const steps = new Float32Array(columns * rows).fill(Number.NaN)
  for (let hex = 0; hex < layout.columns * layout.rows; hex++) {
    const own = level(hex)
    const { x, y } = middleOf(layout, hex)
    const [east, south] = [x - field.x, y - field.y]
    for (
      let row = Math.max(0, Math.ceil((south - height / 2) / CELL));
      row * CELL <= south + height / 2 && row < rows;
      row++
    ) {
      const half = radius - Math.abs(row * CELL - south) / Math.sqrt(3)
      for (
        let column = Math.max(0, Math.ceil((east - half) / CELL));
        column * CELL <= east + half && column < columns;
        column++
      )
        steps[row * columns + column] = own
    }
  }
  for (const [k, step] of steps.entries())
    if (Number.isNaN(step)) {
      const x = Math.min(Math.max((k % columns) * CELL, radius * 0.6), field.width - radius * 0.6)
      const y = Math.min(Math.max(Math.floor(k / columns) * CELL, height * 0.6), field.height - height * 0.6)
      steps[k] = level(Math.max(0, hexUnder(layout, { x: field.x + x, y: field.y + y })))
    }
  return steps
}

/** Averages over a square, three times over: nearly as soft as a bell curve. */
function smeared(values: Float32Array, columns: number, rows: number, reach: number): Float32Array {
  let now: Float32Array = values
  for (let pass = 0; pass < 3; pass++)
    now = averaged(averaged(now, columns, rows, reach, 1, columns), rows, columns, reach, columns, 1)
  return now
}

/** Averages along lines of `long` samples that lie `step` apart; there are `many` lines, `next` apart. */
function averaged(
  values: Float32Array,
  long: number,
  many: number,
  reach: number,
  step: number,
  next: number,
): Float32Array {
  const made = new Float32Array(values.length)
  const wide = 2 * reach + 1
  for (let line = 0; line < many; line++) {
    const base = line * next
    const at = (k: number) => values[base + Math.min(Math.max(k, 0), long - 1) * step]
    let sum = 0
    for (let k = -reach; k <= reach; k++) sum += at(k)
    for (let k = 0; k < long; k++) {
      made[base + k * step] = sum / wide
      sum += at(k + reach + 1) - at(k - reach)
    }
  }
  return made
}
