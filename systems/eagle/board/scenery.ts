/** The ground of Bailén. */
import type { Grid } from '../../../src/hex/index.ts'
import type { HexLayout } from '../../../src/painting/layout.ts'
import type { Scenery } from '../../../src/web/hexboard/battlefield.ts'
import { sceneryFor } from '../../../src/web/hexboard/map/scenery.ts'
import { type MapData, mapPlanOf } from './map-plan.ts'

export const sceneryOf = (layout: HexLayout, grid: Grid, data: MapData): Scenery =>
  sceneryFor(layout, () => mapPlanOf(grid, data))
