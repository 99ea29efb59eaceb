import { lazy } from 'solid-js'
import type { BoardModule, Guide } from '../../../src/web/board/module.ts'
import type { Eagle } from '../rules/state/position.ts'
import { Board } from './Board.tsx'
import { boardStateOf } from './board-state.ts'
import { Ends } from './Ends.tsx'
import { Head } from './Head.tsx'
import { prompt, waiting } from './prompt.ts'
import { ending, reading, sentence } from './reading.ts'
import { thingName } from './say.ts'
import { show } from './show.ts'
import { Tools } from './Tools.tsx'
import { t } from './words.ts'

const Armies = lazy(async () => ({ default: (await import('./Armies.tsx')).Armies }))

const guide: Guide<Eagle> = { scenario: 'vedel', seat: 'french', steps: async () => (await import('./guide.ts')).steps }

/** Bailén on the screen: the hex board and all that belongs to it. */
export const board: BoardModule<Eagle> = {
  Board,
  Tools,
  Ends,
  lingers: (table) => boardStateOf(table).lingers(),
  youAre: (seat) => t(`own.${seat}`),
  hasWon: (seat) => t(`won.${seat}`),
  prompt,
  waiting,
  ending,
  Head,
  Armies,
  show,
  sentence,
  nameOf: (kind, n, table) => thingName(table.view(), kind, n),
  placeOf: (told, table) => reading()?.placeOf(told, table),
  soundOf: (told, table) => reading()?.soundOf(told, table),
  keys: async () => (await import('./keys.ts')).boardKeys,
  setUp: async () => (await import('./set-up.ts')).setUp,
  guide,
  dispatch: async () => (await import('./dispatch.ts')).dispatchOf,
}
