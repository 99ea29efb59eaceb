import type { JSX } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { Ends as InchEnds, Tools as InchTools } from '../../../src/web/inchboard/Tools.tsx'
import type { Corps } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'

export const Tools = (props: { readonly table: Table<Corps> }): JSX.Element => (
  <InchTools board={boardStateOf(props.table)} />
)

export const Ends = (props: { readonly table: Table<Corps> }): JSX.Element => (
  <InchEnds board={boardStateOf(props.table)} />
)
