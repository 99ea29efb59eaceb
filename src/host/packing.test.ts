import { expect, test } from 'vitest'
import type { Plain } from '../match/index.ts'
import { pack, unpack } from './packing.ts'

const value = {
  text: 'Bailén “1808” 🂡',
  number: -1.5,
  none: undefined,
  list: [1, 'two', true, { three: 3 }],
  cells: Int16Array.of(-32768, 0, 32767),
  tape: Int32Array.of(-(2 ** 31), 2 ** 31 - 1),
  bytes: Uint8Array.of(0, 128, 255, 7, 9),
  empty: new Int32Array(0),
  words: new Map<Plain, Plain>([
    [1, 'Anna'],
    [0, { deep: new Set([3, 1, 2]) }],
  ]),
} satisfies Plain

test('plain data come back as they were, with their rows, maps and sets', () => {
  expect(unpack(pack(value))).toEqual(value)
})

test('packed data come back from bytes at any offset', () => {
  const packed = pack(value)
  for (const at of [1, 4, 8]) {
    const shifted = new Uint8Array(packed.length + 20)
    shifted.set(packed, at)
    expect(unpack(shifted.subarray(at, at + packed.length))).toEqual(value)
  }
})

test('any changed bit and any missing or extra byte is detected', () => {
  const packed = pack(value)
  for (let bit = 0; bit < 8 * packed.length; bit++) {
    const damaged = packed.slice()
    damaged[bit >> 3] = (damaged[bit >> 3] as number) ^ (1 << (bit & 7))
    expect(unpack(damaged), `bit ${bit}`).toBeUndefined()
  }
  for (let length = 0; length < packed.length; length++) expect(unpack(packed.slice(0, length))).toBeUndefined()
  expect(unpack(new Uint8Array([...packed, ...new Uint8Array(8)]))).toBeUndefined()
})
