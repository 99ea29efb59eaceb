import type { Table } from '../../../src/web/board/table.ts'
import { still } from '../../../src/web/ui/motion.ts'
import type { Albuera } from '../rules/state/position.ts'
import { progress } from './progress.ts'

/**
 * What the table shows. The view is that before the entry that is being told: the events told so far are played on a copy.
 */
export function fieldOf(table: Table<Albuera>): Albuera {
  const view = table.view()
  const now = table.happening()
  if (!now) return view
  const log = table.log()
  let from = log.length
  while (from > 0 && log[from - 1].n === now.n) from--
  return progress(view, log.slice(from), !still())
}
