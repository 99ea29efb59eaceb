import type { Journal, Position } from '../kernel/index.ts'
import { type Job, type OpenJob, playerAt, seedOf } from './job.ts'
import { type Finished, type GameSetup, type PlayedEntry, playGame } from './play.ts'

/** A game of a job that has been played. */
export interface Played extends Finished<Position> {
  readonly setup: GameSetup
  /** By seat, the names of its players. */
  readonly players: readonly string[]
}

/** Plays game number `game` of a job, 1 or more. The entries and events go to `played` and `journal`, if given. */
export function playGameOf(
  job: Job,
  { engine, options, makers }: OpenJob,
  game: number,
  played?: PlayedEntry[],
  journal?: Journal,
): Played {
  const { seats } = engine.ruleset
  const seating = seats.map((_, seat) => playerAt(job, seats.length, seat, game))
  const setup = { scenario: job.scenario, options, seed: seedOf(job, game) }
  const seated = seating.map((player) => makers[player])
  return {
    ...playGame(engine, setup, seated, played, journal),
    setup,
    players: seating.map((player) => job.players[player]),
  }
}
