import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { UserError } from '../engine/refusal.ts'
import type { Order, Said, ThreadData } from './store-thread.ts'

const program = new URL(`./store-thread${extname(import.meta.url)}`, import.meta.url)

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/**
 * The other side of a thread that works on the database. While one batch is under way the next gathers: so nobody waits for company when
 * there is none, and the more is asked for, the more goes into one commit. What is asked for before the thread has opened the
 * database waits for that.
 */
export class OrderThread {
  /** Resolves when the thread has opened the database. Rejects with a UserError where that cannot be used. */
  readonly opened: Promise<void>
  private readonly worker: Worker
  private orders: Order[] = []
  private asked: Waiting[] = []
  private underWay: readonly Waiting[] | undefined
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
        if (said && 'open' in said) {
          this.isOpen = true
          worker.on('message', (outcomes: Said) => this.answer(outcomes))
          // It keeps the program running only as long as something is asked of it.
          if (this.asked.length === 0) worker.unref()
          resolve()
          this.send()
        } else {
          const refused = said && 'refused' in said ? said : { refused: 'it has not begun', user: false }
          this.fail(refused.user ? new UserError(refused.refused) : new Error(refused.refused))
          void worker.terminate()
        }
      })
      // When it has exited, it has let go of the files as well.
      worker.on('exit', () => {
        reject(this.why ?? new Error('it has ended'))
        this.end(this.why ?? new Error('it has ended'))
      })
    })
    // Who waits for it hears of it; the others hear what comes of their orders.
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

  /** Is nothing asked of it that is not done yet? */
  get isIdle(): boolean {
    return this.asked.length === 0 && this.underWay === undefined
  }

  ask(order: Order): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.gone) {
        reject(this.gone)
        return
      }
      this.orders.push(order)
      this.asked.push({ resolve, reject })
      if (this.soon || this.underWay || !this.isOpen) return
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

  private fail(why: Error): void {
    this.why ??= why
  }

  /** The thread is no more: what it was asked for counts as not kept. */
  private end(why: Error): void {
    this.gone ??= why
    const lost = [...(this.underWay ?? []), ...this.asked]
    this.underWay = undefined
    this.orders = []
    this.asked = []
    for (const { reject } of lost) reject(this.gone)
  }

  /** Does what was asked for, then ends the thread. */
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
