/** What shows a game: a board stands on it before the rules are there. */
import type { Options, ScenarioInfo, Shown } from '../../../src/kernel/index.ts'
import { type PlayedData, played } from './state/data/data.ts'
import { events } from './state/events.ts'
import { formationsOf } from './state/formations.ts'
import { ARMY_IDS, names } from './state/names.ts'
import { BITS } from './state/points.ts'
import { type Corps, corpsLayout } from './state/position.ts'
import type { CorpsScenario } from './state/scenario.ts'
import { scenarioBook } from './state/scenarios.ts'

/** The scenarios that can be played, and what a game of one never changes. */
interface ScenarioBook {
  readonly infos: readonly ScenarioInfo[]
  get(id: string, options: Options): CorpsScenario
}

/** What shows games of these scenarios. */
export const shownBy = (book: ScenarioBook): Shown<Corps> => ({
  id: 'corps',
  title: 'Old Wargame Rules: a corps a side and more',
  version: 1,
  seats: ARMY_IDS,
  layout: corpsLayout,
  events,
  bits: BITS,
  names,
  scenarios: () => book.infos,
  setting: book.get,
  formations: formationsOf,
})

/** What shows games by a set of data. */
export const shownOf = (data: PlayedData): Shown<Corps> => shownBy(scenarioBook(data))

/** Over the shipped data. */
export const corpsShown: Shown<Corps> = shownOf(played)
