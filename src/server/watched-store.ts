import type { Store } from '../host/index.ts'

/** Hears how a store is doing. */
export interface StoreWatch {
  /** The number of writes under way now. */
  waiting(count: number): void
  /** A write was made durable after this number of milliseconds. */
  kept(ms: number): void
  failed(): void
}

/** The same store; `watch` hears how long each write takes and which fail. */
export function watched(store: Store, watch: StoreWatch): Store {
  let waiting = 0
  const write = async (work: Promise<void>): Promise<void> => {
    const began = performance.now()
    watch.waiting(++waiting)
    try {
      await work
      watch.kept(performance.now() - began)
    } catch (error) {
      watch.failed()
      throw error
    } finally {
      watch.waiting(--waiting)
    }
  }
  return {
    create: (match) => write(store.create(match)),
    keep: (id, change) => write(store.keep(id, change)),
    lines: (id, from, most) => store.lines(id, from, most),
    chat: (id, before, most) => store.chat(id, before, most),
    load: (id, from) => store.load(id, from),
    close: () => store.close(),
  }
}
