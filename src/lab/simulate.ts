import { playAll } from './crew.ts'
import { type Job, openJob } from './job.ts'
import type { Row } from './rows.ts'
import { type Study, tally } from './tally.ts'

export interface Watch {
  readonly workers: number
  /** Ends with the games that are finished. */
  readonly stop?: AbortSignal
  /** How many games are finished. */
  readonly progress?: (done: number) => void
  /** Called when all that the job names has been found, before the first game. */
  readonly ready?: () => void
}

/**
 * Plays the games of a job on worker threads; the study is the same for every number of them. Throws a UserError for what
 * the job names and does not exist; a KernelError, naming the game, where the rules or a player break.
 */
export async function simulate(job: Job, { workers, stop, progress, ready }: Watch): Promise<Study> {
  const open = await openJob(job)
  ready?.()
  const rows: Row[] = []
  const played = (finished: readonly Row[]): void => {
    rows.push(...finished)
    progress?.(rows.length)
  }
  const seconds = await playAll([job], { workers, ...(stop && { stop }), played })
  return tally(job, open, rows, seconds)
}
