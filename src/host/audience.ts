import { SPECTATOR } from '../kernel/index.ts'
import { accountOfThoughts, type Client } from './client.ts'
import type { Account } from './workshop.ts'

/** Milliseconds that computers play on after the last player has left, who may come back at once. */
const PLAY_ON = 60_000

/** Which clients the computer players of a match play for, and whose account pays for their thinking. */
export class Audience {
  private readonly clients: ReadonlySet<Client>
  private readonly clock: () => number
  private turn = 0
  /** The player who left last: when, and the account that pays for this player. */
  private last: { readonly at: number; readonly account: Account | undefined } | undefined

  /** `clients`: a live set of the connected clients. `clock`: milliseconds of a clock that only goes forward. */
  constructor(clients: ReadonlySet<Client>, clock: () => number) {
    this.clients = clients
    this.clock = clock
  }

  /** Notes that a client has left. Computers play on for players only, not for spectators. */
  left(client: Client): void {
    if (client.seat !== SPECTATOR) this.last = { at: this.clock(), account: accountOfThoughts(client) }
  }

  /** Is a client connected, or did a player leave only a short time ago? */
  isThere(): boolean {
    return this.clients.size > 0 || (this.last !== undefined && this.clock() - this.last.at < PLAY_ON)
  }

  /**
   * The account that pays for the next choice. The addresses of the connected players take turns; without players,
   * those of the spectators; without either, the address of the player who left last pays. Undefined for clients
   * without addresses.
   */
  payer(): Account | undefined {
    const all = [...this.clients]
    const players = all.filter(({ seat }) => seat !== SPECTATOR)
    const byAddress = new Map((players.length > 0 ? players : all).map((client) => [client.address, client]))
    const next = [...byAddress.values()][this.turn++ % Math.max(1, byAddress.size)]
    return next ? accountOfThoughts(next) : this.last?.account
  }
}
