import type { HostMessages } from '../protocol/index.ts'
import type { Store } from './store.ts'

/** How many characters that are read from the store for a client count as a millisecond of work. */
const READ_IN_A_MS = 25_000

/** A record that a client reads. */
export interface ToRead {
  readonly match: string
  /** How many lines it has. */
  readonly count: number
  /** How many characters an answer has at most. */
  readonly most: number
  /** Hears how many milliseconds of work the reading counts for. */
  readonly charge?: ((ms: number) => void) | undefined
}

/**
 * A page of a record, from line `from` on, as an answer that lacks only the id of its request. What is read is charged.
 */
export async function recordPage(
  store: Store,
  { match, count, most, charge }: ToRead,
  from = 0,
): Promise<Omit<HostMessages['record'], 'id'>> {
  const lines = await store.lines(match, from, most)
  charge?.(lines.reduce((sum, { length }) => sum + length, 0) / READ_IN_A_MS)
  return { type: 'record', lines: [...lines], ...(from + lines.length < count && { more: true as const }) }
}
