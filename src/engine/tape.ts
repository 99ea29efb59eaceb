import type { Action } from './action.ts'
import type { Roll } from './rolls.ts'

/**
 * What a match has to remember of its entries so as to be played again: whole numbers in one row, thirty bytes an entry,
 * because ten thousand entries as objects would be megabytes a match.
 */

const [ACTED, TOOK_BACK, ELSE] = [0, 1, 2]
const KIND_BITS = 2
const SEAT_BITS = 5

/** Something that happened to the position. `Else` did nothing to it and has but its number. */
export type Deed =
  | {
      readonly kind: 'acted'
      readonly seat: number
      readonly forced: boolean
      readonly actions: readonly Action[]
      readonly rolls: number[]
    }
  | { readonly kind: 'took back'; readonly seat: number; readonly from: number }
  | { readonly kind: 'else' }

const head = (kind: number, seat: number, forced = false): number =>
  kind | (seat << KIND_BITS) | ((forced ? 1 : 0) << (KIND_BITS + SEAT_BITS))

export class Tape {
  private readonly cells: number[] = []

  /** Where the next deed will stand. */
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

  /** The deeds from one that stands at `offset` to the last. */
  *from(offset: number): Generator<{ deed: Deed; at: number }> {
    const { cells } = this
    const take = (at: number) => cells.slice(at + 1, at + 1 + cells[at])
    for (let at = offset; at < cells.length; ) {
      const here = at
      const first = cells[at++]
      const kind = first & ((1 << KIND_BITS) - 1)
      const seat = (first >> KIND_BITS) & ((1 << SEAT_BITS) - 1)
      if (kind === ELSE) yield { deed: { kind: 'else' }, at: here }
      else if (kind === TOOK_BACK) yield { deed: { kind: 'took back', seat, from: cells[at++] }, at: here }
      else {
        const actions = take(at)
        at += 1 + actions.length
        const rolls = take(at)
        at += 1 + rolls.length
        yield { deed: { kind: 'acted', seat, forced: first >> (KIND_BITS + SEAT_BITS) === 1, actions, rolls }, at: here }
      }
    }
  }
}
