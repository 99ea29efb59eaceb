import { lazy } from 'solid-js'
import type { BoardModule, Guide } from '../../../src/web/board/module.ts'
import { later } from '../../../src/web/ui/later.ts'
import type { Corps } from '../rules/state/position.ts'
import { Board } from './Board.tsx'
import { boardStateOf } from './board-state.ts'
import { Head } from './Head.tsx'
import { reading, readingComes } from './reading.ts'
import { t } from './words.ts'

// People look at the table before they are asked.
const Tools = lazy(async () => ({ default: (await import('./Tools.tsx')).Tools }))
const Ends = lazy(async () => ({ default: (await import('./Tools.tsx')).Ends }))
const Armies = lazy(async () => ({ default: (await import('./Armies.tsx')).Armies }))

const [folding] = later(() => import('./fold-log.ts'))

const guides: readonly Guide<Corps>[] = [
  { scenario: 'outpost', seat: 'french', steps: async () => (await import('./guide/outpost.ts')).steps },
]

/** Old Wargame Rules on the screen: the shared table in inches with its field, its troops and its words. */
export const board: BoardModule<Corps> = {
  Board,
  Tools,
  Ends,
  Head,
  Armies,
  loadQuestions: () => readingComes,
  lingers: (table) => boardStateOf(table).lingers(),
  youAre: (seat) => t(`own.${seat}`),
  hasWon: (seat) => t(`has.${seat}`),
  prompt: (table) => reading()?.prompt(table) ?? '',
  ending: (table) => reading()?.ending(table) ?? '',
  // The log stays empty until the words of events have been loaded.
  show: (told) => reading()?.show(told) ?? { tone: 'plain', rest: 0 },
  fold: (log, table) => folding()?.foldLog(log, table) ?? log,
  sentence: (told, table) => reading()?.sentence(told, table) ?? '',
  nameOf: (kind, n, table) => reading()?.thingName(table, kind, n),
  placeOf: (told, table) => reading()?.placeOf(told, table.view()),
  soundOf: (told) => reading()?.soundOf(told),
  guides,
  keys: async () => (await import('./keys.ts')).boardKeys,
  actionName: async () => (await import('./action-name.ts')).actionName,
  dispatch: async () => (await import('./dispatch.ts')).dispatchOf,
}
