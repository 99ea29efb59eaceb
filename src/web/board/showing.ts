import type { BoardModule } from './module.ts'
import type { Told } from './table.ts'

/** How an event looks in the log, and how long it stays on the screen (`BoardModule.show`). */
export type Look = ReturnType<BoardModule['show']>

/** Shows events by name as in this list, and all others as `plain`. */
export const showing =
  (looks: Readonly<Record<string, Look>>, plain: Look): ((told: Told) => Look) =>
  ({ event }) =>
    looks[event] ?? plain
