import type { HostLimits } from './limits.ts'
import type { Meter } from './meter.ts'
import type { Store } from './store.ts'
import type { HostedSystem } from './tasks/index.ts'
import type { Workshop } from './workshop.ts'

/**
 * Keeps snapshots of matches, so that they need not be folded again. It is a cache: it may lose or damage what it was
 * given.
 */
export interface Snapshots {
  load(match: string): Promise<Uint8Array | undefined>
  /** In place of what was kept of the match before. */
  save(match: string, snapshot: Uint8Array): Promise<void>
}

/** What a host needs of the place that it runs in: a server or a browser's worker. */
export interface Surroundings {
  readonly store: Store
  /** Left out, a match is folded from its record whenever it is opened. */
  readonly snapshots?: Snapshots
  readonly systems: readonly HostedSystem[]
  /** Where work is done that may take long; in place if left out. */
  readonly workshop?: Workshop
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds of a clock that only goes forward, however the machine's time is set. */
  readonly clock: () => number
  /** Bytes that cannot be guessed. */
  readonly randomBytes: (count: number) => Uint8Array
  /** Does work after some milliseconds; gives how to call it off. */
  readonly later: (ms: number, work: () => void) => () => void
  /** Hears of faults of ours; never of anything secret. */
  readonly report: (what: string, error?: unknown) => void
  /** Hears what is asked and how soon it is answered. */
  readonly meter?: Meter
  readonly limits?: Partial<HostLimits>
  /** How long a seat must have been empty before the other side may claim the game: milliseconds. */
  readonly claimAfter?: number
  /**
   * How long the others have to come back when the host has begun or woken up, before a game may be claimed:
   * milliseconds.
   */
  readonly claimGrace?: number
  /** How long a match without clients stays in memory: milliseconds. */
  readonly keepIdle?: number
}

export const CLAIM_AFTER = 60 * 60 * 1000
export const CLAIM_GRACE = 3 * 60 * 1000
export const KEEP_IDLE = 60 * 1000
/**
 * How long a match stays in memory that was opened only because somebody asked about it: he may come to it next.
 * Milliseconds.
 */
export const KEEP_LOOKED_AT = 5 * 1000
