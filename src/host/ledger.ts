import type { Telling } from '../protocol/index.ts'

/**
 * The content of updates in few bytes: as objects, those of a long match would take ten times as much. Seats that learn
 * the same share the bytes.
 *
 * A page holds the number of tellings and five numbers for each, then the number of cells and, for each, its distance
 * from the cell before and its value. A number takes seven bits a byte, lowest first; if it may be negative, its lowest
 * bit is the sign.
 */
export interface Page {
  readonly told: Telling[]
  /** Offset, value, offset, value … with rising offsets. */
  readonly cells: number[]
}

const CHUNK_BITS = 12
const CHUNK = 1 << CHUNK_BITS
/** The most bytes that a number of 32 bits takes. */
const LONGEST = 5
/** How many pages back to look for an equal one: each seat and the spectators have one for the same entry. */
const NEAR = 4

/** Scratch space for a page until it is known whether an equal one exists; one for all matches. */
let draft = new Uint8Array(CHUNK)
let drafted = 0

export class Ledger {
  /** The bytes given at the beginning, as one piece. */
  private readonly base: Uint8Array
  private readonly chunks: Uint8Array[] = []
  private end: number
  private near: { readonly at: number; readonly length: number }[] = []

  /** A ledger that goes on after these bytes, which are kept as they are. */
  constructor(base: Uint8Array = new Uint8Array(0)) {
    this.base = base
    this.end = base.length
  }

  get length(): number {
    return this.end
  }

  /** Writes a page of 32-bit numbers, and returns where to read it. */
  write({ told, cells }: Page): number {
    draw(told, cells)
    const known = this.near.find(({ at, length }) => length === drafted && this.isDraft(at))
    if (known) return known.at
    const at = this.end
    for (let k = 0; k < drafted; k++) this.put(draft[k] as number)
    this.near = [{ at, length: drafted }, ...this.near.slice(0, NEAR - 1)]
    return at
  }

  read(at: number): Page {
    let next = at
    const plain = (): number => {
      let [number, shift] = [0, 0]
      for (;;) {
        const byte = this.byte(next++)
        number |= (byte & 127) << shift
        if (byte < 128) return number >>> 0
        shift += 7
      }
    }
    const signed = (): number => {
      const number = plain()
      return (number >>> 1) ^ -(number & 1)
    }
    const told = Array.from({ length: plain() }, (): Telling => [signed(), signed(), signed(), signed(), signed()])
    const cells = new Array<number>(2 * plain())
    for (let k = 0, offset = 0; k < cells.length; k += 2) {
      cells[k] = offset += plain()
      cells[k + 1] = signed()
    }
    return { told, cells }
  }

  /** Copies all bytes into `into`, from `at` on. */
  copy(into: Uint8Array, at: number): void {
    into.set(this.base, at)
    for (const [k, chunk] of this.chunks.entries()) {
      const from = k << CHUNK_BITS
      into.set(chunk.subarray(0, this.end - this.base.length - from), at + this.base.length + from)
    }
  }

  private byte(at: number): number {
    const from = at - this.base.length
    return from < 0
      ? (this.base[at] as number)
      : ((this.chunks[from >> CHUNK_BITS] as Uint8Array)[from & (CHUNK - 1)] as number)
  }

  private put(byte: number): void {
    const from = this.end++ - this.base.length
    if ((from & (CHUNK - 1)) === 0) this.chunks.push(new Uint8Array(CHUNK))
    ;(this.chunks[from >> CHUNK_BITS] as Uint8Array)[from & (CHUNK - 1)] = byte
  }

  private isDraft(at: number): boolean {
    for (let k = 0; k < drafted; k++) if (this.byte(at + k) !== draft[k]) return false
    return true
  }
}

function draw(told: readonly Telling[], cells: readonly number[]): void {
  const room = LONGEST * (2 + 5 * told.length + cells.length)
  if (draft.length < room) draft = new Uint8Array(2 * room)
  drafted = 0
  plain(told.length)
  for (const one of told) for (const number of one) signed(number)
  plain(cells.length >> 1)
  for (let k = 0, before = 0; k < cells.length; k += 2) {
    const offset = cells[k] as number
    plain(offset - before)
    signed(cells[k + 1] as number)
    before = offset
  }
}

function plain(number: number): void {
  let rest = number
  while (rest > 127) {
    draft[drafted++] = (rest & 127) | 128
    rest >>>= 7
  }
  draft[drafted++] = rest
}

const signed = (number: number): void => plain(((number << 1) ^ (number >> 31)) >>> 0)
