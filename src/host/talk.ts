import type { ChatLine } from '../protocol/index.ts'
import { type Store, TALK_PAGE } from './store.ts'

/**
 * What has been said at a match. The last page is in memory; earlier pages are read from the store when a client asks.
 * Lines are numbered from 1 without gaps, so the number of the last line is their count.
 */
export class Talk {
  /** The entry after which the player of a seat last had a hint, by seat. Lines before the first page are not read for it. */
  readonly hints = new Map<string, number>()
  /** The last lines, at most a page. */
  readonly last: ChatLine[]
  private readonly store: Store
  private readonly match: string

  constructor(store: Store, match: string, last: readonly ChatLine[]) {
    this.store = store
    this.match = match
    this.last = last.slice(-TALK_PAGE)
    for (const line of this.last) this.note(line)
  }

  /** The number of lines altogether. */
  get count(): number {
    return this.last.at(-1)?.n ?? 0
  }

  /** Adds a line. The caller stores it. */
  add(line: ChatLine): void {
    this.note(line)
    this.last.push(line)
    if (this.last.length > TALK_PAGE) this.last.shift()
  }

  private note({ notice, seat, after = 0 }: ChatLine): void {
    if (notice === 'advised' && seat !== undefined) this.hints.set(seat, after)
  }

  /** The page of lines that comes before number `before`, oldest first. */
  earlier = (before: number): Promise<readonly ChatLine[]> => this.store.chat(this.match, before, TALK_PAGE)
}
