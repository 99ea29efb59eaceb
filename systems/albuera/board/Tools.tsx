import type { JSX } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { isClosing } from '../../../src/web/hexboard/choices.ts'
import { Ends as HexEnds, Tools as HexTools } from '../../../src/web/hexboard/Tools.tsx'
import type { Albuera } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'

export const Tools = (props: { readonly table: Table<Albuera> }): JSX.Element => (
  <HexTools board={boardStateOf(props.table)} />
)

/** A choice of chits is handed in whole; other questions end with an action. */
export const Ends = (props: { readonly table: Table<Albuera> }): JSX.Element => {
  const { table } = props
  return (
    <HexEnds
      board={boardStateOf(table)}
      ends={isClosing}
      press={({ legal }) => (table.draft() === undefined ? table.act(legal.text) : table.submit())}
    />
  )
}
