/** The ground of Albuera. */
import type { HexLayout } from '../../../src/painting/layout.ts'
import type { Scenery } from '../../../src/web/hexboard/battlefield.ts'
import { sceneryFor } from '../../../src/web/hexboard/map/scenery.ts'
import type { AlbueraScenario } from '../rules/state/scenario.ts'
import { mapPlanOf } from './map-plan.ts'

export const sceneryOf = (layout: HexLayout, scenario: AlbueraScenario): Scenery =>
  sceneryFor(layout, () => mapPlanOf(scenario))
