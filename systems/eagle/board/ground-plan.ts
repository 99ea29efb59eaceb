/** The hexes of the battlefield, and where they lie in the world of the board. */

import { type Grid, lettered, makeGrid } from '../../../src/hex/index.ts'
import { layOut, MARGINS } from '../../../src/web/hexboard/layout.ts'
import file from '../data/map.json' with { type: 'json' }

/** Corner to middle of a hex, in world units. */
const RADIUS = 40

export const grid: Grid = makeGrid({
  columns: file.columns.length,
  rows: file.rows,
  low: file.low as 'odd' | 'even',
  numbering: lettered(file.columns),
})
export const layout = layOut(grid, RADIUS, MARGINS)
