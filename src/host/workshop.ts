import type { TaskInput, TaskName, TaskOutput } from './tasks/index.ts'

/** The account that work is charged to: tasks of different accounts take turns. */
export interface Account {
  /** An address, for example. */
  readonly name: string
  /**
   * Charges this many milliseconds of work. Returns how many milliseconds the account must wait until everything is
   * paid; 0 if it owes nothing.
   */
  readonly charge?: (ms: number) => number
}

/** What a task is done for, and within which limits. */
export interface Terms {
  /** The match that it is for. */
  readonly match: string
  /** The account that pays; left out, the match's own. */
  readonly account?: Account
  /** Milliseconds that it may take once its turn has come. */
  readonly limit: number
  /** May it think for seconds? Then shorter tasks do not wait for it. */
  readonly long?: boolean
  /**
   * Is the result still wanted? Asked when the task's turn comes, and now and then during a task in steps; if not, the
   * task is given up.
   */
  readonly wanted?: () => boolean
}

/**
 * Does a host's work that may take long. In a browser the host has a thread of its own, and does all work in place; a
 * server has a pool of threads.
 */
export interface Workshop {
  /**
   * Returns the task's result. Rejects with the UserError that the task throws; with a RequestError `too-much` if it
   * does not end within its limit, `busy` if too many tasks wait already, and `unwanted` if the result is no longer
   * wanted. Any other rejection is a fault in our program.
   */
  perform<T extends TaskName>(task: T, input: TaskInput<T>, terms: Terms): Promise<TaskOutput<T>>
}

/** Milliseconds that folding a record may take: a very long one takes some seconds on a busy machine. */
export const FOLD_WITHIN = 60_000
/** Milliseconds that an answer to a client's question may take. */
export const ANSWER_WITHIN = 5_000
/**
 * Milliseconds that the choice of a computer player may take: a minute on a free core, the longest that a level takes,
 * becomes many times that on a slow machine with busy cores. It stops a player that never comes to an end.
 */
export const CHOOSE_WITHIN = 600_000
