import { type Fold, type Match, type Position, SPECTATOR } from '../engine/index.ts'
import type { Update } from '../protocol/index.ts'
import { Ledger } from './ledger.ts'
import { Row } from './row.ts'
import { follow, type Kept, open, Story } from './story.ts'

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

/** The stories of all seats and of the spectators, told side by side: each entry is played once for all of them. */
export class Stories<P extends Position> {
  private readonly match: Match<P>
  private readonly ledger: Ledger
  private readonly seats: readonly number[]
  private readonly stories: readonly Story<P>[]
  /** How far all of them have come. */
  private readonly fold: Fold<P>

  /** The stories up to now: told from the beginning, or as they were `kept` when the match had come as far. */
  constructor(match: Match<P>, kept?: StoriesState) {
    this.match = match
    this.seats = [...match.engine.ruleset.seats.keys(), SPECTATOR]
    this.ledger = new Ledger(kept?.ledger)
    this.fold = kept ? match.fold.twin() : match.fold.beginning()
    this.stories = this.seats.map((seat, k) => new Story(this.fold, seat, this.ledger, false, kept && keptOf(kept.seats[k] as KeptState)))
    if (kept) return
    open(match, this.fold, this.stories)
    follow(this.fold, match.fold, this.stories)
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

  /** Takes in what the match has come to since, and gives what is new by seat. */
  catchUp(): Map<number, readonly Update[]> {
    const news = new Map<number, Update[]>()
    follow(this.fold, this.match.fold, this.stories, (k, update) => {
      const seat = this.seats[k] as number
      const known = news.get(seat)
      if (known) known.push(update)
      else news.set(seat, [update])
    })
    return news
  }
}
