import { SPECTATOR } from '../kernel/index.ts'
import { accountOfThoughts, type Client } from './client.ts'
import type { Account } from './workshop.ts'

/** Milliseconds for which computers play on when the last player has left: he may come back at once. */
const PLAY_ON = 60_000

/** Which clients the computer players of a match play for, and whose account pays for their thinking. */
export class Audience {
  private readonly clients: ReadonlySet<Client>
  private readonly clock: () => number
  private turn = 0
  /** The player who was the last to leave: when, and on whose account his work goes. */
  private last: { readonly at: number; readonly account: Account | undefined } | undefined

  /** `clients`: those that are connected at any time. `clock`: milliseconds of a clock that only goes forward. */
  constructor(clients: ReadonlySet<Client>, clock: () => number) {
    this.clients = clients
    this.clock = clock
  }

  /** A client has left. A spectator leaves nothing behind: only players are waited for. */
  left(client: Client): void {
    if (client.seat !== SPECTATOR) this.last = { at: this.clock(), account: accountOfThoughts(client) }
  }

  /** Is a client connected, or was a player until a short time ago? */
  isThere(): boolean {
    return this.clients.size > 0 || (this.last !== undefined && this.clock() - this.last.at < PLAY_ON)
  }

  /**
   * On whose account the next choice goes. The addresses of the players who are connected take turns; those of
   * spectators, where there is no player; without either it is the address of the player who was the last to leave.
   * Undefined for clients without addresses.
   */
  payer(): Account | undefined {
    const all = [...this.clients]
    const players = all.filter(({ seat }) => seat !== SPECTATOR)
    const byAddress = new Map((players.length > 0 ? players : all).map((client) => [client.address, client]))
    const next = [...byAddress.values()][this.turn++ % Math.max(1, byAddress.size)]
    return next ? accountOfThoughts(next) : this.last?.account
  }
}
