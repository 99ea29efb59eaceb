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

  /** `clients`: those that are there at any time. */
  constructor(clients: ReadonlySet<Client>, match: Match<Position>, feeds: Feeds<Position>) {
    this.clients = clients
    this.match = match
    this.feeds = feeds
  }

  /**
   * What a client's seat has learnt after update `from`: as much of it as fits into an answer of `most` characters,
   * with its words where the client wants them.
   */
  page({ seat, words }: Pick<Client, 'seat' | 'words'>, from: number, most: number): readonly Update[] {
    return page(this.feeds.of(seat).after(from), words ? sizeInWords : sizeOf, most)
  }

  /** The same update with what it tells in sentences. */
  inWords = <U extends Update>(update: U): U => ({
    ...update,
    words: sentences(this.match.engine, this.match.fold.position, update.told),
  })

  toAll(message: HostMessage): void {
    for (const client of this.clients) client.send(message)
  }

  toSeat(seat: number, message: HostMessage): void {
    // Those who hear the same get the same message, one after the other: it is made into text once.
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

  /** A line of talk, or a notice. */
  line(line: ChatLine): void {
    for (const [seat, clients] of Map.groupBy(this.clients, (client) => client.seat)) {
      const message: HostMessage = { type: 'chat', line: this.lineFor(seat, line) }
      for (const client of clients) client.send(message)
    }
  }

  /** A line as a seat hears it: a notice says which of the seat's own updates it follows. */
  lineFor(seat: number, { after, ...line }: ChatLine): ChatLine {
    return after === undefined ? line : { ...line, after: this.feeds.of(seat).by(after) }
  }
}
