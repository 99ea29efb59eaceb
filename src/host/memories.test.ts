import { expect, test } from 'vitest'
import { Memories } from './memories.ts'

const all = { stands: () => true }
const standing = (...entries: number[]) => ({ stands: (number: number) => entries.includes(number) })

test('a player remembers what its last choice left, and from which entry', () => {
  const memories = new Memories()
  expect(memories.now(standing())).toBeUndefined()
  memories.keep(all, 3, { plan: 'left' })
  memories.keep(all, 5, { plan: 'right' })
  expect(memories.now(standing(3, 5))).toEqual({ entry: 5, memory: { plan: 'right' } })
})

test('a choice that changes nothing in the memory is passed over', () => {
  const memories = new Memories()
  memories.keep(all, 2, undefined)
  expect(memories.now(standing(2))).toBeUndefined()
  memories.keep(all, 3, { seen: new Map([['hill', 2]]) })
  memories.keep(all, 5, { seen: new Map([['hill', 2]]) })
  expect(memories.now(standing(3, 5))?.entry).toBe(3)
  memories.keep(all, 6, { seen: new Map([['hill', 1]]) })
  expect(memories.now(standing(3, 5, 6))?.entry).toBe(6)
})

test('after a take-back a player remembers what it did before, and nothing of what was taken back', () => {
  const memories = new Memories()
  for (const entry of [3, 5, 8]) memories.keep(all, entry, { done: entry })
  expect(memories.now(standing(3))).toEqual({ entry: 3, memory: { done: 3 } })
  memories.keep(standing(3, 11), 11, { done: 11 })
  expect(memories.now(standing(3, 11))?.entry).toBe(11)
  // The same as was remembered before it was taken back, but from another choice.
  memories.keep(standing(3, 14), 14, { done: 11 })
  expect(memories.now(standing(3, 14))?.entry).toBe(14)
  expect(memories.now(standing())).toBeUndefined()
})

test('of a long match only the last memories are kept', () => {
  const memories = new Memories()
  for (let entry = 1; entry <= 1_000; entry++) memories.keep(all, entry, { done: entry })
  const before = (last: number) => ({ stands: (number: number) => number <= last })
  expect(memories.now(before(993))?.entry).toBe(993)
  expect(memories.now(before(992))).toBeUndefined()
})
