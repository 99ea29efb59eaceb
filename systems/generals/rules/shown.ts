/** What is needed to show a game: a board can stand on it before the rules are loaded. */
import type { Shown } from '../../../src/kernel/index.ts'
import { type PlayedData, played } from './data/data.ts'
import { scenarioBook } from './setup/scenarios.ts'
import { SIDE_NAMES } from './state/board.ts'
import { events } from './state/events.ts'
import { names } from './state/names.ts'
import { type Generals, generalsLayout } from './state/position.ts'

/** The same over a set of data. */
export function shownOf(data: PlayedData): Shown<Generals> {
  const book = scenarioBook(data)
  return {
    id: 'generals',
    title: 'Generálové',
    version: 3,
    seats: SIDE_NAMES,
    layout: generalsLayout,
    events,
    names,
    scenarios: () => book.infos,
    setting: book.get,
  }
}

/** Over the shipped data. */
export const generalsShown: Shown<Generals> = shownOf(played)
