import { afterEach, expect, test, vi } from 'vitest'
import { followChances } from './follow-chances.ts'
import { stillWorkers } from './testing/still-worker.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const seen = { record: 'a record', eyes: { seat: 0, everything: false }, moments: [1, 9] }

/** Follows the chances on a machine with that many cores. */
function follow(cores: number, games: number) {
  const workers = stillWorkers()
  vi.stubGlobal('navigator', { hardwareConcurrency: cores })
  const heard: unknown[] = []
  const failed = vi.fn()
  const stop = followChances({ id: 'generals' }, { ...seen, games }, (found) => heard.push(found), failed)
  return { heard, failed, stop, workers }
}

test.each([
  [1, 8, 1],
  [2, 8, 1],
  [4, 8, 3],
  [64, 8, 4],
  [64, 2, 2],
])('on %i cores %i games are shared out between %i workers, each game once', (cores, games, count) => {
  const { workers } = follow(cores, games)
  expect(workers).toHaveLength(count)
  const asked = workers.flatMap(({ postMessage }) => postMessage.mock.lastCall ?? [])
  for (const question of asked) expect(question).toMatchObject({ ask: 'chances', ruleset: 'generals', ...seen })
  const rounds = asked.flatMap((question) => question.rounds ?? [])
  expect(rounds.toSorted((a, b) => a - b)).toEqual(Array.from({ length: games }, (_, k) => k))
})

test('the results of all workers are added up each time one of them reports', () => {
  const { heard, workers } = follow(4, 6)
  const found = (games: number, won: number) => [{ games, wins: [won, games - won], draws: 0 }]
  workers[1]?.onmessage({ data: found(1, 1) })
  workers[0]?.onmessage({ data: found(2, 0) })
  workers[1]?.onmessage({ data: found(2, 2) })
  expect(heard).toEqual([found(1, 1), found(3, 1), found(4, 2)])
})

test('a fault is reported, and all workers end when the chances are no longer wanted', () => {
  const { failed, stop, workers } = follow(4, 6)
  workers[2]?.onerror({ message: 'no such player' })
  expect(failed).toHaveBeenCalledExactlyOnceWith(new Error('no such player'))
  for (const worker of workers) expect(worker.terminate).not.toHaveBeenCalled()
  stop()
  for (const worker of workers) expect(worker.terminate).toHaveBeenCalledOnce()
})
