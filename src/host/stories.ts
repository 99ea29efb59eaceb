import { type Fold, type Match, type Position, SPECTATOR } from '../engine/index.ts'
import type { Update } from '../protocol/index.ts'
import { Ledger } from './ledger.ts'
import { follow, open, Story } from './story.ts'

/** The stories of all seats and of the spectators, told side by side: each entry is played once for all of them. */
export class Stories<P extends Position> {
  private readonly match: Match<P>
  private readonly ledger = new Ledger()
  private readonly seats: readonly number[]
  private readonly stories: readonly Story<P>[]
  /** How far all of them have come. */
  private readonly fold: Fold<P>

  constructor(match: Match<P>) {
    this.match = match
    this.fold = match.fold.beginning()
    this.seats = [...match.engine.ruleset.seats.keys(), SPECTATOR]
    this.stories = this.seats.map((seat) => new Story(this.fold, seat, this.ledger))
    open(match, this.fold, this.stories)
    follow(this.fold, match.fold, this.stories)
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
