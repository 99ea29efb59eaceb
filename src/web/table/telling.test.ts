import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Event } from './timeline.ts'

// Outside a browser Solid comes without its reactivity.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'))
// The chosen speed is kept by a browser, which is missing here.
const chosen = vi.hoisted(() => ({ speed: 1 as number | string }))
vi.mock('../ui/settings.ts', () => ({ speed: () => chosen.speed }))
const { createEffect, createRoot } = await import('solid-js')
const { makeTelling } = await import('./telling.ts')

beforeEach(() => {
  vi.useFakeTimers()
  chosen.speed = 1
})
afterEach(() => {
  vi.useRealTimers()
})

/** The number of an event says how long it is shown: event 7 rests for 100 ms, all others for no time. */
const rest = ({ event }: Event) => (event === 7 ? 100 : 0)
const line = (n: number, ...events: number[]): Event[] =>
  events.map((event, k) => ({ n, k, event, args: [0, 0, 0, 0] }))

/** A telling of updates with these events; `changes` counts how often the screen must follow. */
function telling(updates: readonly (readonly number[])[], from = 0) {
  const told = updates.map((events, k) => line(k + 1, ...events))
  const timeline = {
    get length() {
      return told.length
    },
    told: (n: number) => told[n - 1] ?? [],
  }
  const heard: Event[] = []
  let changes = 0
  const made = createRoot(() => {
    const telling = makeTelling(timeline, from, rest, (event) => heard.push(event))
    createEffect(() => {
      telling.mark()
      telling.happening()
      telling.length()
      changes++
    })
    return telling
  })
  const add = (...events: number[]) => told.push(line(told.length + 1, ...events))
  return { made, heard, add, changes: () => changes }
}

test('events that rest for no time are passed over in one change of the screen', () => {
  const { made, heard, changes } = telling([[1, 2, 7, 3], Array.from({ length: 1_000 }, () => 1), [2, 7]])
  const before = changes()
  made.grown()
  expect(made.happening()).toMatchObject({ n: 1, k: 2 })
  expect(made.mark()).toEqual({ n: 0, k: 3 })
  expect(changes() - before).toBe(1)
  vi.advanceTimersByTime(100)
  expect(made.happening()).toMatchObject({ n: 3, k: 1 })
  expect(changes() - before).toBe(2)
  vi.advanceTimersByTime(100)
  expect(made.happening()).toBe(undefined)
  expect(made.mark()).toEqual({ n: 3, k: 0 })
  expect(heard.map(({ n }) => n)).toEqual([1, 3])
})

test('if telling is off, a thousand updates are one change, and only the last event worth a look is heard', () => {
  chosen.speed = 'off'
  const { made, heard, add, changes } = telling([])
  for (let k = 0; k < 1_000; k++) add(7, 1)
  const before = changes()
  made.grown()
  expect(changes() - before).toBe(1)
  expect(made.mark()).toEqual({ n: 1_000, k: 0 })
  expect(made.face.running()).toBe(false)
  expect(heard).toMatchObject([{ n: 1_000, k: 0 }])
})

test('waiting events are counted from the point that the telling has reached', () => {
  const { made, add } = telling([[7, 7, 1, 7], [1], [7]], 0)
  expect(made.face.waiting()).toBe(4)
  made.face.pause(true)
  made.face.next()
  expect(made.mark()).toEqual({ n: 0, k: 1 })
  expect(made.face.waiting()).toBe(3)
  add(7, 7)
  made.grown()
  expect(made.face.waiting()).toBe(5)
  made.face.skip()
  expect(made.face.waiting()).toBe(0)
})

test('a telling that no screen shows goes to its end, and nothing of it is heard', () => {
  const { made, heard } = telling([[7], [7]])
  made.setInstant(true)
  expect(made.mark()).toEqual({ n: 2, k: 0 })
  expect(heard).toEqual([])
})
