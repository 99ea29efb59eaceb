import type { Table } from '../../../src/web/board/table.ts'
import { courseOf } from '../../../src/web/hexboard/course.ts'
import type { Albuera } from '../rules/state/position.ts'
import { hexOfPiece } from './faces.ts'
import { KINDS, meaningOf } from './meaning.ts'

/** The hexes that actions of one piece lead through. */
export const courseIn = (
  { engine, view }: Pick<Table<Albuera>, 'engine' | 'view'>,
  seat: number,
  texts: readonly string[],
): number[] =>
  courseOf(engine, view(), seat, texts, {
    kinds: KINDS,
    meaningOf: (p, by, choice) => meaningOf({ view: () => p, seat: () => by, phase: () => engine.phase(p) }, choice),
    hexOf: hexOfPiece,
  })
