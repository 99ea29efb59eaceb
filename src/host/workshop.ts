import type { TaskInput, TaskName, TaskOutput } from './tasks/index.ts'

/** Who asks for work: tasks of different accounts take turns. */
export interface Account {
  /** An address, say. */
  readonly name: string
  /**
   * Counts this many milliseconds of work. Gives for how many it has to wait until it has paid all that was counted; 0
   * where it owes nothing.
   */
  readonly charge?: (ms: number) => number
}

/** For whom a task is done, and within which bounds. */
export interface Terms {
  /** The match that it is for. */
  readonly match: string
  /** On whose account it goes: the match's own where it is left out. */
  readonly account?: Account
  /** Milliseconds that it may take when its turn has come. */
  readonly limit: number
  /** It may think for seconds: what is shorter does not wait for it. */
  readonly long?: boolean
  /**
   * Is the result still wanted? Asked when the task's turn has come, and now and then while it is worked out in steps; if
   * not, it is given up.
   */
  readonly wanted?: () => boolean
}

/**
 * Where a host has work done that may take long. In a browser the host has a thread of its own, and does all work in
 * place; a server has a pool of threads.
 */
export interface Workshop {
  /**
   * Gives what the task gives. Rejects with the UserError that the task throws; with a RequestError `too-much` where it
   * does not come to an end within its limit, `busy` if too many tasks wait already, and `unwanted` if the result is no
   * longer wanted. Any other rejection is a fault of ours.
   */
  perform<T extends TaskName>(task: T, input: TaskInput<T>, terms: Terms): Promise<TaskOutput<T>>
}

/** Milliseconds that a record may take to fold: a very long one takes some seconds on a busy machine. */
export const FOLD_WITHIN = 60_000
/** Milliseconds that an answer to a client's question may take. */
export const ANSWER_WITHIN = 5_000
/**
 * And the choice of a computer player: eight seconds of a core that is free come to many times that on a slow machine
 * whose cores are busy. It ends a player that never comes to an end.
 */
export const CHOOSE_WITHIN = 120_000
