import type { HexLayout } from '../../../../src/painting/layout.ts'
import { mapPlan } from '../../../../src/painting/map-plan.ts'
import type { Scenery } from '../../../../src/web/hexboard/battlefield.ts'
import { sceneryFor } from '../../../../src/web/hexboard/map/scenery.ts'
import { wordsOf } from '../../../../src/web/hexboard/map/words.ts'
import { GRID, KIND, MAP } from '../rules/map.ts'
import { t } from './words.ts'

const LOOK = { covers: { clear: 'open', wood: 'wood', village: 'village' }, rivers: [], flows: 'south' } as const

export const sceneryOf = (layout: HexLayout): Scenery =>
  sceneryFor(layout, () =>
    mapPlan(
      GRID,
      KIND,
      LOOK,
      MAP,
      wordsOf(t('board'), false, (name) => name, {}),
    ),
  )
