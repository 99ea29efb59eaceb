import { boardOfEach } from '../../../src/web/board/of-each.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { makeInchBoard } from '../../../src/web/inchboard/board-state.ts'
import type { Corps } from '../rules/state/position.ts'
import { tabletopOf } from './tabletop.ts'

/** The one board of a table. */
export const boardStateOf = boardOfEach((table: Table<Corps>) => makeInchBoard(table, tabletopOf(table, table.view)))
