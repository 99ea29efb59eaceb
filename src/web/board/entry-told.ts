import type { Position } from '../../kernel/index.ts'
import type { Table, Told } from './table.ts'

/**
 * What has been told so far of the current entry; undefined while the telling rests. The table's view is the position
 * before that entry until the whole entry has been told.
 */
export function entryTold<P extends Position>(table: Pick<Table<P>, 'happening' | 'log'>): readonly Told[] | undefined {
  const now = table.happening()
  if (!now) return undefined
  const log = table.log()
  let from = log.length
  while (from > 0 && log[from - 1].n === now.n) from--
  return log.slice(from)
}
