import { type JSX, lazy } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { InchBoard } from '../../../src/web/inchboard/InchBoard.tsx'
import type { Corps } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'
import './nations.css'

// One looks at the table before one moves anything; the hand asks the rules.
const HandGround = lazy(async () => ({ default: (await import('./hand/Hand.tsx')).Ground }))
const HandOver = lazy(async () => ({ default: (await import('./hand/Hand.tsx')).Over }))
const HandLayer = lazy(async () => ({ default: (await import('./hand/Hand.tsx')).Layer }))

/** The table in inches. */
export const Board = (props: { readonly table: Table<Corps> }): JSX.Element => (
  <InchBoard
    board={boardStateOf(props.table)}
    table={props.table}
    below={<HandGround table={props.table} />}
    above={<HandLayer table={props.table} />}
    over={<HandOver table={props.table} />}
  />
)
