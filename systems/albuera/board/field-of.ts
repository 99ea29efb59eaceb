import { entryTold } from '../../../src/web/board/entry-told.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { still } from '../../../src/web/ui/motion.ts'
import type { Albuera } from '../rules/state/position.ts'
import { progress } from './progress.ts'

/**
 * What the table shows. The view is the one before the entry that is being told: the events told so far are played on a
 * copy.
 */
export function fieldOf(table: Table<Albuera>): Albuera {
  const told = entryTold(table)
  return told ? progress(table.view(), told, !still()) : table.view()
}
