import { type Mock, vi } from 'vitest'
import type { RecordQuestion } from '../record.worker.ts'

/** For tests: a worker of the page, which answers when the test tells it to. */
export class StillWorker {
  onmessage: (event: { data: unknown }) => void = () => {}
  onerror: (event: { message: string }) => void = () => {}
  readonly postMessage: Mock<(question: RecordQuestion) => void> = vi.fn()
  readonly terminate: Mock<() => void> = vi.fn()
}

/** Makes all workers of the page still ones, until `vi.unstubAllGlobals`. Returns those that the page has made. */
export function stillWorkers(): readonly StillWorker[] {
  const made: StillWorker[] = []
  vi.stubGlobal(
    'Worker',
    class extends StillWorker {
      constructor() {
        super()
        made.push(this)
      }
    },
  )
  return made
}
