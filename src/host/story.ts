import { EVERYBODY, type Fold, includes, type Match, type Position, type Seats, type Told } from '../engine/index.ts'
import { opening } from '../engine/reopen.ts'
import { TAKEN_BACK, type Telling, type Update } from '../protocol/index.ts'
import { Ledger } from './ledger.ts'
import { Row } from './row.ts'

/** The updates of a seat: where each stands in the ledger, how many entries the seat had made then, and the entry that made it. */
export interface Kept {
  readonly pages: Row
  readonly counts: Row
  readonly entries: Row
}

/**
 * What one seat learns of a match, entry by entry, from the beginning: the same record always makes the same updates
 * with the same numbers, before and after a restart of the host. An entry of which the seat learns nothing makes no
 * update: how many secret entries others have made is not for it to know.
 *
 * With `everything` it is the story of somebody who sees it all: only for a game that is over.
 */
export class Story<P extends Position> {
  /** What the seat may know after the last update. Read only. */
  readonly view: P
  readonly kept: Kept
  private readonly seat: number
  private readonly everything: boolean
  private readonly ledger: Ledger
  private readonly next: P
  private heard: Telling[] = []

  /** A story that has come as far as `fold`, or, where nothing is `kept`, one that begins there. */
  constructor(fold: Fold<P>, seat: number, ledger: Ledger, everything = false, kept?: Kept) {
    const { layout } = fold.engine.ruleset
    this.seat = seat
    this.ledger = ledger
    this.everything = everything
    this.kept = kept ?? { pages: new Row(), counts: new Row(), entries: new Row() }
    this.view = layout.make(fold.position.scenario)
    this.next = layout.make(fold.position.scenario)
    if (kept) this.look(fold, this.view)
  }

  /** How many updates there are. */
  get length(): number {
    return this.kept.pages.length
  }

  /** The updates after number `from`. */
  since(from: number): Update[] {
    return [...this.after(from)]
  }

  /** The same one by one, for those who want only the first of them. */
  *after(from: number): Generator<Update> {
    for (let n = from + 1; n <= this.length; n++) yield this.update(n)
  }

  private update(n: number): Update {
    const { pages, counts } = this.kept
    const count = counts.at(n - 1)
    const { told, cells } = this.ledger.read(pages.at(n - 1))
    return { n, count, told, cells, ...(n > 1 && count !== counts.at(n - 2) && { own: true as const }) }
  }

  /** How many updates there were after an entry; 0 is the opening. */
  by = (entry: number): number => this.kept.entries.upTo(entry)

  /** The entry that made update `n`, or the last one if there are fewer; 0 for the opening. */
  entryOf(n: number): number {
    const { entries } = this.kept
    return entries.at(Math.min(Math.max(n, 1), entries.length) - 1)
  }

  tookBack(whose: Seats, from: number, by: number): void {
    if (includes(whose, this.seat)) this.heard.push([TAKEN_BACK, this.by(from - 1) + 1, whose === EVERYBODY ? 0 : 1, by, 0])
  }

  hear({ to, event, args }: Told): void {
    if (this.everything || includes(to, this.seat)) this.heard.push([event, ...args])
  }

  /** What the last entry of `fold` has changed for the seat becomes an update, if it is anything. */
  close(fold: Fold<P>): Update | undefined {
    const { heard: told, length, view, next } = this
    const { pages, counts, entries } = this.kept
    const count = fold.entries[this.seat] as number
    this.look(fold, next)
    const cells = changes(view, next)
    const own = length > 0 && count !== counts.at(length - 1)
    if (length > 0 && cells.length === 0 && told.length === 0 && !own) return undefined
    this.heard = []
    pages.push(this.ledger.write({ told, cells }))
    counts.push(count)
    entries.push(fold.next - 1)
    return { n: length + 1, count, told, cells, ...(own && { own: true as const }) }
  }

  private look({ position, engine }: Fold<P>, into: P): void {
    const { redact, layout } = engine.ruleset
    if (this.everything) layout.copy(position, into)
    else redact(position, this.seat, into)
  }
}

/** The story of one seat up to now. */
export function storyOf<P extends Position>(match: Match<P>, seat: number, everything = false): Story<P> {
  const fold = match.fold.beginning()
  const story = new Story(fold, seat, new Ledger(), everything)
  open(match, fold, [story])
  follow(fold, match.fold, [story])
  return story
}

/** Tells stories what a match opens with; `fold` is the match before its first entry. */
export function open<P extends Position>({ engine, header }: Match<P>, fold: Fold<P>, stories: readonly Story<P>[]): void {
  const { told } = opening(engine, header)
  for (const story of stories) {
    for (const one of told) story.hear(one)
    story.close(fold)
  }
}

/** Plays on what `ahead` has beyond `fold`, and tells it to stories that have come as far as `fold`; `heard` gets each new update. */
export function follow<P extends Position>(
  fold: Fold<P>,
  ahead: Fold<P>,
  stories: readonly Story<P>[],
  heard?: (story: number, update: Update) => void,
): void {
  let begun = false
  const close = () => {
    for (let k = 0; k < stories.length; k++) {
      const update = (stories[k] as Story<P>).close(fold)
      if (update) heard?.(k, update)
    }
  }
  fold.catchUp(ahead, undefined, {
    before() {
      if (begun) close()
      begun = true
    },
    tell(to, event, a = 0, b = 0, c = 0, d = 0) {
      for (const story of stories) story.hear({ to, event, args: [a, b, c, d] })
    },
    tookBack(whose, entry, by) {
      for (const story of stories) story.tookBack(whose, entry, by)
    },
  })
  if (begun) close()
}

/** Writes what has changed over `before`, and gives it as offset, value, offset, value … */
function changes(before: Position, after: Position): number[] {
  const found: number[] = []
  const [words, cells] = [after.words, after.cells]
  for (let word = 0; word < words.length; word++) {
    if (before.words[word] === words[word]) continue
    // Two cells a word: most are equal, and are passed over two at a time.
    for (let k = 2 * word; k < 2 * word + 2; k++) {
      const value = cells[k]
      if (value === undefined || before.cells[k] === value) continue
      found.push(k, value)
      before.cells[k] = value
    }
  }
  return found
}

/** A whole view as changes from a row of zeros. */
export function wholeView(view: Position): number[] {
  const found: number[] = []
  for (const [offset, value] of view.cells.entries()) if (value !== 0) found.push(offset, value)
  return found
}
