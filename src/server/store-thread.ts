import { parentPort, workerData } from 'node:worker_threads'
import { UserError } from '../engine/refusal.ts'
import { inOneCommit, type Outcome } from './batch.ts'
import { type Jobs, openMatches, type Simulated } from './sqlite-store.ts'

/** The thread that the matches are kept by: what it is asked for comes in batches, and each batch is one commit. */

/** What it begins with. */
export interface ThreadData {
  readonly folder: string
  readonly simulated: Simulated
}

/** What it is asked for: a job by its name, with what it takes. */
export type Order = { readonly [N in keyof Jobs]: readonly [name: N, ...Parameters<Jobs[N]>] }[keyof Jobs]

/** What it says: first whether it could open the folder, then what came of each batch; nothing of one that has gone well and gave nothing. */
export type Said = { readonly open: true } | { readonly refused: string; readonly user: boolean } | readonly Outcome[] | null

const port = parentPort
if (!port) throw new Error('this is a program for a thread')
const { folder, simulated } = workerData as ThreadData
const say = (said: Said): void => port.postMessage(said)
const clock = new Int32Array(new SharedArrayBuffer(4))

try {
  const { database, jobs, close } = openMatches(folder, simulated)
  const bound = new Map(Object.entries(jobs as Record<string, (...args: readonly unknown[]) => unknown>))
  port.on('message', (orders: readonly Order[] | 'close') => {
    if (orders === 'close') {
      close()
      port.close()
      return
    }
    const outcomes = inOneCommit(
      database,
      orders.map(
        ([name, ...args]) =>
          () =>
            bound.get(name)?.(...args),
      ),
    )
    if (simulated.wait !== undefined) Atomics.wait(clock, 0, 0, simulated.wait)
    say(outcomes.every((outcome) => 'value' in outcome && outcome.value === undefined) ? null : outcomes)
  })
  say({ open: true })
} catch (error) {
  say({ refused: (error as Error).message, user: error instanceof UserError })
}
