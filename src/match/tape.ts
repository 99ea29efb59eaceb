import type { Action } from '../kernel/action.ts'
import type { Roll } from './rolls.ts'

/**
 * What a match must remember of its entries to be played again: whole numbers in one row, thirty bytes for each entry,
 * because ten thousand entries as objects would take megabytes for each match.
 */

const [ACTED, TOOK_BACK, ELSE, OPENED] = [0, 1, 2, 3]
const KIND_BITS = 2
const SEAT_BITS = 5

/**
 * Something that happened to the position. `else` did nothing to it and has only its number; `opened` set it up again,
 * from what the fold keeps of the opening. The next entry stands at `end`.
 */
export type TapeEntry = { readonly end: number } & (
  | {
      readonly kind: 'acted'
      readonly seat: number
      readonly forced: boolean
      readonly actions: readonly Action[]
      readonly rolls: readonly number[]
    }
  | { readonly kind: 'took back'; readonly seat: number; readonly from: number }
  | { readonly kind: 'else' }
  | { readonly kind: 'opened' }
)

const head = (kind: number, seat: number, forced = false): number =>
  kind | (seat << KIND_BITS) | ((forced ? 1 : 0) << (KIND_BITS + SEAT_BITS))

const NO_ROLLS: readonly number[] = []

export class Tape {
  private readonly cells: number[] = []

  /** A tape that continues after these numbers, which `all` of another tape has given. */
  constructor(cells: ArrayLike<number> = []) {
    for (let k = 0; k < cells.length; k++) this.cells.push(cells[k])
  }

  /** All of its numbers. */
  all(): Int32Array {
    return new Int32Array(this.cells)
  }

  /** Where the next entry will stand. */
  get length(): number {
    return this.cells.length
  }

  acted(seat: number, forced: boolean, actions: readonly Action[], rolls: readonly Roll[]): void {
    const { cells } = this
    cells.push(head(ACTED, seat, forced), actions.length)
    for (const action of actions) cells.push(action)
    const at = cells.push(0)
    for (const roll of rolls) if (typeof roll === 'number') cells.push(roll)
    cells[at - 1] = cells.length - at
  }

  tookBack(seat: number, from: number): void {
    this.cells.push(head(TOOK_BACK, seat), from)
  }

  else(): void {
    this.cells.push(ELSE)
  }

  opened(): void {
    this.cells.push(OPENED)
  }

  /** Where the entry after the one at `at` stands, for walking past that one. */
  after(at: number): number {
    const { cells } = this
    const kind = cells[at] & ((1 << KIND_BITS) - 1)
    if (kind === ELSE || kind === OPENED) return at + 1
    if (kind === TOOK_BACK) return at + 2
    const rolled = at + 2 + cells[at + 1]
    return rolled + 1 + cells[rolled]
  }

  /** Did the seat act in the entry there, without being forced? */
  isOwn(at: number, seat: number): boolean {
    return this.cells[at] === head(ACTED, seat)
  }

  /** The entry that stands there. */
  read(at: number): TapeEntry {
    const { cells } = this
    const first = cells[at]
    const kind = first & ((1 << KIND_BITS) - 1)
    const seat = (first >> KIND_BITS) & ((1 << SEAT_BITS) - 1)
    if (kind === ELSE) return { kind: 'else', end: at + 1 }
    if (kind === OPENED) return { kind: 'opened', end: at + 1 }
    if (kind === TOOK_BACK) return { kind: 'took back', seat, from: cells[at + 1], end: at + 2 }
    const rolled = at + 2 + cells[at + 1]
    const end = rolled + 1 + cells[rolled]
    const rolls = rolled + 1 === end ? NO_ROLLS : cells.slice(rolled + 1, end)
    return {
      kind: 'acted',
      seat,
      forced: first >> (KIND_BITS + SEAT_BITS) === 1,
      actions: cells.slice(at + 2, rolled),
      rolls,
      end,
    }
  }
}
