import type { DatabaseSync } from 'node:sqlite'

/** Why a job was refused; nothing was written. */
export class Refused extends Error {}

/** One task in a database. It refuses by throwing a `Refused` before it has written anything. */
export type Job = () => unknown

/** The result of a job, or why it was not done. */
export type Outcome = { readonly value: unknown } | { readonly error: string }

/**
 * Does jobs in order in one transaction: making a transaction durable costs one wait for the disk, whether it has one
 * job or a hundred. A job that refuses does not affect the others. Returns the outcomes once everything is durable.
 */
export function inOneCommit(database: DatabaseSync, jobs: readonly Job[]): Outcome[] {
  try {
    return carryOut(database, jobs)
  } catch (error) {
    // A job failed, or the disk. Doing each by itself shows which, and keeps what can be kept.
    if (jobs.length > 1) return jobs.flatMap((job) => inOneCommit(database, [job]))
    return [{ error: (error as Error).message }]
  }
}

/** Does jobs that only read, in order. Each sees the database as it is at one moment. */
export function oneByOne(database: DatabaseSync, jobs: readonly Job[]): Outcome[] {
  return jobs.map((job) => {
    database.exec('BEGIN')
    try {
      return { value: job() }
    } catch (error) {
      return { error: (error as Error).message }
    } finally {
      if (database.isTransaction) database.exec('ROLLBACK')
    }
  })
}

function carryOut(database: DatabaseSync, jobs: readonly Job[]): Outcome[] {
  database.exec('BEGIN IMMEDIATE')
  try {
    const outcomes = jobs.map((job) => outcomeOf(job))
    database.exec('COMMIT')
    return outcomes
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function outcomeOf(job: Job): Outcome {
  try {
    return { value: job() }
  } catch (error) {
    if (error instanceof Refused) return { error: error.message }
    throw error
  }
}
