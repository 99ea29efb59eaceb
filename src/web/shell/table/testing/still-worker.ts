import { vi } from 'vitest'

/** For tests: a worker of the page, which answers when the test tells it to. */
export class StillWorker {
  onmessage: (event: { data: unknown }) => void = () => {}
  onerror: (event: { message: string }) => void = () => {}
  readonly postMessage = vi.fn()
  readonly terminate = vi.fn()
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
