import type { HostMessages } from '../protocol/index.ts'
import type { Store } from './store.ts'

/** Characters read from the store for a client that count as a millisecond of work. */
const READ_IN_A_MS = 25_000

/** A record that a client reads. */
export interface ToRead {
  readonly match: string
  /** The number of its lines. */
  readonly count: number
  /** The most characters in an answer. */
  readonly most: number
  /** Gets the milliseconds of work that the reading counts for. */
  readonly charge?: ((ms: number) => void) | undefined
}

/** A page of a record, from line `from` on, as an answer without the id of its request. Charges for what it reads. */
export async function recordPage(
  store: Store,
  { match, count, most, charge }: ToRead,
  from = 0,
): Promise<Omit<HostMessages['record'], 'id'>> {
  const lines = await store.lines(match, from, most)
  charge?.(lines.reduce((sum, { length }) => sum + length, 0) / READ_IN_A_MS)
  return { type: 'record', lines: [...lines], ...(from + lines.length < count && { more: true as const }) }
}
