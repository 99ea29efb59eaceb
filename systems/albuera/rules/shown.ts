/** What is needed to show a game: a board can stand on it before the rules are loaded. */
import type { Shown } from '../../../src/kernel/index.ts'
import { type PlayedData, played } from './state/data/data.ts'
import { SIDE_IDS } from './state/data/ids.ts'
import { events } from './state/events.ts'
import { formationsOf } from './state/formations.ts'
import { names } from './state/names.ts'
import { type Albuera, albueraLayout } from './state/position.ts'
import { scenarioBook } from './state/scenarios.ts'

/** The same over a set of data. */
export function shownOf(data: PlayedData): Shown<Albuera> {
  const book = scenarioBook(data)
  return {
    id: 'albuera',
    title: 'Albuera 1811: Beresford vs. Soult',
    version: 12,
    seats: SIDE_IDS,
    layout: albueraLayout,
    events,
    names,
    scenarios: () => book.infos,
    setting: book.get,
    formations: ({ army }) => formationsOf(army),
  }
}

/** Over the shipped data. */
export const albueraShown: Shown<Albuera> = shownOf(played)
