import { createSignal } from 'solid-js'
import type { Table } from '../board/table.ts'

/**
 * The standing answers of a seat, by name: stored in this browser, so that they show again after the player has left
 * the page.
 */
export interface Intended {
  /** What is set, in the order of the rules. */
  set(): readonly string[]
  /** Sets these in place of what was set before. */
  choose(names: readonly string[]): void
}

const known = new WeakMap<Table, Intended>()

/** The standing answers of a table's seat: one state for everything that shows or changes them. */
export function intendedOf(table: Table): Intended {
  let found = known.get(table)
  if (!found) known.set(table, (found = make(table)))
  return found
}

function make(table: Table): Intended {
  const key = `grognard.standing.${table.info.match}.${table.seat()}`
  const [kept, setKept] = createSignal(stored(key))
  const { unattended = [] } = table.engine.ruleset
  return {
    // A browser that stored nothing still knows what is public.
    set: () => kept() ?? (isUnattended(table) ? unattended : []),
    choose(names) {
      setKept(names)
      try {
        localStorage.setItem(key, JSON.stringify(names))
      } catch {
        // A browser that keeps nothing asks again.
      }
      void table.wishes.setStanding(names.map((name) => ({ name })))
    },
  }
}

/** Do this seat's public standing answers cover every question but its own plans? */
export const isUnattended = (table: Table): boolean =>
  table.status().seats.find(({ seat }) => seat === table.info.seats[table.seat()])?.unattended === true

function stored(key: string): readonly string[] | undefined {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : undefined
  } catch {
    return undefined
  }
}
