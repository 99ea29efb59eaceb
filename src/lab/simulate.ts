import { playAll } from './crew.ts'
import { type Job, type OpenJob, openJob } from './job.ts'
import type { Row } from './rows.ts'
import { type Study, tally } from './tally.ts'

export interface Watch {
  readonly workers: number
  /** Ends with the games that are finished. */
  readonly stop?: AbortSignal
  /** The number of finished games. */
  readonly progress?: (done: number) => void
  /** Called when everything that the job names has been found, before the first game. */
  readonly ready?: () => void
}

/** The games of a job as they were finished, in no particular order, and the seconds that they took. */
export interface PlayedJob {
  readonly open: OpenJob
  readonly rows: readonly Row[]
  readonly seconds: number
}

/**
 * Plays the games of a job on worker threads. Throws a UserError for anything that the job names and that does not
 * exist; a KernelError, naming the game, if the rules or a player break.
 */
export async function playJob(job: Job, { workers, stop, progress, ready }: Watch): Promise<PlayedJob> {
  const open = await openJob(job)
  ready?.()
  const rows: Row[] = []
  const played = (finished: readonly Row[]): void => {
    rows.push(...finished)
    progress?.(rows.length)
  }
  const seconds = await playAll([job], { workers, ...(stop && { stop }), played })
  return { open, rows, seconds }
}

/** Plays the games of a job and sums them up; the study is the same for every number of workers. Throws as `playJob` does. */
export async function simulate(job: Job, watch: Watch): Promise<Study> {
  const { open, rows, seconds } = await playJob(job, watch)
  return tally(job, open, rows, seconds)
}
