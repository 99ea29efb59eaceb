import { EVERYBODY, type Fold, includes, type Match, type Position, type Seats, type Told } from '../engine/index.ts'
import { opening } from '../engine/reopen.ts'
import { TAKEN_BACK, type Telling, type Update } from '../protocol/index.ts'

/**
 * What one seat learns of a match, entry by entry, from the beginning: the same record always makes the same updates
 * with the same numbers, before and after a restart of the host. An entry of which the seat learns nothing makes no
 * update: how many secret entries others have made is not for it to know.
 *
 * With `everything` it is the story of somebody who sees it all: only for a game that is over.
 */
export class Story<P extends Position> {
  readonly updates: Update[] = []
  /** What the seat may know after the last update. Read only. */
  readonly view: P
  private readonly match: Match<P>
  private readonly seat: number
  private readonly everything: boolean
  private readonly next: P
  private count: number
  private heard: Telling[] = []
  /** By entry, how many updates there were before it. */
  private readonly before: number[] = []

  /** The story up to now; `fold` is a match before its first entry, and is taken along to the present. */
  constructor(match: Match<P>, seat: number, everything = false, fold = match.fold.beginning()) {
    const { layout } = match.engine.ruleset
    this.match = match
    this.seat = seat
    this.everything = everything
    this.count = fold.entries[seat] as number
    this.view = layout.make(match.fold.position.scenario)
    this.next = layout.make(match.fold.position.scenario)
    if (fold.first === 1) for (const told of opening(match.engine, match.header).told) this.hear(told)
    this.close(fold)
    follow(fold, match.fold, [this])
  }

  /** How many updates there were after an entry; 0 is the opening. */
  by = (entry: number): number => this.before[entry + 1] ?? this.updates.length

  /** The entry that made update `n`; 0 for the opening. */
  entryOf(n: number): number {
    const entry = this.before.findIndex((count) => count >= n)
    return entry < 0 ? this.before.length - 1 : Math.max(0, entry - 1)
  }

  /** Entry number `entry` comes next. */
  turn(entry: number): void {
    this.before[entry] = this.updates.length
  }

  tookBack(whose: Seats, entry: number, by: number): void {
    if (includes(whose, this.seat)) this.heard.push([TAKEN_BACK, (this.before[entry] ?? 0) + 1, whose === EVERYBODY ? 0 : 1, by, 0])
  }

  hear({ to, event, args }: Told): void {
    if (this.everything || includes(to, this.seat)) this.heard.push([event, ...args])
  }

  /** What an entry has changed for the seat becomes an update, if it is anything. */
  close(fold: Fold<P>): void {
    const { seat, next, view } = this
    const { redact, layout } = this.match.engine.ruleset
    if (this.everything) layout.copy(fold.position, next)
    else redact(fold.position, seat, next)
    const cells = changes(view.cells, next.cells)
    const own = fold.entries[seat] !== this.count
    if (cells.length === 0 && this.heard.length === 0 && !own) return
    this.count = fold.entries[seat] as number
    this.updates.push({
      n: this.updates.length + 1,
      count: this.count,
      told: this.heard.slice(),
      cells,
      ...(own && { own: true as const }),
    })
    this.heard = []
  }
}

/** Plays on what `ahead` has beyond `fold`, and tells it to stories that have come as far as `fold`. */
export function follow<P extends Position>(fold: Fold<P>, ahead: Fold<P>, stories: readonly Story<P>[]): void {
  let begun = false
  const close = () => {
    for (const story of stories) story.close(fold)
  }
  fold.catchUp(ahead, undefined, {
    before(entry) {
      if (begun) close()
      begun = true
      for (const story of stories) story.turn(entry)
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

/** What an update tells, in English sentences. */
export const sentences = <P extends Position>({ engine, fold }: Match<P>, { told }: Pick<Update, 'told'>): string[] =>
  told.map(([event, ...args]) =>
    event === TAKEN_BACK
      ? `What was told from update ${args[0]} on has been taken back by ${engine.ruleset.seats[args[2]]}.`
      : engine.narrate(fold.position, { to: EVERYBODY, event, args }),
  )

/** Writes what has changed over `before`, and gives it as offset, value, offset, value … */
function changes(before: Int16Array | Int32Array, after: Int16Array | Int32Array): number[] {
  const found: number[] = []
  for (let k = 0; k < after.length; k++) {
    const value = after[k] as number
    if (before[k] === value) continue
    found.push(k, value)
    before[k] = value
  }
  // A copy is as long as it must be: a list that has grown has room for half as many more, and a story keeps thousands.
  return found.slice()
}

/** A whole view as changes from a row of zeros. */
export function wholeView(view: Position): number[] {
  const found: number[] = []
  for (const [offset, value] of view.cells.entries()) if (value !== 0) found.push(offset, value)
  return found
}
