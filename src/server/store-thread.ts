import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { UserError } from '../kernel/refusal.ts'
import { inOneCommit, type Outcome, oneByOne } from './batch.ts'
import { type Jobs, openMatches, openToRead, type Simulated } from './sqlite-store.ts'

/**
 * A thread that works on the database. The writing thread does all orders that came while it was busy in one commit:
 * commits grow with the number of orders, and no order waits for others to join it.
 */

/** The data that it starts with. */
export interface ThreadData {
  readonly folder: string
  readonly simulated: Simulated
  /** One thread writes; others read what has been written, once the writing thread has opened the folder. */
  readonly does: 'write' | 'read'
}

/** An order: a job by name, with its arguments. */
export type Order = { readonly [N in keyof Jobs]: readonly [name: N, ...Parameters<Jobs[N]>] }[keyof Jobs]

/**
 * What it says: first whether it could open the folder, then the outcomes in the order of the orders; for orders that
 * all succeeded without a result, only their number.
 */
export type Said =
  | { readonly open: true }
  | { readonly refused: string; readonly user: boolean }
  | readonly Outcome[]
  | number

/** What it hears. */
export type Heard = readonly Order[] | 'close'

const port = parentPort
if (!port) throw new Error('this is a program for a thread')
const { folder, simulated, does } = workerData as ThreadData
const say = (said: Said): void => port.postMessage(said)
const clock = new Int32Array(new SharedArrayBuffer(4))

try {
  const writes = does === 'write'
  const { database, jobs, close } = writes ? openMatches(folder, simulated) : openToRead(folder)
  const carryOut = writes ? inOneCommit : oneByOne
  const bound = new Map(Object.entries(jobs as Record<string, (...args: readonly unknown[]) => unknown>))
  const work = (orders: readonly Order[]): void => {
    const outcomes = carryOut(
      database,
      orders.map(
        ([name, ...args]) =>
          () =>
            bound.get(name)?.(...args),
      ),
    )
    if (writes && simulated.wait !== undefined) Atomics.wait(clock, 0, 0, simulated.wait)
    say(outcomes.every((outcome) => 'value' in outcome && outcome.value === undefined) ? outcomes.length : outcomes)
  }
  port.on('message', (first: Heard) => {
    const orders: Order[] = []
    let heard: Heard | undefined = first
    for (; heard !== undefined && heard !== 'close'; heard = receiveMessageOnPort(port)?.message as Heard | undefined)
      for (const order of heard) orders.push(order)
    if (orders.length > 0) work(orders)
    if (heard !== 'close') return
    close()
    port.close()
  })
  say({ open: true })
} catch (error) {
  say({ refused: (error as Error).message, user: error instanceof UserError })
}
