/** Everything needed to show a game: a board uses it before the rules are loaded. */
import type { Options, ScenarioInfo, Shown } from '../../../src/kernel/index.ts'
import { type PlayedData, played } from './state/data/data.ts'
import { events } from './state/events.ts'
import { formationsOf } from './state/formations.ts'
import { ARMY_IDS, names } from './state/names.ts'
import { BITS } from './state/points.ts'
import { type Corps, corpsLayout } from './state/position.ts'
import type { CorpsScenario } from './state/scenario.ts'
import { scenarioBook } from './state/scenarios.ts'

/** The playable scenarios, and what never changes in a game of one. */
interface ScenarioBook {
  readonly infos: readonly ScenarioInfo[]
  get(id: string, options: Options): CorpsScenario
}

/** What is needed to show games of these scenarios. */
export const shownBy = (book: ScenarioBook): Shown<Corps> => ({
  id: 'corps',
  title: 'Old Wargame Rules: a corps a side and more',
  version: 3,
  seats: ARMY_IDS,
  layout: corpsLayout,
  events,
  bits: BITS,
  names,
  scenarios: () => book.infos,
  setting: book.get,
  formations: formationsOf,
})

/** What is needed to show games over a set of data. */
export const shownOf = (data: PlayedData): Shown<Corps> => shownBy(scenarioBook(data))

/** The same over the shipped data. */
export const corpsShown: Shown<Corps> = shownOf(played)
