/** What shows a game: a board can stand on it before the rules are loaded. */
import type { Shown } from '../../../src/kernel/index.ts'
import { type DrawnData, drawn } from './state/data/data.ts'
import { BITS } from './state/data/limits.ts'
import { events } from './state/events.ts'
import { formationsOf } from './state/formations.ts'
import { names } from './state/names.ts'
import { type Eagle, eagleLayout } from './state/position.ts'
import { scenarioBook } from './state/scenarios.ts'
import { SIDE_NAMES } from './state/sides.ts'

/** What shows a game over a set of data, and the scenarios that the rules complete. */
export interface EagleShown extends Shown<Eagle> {
  readonly book: ReturnType<typeof scenarioBook>
}

/** What shows a game over this set of data. */
export function shownOf(data: DrawnData): EagleShown {
  const book = scenarioBook(data)
  const titles = new Map(data.forces.formations.map(({ id, name }) => [id, name]))
  return {
    id: 'eagle',
    title: 'The Shadow of the Eagle: Bailén 1808',
    version: 4,
    seats: SIDE_NAMES,
    layout: eagleLayout,
    events,
    bits: BITS,
    names,
    scenarios: () => book.infos,
    setting: book.get,
    formations: ({ army }) => formationsOf(army, titles),
    book,
  }
}

/** What shows a game over the shipped data. */
export const eagleShown: EagleShown = shownOf(drawn)
