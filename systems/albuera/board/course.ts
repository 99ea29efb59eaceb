import type { Table } from '../../../src/web/board/table.ts'
import { coursesOf } from '../../../src/web/hexboard/course.ts'
import type { Course } from '../../../src/web/stage/course.ts'
import type { Albuera } from '../rules/state/position.ts'
import { hexOfPiece } from './faces.ts'
import { KINDS, meaningOf } from './meaning.ts'

/** The hexes that steps lead through, each of one piece. */
export const coursesIn = (
  { engine, view }: Pick<Table<Albuera>, 'engine' | 'view'>,
  seat: number,
  steps: readonly (readonly string[])[],
): Course<number>[] =>
  coursesOf(engine, view(), seat, steps, {
    kinds: KINDS,
    meaningOf: (p, by, choice) => meaningOf({ view: () => p, seat: () => by, phase: () => engine.phase(p) }, choice),
    hexOf: hexOfPiece,
  })
