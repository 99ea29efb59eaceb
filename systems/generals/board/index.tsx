import { type JSX, lazy, Show } from 'solid-js'
import type { BoardModule, Guide } from '../../../src/web/board/module.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { Generals } from '../rules/state/position.ts'
import { bringQuestions, questions } from './asking.ts'
import { Board } from './Board.tsx'
import { Head } from './Head.tsx'
import { ending, fold, reading, sentence } from './reading.ts'
import { show } from './show.ts'
import { t } from './words.ts'

/** The tools of a question; none before its rules are loaded. */
const Tools = (props: { readonly table: Table<Generals> }): JSX.Element => (
  <Show when={props.table.isReady() && questions()}>{(asking) => asking().Tools(props)}</Show>
)

// What a button opens is loaded when it is pressed.
const Armies = lazy(async () => ({ default: (await import('./Armies.tsx')).Armies }))
const Luck = lazy(async () => ({ default: (await import('./Luck.tsx')).Luck }))
const Plans = lazy(async () => ({ default: (await import('./Plans.tsx')).Plans }))
const guide: Guide<Generals> = {
  scenario: 'marengo',
  seat: 'white',
  steps: async () => (await import('./guide.ts')).steps,
}

/** Generals on the screen: the sector board and everything that belongs to it. */
export const board: BoardModule<Generals> = {
  Board,
  Tools,
  loadQuestions: async () => bringQuestions(await import('./questions.ts')),
  youAre: (seat) => t(`own.${seat}`),
  hasWon: (seat) => t(`won.${seat}`),
  prompt: (table) => questions()?.prompt(table) ?? '',
  ending,
  Head,
  Armies,
  show,
  sentence: (told, table) => sentence(told, table),
  fold,
  placeOf: (told) => reading()?.placeOf(told),
  soundOf: (told) => reading()?.soundOf(told),
  actionName: async () => (await import('./action-name.ts')).actionName,
  setUp: async () => (await import('./set-up.ts')).setUp,
  guides: [guide],
  dispatch: async () => (await import('./dispatch.ts')).dispatchOf,
  Luck,
  Plans,
}
