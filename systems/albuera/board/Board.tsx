import { type JSX, lazy } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { HexBoard } from '../../../src/web/hexboard/HexBoard.tsx'
import type { Albuera } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'
import './nations.css'
import './albuera.css'

// Players look at the map before they point at it.
const Below = lazy(async () => ({ default: (await import('./Layers.tsx')).Below }))
const Over = lazy(async () => ({ default: (await import('./Layers.tsx')).Over }))
const Looking = lazy(async () => ({ default: (await import('./Layers.tsx')).Looking }))

// There is nothing to tell before the first fire.
const Happening = lazy(async () => ({ default: (await import('./Happening.tsx')).Happening }))

/** The battlefield of Albuera. */
export function Board(props: { readonly table: Table<Albuera> }): JSX.Element {
  const board = () => boardStateOf(props.table)
  return (
    <HexBoard
      board={board()}
      table={props.table}
      below={<Below board={board()} table={props.table} />}
      above={<Over board={board()} table={props.table} />}
      whyNot={async () => {
        const { whyNot } = await import('./why-not.ts')
        return (hex) => whyNot(props.table, board(), hex)
      }}
      after={(showAsked) => <Happening table={props.table} grown={showAsked} />}
      over={<Looking board={board()} table={props.table} />}
    />
  )
}
