import type { Meter } from '../host/index.ts'
import type { StoreWatch } from './watched-store.ts'

/** Hears how the server is doing, for figures and for the log. It hears nothing that opens or betrays anything. */
export interface Watch extends Meter, StoreWatch {
  /** A connection or a request was refused, or a connection ended for what it did; the code says why. */
  refused(code: string): void
}

/** Several watchers as one. */
export function together(watches: readonly Partial<Watch>[]): Watch {
  return {
    came(type) {
      for (const one of watches) one.came?.(type)
    },
    answered(type, answer, ms) {
      for (const one of watches) one.answered?.(type, answer, ms)
    },
    erred(code) {
      for (const one of watches) one.erred?.(code)
    },
    waiting(count) {
      for (const one of watches) one.waiting?.(count)
    },
    kept(ms) {
      for (const one of watches) one.kept?.(ms)
    },
    failed() {
      for (const one of watches) one.failed?.()
    },
    refused(code) {
      for (const one of watches) one.refused?.(code)
    },
  }
}
