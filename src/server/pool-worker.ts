import { constants, setPriority } from 'node:os'
import { Tinypool } from 'tinypool'
import { RequestError } from '../host/replies.ts'
import {
  type HostedSystem,
  perform,
  Systems,
  type TaskInput,
  type TaskName,
  type TaskOutput,
  unwanted,
} from '../host/tasks/index.ts'
import { UserError } from '../kernel/index.ts'
import { overPacks } from './packs.ts'

/**
 * A thread of the pool: does one task after the other, with the systems loaded and the settings of the last games at
 * hand.
 */

export interface Order<T extends TaskName = TaskName> {
  readonly task: T
  readonly input: TaskInput<T>
  /** Shared: when a thread began with it, in nanoseconds of `hrtime`, which is the same on all threads; 0 before. */
  readonly began: BigInt64Array
  /** Shared: not 0 when no one waits for the result any more. A task in steps then ends. */
  readonly left: Int32Array
}

/** An error does not keep its class on the way between threads: so what a task says to the client comes as data. */
export type Done<T extends TaskName = TaskName> =
  | { readonly ms: number; readonly output: TaskOutput<T> }
  | { readonly ms: number; readonly says: string; readonly code?: string }

// On Linux the priority is the calling thread's own: the main loop goes before those that work for it.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const known: { readonly systems: readonly HostedSystem[] } = await import(Tinypool.workerData.systems)
const systems = new Systems(overPacks(known.systems, Tinypool.workerData.packs))
// A task has a time limit that must not pass while rules are loaded.
await systems.loadAll()

export default async function work<T extends TaskName>({ task, input, began, left }: Order<T>): Promise<Done<T>> {
  Atomics.store(began, 0, process.hrtime.bigint())
  const start = performance.now()
  const ms = () => performance.now() - start
  const pause = () => (Atomics.load(left, 0) === 0 ? undefined : Promise.reject(unwanted()))
  try {
    return { output: await perform(systems, task, input, pause), ms: ms() }
  } catch (error) {
    if (error instanceof RequestError) return { says: error.message, code: error.code, ms: ms() }
    if (error instanceof UserError) return { says: error.message, ms: ms() }
    throw error
  }
}
