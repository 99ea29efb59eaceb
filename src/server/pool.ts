import { availableParallelism } from 'node:os'
import { extname } from 'node:path'
import { Tinypool } from 'tinypool'
import { RequestError } from '../host/replies.ts'
import { type TaskInput, type TaskName, type TaskOutput, tooMuch, unwanted } from '../host/tasks/index.ts'
import type { Terms, Workshop } from '../host/workshop.ts'
import { UserError } from '../kernel/index.ts'
import type { Pack } from '../match/pack.ts'
import type { Done, Order } from './pool-worker.ts'
import { Turns, type Waiting } from './turns.ts'

export interface PoolOptions {
  /** The module whose `systems` are played: each thread loads it. */
  readonly systems: URL
  /** Designers' data that games are played with. */
  readonly packs?: readonly Pack[]
  /** The most tasks that may wait of one account, and of one match. */
  readonly perAccount: number
  readonly perMatch: number
  /** Gets reports of faults in our program. */
  readonly report: (what: string, error?: unknown) => void
}

/**
 * The number of tasks under way at once: one a core, but more on a small machine, where a question that does not end
 * holds a thread and others must still get their turn.
 */
const TASKS = Math.max(4, availableParallelism())
/** The number of long tasks under way at once, in additional threads: one core is left to the main loop. */
const THOUGHTS = Math.max(1, availableParallelism() - 1)
/** Milliseconds between two checks that the result of a task is still wanted. */
const LOOK = 100
/** Milliseconds after which a thread without work ends; one stays. */
const IDLE = 60_000
/** A task that needs more memory than this ends with its thread, but the server goes on. */
const HEAP_MB = 512

/** Milliseconds within which a thread must start: with a cold disk and a busy machine that takes some seconds. */
const START_WITHIN = 60_000

const program = new URL(`./pool-worker${extname(import.meta.url)}`, import.meta.url)

interface Job extends Waiting {
  readonly order: Order
  readonly terms: Terms
  readonly resolve: (output: never) => void
  readonly reject: (error: unknown) => void
}

/**
 * The workshop of a server: a pool of threads. A task that does not finish within its limit is ended with its thread,
 * so that an endless task costs a thread for that long and no more.
 */
export class Pool implements Workshop {
  private readonly threads: Tinypool
  /** Short tasks and long ones: neither waits for the other. */
  private readonly short: Turns<Job>
  private readonly long: Turns<Job>
  private closed = false

  constructor(options: PoolOptions) {
    const { systems, packs = [], perAccount, perMatch } = options
    this.short = new Turns({ places: TASKS, perAccount, perMatch })
    this.long = new Turns({ places: THOUGHTS, perAccount, perMatch })
    this.threads = new Tinypool({
      filename: program.href,
      minThreads: 1,
      maxThreads: TASKS + THOUGHTS,
      idleTimeout: IDLE,
      workerData: { systems: systems.href, packs },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    // A thread that ends without a task, for example one that cannot start.
    this.threads.on('error', (error) => options.report('a thread has failed', error))
  }

  perform<T extends TaskName>(task: T, input: TaskInput<T>, terms: Terms): Promise<TaskOutput<T>> {
    const { match, account: { name: account } = { name: match } } = terms
    let looking: NodeJS.Timeout | undefined
    return new Promise<TaskOutput<T>>((resolve, reject) => {
      const job: Job = {
        account,
        match,
        order: {
          task,
          input,
          began: new BigInt64Array(new SharedArrayBuffer(8)),
          left: new Int32Array(new SharedArrayBuffer(4)),
        },
        terms,
        resolve,
        reject,
      }
      if (this.closed) reject(unwanted())
      else if (this.turnsOf(job).add(job)) {
        if (terms.wanted !== undefined) looking = setInterval(() => this.look(job), LOOK)
        this.goOn()
      } else
        reject(
          new RequestError(
            'busy',
            'Too many questions of yours wait for their answers: ask again when some have come.',
          ),
        )
    }).finally(() => clearInterval(looking))
  }

  /** The number of tasks that wait for their turn. */
  get waiting(): number {
    return this.short.waiting + this.long.waiting
  }

  private turnsOf = ({ terms }: Job): Turns<Job> => (terms.long ? this.long : this.short)

  /** Ends all threads, whatever they are doing, and rejects waiting tasks. */
  async close(): Promise<void> {
    this.closed = true
    await this.threads.destroy()
    this.goOn()
  }

  private goOn(): void {
    for (const turns of [this.short, this.long])
      for (let job = turns.next(); job; job = turns.next())
        if (this.closed || job.terms.wanted?.() === false) {
          job.reject(unwanted())
          turns.end(job, 0)
        } else this.begin(job)
  }

  /** Drops a job whose result is no longer wanted, or tells its thread to end it. */
  private look(job: Job): void {
    if (job.terms.wanted?.() !== false) return
    if (this.turnsOf(job).drop(job)) job.reject(unwanted())
    else Atomics.store(job.order.left, 0, 1)
  }

  private begin(job: Job): void {
    const began = performance.now()
    const { signal: overdue, done: back } = overdueOf(job)
    this.threads
      .run(job.order, { signal: overdue })
      .finally(back)
      .then(
        (done: Done) => {
          if ('output' in done) job.resolve(done.output as never)
          else job.reject(done.code === undefined ? new UserError(done.says) : new RequestError(done.code, done.says))
          return done.ms
        },
        (error: unknown) => {
          job.reject(this.closed ? unwanted() : overdue.aborted || isOutOfMemory(error) ? tooMuch() : error)
          return performance.now() - began
        },
      )
      .then((ms) => {
        this.turnsOf(job).end(job, ms)
        job.terms.account?.charge?.(ms)
        this.goOn()
      })
  }
}

/**
 * A signal that ends a job when its limit has passed since a thread began it, or when no thread has begun it for long.
 */
function overdueOf({ order: { began }, terms: { limit } }: Job): {
  readonly signal: AbortSignal
  readonly done: () => void
} {
  const controller = new AbortController()
  const asked = process.hrtime.bigint()
  const left = (): number => {
    const since = Atomics.load(began, 0)
    const passed = (from: bigint) => Number((process.hrtime.bigint() - from) / 1_000_000n)
    return since === 0n ? Math.min(limit, START_WITHIN - passed(asked)) : limit - passed(since)
  }
  const look = (): void => {
    const ms = left()
    if (ms <= 0) controller.abort()
    else timer = setTimeout(look, ms)
  }
  let timer = setTimeout(look, limit)
  return { signal: controller.signal, done: () => clearTimeout(timer) }
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
