import type { HostLimits } from './limits.ts'
import type { Meter } from './meter.ts'
import type { Store } from './store.ts'
import type { HostedSystem } from './tasks/index.ts'
import type { Workshop } from './workshop.ts'

/**
 * Keeps snapshots of matches, so that they need not be folded again. It is a cache: it may lose or damage snapshots.
 */
export interface Snapshots {
  load(match: string): Promise<Uint8Array | undefined>
  /** Replaces the earlier snapshot of the match. */
  save(match: string, snapshot: Uint8Array): Promise<void>
}

/** What a host needs from the place that it runs in: a server or a browser's worker. */
export interface Surroundings {
  readonly store: Store
  /** Left out, a match is folded from its record whenever it is opened. */
  readonly snapshots?: Snapshots
  readonly systems: readonly HostedSystem[]
  /** Does work that may take long; left out, it is done in place. */
  readonly workshop?: Workshop
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds of a clock that only goes forward, however the machine's time is set. */
  readonly clock: () => number
  /** Bytes that cannot be guessed. */
  readonly randomBytes: (count: number) => Uint8Array
  /** Does work after some milliseconds; returns a function that calls it off. */
  readonly later: (ms: number, work: () => void) => () => void
  /** Gets reports of faults in our program; never anything secret. */
  readonly report: (what: string, error?: unknown) => void
  /** Hears the types of requests and how soon they are answered. */
  readonly meter?: Meter
  readonly limits?: Partial<HostLimits>
  /** Milliseconds that a seat must have been empty before the other side may claim the game. */
  readonly claimAfter?: number
  /** Milliseconds that players have to come back after the host has begun or woken up, before a game may be claimed. */
  readonly claimGrace?: number
  /** Milliseconds that a match without clients stays in memory. */
  readonly keepIdle?: number
}

export const CLAIM_AFTER = 60 * 60 * 1000
export const CLAIM_GRACE = 3 * 60 * 1000
export const KEEP_IDLE = 60 * 1000
/**
 * Milliseconds that a match stays in memory if it was opened only for a question about it: the client may join next.
 */
export const KEEP_LOOKED_AT = 5 * 1000
