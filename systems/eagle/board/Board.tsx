import { type JSX, lazy } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { HexBoard } from '../../../src/web/hexboard/HexBoard.tsx'
import type { Eagle } from '../rules/state/position.ts'
import { boardStateOf } from './board-state.ts'
import './nations.css'

// These load a moment later: nothing is told at first, and a player looks at the map before pointing at it.
const Below = lazy(async () => ({ default: (await import('./after.ts')).Below }))
const Over = lazy(async () => ({ default: (await import('./after.ts')).Over }))
const Looking = lazy(async () => ({ default: (await import('./after.ts')).Looking }))
const Happening = lazy(async () => ({ default: (await import('./after.ts')).Happening }))

/** The battlefield of Bailén. */
export function Board(props: { readonly table: Table<Eagle> }): JSX.Element {
  const board = () => boardStateOf(props.table)
  return (
    <HexBoard
      board={board()}
      table={props.table}
      below={<Below board={board()} />}
      above={<Over board={board()} />}
      whyNot={async () => {
        const { whyNot } = await import('./after.ts')
        return (hex) => whyNot(board(), hex)
      }}
      over={<Looking board={board()} />}
      after={(showAsked) => <Happening table={props.table} grown={showAsked} />}
    />
  )
}
