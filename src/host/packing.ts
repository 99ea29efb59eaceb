import type { Plain } from '../match/index.ts'

/**
 * Plain data as bytes, and back. Rows of numbers follow the JSON of everything else, in the form that they have in
 * memory: so a long row is read without looking at its numbers. A checksum finds damage by a disk; it does not protect
 * against intent.
 *
 * The format: four numbers of 32 bits (the mark, the checksum of everything after it, the length of the JSON, that of
 * the whole), the JSON, the rows.
 */

/** A machine with the other byte order reads this backwards, and does not recognise it. */
const MARK = 0x47524f47
const HEAD = 16
/** Every row begins at a multiple of this. */
const STEP = 8
const aligned = (at: number): number => Math.ceil(at / STEP) * STEP

const ROWS = { i16: Int16Array, i32: Int32Array, u8: Uint8Array } as const
type Row = Int16Array | Int32Array | Uint8Array
const kindOf = (row: Row) => (row instanceof Int16Array ? 'i16' : row instanceof Int32Array ? 'i32' : 'u8')

/** The JSON form of a row, a map or a set. */
interface Sign {
  readonly '': keyof typeof ROWS | 'map' | 'set'
  readonly at?: number
  readonly length?: number
  readonly of?: readonly unknown[]
}

export function pack(value: Plain): Uint8Array {
  const rows: { readonly row: Row; readonly at: number }[] = []
  let end = 0
  const json = new TextEncoder().encode(
    JSON.stringify(value, (_, one: unknown): unknown => {
      if (one instanceof Int16Array || one instanceof Int32Array || one instanceof Uint8Array) {
        const sign: Sign = { '': kindOf(one), at: end, length: one.length }
        rows.push({ row: one, at: end })
        end = aligned(end + one.byteLength)
        return sign
      }
      if (one instanceof Map) return { '': 'map', of: [...one] } satisfies Sign
      if (one instanceof Set) return { '': 'set', of: [...one] } satisfies Sign
      return one
    }),
  )
  const base = aligned(HEAD + json.length)
  const bytes = new Uint8Array(base + end)
  bytes.set(json, HEAD)
  for (const { row, at } of rows) bytes.set(new Uint8Array(row.buffer, row.byteOffset, row.byteLength), base + at)
  const head = new Int32Array(bytes.buffer, 0, HEAD / 4)
  head.set([MARK, 0, json.length, bytes.length])
  head[1] = checksum(bytes)
  return bytes
}

/**
 * Unpacks data; undefined if the bytes are not as they were written. Its rows lie in `packed`, if that begins where a
 * row can.
 */
export function unpack(packed: Uint8Array): unknown {
  const bytes = packed.byteOffset % STEP === 0 ? packed : packed.slice()
  if (bytes.length < HEAD || bytes.length % STEP !== 0) return undefined
  const [mark, sum, length = 0, whole] = new Int32Array(bytes.buffer, bytes.byteOffset, HEAD / 4)
  if (mark !== MARK || whole !== bytes.length || sum !== checksum(bytes)) return undefined
  const base = aligned(HEAD + length)
  return JSON.parse(new TextDecoder().decode(bytes.subarray(HEAD, HEAD + length)), (_, one: unknown): unknown => {
    if (typeof one !== 'object' || one === null || !('' in one)) return one
    const { '': kind, at = 0, length: count = 0, of = [] } = one as Sign
    if (kind === 'map') return new Map(of as [unknown, unknown][])
    if (kind === 'set') return new Set(of)
    return new ROWS[kind](bytes.buffer as ArrayBuffer, bytes.byteOffset + base + at, count)
  })
}

/** The checksum of everything after its own place. Any change within one word changes it. */
function checksum(bytes: Uint8Array): number {
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  let sum = 0
  for (let k = 2; k < words.length; k++) {
    sum ^= words[k] as number
    sum = Math.imul((sum << 13) | (sum >>> 19), 0x5bd1e995)
  }
  return sum
}
