/** The painter of the map. The board does not wait for it. */

import { createMemo, createRoot } from 'solid-js'
import type { Grid } from '../../../src/hex/index.ts'
import type { Scenery } from '../../../src/web/hexboard/battlefield.ts'
import type { HexLayout } from '../../../src/web/hexboard/layout.ts'
import { fetchLetters } from '../../../src/web/hexboard/lettering.ts'
import { drawingOf } from '../../../src/web/hexboard/map-drawing.ts'
import { painterOf } from '../../../src/web/hexboard/paint.ts'
import { type MapData, mapPlan } from './map-plan.ts'

/** The map of a game as it is drawn, with its words in the language that is set. */
export function sceneryOf(layout: HexLayout, grid: Grid, data: MapData): Scenery {
  const drawing = createRoot(() => createMemo(() => drawingOf(layout, mapPlan(grid, data))))
  return { painter: (marks) => painterOf(drawing(), marks), lettered: fetchLetters() }
}
