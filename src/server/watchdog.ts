import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

const program = new URL(`./watchdog-thread${extname(import.meta.url)}`, import.meta.url)

/** Milliseconds between two signs of life. */
const BEAT = 500
/** Seconds that the main loop may be silent while the server is being stopped. */
const WHILE_STOPPING = 5

/**
 * What the main loop shares with its watchdog: a count that goes up while the loop turns, and the seconds that the loop
 * may stand still.
 */
export const SHARED = { beats: 0, limit: 1 } as const

export interface Watchdog {
  /** The server is being stopped: from now on the main loop may be silent for five seconds at most. */
  stopping(): void
  stop(): Promise<void>
}

/**
 * Has a thread watch this one, and kill the process when this thread's event loop has not turned for this many seconds:
 * an endless loop in the rules of a system hears no requests and no signals. `report` hears if watching is impossible.
 */
export function watchMainLoop(seconds: number, report: (what: string, error?: unknown) => void): Watchdog {
  const shared = new Int32Array(new SharedArrayBuffer(8))
  Atomics.store(shared, SHARED.limit, seconds)
  const beats = setInterval(() => Atomics.add(shared, SHARED.beats, 1), BEAT).unref()
  const worker = new Worker(program, { workerData: shared, resourceLimits: { maxOldGenerationSizeMb: 16 } })
  worker.on('error', (error) => report('the watchdog of the main loop has failed', error))
  worker.unref()
  return {
    stopping: () => Atomics.store(shared, SHARED.limit, Math.min(seconds, WHILE_STOPPING)),
    async stop() {
      clearInterval(beats)
      await worker.terminate()
    },
  }
}

/** How long a count has stood still, in looks. The machine's time does not count: while it sleeps, nothing looks. */
export class Silence {
  private beats = 0
  private looks = 0

  /** Returns how many looks in a row have found the same count. */
  look(beats: number): number {
    this.looks = beats === this.beats ? this.looks + 1 : 0
    this.beats = beats
    return this.looks
  }
}
