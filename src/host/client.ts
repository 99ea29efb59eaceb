import type { HostMessage } from '../protocol/index.ts'
import type { StoredComrade } from './store.ts'
import type { Account } from './workshop.ts'

/** One client's place at a match. */
export interface Client {
  /** A seat's number, or SPECTATOR. */
  readonly seat: number
  /** Of a player who shares the seat: who he is, and what he commands. */
  readonly comrade?: StoredComrade
  readonly words: boolean
  /** Where its connection comes from, for counting; empty for a client of the same program. */
  readonly address: string
  /** Counts work that other threads have done for it, as that of an account. */
  readonly charge?: NonNullable<Account['charge']>
  /** The same for the thoughts of computers that play with it: else its player would not be heard while he pays for them. */
  readonly chargeThought?: NonNullable<Account['charge']>
  send(message: HostMessage): void
  /** The match is no longer in memory: the client must join again. */
  lost(): void
}

const account = (name: string, charge: Account['charge']): Account | undefined =>
  name === '' ? undefined : { name, ...(charge && { charge }) }

/** On whose account work for a client goes: that of its address, if it has one. */
export const accountOf = ({ address, charge }: Client): Account | undefined => account(address, charge)

/** On whose account computers think for it. */
export const accountOfThoughts = ({ address, chargeThought }: Client): Account | undefined =>
  account(address, chargeThought)
