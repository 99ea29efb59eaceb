import { thinks } from '../../../players/marshal/levels.ts'
import type { AtTable } from '../../table/at-table.ts'
import { levelAt } from '../levels.ts'

/** What can be asked about a game that is over: how the chances stood, and what a computer player expected. */
export type Why = 'chances' | 'expected'

/** What can be asked at a table: how it went if two play a system that `drill` knows, and what a player that thinks expected. */
export function whyAt({ system, table }: Pick<AtTable, 'system' | 'table'>): Why[] {
  const { info, status } = table()
  return [
    ...(system.habit && info.seats.length === 2 ? ['chances' as const] : []),
    ...(status().seats.some((seat) => thinks(levelAt(seat))) ? ['expected' as const] : []),
  ]
}
