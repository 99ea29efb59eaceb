import type { Accounts, Seats } from '../kernel/index.ts'
import type { Job } from './job.ts'

/** What is kept of each of many games. */
export interface Row {
  /** Which of the jobs, counted from 0. */
  readonly job: number
  /** Its number in the job, 1 or more. */
  readonly game: number
  readonly winner: Seats
  readonly actions: number
  /** Of the final position. */
  readonly digest: number
  readonly measures: Readonly<Record<string, number>>
  /** Present if the job wants them and the system has them. */
  readonly accounts?: Accounts
}

/** To a worker: the jobs, the counter of games, and which games have been played, by their place. */
export interface Order {
  readonly jobs: readonly Job[]
  readonly shared: SharedArrayBuffer
  readonly done?: Uint8Array
}

/** From a worker: finished games, an empty list when it has been loaded and begins to play; or why it had to stop. */
export type Message =
  | { readonly rows: readonly Row[] }
  | { readonly fault: string; readonly place: number; readonly user: boolean }

/** Shared by all workers: the place of the next game, so that a free worker takes it. */
export const counterOf = (shared: SharedArrayBuffer): Int32Array => new Int32Array(shared)

/** How many games jobs have together. */
export const gamesIn = (jobs: readonly Job[]): number => jobs.reduce((sum, { games }) => sum + games, 0)

/**
 * How many places the order of play has: a row of one place for each job, for each game of the job that has the most
 * games.
 */
export const placesOf = (jobs: readonly Job[]): number => jobs.length * Math.max(0, ...jobs.map(({ games }) => games))

/**
 * Which game stands at a place, counted from 0, in the order of play: the first game of each job, then the second. A
 * job that has fewer games than another leaves its later places empty.
 */
export const placeOf = (place: number, jobs: number): Pick<Row, 'job' | 'game'> => ({
  job: place % jobs,
  game: Math.floor(place / jobs) + 1,
})

/** The place of a game in the order of play. */
export const placeIn = ({ job, game }: Pick<Row, 'job' | 'game'>, jobs: number): number => (game - 1) * jobs + job
