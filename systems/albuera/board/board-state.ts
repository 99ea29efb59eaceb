import { createMemo, createRoot } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { type HexBoard, makeHexBoard } from '../../../src/web/hexboard/board-state.ts'
import type { Albuera } from '../rules/state/position.ts'
import { battlefieldOf } from './battlefield.ts'
import { helpers } from './helpers.ts'

const known = new WeakMap<Table<Albuera>, HexBoard>()

/** The one board of a table. */
export function boardStateOf(table: Table<Albuera>): HexBoard {
  const there = known.get(table)
  if (there) return there
  const made = createRoot(() => {
    const shown = createMemo(() => helpers()?.fieldOf(table) ?? table.view())
    return makeHexBoard(table, battlefieldOf(table, shown))
  })
  known.set(table, made)
  return made
}
