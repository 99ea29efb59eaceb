import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gathering } from './gathering.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work that takes `cost` milliseconds of its own clock. */
function worker(cost: number) {
  let now = 0
  let done = 0
  const work = gathering(
    () => {
      done++
      now += cost
    },
    () => now + Date.now(),
  )
  return { ...work, done: () => done, pass: (ms: number) => vi.advanceTimersByTime(ms) }
}

test('work that is asked for many times in a burst is done once, after the burst', () => {
  const { due, done, pass } = worker(1)
  for (let k = 0; k < 100; k++) due()
  expect(done()).toBe(0)
  pass(0)
  expect(done()).toBe(1)
  for (let k = 0; k < 100; k++) due()
  pass(10)
  expect(done()).toBe(1)
  pass(10)
  expect(done()).toBe(2)
})

test('long work leaves the page two thirds of its time', () => {
  const { due, done, pass } = worker(100)
  due()
  pass(0)
  due()
  pass(190)
  expect(done()).toBe(1)
  pass(20)
  expect(done()).toBe(2)
})

test('work can be done at once if it is due, and only then', () => {
  const { due, now, stop, done, pass } = worker(1)
  now()
  expect(done()).toBe(0)
  due()
  now()
  expect(done()).toBe(1)
  pass(1_000)
  expect(done()).toBe(1)
  due()
  stop()
  now()
  pass(1_000)
  expect(done()).toBe(1)
})
