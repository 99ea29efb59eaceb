import { createSignal } from 'solid-js'
import type { Table } from '../board/table.ts'

/** A standing answer by its name in the rules, and what it is about by its name in the notation. */
export interface Intention {
  readonly name: string
  readonly about?: string
}

/** The part of a table that standing answers need, for any system. */
export type Intending = Pick<Table, 'info' | 'seat' | 'status' | 'wishes'> & {
  readonly engine: {
    readonly ruleset: {
      readonly standing?: readonly { readonly name: string; readonly forAll?: true }[]
      readonly unattended?: readonly string[]
    }
  }
}

/** The standing answers of a seat: stored in this browser, so that they reappear after the player has left the page. */
export interface Intended {
  /**
   * The intentions that are set: those for a single thing before those for all, else in the order of the rules; the
   * first that has an answer gives it.
   */
  set(): readonly Intention[]
  /** Sets these in place of the previous ones. */
  choose(intentions: readonly Intention[]): void
}

const known = new WeakMap<Intending, Intended>()

/** The standing answers of a table's seat: one state for everything that shows or changes them. */
export function intendedOf(table: Intending): Intended {
  let found = known.get(table)
  if (!found) known.set(table, (found = make(table)))
  return found
}

function make(table: Intending): Intended {
  const key = `grognard.standing.${table.info.match}.${table.seat()}`
  const [kept, setKept] = createSignal(stored(localStorage.getItem(key)))
  const { standing = [], unattended = [] } = table.engine.ruleset
  return {
    // A browser that stored nothing still knows what is public.
    set: () => kept() ?? (isUnattended(table) ? unattended.map((name) => ({ name })) : []),
    choose(intentions) {
      const ordered = inOrder(standing, intentions)
      setKept(ordered)
      try {
        localStorage.setItem(key, JSON.stringify(ordered))
      } catch {
        // A browser that stores nothing asks again.
      }
      void table.wishes.setStanding(ordered)
    },
  }
}

/** The intentions in the order in which they are applied. */
export function inOrder(
  standing: readonly { readonly name: string; readonly forAll?: true }[],
  intentions: readonly Intention[],
): Intention[] {
  const byRules = standing.flatMap((answer) =>
    intentions.filter(({ name }) => name === answer.name).map((one) => ({ one, isNarrow: answer.forAll && one.about })),
  )
  return [...byRules.filter(({ isNarrow }) => isNarrow), ...byRules.filter(({ isNarrow }) => !isNarrow)].map(
    ({ one }) => one,
  )
}

/** Do this seat's public standing answers cover every question except its own plans? */
export const isUnattended = (table: Intending): boolean =>
  table.status().seats.find(({ seat }) => seat === table.info.seats[table.seat()])?.unattended === true

/**
 * Reads what this browser has stored; undefined if there is nothing. Games begun before answers could be about
 * something stored only names.
 */
export function stored(text: string | null): readonly Intention[] | undefined {
  try {
    const list: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(list) ? list.flatMap(intentionOf) : undefined
  } catch {
    return undefined
  }
}

function intentionOf(one: unknown): Intention[] {
  if (typeof one === 'string') return [{ name: one }]
  const { name, about } = Object(one) as Record<string, unknown>
  if (typeof name !== 'string') return []
  return [{ name, ...(typeof about === 'string' && { about }) }]
}
