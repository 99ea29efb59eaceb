import { type JSX, lazy } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { InchBoard } from '../../../src/web/inchboard/InchBoard.tsx'
import type { Corps } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'
import './nations.css'

// People look at the table before they point at it or move anything, and there is nothing to tell before the first
// shot.
const Layers = lazy(async () => ({ default: (await import('./Layers.tsx')).Layers }))
const Looking = lazy(async () => ({ default: (await import('./Layers.tsx')).Looking }))
const Happening = lazy(async () => ({ default: (await import('./Happening.tsx')).Happening }))
const OddsOver = lazy(async () => ({ default: (await import('./Odds.tsx')).OddsOver }))
const Placing = lazy(async () => ({ default: (await import('./Placing.tsx')).Placing }))
const HandGround = lazy(async () => ({ default: (await import('./hand/Hand.tsx')).Ground }))
const HandOver = lazy(async () => ({ default: (await import('./hand/Hand.tsx')).Over }))
const HandLayer = lazy(async () => ({ default: (await import('./hand/Hand.tsx')).Layer }))

/** The table in inches. */
export function Board(props: { readonly table: Table<Corps> }): JSX.Element {
  const board = () => boardStateOf(props.table)
  return (
    <InchBoard
      board={board()}
      table={props.table}
      below={
        <>
          <HandGround table={props.table} />
          <Layers board={board()} table={props.table} />
        </>
      }
      above={
        <>
          <Placing table={props.table} />
          <HandLayer table={props.table} />
        </>
      }
      over={
        <>
          <Looking board={board()} table={props.table} />
          <HandOver table={props.table} />
          <OddsOver table={props.table} />
        </>
      }
      after={<Happening table={props.table} />}
    />
  )
}
