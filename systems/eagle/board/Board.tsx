import { createMemo, type JSX, lazy, Show, Suspense } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { HexBoard } from '../../../src/web/hexboard/HexBoard.tsx'
import type { Eagle } from '../rules/state/position.ts'
import { type BoardState, boardStateOf } from './board-state.ts'
import './nations.css'

// What shows what is told comes when the first thing is told, and one looks at the map before one points at it.
const Below = lazy(async () => ({ default: (await import('./after.ts')).Below }))
const Over = lazy(async () => ({ default: (await import('./after.ts')).Over }))
const Looking = lazy(async () => ({ default: (await import('./after.ts')).Looking }))
const Happening = lazy(async () => ({ default: (await import('./after.ts')).Happening }))

/** The battlefield: fills the space it is given. */
export function Board(props: { readonly table: Table<Eagle> }): JSX.Element {
  const board = createMemo(() => boardStateOf(props.table))
  return (
    <Show when={board()} keyed>
      {(one) => <Field board={one} />}
    </Show>
  )
}

function Field(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const { table } = board
  return (
    <HexBoard
      board={board}
      cite={(rule) => table.cite(rule)}
      below={
        <Suspense>
          <Below board={board} />
        </Suspense>
      }
      above={
        <Suspense>
          <Over board={board} />
        </Suspense>
      }
      over={<Looking board={board} />}
      after={(showAsked) => <Happening table={table} grown={showAsked} />}
    />
  )
}
