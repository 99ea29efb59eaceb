import type { Table } from '../../../src/web/board/table.ts'
import { courseOf } from '../../../src/web/hexboard/course.ts'
import type { Eagle } from '../rules/state/position.ts'
import { KINDS } from './choices.ts'
import { hexOfPiece } from './faces.ts'

/** The hexes that actions of one piece lead through. */
export const courseIn = (table: Pick<Table<Eagle>, 'engine' | 'view'>, seat: number, texts: readonly string[]) =>
  courseOf(table.engine, table.view(), seat, texts, { kinds: KINDS, hexOf: hexOfPiece })
