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
 * A thread of the pool: does one task after another, with the systems loaded and the settings of the last games at
 * hand.
 */

export interface Order<T extends TaskName = TaskName> {
  readonly task: T
  readonly input: TaskInput<T>
  /** Shared: when a thread began the task, in nanoseconds of `hrtime`, which is the same on all threads; 0 before. */
  readonly began: BigInt64Array
  /** Shared: not 0 once no one waits for the result any more. A task in steps then ends. */
  readonly left: Int32Array
}

/** An error loses its class between threads, so a task's message to the client comes as data. */
export type Done<T extends TaskName = TaskName> =
  | { readonly ms: number; readonly output: TaskOutput<T> }
  | { readonly ms: number; readonly says: string; readonly code?: string }

// On Linux this sets only the calling thread's priority: the main loop goes before the threads that work for it.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const known: { readonly systems: readonly HostedSystem[] } = await import(Tinypool.workerData.systems)
const systems = new Systems(overPacks(known.systems, Tinypool.workerData.packs))
// The loading of rules must not count towards the time limit of a task.
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
