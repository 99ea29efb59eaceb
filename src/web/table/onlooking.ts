import { createRoot, createSignal } from 'solid-js'
import type { Position } from '../../kernel/index.ts'
import type { Table } from '../board/table.ts'
import type { SeatTable } from './seat-table.ts'
import type { Loaded, TableSession } from './session.ts'

/** Tables for looking on, on one screen; the first is shown first. */
export function onlooking(
  { system, board, sentences }: Loaded,
  tables: readonly (Table & Pick<SeatTable<Position>, 'dispose'>)[],
): TableSession {
  return createRoot((dispose) => {
    const [front, look] = createSignal(tables[0] as Table)
    return {
      system,
      board,
      tables,
      front,
      look: (table) => look(() => table),
      curtain: () => undefined,
      handOver() {},
      sentences,
      next: () => undefined,
      shutOut: () => undefined,
      close() {
        for (const table of tables) table.dispose()
        dispose()
      },
    }
  })
}
