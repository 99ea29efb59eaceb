import { afterEach, expect, test, vi } from 'vitest'
import { askRecord, TooLong } from './ask-record.ts'

/** Workers of the page, which answer when the test tells them to. */
const workers: StillWorker[] = []
class StillWorker {
  onmessage: (event: { data: unknown }) => void = () => {}
  onerror: (event: { message: string }) => void = () => {}
  readonly postMessage = vi.fn()
  readonly terminate = vi.fn()
  constructor() {
    workers.push(this)
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a record whose check does not come to an end is given up, and the worker is ended with it', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', StillWorker)
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
  vi.stubGlobal('Worker', StillWorker)
  const answer = askRecord('verify', { id: 'generals' }, 'a record')
  const worker = workers.at(-1)!
  worker.onmessage({ data: { ok: true } })
  expect(await answer).toEqual({ ok: true })
  expect(worker.terminate).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
