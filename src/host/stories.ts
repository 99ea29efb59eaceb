import { type Position, SPECTATOR } from '../kernel/index.ts'
import type { Match } from '../match/index.ts'
import type { Update } from '../protocol/index.ts'
import { Ledger } from './ledger.ts'
import { Row } from './row.ts'
import { type Kept, Story, Teller, tellAll } from './story.ts'

/** Of each seat in turn, and last of the spectators: see `Kept`. */
interface KeptState {
  readonly pages: Int32Array
  readonly counts: Int32Array
  readonly entries: Int32Array
}

export interface StoriesState {
  readonly ledger: Uint8Array
  readonly seats: readonly KeptState[]
}

const keptOf = ({ pages, counts, entries }: KeptState): Kept => ({
  pages: new Row(pages),
  counts: new Row(counts),
  entries: new Row(entries),
})

/** The stories of all seats and of the spectators. They watch the match: each entry is told as it is made. */
export class Stories<P extends Position> {
  private readonly ledger: Ledger
  private readonly seats: readonly number[]
  private readonly stories: readonly Story<P>[]
  private readonly teller: Teller<P>
  /** By seat, what has been told since the last time that somebody asked. */
  private news = new Map<number, Update[]>()

  /** The stories up to now: told from the beginning, or as they were `kept` when the match had come as far. */
  constructor(match: Match<P>, kept?: StoriesState) {
    const { fold } = match
    this.seats = [...match.engine.ruleset.seats.keys(), SPECTATOR]
    this.ledger = new Ledger(kept?.ledger)
    const from = kept ? fold : fold.beginning()
    this.stories = this.seats.map(
      (seat, k) => new Story(from, seat, this.ledger, false, kept && keptOf(kept.seats[k] as KeptState)),
    )
    if (!kept) tellAll(match, from, this.stories)
    this.teller = new Teller(fold, this.stories, (k, update) => this.note(this.seats[k] as number, update))
    fold.observer = this.teller
  }

  private note(seat: number, update: Update): void {
    const known = this.news.get(seat)
    if (known) known.push(update)
    else this.news.set(seat, [update])
  }

  /** All of them as plain data. */
  state(): StoriesState {
    const ledger = new Uint8Array(this.ledger.length)
    this.ledger.copy(ledger, 0)
    const seats = this.stories.map(({ kept: { pages, counts, entries } }) => ({
      pages: pages.all(),
      counts: counts.all(),
      entries: entries.all(),
    }))
    return { ledger, seats }
  }

  /** What a seat, or the spectators, have learnt so far. */
  of = (seat: number): Story<P> => this.stories[this.seats.indexOf(seat)] as Story<P>

  /** Completes the last entry of the match, and gives by seat what is new since the last call. */
  catchUp(): Map<number, readonly Update[]> {
    this.teller.close()
    const { news } = this
    this.news = new Map()
    return news
  }
}
