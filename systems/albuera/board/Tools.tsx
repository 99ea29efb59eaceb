import { type JSX, lazy, Show, Suspense } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import type { Choice } from '../../../src/web/hexboard/choices.ts'
import type { Piece } from '../../../src/web/hexboard/pieces.ts'
import { ChosenName, Ends as HexEnds, Tools as HexTools, Rows } from '../../../src/web/hexboard/Tools.tsx'
import type { Albuera } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { boardStateOf } from './board-state.ts'
import { isByPlace, isEnd } from './meaning.ts'
import { Odds } from './Odds.tsx'
import { Pool } from './Pool.tsx'

const Foreseen = lazy(async () => ({ default: (await import('./Foreseen.tsx')).Foreseen }))

export function Tools(props: { readonly table: Table<Albuera> }): JSX.Element {
  const board = boardStateOf(props.table)
  const odds = () => <Odds board={board} table={props.table} />
  // The odds of an answer that is a button may be long: they are shown below it.
  const isAnswer = () => ['reaction', 'entry'].includes(props.table.phase()?.name ?? '')
  return (
    <HexTools
      board={board}
      single={board.choices().filter((choice) => isByPlace(choice) && !board.several().includes(choice))}
      before={
        <Show when={props.table.phase()?.name === 'pool'}>
          <Pool table={props.table} />
        </Show>
      }
      odds={isAnswer() ? undefined : odds()}
      chosen={(piece) => <Chosen table={props.table} piece={piece} />}
      after={
        <>
          {isAnswer() ? odds() : undefined}
          <Show when={!props.table.info.comrade}>
            <Suspense>
              <Foreseen table={props.table} />
            </Suspense>
          </Show>
        </>
      }
    />
  )
}

/** What is needed more often comes first; anything not listed here comes before all of these. */
const ORDER = ['form', 'march', 'join', 'swing', 'back']

/** The chosen piece, with what it can do where it stands: form, wheel back, march double, take its stack along. */
function Chosen(props: { readonly table: Table<Albuera>; readonly piece: Piece }): JSX.Element {
  const board = boardStateOf(props.table)
  const { field } = board
  const rank = ({ legal }: Choice) => ORDER.indexOf(legal.verb)
  const beside = () => listed().sort((one, other) => rank(one) - rank(other))
  const listed = () =>
    board.own().filter((choice) => {
      const { legal, hex, corner } = choice
      // A reacting unit has few answers: all of them are shown in words.
      if (props.table.phase()?.name === 'reaction') return !isEnd(choice)
      // Where it moves is chosen on the map, except for a Double March, which goes step by step.
      if (legal.verb === 'move' || (legal.verb === 'forward' && board.ways().size > 0)) return false
      return !isEnd(choice) && hex < 0 && corner < 0
    })
  /** Where its company can be sent: the places are shown in words on request. */
  const sent = () => board.own().filter(({ legal }) => legal.verb === 'detach')
  return (
    <section>
      <ChosenName board={board} piece={props.piece} />
      <Rows board={board} list={beside()} />
      <Show when={sent().length > 0}>
        <button type="button" class="button small" onClick={() => board.ask(sent())}>
          {tAsking('do.send')}
        </button>
      </Show>
      <p class="choice-note">{field.pieceWords(props.piece)}</p>
    </section>
  )
}

/** A choice of chits is handed in as a whole; other questions end with an action. */
export const Ends = (props: { readonly table: Table<Albuera> }): JSX.Element => {
  const { table } = props
  return (
    <HexEnds
      board={boardStateOf(table)}
      ends={isEnd}
      press={({ legal }) => (table.draft() === undefined ? table.act(legal.text) : table.submit())}
    />
  )
}
