import type { Seats } from '../kernel/index.ts'

/** What is kept of a game of many. */
export interface Row {
  readonly game: number
  readonly winner: Seats
  readonly actions: number
  /** Of the final position. */
  readonly digest: number
  readonly measures: Readonly<Record<string, number>>
}

/**
 * From a worker: games that are finished, none of them when it has been loaded and begins to play; or why it had to
 * stop.
 */
export type Message =
  | { readonly rows: readonly Row[] }
  | { readonly fault: string; readonly game: number; readonly user: boolean }

/** Shared by all workers: the number of the next game, so that a free worker takes it. */
export const counterOf = (shared: SharedArrayBuffer): Int32Array => new Int32Array(shared)
