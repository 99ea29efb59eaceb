/** Where the hexes of a battlefield lie in the world of the board. */

import type { Grid } from '../../hex/index.ts'
import { type HexLayout, layOut, MARGINS, middleOf, RADIUS, sizeOf } from '../../painting/layout.ts'

export const HEX_SIZE = sizeOf(RADIUS)

const known = new WeakMap<Grid, HexLayout>()

/** The map of a game in the world of the board: the same object for the same grid. */
export function layoutOf(grid: Grid): HexLayout {
  let found = known.get(grid)
  if (found === undefined) known.set(grid, (found = layOut(grid, RADIUS, MARGINS)))
  return found
}

/** Moves what is drawn round the point 0, 0 to a hex: the value of a `transform`. */
export function moveTo(layout: HexLayout, hex: number): string {
  const { x, y } = middleOf(layout, hex)
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`
}
