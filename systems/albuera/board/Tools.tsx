import type { JSX } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { isClosing } from '../../../src/web/hexboard/choices.ts'
import type { Piece } from '../../../src/web/hexboard/pieces.ts'
import { ChosenName, Ends as HexEnds, Tools as HexTools, Rows } from '../../../src/web/hexboard/Tools.tsx'
import type { Albuera } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'

export const Tools = (props: { readonly table: Table<Albuera> }): JSX.Element => (
  <HexTools board={boardStateOf(props.table)} chosen={(piece) => <Chosen table={props.table} piece={piece} />} />
)

/** The chosen piece, with what it does where it stands: form, wheel back, march double, take its stack along. */
function Chosen(props: { readonly table: Table<Albuera>; readonly piece: Piece }): JSX.Element {
  const board = boardStateOf(props.table)
  const { field } = board
  const beside = () =>
    board.own().filter(({ legal, first, hex, corner }) => {
      // Where it moves is chosen on the map.
      if (legal.verb === 'forward' || legal.verb === 'move') return false
      return hex < 0 && corner < 0 && (first !== '' || legal.verb === 'march')
    })
  return (
    <section>
      <ChosenName board={board} piece={props.piece} />
      <Rows board={board} list={beside()} />
      <p class="hex-note">{field.pieceWords(props.piece)}</p>
    </section>
  )
}

/** A choice of chits is handed in whole; other questions end with an action. */
export const Ends = (props: { readonly table: Table<Albuera> }): JSX.Element => {
  const { table } = props
  return (
    <HexEnds
      board={boardStateOf(table)}
      ends={(choice) => isClosing(choice) && choice.legal.verb !== 'march'}
      press={({ legal }) => (table.draft() === undefined ? table.act(legal.text) : table.submit())}
    />
  )
}
