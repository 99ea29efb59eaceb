import type { Store } from '../host/store.ts'
import { OrderThread } from './order-thread.ts'
import type { Simulated } from './sqlite-store.ts'
import type { Order, ThreadData } from './store-thread.ts'

/** A store that can be asked whether it can keep anything. */
export interface ServerStore extends Store {
  /**
   * Writes something that changes nothing. Rejects if it cannot be made durable. A store that cannot fail needs no
   * probe.
   */
  readonly probe?: () => Promise<void>
}

type Report = (what: string, error?: unknown) => void

/**
 * Keeps matches in an SQLite database in a folder, which is created if it is missing. Acknowledged changes survive a
 * crash of the program and of the machine. One thread writes and waits for the disk, another reads, so that a long
 * record keeps no write waiting. Rejects with a UserError if the folder cannot be used, or another server works on it.
 * `report` hears of threads that have broken down.
 */
export async function sqliteStore(
  folder: string,
  simulated: Simulated = {},
  report: Report = () => {},
): Promise<ServerStore> {
  const writer = await LastingThread.open({ folder, simulated, does: 'write' }, report)
  const reader = await LastingThread.open({ folder, simulated, does: 'read' }, report).catch(async (error: unknown) => {
    await writer.close()
    throw error
  })
  const write = <T>(...order: Order) => writer.ask(order) as Promise<T>
  /** Reads once all earlier orders have been written. */
  const read = async <T>(...order: Order): Promise<T> => {
    if (!writer.isIdle) await writer.ask(['idle'])
    return reader.ask(order) as Promise<T>
  }
  return {
    create: (match) => write('create', match),
    keep: (id, change) => write('keep', id, change),
    load: (id, from) => read('load', id, from),
    lines: (id, from, most) => read('lines', id, from, most),
    chat: (id, before, most) => read('chat', id, before, most),
    probe: () => write('probe'),
    async close() {
      // The last thread to let go of the database tidies up, so that must be the writer.
      await reader.close()
      await writer.close()
    },
  }
}

/**
 * Milliseconds between two starts of a thread: one that breaks down again and again must not take up the whole machine.
 */
const PAUSE = 2_000

/**
 * A thread that starts again after it has broken down, as soon as a new order comes. Earlier open orders count as not
 * carried out.
 */
class LastingThread {
  private readonly data: ThreadData
  private readonly report: Report
  private thread: OrderThread
  private begun: number
  private closed = false

  static async open(data: ThreadData, report: Report): Promise<LastingThread> {
    const lasting = new LastingThread(data, report)
    await lasting.thread.opened
    return lasting
  }

  private constructor(data: ThreadData, report: Report) {
    this.data = data
    this.report = report
    this.begun = performance.now()
    this.thread = new OrderThread(data)
  }

  get isIdle(): boolean {
    return this.thread.isIdle
  }

  async ask(order: Order): Promise<unknown> {
    const { ended } = this.thread
    if (ended && !this.closed && performance.now() - this.begun >= PAUSE) this.beginAgain(ended)
    return this.thread.ask(order).catch((error: unknown) => {
      throw error === this.thread.ended && !this.closed
        ? new Error(`the thread that ${this.data.does}s matches has failed: ${(error as Error).message}`)
        : error
    })
  }

  private beginAgain(why: Error): void {
    const { does } = this.data
    this.report(`the thread that ${does}s matches has failed, and is restarted`, why)
    this.begun = performance.now()
    this.thread = new OrderThread(this.data)
    this.thread.opened.catch((error: unknown) =>
      this.report(`the thread that ${does}s matches could not be restarted`, error),
    )
  }

  close(): Promise<void> {
    this.closed = true
    return this.thread.close()
  }
}
