/** 3.1e How defense areas are numbered and named: by their centre, and the row of the grid along which they lie (RA13). */

import type { Grid } from '../../../../src/hex/index.ts'

/** The rows of the grid along which an area can lie. */
export const ROWS = ['N-S', 'NE-SW', 'NW-SE']

export const areaOf = (centre: number, row: number): number => ROWS.length * centre + row
export const centreOf = (area: number): number => Math.floor(area / ROWS.length)

/** Names an area, such as `AF11 NW-SE`. */
export const areaName = (grid: Grid, area: number): string =>
  `${grid.names[centreOf(area)]} ${ROWS[area % ROWS.length]}`
