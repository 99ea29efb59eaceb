import { createMemo, type JSX, lazy, Show, Suspense } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import type { HexBoard as State } from '../../../src/web/hexboard/board-state.ts'
import { HexBoard } from '../../../src/web/hexboard/HexBoard.tsx'
import type { Albuera } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'
import './nations.css'

// One looks at the map before one points at it.
const Below = lazy(async () => ({ default: (await import('./Layers.tsx')).Below }))
const Over = lazy(async () => ({ default: (await import('./Layers.tsx')).Over }))
const Looking = lazy(async () => ({ default: (await import('./Layers.tsx')).Looking }))

/** The battlefield of Albuera. */
export function Board(props: { readonly table: Table<Albuera> }): JSX.Element {
  const board = createMemo(() => boardStateOf(props.table))
  return (
    <Show when={board()} keyed>
      {(one) => <Field board={one} table={props.table} />}
    </Show>
  )
}

function Field(props: { readonly board: State; readonly table: Table<Albuera> }): JSX.Element {
  const { board, table } = props
  return (
    <HexBoard
      board={board}
      cite={(rule) => table.cite(rule)}
      below={
        <Suspense>
          <Below board={board} table={table} />
        </Suspense>
      }
      above={
        <Suspense>
          <Over board={board} table={table} />
        </Suspense>
      }
      over={<Looking board={board} table={table} />}
    />
  )
}
