import { type JSX, lazy, Show } from 'solid-js'
import type { BoardModule, Guide } from '../../../src/web/board/module.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { Eagle } from '../rules/state/position.ts'
import { bringQuestions, questions } from './asking.ts'
import { Board } from './Board.tsx'
import { boardStateOf } from './board-state.ts'
import { Head } from './Head.tsx'
import { ending, reading, sentence } from './reading.ts'
import { thingName } from './say.ts'
import { show } from './show.ts'
import { t } from './words.ts'

/** A part of a question; there is none before its rules have loaded. */
const partOf =
  (part: 'Tools' | 'Ends') =>
  (props: { readonly table: Table<Eagle> }): JSX.Element => (
    <Show when={props.table.isReady() && questions()}>{(asking) => asking()[part](props)}</Show>
  )

const Armies = lazy(async () => ({ default: (await import('./Armies.tsx')).Armies }))

const guide: Guide<Eagle> = { scenario: 'vedel', seat: 'french', steps: async () => (await import('./guide.ts')).steps }

/** Bailén on the screen: the hex board and everything that belongs to it. */
export const board: BoardModule<Eagle> = {
  Board,
  Tools: partOf('Tools'),
  Ends: partOf('Ends'),
  loadQuestions: async () => bringQuestions(await import('./questions.ts')),
  lingers: (table) => boardStateOf(table).lingers(),
  youAre: (seat) => t(`own.${seat}`),
  hasWon: (seat) => t(`won.${seat}`),
  prompt: (table) => questions()?.prompt(table) ?? '',
  waiting: (table) => questions()?.waiting(table),
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
  actionName: async () => (await import('./action-name.ts')).actionName,
  guides: [guide],
  dispatch: async () => (await import('./dispatch.ts')).dispatchOf,
}
