import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { UserError } from '../kernel/refusal.ts'
import type { Outcome } from './batch.ts'
import type { Heard, Order, Said, ThreadData } from './store-thread.ts'

const program = new URL(`./store-thread${extname(import.meta.url)}`, import.meta.url)

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/**
 * The main thread's end of a thread that works on the database. All orders of one turn of the event loop go to the
 * thread in one message, and it takes all messages that wait. Orders wait until the thread has opened the database.
 */
export class OrderThread {
  /** Resolves when the thread has opened the database. Rejects with a UserError if the database cannot be used. */
  readonly opened: Promise<void>
  private readonly worker: Worker
  /** Orders that have not been sent yet. */
  private orders: Order[] = []
  /** The callers that wait for the outcome of an order, sent or not, in the order of the orders. */
  private readonly waiting: Waiting[] = []
  private isOpen = false
  private soon = false
  private why: Error | undefined
  private gone: Error | undefined

  constructor(data: ThreadData) {
    const { heap } = data.simulated
    const worker = new Worker(program, {
      workerData: data,
      ...(heap !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heap } }),
    })
    this.worker = worker
    this.opened = new Promise((resolve, reject) => {
      worker.once('message', (said: Said) => {
        if (typeof said === 'object' && 'open' in said) {
          this.isOpen = true
          worker.on('message', (outcomes: readonly Outcome[] | number) => this.answer(outcomes))
          // It keeps the program running only while it has orders.
          if (this.isIdle) worker.unref()
          resolve()
          this.send()
        } else {
          const refused =
            typeof said === 'object' && 'refused' in said ? said : { refused: 'it has not begun', user: false }
          this.fail(refused.user ? new UserError(refused.refused) : new Error(refused.refused))
          void worker.terminate()
        }
      })
      // Once it has exited, it has let go of the files as well.
      worker.on('exit', () => {
        reject(this.why ?? new Error('it has ended'))
        this.end(this.why ?? new Error('it has ended'))
      })
    })
    // Callers that wait for `opened` hear of a failure there; others hear of it through their orders.
    this.opened.catch(() => {})
    worker.on('error', (error) => this.fail(error))
    worker.on('messageerror', (error) => {
      this.fail(error)
      void worker.terminate()
    })
  }

  /** Why it takes no more orders, if it has ended. */
  get ended(): Error | undefined {
    return this.gone
  }

  /** Are all its orders done? */
  get isIdle(): boolean {
    return this.waiting.length === 0
  }

  ask(order: Order): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.gone) {
        reject(this.gone)
        return
      }
      this.orders.push(order)
      this.waiting.push({ resolve, reject })
      if (this.soon || !this.isOpen) return
      this.soon = true
      // Other orders of this turn of the event loop go in the same message.
      setImmediate(() => this.send())
    })
  }

  private tell = (heard: Heard): void => this.worker.postMessage(heard)

  private send(): void {
    this.soon = false
    const { orders } = this
    if (orders.length === 0 || this.gone) return
    this.orders = []
    this.worker.ref()
    try {
      this.tell(orders)
    } catch (error) {
      // One of them cannot be sent at all. That is a fault in our program, and none of them is carried out.
      const lost = this.waiting.splice(this.waiting.length - orders.length)
      if (this.isIdle) this.worker.unref()
      for (const { reject } of lost) reject(error as Error)
    }
  }

  private answer(said: readonly Outcome[] | number): void {
    const outcomes = typeof said === 'number' ? undefined : said
    const done = this.waiting.splice(0, outcomes?.length ?? (said as number))
    if (this.isIdle) this.worker.unref()
    for (const [k, { resolve, reject }] of done.entries()) {
      const outcome = outcomes?.[k]
      if (outcome && 'error' in outcome) reject(new Error(outcome.error))
      else resolve(outcome?.value)
    }
  }

  private fail(why: Error): void {
    this.why ??= why
  }

  /** The thread has ended: its open orders count as not carried out. */
  private end(why: Error): void {
    this.gone ??= why
    this.orders = []
    const lost = this.waiting.splice(0)
    for (const { reject } of lost) reject(this.gone)
  }

  /** Finishes the open orders, then ends the thread. */
  async close(): Promise<void> {
    if (this.gone) return
    await this.ask(['idle']).catch(() => {})
    if (this.gone) return
    const ended = once(this.worker, 'exit')
    this.gone = new Error('the store is closed')
    this.worker.ref()
    this.tell('close')
    await ended
  }
}
