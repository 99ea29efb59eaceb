import { createSignal } from 'solid-js'
import type { Legal, Table } from '../../../src/web/board/table.ts'
import type { SixVillages } from '../rules/state/position.ts'

/** The company chosen on the board; −1 if there is none. */
export interface Chosen {
  company(): number
  choose(company: number): void
}

const tables = new WeakMap<Table<SixVillages>, Chosen>()

/** The choice at a table, which board and tools share. */
export function chosenOf(table: Table<SixVillages>): Chosen {
  const known = tables.get(table)
  if (known) return known
  const [company, choose] = createSignal(-1)
  const made = { company, choose }
  tables.set(table, made)
  return made
}

/** The words of choices that complete a question. */
const CLOSING = ['close', 'halt']
export const isClosing = ({ verb }: Pick<Legal, 'verb'>): boolean => CLOSING.includes(verb)
