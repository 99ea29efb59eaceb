import type { Position } from '../kernel/index.ts'
import type { Match } from '../match/index.ts'
import type { ChatLine, HostMessage, Update } from '../protocol/index.ts'
import type { Client } from './client.ts'
import type { Feeds } from './feeds.ts'
import { page, sizeInWords, sizeOf } from './pages.ts'
import { sentences } from './sentences.ts'

/** Sends the clients of a match what their seats may know, in words for those that want them. */
export class Telling {
  private readonly clients: ReadonlySet<Client>
  private readonly match: Match<Position>
  private readonly feeds: Feeds<Position>

  /** `clients`: a live set of the connected clients. */
  constructor(clients: ReadonlySet<Client>, match: Match<Position>, feeds: Feeds<Position>) {
    this.clients = clients
    this.match = match
    this.feeds = feeds
  }

  /**
   * The updates of a client's seat after number `from`, as many as fit into an answer of `most` characters; with room
   * for words if the client wants them.
   */
  page({ seat, words }: Pick<Client, 'seat' | 'words'>, from: number, most: number): readonly Update[] {
    return page(this.feeds.of(seat).after(from), words ? sizeInWords : sizeOf, most)
  }

  /** The same update with sentences for what it tells. */
  inWords = <U extends Update>(update: U): U => ({
    ...update,
    words: sentences(this.match.engine, this.match.fold.position, update.told),
  })

  toAll(message: HostMessage): void {
    for (const client of this.clients) client.send(message)
  }

  toSeat(seat: number, message: HostMessage): void {
    // Clients that hear the same get the same message object one after another: it is made into text only once.
    let anyWords = false
    for (const client of this.clients) {
      if (client.seat !== seat) continue
      if (client.words) anyWords = true
      else client.send(message)
    }
    if (!anyWords) return
    const worded = message.type === 'update' ? this.inWords(message) : message
    for (const client of this.clients) if (client.seat === seat && client.words) client.send(worded)
  }

  /** Sends a line of talk, or a notice. */
  line(line: ChatLine): void {
    for (const [seat, clients] of Map.groupBy(this.clients, (client) => client.seat)) {
      const message: HostMessage = { type: 'chat', line: this.lineFor(seat, line) }
      for (const client of clients) client.send(message)
    }
  }

  /** A line as a seat receives it: a notice says which of the seat's own updates it follows. */
  lineFor(seat: number, { after, ...line }: ChatLine): ChatLine {
    return after === undefined ? line : { ...line, after: this.feeds.of(seat).by(after) }
  }
}
