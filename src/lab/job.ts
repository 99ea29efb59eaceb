import { type AnyRuleset, findRuleset, findSystem } from '../../systems/node.ts'
import { completeOptions, type Engine, engine, findScenario, type Options, type Position } from '../kernel/index.ts'
import { overPack, type Pack } from '../match/pack.ts'
import { findPlayer, type MakePlayer, type Tastes } from '../players/index.ts'

/** Many games that must be played. Plain data: every worker gets a copy. */
export interface Job {
  readonly ruleset: string
  readonly scenario: string
  readonly options: Readonly<Record<string, unknown>>
  /** A kind of player for each seat. */
  readonly players: readonly string[]
  /** Tastes in addition to those of the system, for players as `drill@NAME`. */
  readonly tastes?: Tastes
  readonly games: number
  /** Together with a game's number it makes that game's chance. */
  readonly seed: string
  /** The players change sides every second game. */
  readonly swap: boolean
  /** A folder for the record of every game. */
  readonly records?: string
  readonly pack?: Pack
  /** Also returns the accounts of every game (`ruleset.accounts`), which takes longer: its events are needed. */
  readonly accounts?: true
}

/** A job for which everything that it names has been found. */
export interface OpenJob {
  readonly engine: Engine<Position>
  readonly options: Options
  /** By seat, in games that are not swapped. */
  readonly makers: readonly MakePlayer<Position>[]
}

/**
 * Loads the rules with that id, with a designer's data if there are any. Rejects with a UserError if there are no such
 * rules, or if the data are wrong.
 */
export async function rulesetWith(id: string, pack: Pack | undefined): Promise<AnyRuleset> {
  const ruleset = await findRuleset(id)
  return pack === undefined ? ruleset : overPack(ruleset, pack)
}

/**
 * Loads everything that a job names. Rejects with a UserError for anything that does not exist, or does not go
 * together.
 */
export async function openJob(job: Job): Promise<OpenJob> {
  const ruleset = await rulesetWith(job.ruleset, job.pack)
  const options = completeOptions(findScenario(ruleset.scenarios(), job.scenario), job.options)
  const system = findSystem(ruleset.id)
  const makers = await Promise.all(job.players.map((kind) => findPlayer(kind, system, job.tastes)))
  return { engine: engine(ruleset), options, makers }
}

/**
 * Which of the job's players sits at a seat in game number `game`; if they swap, they move one seat on every second
 * game.
 */
export const playerAt = (job: Pick<Job, 'swap'>, seats: number, seat: number, game: number): number =>
  job.swap && game % 2 === 0 ? (seat + 1) % seats : seat

/** The seed of one game of a job. */
export const seedOf = ({ seed }: Job, game: number): string => `${seed} game ${game}`
