import { type Position, SPECTATOR } from '../kernel/index.ts'
import type { Match } from '../match/index.ts'
import type { Update } from '../protocol/index.ts'
import { Feed, type Kept, Teller, tellAll } from './feed.ts'
import { Ledger } from './ledger.ts'
import { Row } from './row.ts'

/** One for each seat in turn, and a last one for the spectators: see `Kept`. */
interface KeptState {
  readonly pages: Int32Array
  readonly counts: Int32Array
  readonly entries: Int32Array
}

export interface FeedsState {
  readonly ledger: Uint8Array
  readonly seats: readonly KeptState[]
}

const keptOf = ({ pages, counts, entries }: KeptState): Kept => ({
  pages: new Row(pages),
  counts: new Row(counts),
  entries: new Row(entries),
})

/** The feeds of all seats and of the spectators. They watch the match, and hear each entry as it is made. */
export class Feeds<P extends Position> {
  private readonly ledger: Ledger
  private readonly seats: readonly number[]
  private readonly feeds: readonly Feed<P>[]
  private readonly teller: Teller<P>
  /** By seat, the updates since the last call of `catchUp`. */
  private news = new Map<number, Update[]>()

  /** The feeds up to now: made from the beginning, or as `kept` at this point of the match. */
  constructor(match: Match<P>, kept?: FeedsState) {
    const { fold } = match
    this.seats = [...match.engine.ruleset.seats.keys(), SPECTATOR]
    this.ledger = new Ledger(kept?.ledger)
    const from = kept ? fold : fold.beginning()
    this.feeds = this.seats.map(
      (seat, k) => new Feed(from, seat, this.ledger, false, kept && keptOf(kept.seats[k] as KeptState)),
    )
    if (!kept) tellAll(match, from, this.feeds)
    this.teller = new Teller(fold, this.feeds, (k, update) => this.note(this.seats[k] as number, update))
    fold.observer = this.teller
  }

  private note(seat: number, update: Update): void {
    const known = this.news.get(seat)
    if (known) known.push(update)
    else this.news.set(seat, [update])
  }

  /** All of them as plain data. */
  state(): FeedsState {
    const ledger = new Uint8Array(this.ledger.length)
    this.ledger.copy(ledger, 0)
    const seats = this.feeds.map(({ kept: { pages, counts, entries } }) => ({
      pages: pages.all(),
      counts: counts.all(),
      entries: entries.all(),
    }))
    return { ledger, seats }
  }

  /** What a seat, or the spectators, have learnt so far. */
  of = (seat: number): Feed<P> => this.feeds[this.seats.indexOf(seat)] as Feed<P>

  /** Completes the last entry of the match, and returns by seat what is new since the last call. */
  catchUp(): Map<number, readonly Update[]> {
    this.teller.close()
    const { news } = this
    this.news = new Map()
    return news
  }
}
