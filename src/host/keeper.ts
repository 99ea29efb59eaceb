import type { Awake } from './awake.ts'
import type { HostLimits } from './limits.ts'
import type { Rates } from './rates.ts'
import type { Workshop } from './workshop.ts'

/** What a match needs from its host. */
export interface Keeper {
  /** How long the host has been awake. */
  readonly awake: Awake
  readonly limits: HostLimits
  /** Limits how fast the host's players do what costs them nothing. */
  readonly rates: Rates
  /** Does work that may take long. */
  readonly workshop: Workshop
  /** Something could not be stored, so the match in memory must be forgotten. */
  broken(error: unknown): void
  /** Begins another game with sides changed. */
  again(): Promise<void>
  /** The record has grown. */
  grown(): void
}
