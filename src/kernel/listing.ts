import type { Packing } from './action.ts'
import type { Choice, Offers } from './phase.ts'
import type { Position } from './position.ts'
import { KernelError } from './refusal.ts'
import { spend } from './work.ts'

/** A list of legal actions in the making: keeps what a choice offers and `check` accepts. */
export class Listing<P extends Position> implements Offers {
  p!: P
  seat = 0
  choice!: Choice<P>
  verb = 0
  out!: Int32Array
  count = 0
  /** How many actions have been offered: the kit prints how many are tried for each that is legal. */
  tried = 0
  private readonly packing: Packing
  constructor(packing: Packing) {
    this.packing = packing
  }
  try(a = 0, b = 0): void {
    this.tried++
    spend(1)
    if (this.choice.check(this.p, this.seat, a, b) === undefined) this.give(a, b)
  }
  give(a = 0, b = 0): void {
    if (this.count >= this.out.length)
      throw new KernelError(`more than ${this.out.length} legal actions: give a longer list`)
    this.out[this.count++] = this.packing.pack(this.verb, a, b)
  }
}

/** The longest list that `some` may ask for. */
const ROOM = 1 << 12
/** How deep calls of `some` may be nested inside `check`. */
const LEVELS = 8

/** The lists that are being made: one for each level of nesting, because `some` may be asked inside a `check`. */
export class Listings<P extends Position> {
  private readonly packing: Packing
  private readonly lists: Listing<P>[] = []
  private readonly rooms = Array.from({ length: LEVELS }, () => new Int32Array(ROOM))
  private nesting = 0

  constructor(packing: Packing) {
    this.packing = packing
  }

  /** Takes a list that continues after `count` entries of `out`. `end` gives it back. */
  begin(p: P, seat: number, out: Int32Array, count = 0): Listing<P> {
    const list = (this.lists[this.nesting++] ??= new Listing<P>(this.packing))
    list.p = p
    list.seat = seat
    list.out = out
    list.count = count
    return list
  }

  /** Gives back the list that was taken last. */
  end(): void {
    this.nesting--
  }

  /** An array for a list when only its length is needed. */
  room(): Int32Array {
    return this.rooms[this.nesting]
  }
}
