import { afterEach, expect, test, vi } from 'vitest'
import { askRecord, TooLong } from './ask-record.ts'
import { stillWorkers } from './testing/still-worker.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('if the check of a record does not end, it is given up and its worker is ended', async () => {
  vi.useFakeTimers()
  const workers = stillWorkers()
  const answer = askRecord('verify', { id: 'generals' }, 'a record')
  const refused = expect(answer).rejects.toBeInstanceOf(TooLong)
  const worker = workers.at(-1)!
  expect(worker.postMessage).toHaveBeenCalledOnce()
  expect(worker.terminate).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  await refused
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('an answer in time is taken, and nothing is left running', async () => {
  vi.useFakeTimers()
  const workers = stillWorkers()
  const answer = askRecord('verify', { id: 'generals' }, 'a record')
  const worker = workers.at(-1)!
  worker.onmessage({ data: { ok: true } })
  expect(await answer).toEqual({ ok: true })
  expect(worker.terminate).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
