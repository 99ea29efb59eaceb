import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { KernelError, UserError } from '../kernel/index.ts'
import { type Job, seedOf } from './job.ts'
import { counterOf, gamesIn, type Message, type Order, placeOf, placesOf, type Row } from './rows.ts'

export interface Crew {
  readonly workers: number
  /** Ends with the games that are finished. */
  readonly stop?: AbortSignal
  /** Called with games as they are finished, in no particular order. What it throws ends the work and is thrown on. */
  readonly played: (rows: readonly Row[]) => void
}

/** The worker is beside this module, in TypeScript or as it was built. */
const program = new URL(`./worker${extname(import.meta.url)}`, import.meta.url)

/**
 * Plays the games of jobs on worker threads: the first game of each job, then the second of each, and so on. `done`
 * leaves out games that have been played, by their place in this order. Each worker takes the next game when it is
 * free; a game's chance follows from its job and its number alone, so the results are the same for every number of
 * workers. Returns the seconds since the first worker began to play. Throws a UserError for anything that a job names
 * and that does not exist; a KernelError, naming the game, if the rules or a player break.
 */
export async function playAll(
  jobs: readonly Job[],
  { workers, stop, played }: Crew,
  done?: Uint8Array,
): Promise<number> {
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const next = counterOf(shared)
  const all = placesOf(jobs)
  const games = gamesIn(jobs)
  const left = done === undefined ? games : games - done.reduce((sum, one) => sum + one, 0)
  const noMore = () => void Atomics.store(next, 0, all)
  if (stop?.aborted) noMore()
  stop?.addEventListener('abort', noMore)
  let began = 0
  const crew = Array.from({ length: Math.min(Math.max(1, workers), left) }, () => {
    const order: Order = { jobs, shared, ...(done !== undefined && { done }) }
    const worker = new Worker(program, { workerData: order })
    return new Promise<void>((resolve, reject) => {
      worker.on('message', (message: Message) => {
        if ('fault' in message) return reject(faultOf(jobs, message))
        began ||= performance.now()
        try {
          played(message.rows)
        } catch (error) {
          reject(error)
        }
      })
      worker.on('error', reject)
      worker.on('exit', () => resolve())
    })
  })
  try {
    await Promise.all(crew)
  } finally {
    noMore()
    await Promise.allSettled(crew)
    stop?.removeEventListener('abort', noMore)
  }
  return began === 0 ? 0 : (performance.now() - began) / 1000
}

function faultOf(jobs: readonly Job[], { fault, place, user }: Extract<Message, { fault: string }>): Error {
  if (user) return new UserError(fault)
  const { job, game } = placeOf(place, jobs.length)
  return new KernelError(`game ${game} (seed '${seedOf(jobs[job], game)}'): ${fault}`)
}
