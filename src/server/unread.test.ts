import { expect, test } from 'vitest'
import { type Reader, Unread } from './unread.ts'

/** A client for which `bytes` bytes wait. */
function reader(address: string): Reader & { bytes: number; gone: boolean } {
  const one = {
    address,
    bytes: 0,
    gone: false,
    waiting: () => one.bytes,
    letGo: () => {
      one.gone = true
      one.bytes = 0
    },
  }
  return one
}

const bounds = { unread: 100, unreadPerAddress: 250, unreadInAll: 1_000 }

test('a client that leaves too much unread is disconnected, and no other client is', () => {
  const unread = new Unread(bounds)
  const [slow, fast] = [reader('a'), reader('a')]
  for (const bytes of [60, 100, 101]) {
    slow.bytes = bytes
    for (const one of [slow, fast]) unread.note(one)
  }
  expect([slow.gone, fast.gone]).toEqual([true, false])
})

test('bytes that have been read in the meantime do not count', () => {
  const unread = new Unread(bounds)
  const readers = Array.from({ length: 50 }, () => reader('a'))
  for (const one of readers) {
    one.bytes = 90
    unread.note(one)
    one.bytes = 0
  }
  expect(readers.some(({ gone }) => gone)).toBe(false)
})

test('if too much waits for an address, its slowest client is disconnected; other addresses are not touched', () => {
  const unread = new Unread(bounds)
  const other = reader('b')
  other.bytes = 99
  unread.note(other)
  const readers = [80, 20, 95, 40, 10].map((bytes) => {
    const one = reader('a')
    one.bytes = bytes
    unread.note(one)
    return one
  })
  expect(readers.filter(({ gone }) => gone)).toEqual([])
  const last = reader('a')
  last.bytes = 50
  unread.note(last)
  expect(readers.map(({ gone }) => gone)).toEqual([false, false, true, false, false])
  expect([other.gone, last.gone]).toEqual([false, false])
})

test('the bytes that wait for many addresses together never exceed the bound for all of them', () => {
  const unread = new Unread(bounds)
  const readers = Array.from({ length: 100 }, (_, k) => reader(`address ${k}`))
  for (const one of readers) {
    one.bytes = 90
    unread.note(one)
    expect(readers.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(bounds.unreadInAll)
  }
})

test('a connection that has ended is forgotten', () => {
  const unread = new Unread(bounds)
  for (let k = 0; k < 100; k++) {
    const one = reader('a')
    one.bytes = 90
    unread.note(one)
    unread.forget(one)
    expect(one.gone).toBe(false)
  }
})
