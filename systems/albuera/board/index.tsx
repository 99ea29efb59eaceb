import { lazy } from 'solid-js'
import type { BoardModule, Guide } from '../../../src/web/board/module.ts'
import type { Albuera } from '../rules/state/position.ts'
import { Board } from './Board.tsx'
import { boardStateOf } from './board-state.ts'
import { Head } from './Head.tsx'
import { reading, readingComes } from './reading.ts'
import { show } from './show.ts'
import { t } from './words.ts'

// Players look at the field before they are asked.
const Tools = lazy(async () => ({ default: (await import('./Tools.tsx')).Tools }))
const Ends = lazy(async () => ({ default: (await import('./Tools.tsx')).Ends }))
const Armies = lazy(async () => ({ default: (await import('./Armies.tsx')).Armies }))

const guides: readonly Guide<Albuera>[] = [
  { scenario: 'knoll', seat: 'french', steps: async () => (await import('./guide/knoll.ts')).steps },
  { scenario: 'lancers', seat: 'french', steps: async () => (await import('./guide/lancers.ts')).steps },
]

/** Albuera on the screen: the shared board of hexes with its ground, its troops and its words. */
export const board: BoardModule<Albuera> = {
  Board,
  Tools,
  Ends,
  Head,
  Armies,
  loadQuestions: () => readingComes,
  lingers: (table) => boardStateOf(table).lingers(),
  youAre: (seat) => t(`own.${seat}`),
  hasWon: (seat) => t(`won.${seat}`),
  prompt: (table) => reading()?.prompt(table) ?? '',
  ending: (table) => reading()?.ending(table) ?? '',
  show,
  sentence: (told, table) => reading()?.sentence(told, table) ?? '',
  nameOf: (kind, n, table) => reading()?.thingName(table, kind, n),
  actionName: async () => (await import('./action-name.ts')).actionName,
  placeOf: (told, table) => reading()?.placeOf(told, table),
  soundOf: (told) => reading()?.soundOf(told),
  guides,
  keys: async () => (await import('./keys.ts')).boardKeys,
  dispatch: async () => (await import('./dispatch.ts')).dispatchOf,
}
