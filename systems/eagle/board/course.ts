import type { Table } from '../../../src/web/board/table.ts'
import { coursesOf } from '../../../src/web/hexboard/course.ts'
import type { Eagle } from '../rules/state/position.ts'
import { KINDS } from './choices.ts'
import { hexOfPiece } from './faces.ts'

/** The hexes that steps lead through, each of one piece. */
export const coursesIn = (
  table: Pick<Table<Eagle>, 'engine' | 'view'>,
  seat: number,
  steps: readonly (readonly string[])[],
) => coursesOf(table.engine, table.view(), seat, steps, { kinds: KINDS, hexOf: hexOfPiece })
