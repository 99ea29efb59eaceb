import { isReconstructed, mapPlan } from '../../../src/painting/map-plan.ts'
import type { MapPlan } from '../../../src/painting/plan.ts'
import { saidBy, wordsOf } from '../../../src/web/hexboard/map/words.ts'
import { LOOK } from '../map-look.ts'
import { MAP } from '../rules/state/data/map-kind.ts'
import type { AlbueraScenario } from '../rules/state/scenario.ts'
import { tMap } from '../words/map/t.ts'

/** Names of the data that are English, by the words of the board. */
export const SAID = {
  'The battlefield of Albuera, 16 May 1811': 'title',
  'First knoll': 'firstKnoll',
  'Second knoll': 'secondKnoll',
  'Southern knoll': 'southernKnoll',
  'Wooded hill': 'woodedHill',
  'Wood of the Seville road': 'wood',
  'To Badajoz': 'toBadajoz',
  'To Valverde': 'toValverde',
  'To Talavera': 'toTalavera',
  'To Seville': 'toSeville',
  'To Almendral': 'toAlmendral',
} as const

/** The map of a scenario, with the part that is not in play shaded. */
export function mapPlanOf({ data: { map }, ground: { grid }, field, setUp, posts }: AlbueraScenario): MapPlan {
  const words = wordsOf(tMap('subtitle'), isReconstructed(map), saidBy(SAID, tMap), { wood: tMap('legend.wood') })
  const manned = new Set([...setUp.map(({ hex }) => hex), ...posts])
  return mapPlan(grid, MAP, LOOK, map, words, {
    busy: (hex) => (manned.has(hex) ? 1 : 0),
    shaded: (hex) => field[hex] === 0,
  })
}
