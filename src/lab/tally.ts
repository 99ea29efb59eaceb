import { includes, NOBODY } from '../kernel/index.ts'
import { hasher } from '../match/bytes.ts'
import { type Job, type OpenJob, playerAt } from './job.ts'
import type { Row } from './rows.ts'
import { mean, type Share, shareOf } from './statistics.ts'

export interface Wins extends Omit<Share, 'games'> {
  readonly wins: number
}

/** The result of many games. The intervals are Wilson's, with 95 % confidence. */
export interface Study {
  readonly ruleset: string
  readonly scenario: string
  readonly options: Readonly<Record<string, unknown>>
  /** By seat, in the first game if they swap. */
  readonly players: readonly string[]
  readonly swap: boolean
  readonly seed: string
  /** How many were played to the end. */
  readonly games: number
  /** Present if it was stopped before all games had been played. */
  readonly interrupted?: true
  readonly actions: number
  readonly seconds: number
  readonly actionsPerSecond: number
  readonly gamesPerSecond: number
  readonly results: Readonly<Record<string, Wins>>
  readonly draws: Share
  /** The same by player; this differs from `results` if they swap. */
  readonly byPlayer: readonly (Wins & { readonly player: string })[]
  /** The ruleset's figures of a finished game, averaged: rounds, points. */
  readonly means: Readonly<Record<string, number>>
  /**
   * Digest of all final positions in the order of the games: the same for the same job on every machine, whatever the
   * number of workers.
   */
  readonly digest: string
}

/** Bytes of SHA-256 that tell the final positions of one study from those of another. */
const KEPT = 8

const winsOf = (wins: number, all: number): Wins => {
  const { share, interval } = shareOf(wins, all)
  return { wins, share, interval }
}

/** Sums up games. The order in which they were finished does not matter. */
export function tally(job: Job, { engine, options }: OpenJob, unordered: readonly Row[], seconds: number): Study {
  const rows = unordered.toSorted((a, b) => a.game - b.game)
  const { seats } = engine.ruleset
  const games = rows.length
  const actions = rows.reduce((sum, row) => sum + row.actions, 0)
  const wonBy = (seat: number) => rows.filter((row) => includes(row.winner, seat)).length
  const wonByPlayer = (player: number) =>
    rows.filter((row) =>
      seats.some((_, seat) => playerAt(job, seats.length, seat, row.game) === player && includes(row.winner, seat)),
    ).length
  const digests = rows.map(({ digest }) => digest.toString(16).padStart(8, '0'))
  return {
    ruleset: engine.ruleset.id,
    scenario: job.scenario,
    options,
    players: job.players,
    swap: job.swap,
    seed: job.seed,
    games,
    ...(games < job.games && { interrupted: true as const }),
    actions,
    seconds,
    // A run that is stopped before its first game has taken no time.
    actionsPerSecond: seconds > 0 ? Math.round(actions / seconds) : 0,
    gamesPerSecond: seconds > 0 ? Math.round((100 * games) / seconds) / 100 : 0,
    results: Object.fromEntries(seats.map((name, seat) => [name, winsOf(wonBy(seat), games)])),
    draws: shareOf(rows.filter(({ winner }) => winner === NOBODY).length, games),
    byPlayer: job.players.map((player, k) => ({ player, ...winsOf(wonByPlayer(k), games) })),
    means: Object.fromEntries(
      Object.keys(rows[0]?.measures ?? {}).map((name) => [name, mean(rows.map(({ measures }) => measures[name]))]),
    ),
    digest: hasher(KEPT)(digests.join('')),
  }
}
