import { EVERYBODY, includes, type Position, type Seats } from '../kernel/index.ts'
import type { Observer } from '../match/fold.ts'
import type { Fold, Match } from '../match/index.ts'
import { opening } from '../match/reopen.ts'
import { TAKEN_BACK, type Telling, type Update } from '../protocol/index.ts'
import { Ledger } from './ledger.ts'
import { Row } from './row.ts'

/**
 * The updates of a seat: for each, its place in the ledger, the number of entries that the seat had made by then, and
 * the entry that made it.
 */
export interface Kept {
  readonly pages: Row
  readonly counts: Row
  readonly entries: Row
}

/**
 * What one seat learns of a match, entry by entry, from the beginning. The same record always makes the same updates
 * with the same numbers, before and after a restart of the host. An entry of which the seat learns nothing makes no
 * update, so the seat cannot count the secret entries of others.
 *
 * With `everything` it is the feed of an observer who sees everything: only for a game that is over.
 */
export class Feed<P extends Position> {
  /** What the seat may know after the last update. Read only. */
  readonly view: P
  readonly kept: Kept
  private readonly seat: number
  private readonly everything: boolean
  private readonly ledger: Ledger
  private heard: Telling[] = []

  /** A feed up to `fold` or, if nothing is `kept`, one that begins there. */
  constructor(fold: Fold<P>, seat: number, ledger: Ledger, everything = false, kept?: Kept) {
    const { layout } = fold.engine.ruleset
    this.seat = seat
    this.ledger = ledger
    this.everything = everything
    this.kept = kept ?? { pages: new Row(), counts: new Row(), entries: new Row() }
    this.view = layout.make(fold.position.scenario)
    if (kept) this.look(fold, this.view)
  }

  /** The number of updates. */
  get length(): number {
    return this.kept.pages.length
  }

  /** The updates after number `from`. */
  since(from: number): Update[] {
    return [...this.after(from)]
  }

  /** The same one by one, for callers that need only the first few. */
  *after(from: number): Generator<Update> {
    for (let n = from + 1; n <= this.length; n++) yield this.update(n)
  }

  private update(n: number): Update {
    const { pages, counts } = this.kept
    const count = counts.at(n - 1)
    const { told, cells } = this.ledger.read(pages.at(n - 1))
    return { n, count, told, cells, ...(n > 1 && count !== counts.at(n - 2) && { own: true as const }) }
  }

  /** The number of updates after an entry; entry 0 is the opening. */
  by = (entry: number): number => this.kept.entries.upTo(entry)

  /** The entry that made update `n`, or the last one if there are fewer; 0 for the opening. */
  entryOf(n: number): number {
    const { entries } = this.kept
    return entries.at(Math.min(Math.max(n, 1), entries.length) - 1)
  }

  tookBack(whose: Seats, from: number, by: number): void {
    if (includes(whose, this.seat))
      this.heard.push([TAKEN_BACK, this.by(from - 1) + 1, whose === EVERYBODY ? 0 : 1, by, 0])
  }

  hear(to: Seats, event: number, a: number, b: number, c: number, d: number): void {
    if (this.everything || includes(to, this.seat)) this.heard.push([event, a, b, c, d])
  }

  /**
   * Makes an update of what the last entry of `fold` changed for the seat; undefined if it changed nothing. `changed`
   * lists the cells that the entry may have changed; without it, any cell may have.
   */
  close(fold: Fold<P>, changed?: readonly number[]): Update | undefined {
    const { heard: told, length } = this
    const { pages, counts, entries } = this.kept
    const count = fold.entries[this.seat] as number
    const cells = changed ? this.among(fold, changed) : this.everywhere(fold)
    const own = length > 0 && count !== counts.at(length - 1)
    if (length > 0 && cells.length === 0 && told.length === 0 && !own) return undefined
    this.heard = []
    pages.push(this.ledger.write({ told, cells }))
    counts.push(count)
    entries.push(fold.next - 1)
    return { n: length + 1, count, told, cells, ...(own && { own: true as const }) }
  }

  /** What has changed in the view, as offset, value, offset, value …: makes the whole view again and compares. */
  private everywhere(fold: Fold<P>): number[] {
    const { layout } = fold.engine.ruleset
    const now = roomFor(fold)
    this.look(fold, now)
    return layout.renew(this.view, now).flatMap((offset) => [offset, now.cells[offset] as number])
  }

  /** The same when only these cells may have changed: for rules that hide each cell independently. */
  private among({ position, engine }: Fold<P>, changed: readonly number[]): number[] {
    const { layout } = engine.ruleset
    const { cells } = this.view
    const found: number[] = []
    for (const offset of changed) {
      const value = this.everything ? (position.cells[offset] as number) : layout.redacted(position, this.seat, offset)
      if (cells[offset] === value) continue
      cells[offset] = value
      found.push(offset, value)
    }
    return found
  }

  private look({ position, engine }: Fold<P>, into: P): void {
    const { redact, layout } = engine.ruleset
    if (this.everything) layout.copy(position, into)
    else redact(position, this.seat, into)
  }
}

/** Returns the feed of one seat up to now. */
export function feedOf<P extends Position>(match: Match<P>, seat: number, everything = false): Feed<P> {
  const fold = match.fold.beginning()
  const feed = new Feed(fold, seat, new Ledger(), everything)
  tellAll(match, fold, [feed])
  return feed
}

/** Tells empty feeds a match from its beginning up to now; `fold` is the match before its first entry. */
export function tellAll<P extends Position>(
  { engine, header, fold: ahead }: Match<P>,
  fold: Fold<P>,
  feeds: readonly Feed<P>[],
): void {
  const { told } = opening(engine, header)
  for (const feed of feeds) {
    for (const { to, event, args } of told) feed.hear(to, event, ...args)
    feed.close(fold)
  }
  const teller = new Teller(fold, feeds)
  fold.observer = teller
  fold.catchUp(ahead)
  teller.close()
}

/**
 * Scratch space for a view that is not kept: one for each scenario, because one for each match would cost memory and
 * time.
 */
const rooms = new WeakMap<Position['scenario'], Position>()
function roomFor<P extends Position>({ position: { scenario }, engine }: Fold<P>): P {
  let room = rooms.get(scenario)
  if (!room) rooms.set(scenario, (room = engine.ruleset.layout.make(scenario)))
  return room as P
}

/** Tells feeds what happens in a fold, entry by entry; `heard` gets each update that results. */
export class Teller<P extends Position> implements Observer {
  private readonly fold: Fold<P>
  private readonly feeds: readonly Feed<P>[]
  private readonly heard: ((feed: number, update: Update) => void) | undefined
  /** The position after the last update, if the rules hide each cell independently. */
  private readonly last: P | undefined
  /** Has an entry been heard that is not an update yet? */
  private open = false

  constructor(fold: Fold<P>, feeds: readonly Feed<P>[], heard?: (feed: number, update: Update) => void) {
    const { layout, redact } = fold.engine.ruleset
    this.fold = fold
    this.feeds = feeds
    this.heard = heard
    if (redact !== layout.redact) return
    this.last = layout.make(fold.position.scenario)
    layout.copy(fold.position, this.last)
  }

  before(): void {
    this.close()
    this.open = true
  }

  tell(to: Seats, event: number, a = 0, b = 0, c = 0, d = 0): void {
    for (const feed of this.feeds) feed.hear(to, event, a, b, c, d)
  }

  tookBack(whose: Seats, entry: number, by: number): void {
    for (const feed of this.feeds) feed.tookBack(whose, entry, by)
  }

  /** Ends the last entry, and makes updates of what it changed. */
  close(): void {
    if (!this.open) return
    this.open = false
    const { fold, last } = this
    const changed = last && fold.engine.ruleset.layout.renewShown(last, fold.position)
    for (let k = 0; k < this.feeds.length; k++) {
      const update = (this.feeds[k] as Feed<P>).close(fold, changed)
      if (update) this.heard?.(k, update)
    }
  }
}

/** A whole view as changes from a row of zeros. */
export function wholeView(view: Position): number[] {
  const found: number[] = []
  for (const [offset, value] of view.cells.entries()) if (value !== 0) found.push(offset, value)
  return found
}
