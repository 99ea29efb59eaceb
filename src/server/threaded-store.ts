import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { UserError } from '../engine/refusal.ts'
import type { Store } from '../host/store.ts'
import type { Simulated } from './sqlite-store.ts'
import type { Order, Said, ThreadData } from './store-thread.ts'

/** A store that can be asked whether it keeps anything at all. */
export interface ServerStore extends Store {
  /** Writes something that changes nothing. Rejects where it cannot be made durable. A store that cannot fail needs no such thing. */
  readonly probe?: () => Promise<void>
}

const program = new URL(`./store-thread${extname(import.meta.url)}`, import.meta.url)

/**
 * Keeps matches in an SQLite database in a folder, which is made if it is not there. What is acknowledged survives a
 * crash of the program and of the machine. A thread of its own does the work and waits for the disk. Rejects with a UserError
 * where the folder cannot be used, or another server works on it.
 */
export async function sqliteStore(folder: string, simulated: Simulated = {}): Promise<ServerStore> {
  const thread = await openThread({ folder, simulated })
  const ask = <T>(...order: Order) => thread.ask(order) as Promise<T>
  return {
    create: (match) => ask('create', match),
    keep: (id, change) => ask('keep', id, change),
    load: (id, from) => ask('load', id, from),
    lines: (id, from, most) => ask('lines', id, from, most),
    chat: (id, before, most) => ask('chat', id, before, most),
    probe: () => ask('probe'),
    close: () => thread.close(),
  }
}

async function openThread(data: ThreadData): Promise<StoreThread> {
  const { heap } = data.simulated
  const worker = new Worker(program, { workerData: data, ...(heap !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heap } }) })
  const [said] = (await once(worker, 'message')) as [Said]
  if (said && 'open' in said) return new StoreThread(worker)
  await worker.terminate()
  const why = said && 'refused' in said ? said : { refused: 'the thread of the store did not begin', user: false }
  throw why.user ? new UserError(why.refused) : new Error(why.refused)
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/**
 * The other side of the thread. While one batch is under way the next gathers: so nobody waits for company when there is
 * none, and the more is asked for, the more goes into one commit.
 */
class StoreThread {
  private readonly worker: Worker
  private orders: Order[] = []
  private asked: Waiting[] = []
  private underWay: readonly Waiting[] | undefined
  private soon = false
  private gone: Error | undefined

  constructor(worker: Worker) {
    this.worker = worker
    worker.on('message', (outcomes: Said) => this.answer(outcomes))
    worker.on('messageerror', (error) => this.end(error))
    worker.on('error', (error) => this.end(error))
    worker.on('exit', () => this.end(new Error('it has ended')))
    // It keeps the program running only as long as something is asked of it.
    worker.unref()
  }

  ask(order: Order): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.gone) {
        reject(this.gone)
        return
      }
      this.orders.push(order)
      this.asked.push({ resolve, reject })
      if (this.soon || this.underWay) return
      this.soon = true
      // Whatever else is asked for in this turn of the event loop goes along.
      setImmediate(() => this.send())
    })
  }

  private send(): void {
    this.soon = false
    const { orders, asked } = this
    if (asked.length === 0 || this.underWay || this.gone) return
    this.orders = []
    this.asked = []
    this.underWay = asked
    this.worker.ref()
    try {
      this.worker.postMessage(orders)
    } catch (error) {
      // One of them cannot be sent at all. That is a fault of ours, and none of them is kept.
      this.answer(asked.map(() => ({ error: (error as Error).message })))
    }
  }

  private answer(said: Said): void {
    const done = this.underWay ?? []
    this.underWay = undefined
    this.send()
    if (!this.underWay) this.worker.unref()
    const outcomes = Array.isArray(said) ? said : undefined
    for (const [k, { resolve, reject }] of done.entries()) {
      const outcome = outcomes?.[k]
      if (outcome && 'error' in outcome) reject(new Error(outcome.error))
      else resolve(outcome?.value)
    }
  }

  /** The thread is no more: what it was asked for counts as not kept, and nothing more will be kept. */
  private end(why: Error): void {
    this.gone ??= new Error(`the thread that keeps the matches has failed (${why.message}): start the server again`)
    const lost = [...(this.underWay ?? []), ...this.asked]
    this.underWay = undefined
    this.orders = []
    this.asked = []
    for (const { reject } of lost) reject(this.gone)
  }

  /** Keeps what was asked for, then ends the thread. */
  async close(): Promise<void> {
    if (this.gone) return
    await this.ask(['idle']).catch(() => {})
    if (this.gone) return
    const ended = once(this.worker, 'exit')
    this.gone = new Error('the store is closed')
    this.worker.ref()
    this.worker.postMessage('close')
    await ended
  }
}
