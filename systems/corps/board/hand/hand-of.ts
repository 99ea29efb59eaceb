import { boardOfEach } from '../../../../src/web/board/of-each.ts'
import type { Table } from '../../../../src/web/board/table.ts'
import { makeHand } from '../../../../src/web/inchboard/hand/hand-state.ts'
import type { Corps } from '../../rules/state/position.ts'
import { boardStateOf } from '../board-state.ts'
import { handlingOf } from './handling.ts'

/** The one hand of a table. */
export const handOf = boardOfEach((table: Table<Corps>) => {
  const board = boardStateOf(table)
  return makeHand(board, handlingOf(table, board))
})
