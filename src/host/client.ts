import type { HostMessage } from '../protocol/index.ts'
import type { StoredComrade } from './store.ts'
import type { Account } from './workshop.ts'

/** One client's place at a match. */
export interface Client {
  /** A seat's number, or SPECTATOR. */
  readonly seat: number
  /** The player who shares the seat, with the formations to command; left out for the chief. */
  readonly comrade?: StoredComrade
  readonly words: boolean
  /** The address of its connection, for counting; empty for a client of the same program. */
  readonly address: string
  /** Charges its account for work that other threads did for it. */
  readonly charge?: NonNullable<Account['charge']>
  /**
   * The same for the thoughts of computers that play with it: on one account, its player would not be heard while
   * paying.
   */
  readonly chargeThought?: NonNullable<Account['charge']>
  send(message: HostMessage): void
  /** The match is no longer in memory: the client must join again. */
  lost(): void
}

const account = (name: string, charge: Account['charge']): Account | undefined =>
  name === '' ? undefined : { name, ...(charge && { charge }) }

/** The account that pays for a client's work: that of its address, if it has one. */
export const accountOf = ({ address, charge }: Client): Account | undefined => account(address, charge)

/** The account that pays for computers thinking for a client. */
export const accountOfThoughts = ({ address, chargeThought }: Client): Account | undefined =>
  account(address, chargeThought)
