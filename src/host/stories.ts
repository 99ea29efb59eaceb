import type { Fold, Match, Position } from '../engine/index.ts'
import type { Update } from '../protocol/index.ts'
import { follow, Story } from './story.ts'

/** The stories of all seats that somebody follows, told side by side: each entry is played once for all of them. */
export class Stories<P extends Position> {
  private readonly match: Match<P>
  private readonly stories = new Map<number, Story<P>>()
  /** How far all of them have come. */
  private fold: Fold<P> | undefined

  constructor(match: Match<P>) {
    this.match = match
  }

  /** What a seat has learnt so far. */
  of(seat: number): Story<P> {
    let story = this.stories.get(seat)
    if (story) return story
    const fold = this.match.fold.beginning()
    story = new Story(this.match, seat, false, fold)
    this.stories.set(seat, story)
    this.fold ??= fold
    return story
  }

  /** Takes in what the match has come to since, and gives what is new by seat. */
  catchUp(): Map<number, readonly Update[]> {
    const known = [...this.stories].map(([seat, story]) => ({ seat, story, from: story.updates.length }))
    if (this.fold) follow(this.fold, this.match.fold, [...this.stories.values()])
    return new Map(known.flatMap(({ seat, story, from }) => (story.updates.length > from ? [[seat, story.updates.slice(from)]] : [])))
  }
}
