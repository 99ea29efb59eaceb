/** The hexes of the battlefield, and where they lie in the world of the board. */
import file from '../../../../data/eagle/map.json' with { type: 'json' }
import { type Grid, lettered, makeGrid } from '../../../hex/index.ts'
import { layOut, MARGINS } from '../../kit/hex/layout.ts'

/** Corner to middle of a hex, in world units. */
export const RADIUS = 40

export const grid: Grid = makeGrid({
  columns: file.columns.length,
  rows: file.rows,
  low: file.low as 'odd' | 'even',
  numbering: lettered(file.columns),
})
export const layout = layOut(grid, RADIUS, MARGINS)
