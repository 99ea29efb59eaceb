import type { DatabaseSync } from 'node:sqlite'

/**
 * One transaction for all that was written in one turn of the event loop, and while much is written, in a few turns:
 * making a transaction durable costs a wait for the disk, whether it has one write in it or a hundred.
 */
export interface GroupCommit {
  /**
   * Does the work with the next transaction; the promise is fulfilled when that is durable. What the work refuses, it
   * throws as a `Refused` before it has written anything: then the others of the transaction go on.
   */
  write(work: () => void): Promise<void>
  /** Commits now what waits. */
  flush(): void
}

/** At most every so many milliseconds the disk is waited for. */
const GATHER = 2

/** Why a write was refused; nothing was written. */
export class Refused extends Error {}

interface Job {
  readonly work: () => void
  readonly kept: () => void
  readonly failed: (why: unknown) => void
}

export function groupCommit(database: DatabaseSync): GroupCommit {
  const begin = database.prepare('BEGIN IMMEDIATE')
  const commit = database.prepare('COMMIT')
  let waiting: Job[] = []
  let last = Number.NEGATIVE_INFINITY

  /** Carries the jobs out in one transaction. Gives who was refused; throws where the transaction failed as a whole. */
  function carryOut(jobs: readonly Job[]): Map<Job, Refused> {
    const refused = new Map<Job, Refused>()
    begin.run()
    try {
      for (const job of jobs) {
        try {
          job.work()
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          refused.set(job, error)
        }
      }
      commit.run()
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
    return refused
  }

  function settle(jobs: readonly Job[]): void {
    let refused: Map<Job, Refused>
    try {
      refused = carryOut(jobs)
    } catch (error) {
      // One of them, or the disk: each by itself tells which, and what can be kept is.
      if (jobs.length > 1) for (const job of jobs) settle([job])
      else jobs[0]?.failed(error)
      return
    }
    for (const job of jobs) {
      const why = refused.get(job)
      if (why) job.failed(why)
      else job.kept()
    }
  }

  function flush(): void {
    const jobs = waiting
    waiting = []
    if (jobs.length === 0) return
    settle(jobs)
    last = performance.now()
  }

  function soon(): void {
    const rest = last + GATHER - performance.now()
    if (rest > 0) setTimeout(flush, rest)
    else setImmediate(flush)
  }

  return {
    write: (work) =>
      new Promise((kept, failed) => {
        if (waiting.push({ work, kept, failed }) === 1) soon()
      }),
    flush,
  }
}
