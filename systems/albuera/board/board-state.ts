import { createMemo } from 'solid-js'
import { boardOfEach } from '../../../src/web/board/of-each.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { makeHexBoard } from '../../../src/web/hexboard/board-state.ts'
import type { Albuera } from '../rules/state/position.ts'
import { battlefieldOf } from './battlefield.ts'
import { helpers } from './helpers.ts'

/** The one board of a table. */
export const boardStateOf = boardOfEach((table: Table<Albuera>) => {
  const shown = createMemo(() => helpers()?.fieldOf(table) ?? table.view())
  return makeHexBoard(table, battlefieldOf(table, shown))
})
