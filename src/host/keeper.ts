import type { Awake } from './awake.ts'
import type { HostLimits } from './limits.ts'
import type { Rates } from './rates.ts'
import type { Workshop } from './workshop.ts'

/** What a match needs of its host. */
export interface Keeper {
  /** How long the host has been awake. */
  readonly awake: Awake
  readonly limits: HostLimits
  /** How fast all players of the host do what costs them nothing. */
  readonly rates: Rates
  /** Where work is done that may take long. */
  readonly workshop: Workshop
  /** Something could not be stored, and what is in memory must be forgotten. */
  broken(error: unknown): void
  /** Begins another game with sides changed. */
  again(): Promise<void>
  /** The record has more lines than before. */
  grown(): void
}
