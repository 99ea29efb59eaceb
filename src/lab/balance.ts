import { includes } from '../kernel/index.ts'
import type { Job } from './job.ts'
import type { Row } from './rows.ts'
import { playJob, type Watch } from './simulate.ts'
import { mean } from './statistics.ts'
import { type Study, tally } from './tally.ts'

/** What is known of how a scenario stands between equal players. */
export interface Balance extends Study {
  /** The first of the system's measures, the length of the game, value by value. */
  readonly length?: { readonly measure: string; readonly games: readonly Lasted[] }
  /** By seat: what each has lost by arm, and where its points come from, on average. */
  readonly losses?: Averages
  readonly points?: Averages
}

/** The games of this length, and how many of them each seat has won. */
export interface Lasted {
  readonly value: number
  readonly games: number
  readonly wins: Readonly<Record<string, number>>
}

/** Amounts by seat, and for each seat by kind. */
export type Averages = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Plays the games of a job with their accounts, and sums them up. Throws as `simulate` does. */
export async function studyBalance(job: Omit<Job, 'accounts'>, watch: Watch): Promise<Balance> {
  const { open, rows, seconds } = await playJob({ ...job, accounts: true }, watch)
  const { seats } = open.engine.ruleset
  const measure = Object.keys(rows[0]?.measures ?? {})[0]
  const losses = averages(seats, rows, 'losses')
  const points = averages(seats, rows, 'points')
  return {
    ...tally(job, open, rows, seconds),
    ...(measure !== undefined && { length: { measure, games: lengths(seats, rows, measure) } }),
    ...(losses && { losses }),
    ...(points && { points }),
  }
}

/** The lengths of the games, the shortest first. */
export function lengths(seats: readonly string[], rows: readonly Row[], measure: string): Lasted[] {
  const values = [...new Set(rows.map(({ measures }) => measures[measure]))].sort((a, b) => a - b)
  return values.map((value) => {
    const games = rows.filter(({ measures }) => measures[measure] === value)
    const wins = seats.map((seat, k) => [seat, games.filter(({ winner }) => includes(winner, k)).length] as const)
    return { value, games: games.length, wins: Object.fromEntries(wins) }
  })
}

/** Averages of one of the accounts, without entries that no game has; undefined if the system has none. */
export function averages(
  seats: readonly string[],
  rows: readonly Row[],
  account: 'losses' | 'points',
): Averages | undefined {
  const kept = rows.flatMap(({ accounts }) => (accounts ? [accounts[account]] : []))
  if (kept.length === 0) return undefined
  // The games end in no particular order, and sums of whole numbers are the same in any order.
  const of = (seat: number) =>
    Object.keys(kept[0][seat])
      .map((name) => [name, mean(kept.map((one) => one[seat][name]))] as const)
      .filter(([, average]) => average !== 0)
  return Object.fromEntries(seats.map((name, seat) => [name, Object.fromEntries(of(seat))]))
}
