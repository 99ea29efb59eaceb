import type { JSX } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { InchBoard } from '../../../src/web/inchboard/InchBoard.tsx'
import type { Corps } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'
import './nations.css'

/** The table in inches. */
export const Board = (props: { readonly table: Table<Corps> }): JSX.Element => (
  <InchBoard board={boardStateOf(props.table)} table={props.table} />
)
