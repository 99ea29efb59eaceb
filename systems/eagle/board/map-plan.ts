/** The map in the form that the painter needs, from the map that the game is played on. */

import { type Grid, hexNamed } from '../../../src/hex/index.ts'
import { isReconstructed, mapPlan } from '../../../src/painting/map-plan.ts'
import type { MapPlan } from '../../../src/painting/plan.ts'
import { saidBy, wordsOf } from '../../../src/web/hexboard/map/words.ts'
import { LOOK, printed } from '../map-look.ts'
import type { PlayedData } from '../rules/state/data/data.ts'
import { MAP } from '../rules/state/data/map-kind.ts'
import { tMap } from '../words/map/t.ts'

/** Names that are English in the data, by the board's keys for them. */
const SAID = {
  'The battlefield of Bailén, 19 July 1808': 'title',
  'To Andújar': 'toAndujar',
  'To Menjíbar': 'toMenjibar',
  'To La Carolina': 'toLaCarolina',
  'To Linares': 'toLinares',
  'To Baños de la Encina': 'toBanos',
} as const

/** The data that the map is drawn from. */
export type MapData = Pick<PlayedData, 'map' | 'scenarios'>

/** Returns, by hex, in how many scenarios troops begin in it or enter by it. */
function setUps({ scenarios: { scenarios } }: MapData, at: (name: string) => number): ReadonlyMap<number, number> {
  const often = new Map<number, number>()
  for (const { deployment, arrivals } of scenarios) {
    const names = [
      ...deployment.flatMap(({ at: one, among, of, within }) => [
        ...(one === undefined ? [] : [one]),
        ...(among ?? []),
        ...(within === undefined && Array.isArray(of) ? of : []),
      ]),
      ...arrivals.map(({ hex }) => hex),
    ]
    for (const name of new Set(names)) often.set(at(name), (often.get(at(name)) ?? 0) + 1)
  }
  return often
}

/** Returns the map with its words in the current language. */
export function mapPlanOf(grid: Grid, data: MapData): MapPlan {
  const busy = setUps(data, (name) => hexNamed(grid, name))
  const map = printed(data.map)
  const own = { grove: tMap('legend.grove'), town: tMap('legend.town') }
  const words = wordsOf(tMap('subtitle'), isReconstructed(map), saidBy(SAID, tMap), own)
  return mapPlan(grid, MAP, LOOK, map, words, { busy: (hex) => busy.get(hex) ?? 0 })
}
