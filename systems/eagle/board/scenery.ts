/** The painter of the map. The board does not wait for it. */

import type { Grid } from '../../../src/hex/index.ts'
import type { HexLayout } from '../../../src/web/hexboard/layout.ts'
import { fetchLetters } from '../../../src/web/hexboard/lettering.ts'
import { drawingOf } from '../../../src/web/hexboard/map-drawing.ts'
import { painterOf } from '../../../src/web/hexboard/paint.ts'
import { type MapData, mapPlan } from './map-plan.ts'

/**
 * The map of a game as it is drawn, with its words in the language that is set.
 *
 * @public Board.tsx finds it in the module that it loads.
 */
export const drawing = (layout: HexLayout, grid: Grid, data: MapData) => drawingOf(layout, mapPlan(grid, data))
/** @public Board.tsx finds it in the module that it loads. */
export { painterOf }

/** Ready when names on the map come out in their own letters. */
export const lettered = fetchLetters()
