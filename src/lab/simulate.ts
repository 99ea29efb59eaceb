import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { KernelError, UserError } from '../kernel/index.ts'
import { type Job, openJob, seedOf } from './job.ts'
import { counterOf, type Message, type Row } from './rows.ts'
import { type Study, tally } from './tally.ts'

export interface Watch {
  readonly workers: number
  /** Ends with the games that are finished. */
  readonly stop?: AbortSignal
  /** How many games are finished. */
  readonly progress?: (done: number) => void
  /** Called when all that the job names has been found, before the first game. */
  readonly ready?: () => void
}

/** The worker stands beside this module, in TypeScript or as it was built. */
const program = new URL(`./worker${extname(import.meta.url)}`, import.meta.url)

/**
 * Plays the games of a job on worker threads. Each takes the next game when it is free; as a game's chance follows from
 * its number alone, the study is the same for every number of workers. Throws a UserError for what the job names and
 * does not exist; a KernelError, naming the game, where the rules or a player break.
 */
export async function simulate(job: Job, { workers, stop, progress, ready }: Watch): Promise<Study> {
  const open = await openJob(job)
  ready?.()
  const shared = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const next = counterOf(shared)
  next[0] = 1
  const noMore = () => void Atomics.store(next, 0, job.games + 1)
  if (stop?.aborted) noMore()
  stop?.addEventListener('abort', noMore)
  const rows: Row[] = []
  /** When the first worker began to play: until then they are loaded. */
  let began = 0
  const crew = Array.from({ length: Math.max(1, Math.min(workers, job.games)) }, () => {
    const worker = new Worker(program, { workerData: { job, shared } })
    return new Promise<void>((resolve, reject) => {
      worker.on('message', (message: Message) => {
        if ('fault' in message) return reject(faultOf(job, message))
        began ||= performance.now()
        rows.push(...message.rows)
        progress?.(rows.length)
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
  return tally(job, open, rows, (performance.now() - began) / 1000)
}

function faultOf(job: Job, { fault, game, user }: Extract<Message, { fault: string }>): Error {
  return user ? new UserError(fault) : new KernelError(`game ${game} (seed '${seedOf(job, game)}'): ${fault}`)
}
