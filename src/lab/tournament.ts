import { includes, UserError } from '../kernel/index.ts'
import { hasher } from '../match/bytes.ts'
import type { Pack } from '../match/pack.ts'
import { playAll } from './crew.ts'
import { type Job, openJob, playerAt } from './job.ts'
import { type Rating, ratingsOf, withOneDrawMore } from './ratings.ts'
import { gamesIn, placeIn, placesOf, type Row } from './rows.ts'
import { ERROR, type Hypotheses, logLikelihoodRatio, type Results, type Verdict, verdictOn } from './sprt.ts'
import { shareOf } from './statistics.ts'

/**
 * Which players meet, and in which scenarios. Every game is one of a `Job` between two players, the same as `simulate`
 * plays it.
 */
export interface TournamentPlan {
  readonly ruleset: string
  /** Two or more, each once. */
  readonly players: readonly string[]
  readonly scenarios: readonly { readonly id: string; readonly options: Readonly<Record<string, unknown>> }[]
  /** The games of each pair in each scenario. */
  readonly games: number
  /** The most games, in each scenario, for a pair with this player. */
  readonly fewer?: Readonly<Record<string, number>>
  /** The players of a pair change sides every second game. */
  readonly swap: boolean
  readonly seed: string
  readonly pack?: Pack
  /** The player that is rated 0. */
  readonly zero: string
  /** For two players only: the games end when this is decided. */
  readonly test?: Hypotheses
}

export interface TournamentWatch {
  readonly workers: number
  /** Ends with the games that are finished. */
  readonly stop?: AbortSignal
  /** How many games are finished, including those that had been played before. */
  readonly progress?: (done: number) => void
  /** Games that had been played before. */
  readonly kept?: (jobs: readonly Job[]) => readonly Row[]
  /** Called with each game that is new. */
  readonly keep?: (job: Job, row: Row) => void
}

/** What a player has scored: its wins and half of its draws, with Wilson's 95 % confidence interval for the share. */
export interface Score extends Results {
  readonly games: number
  readonly share: number
  readonly interval: readonly [low: number, high: number]
}

export interface Tournament {
  readonly ruleset: string
  readonly players: readonly string[]
  readonly zero: string
  readonly scenarios: TournamentPlan['scenarios']
  readonly swap: boolean
  readonly seed: string
  readonly games: number
  /** Present if it was stopped before all games had been played. */
  readonly interrupted?: true
  /** In the order of the players; intervals are those of the difference to `zero`. */
  readonly ratings: readonly (Rating & { readonly player: string; readonly score: Score })[]
  /** For each pair, what the first player scored. */
  readonly pairs: readonly Pairing[]
  readonly test?: Hypotheses & { readonly error: number; readonly ratio: number; readonly verdict?: Verdict }
  /** Digest of all final positions, job by job: the same on every machine and for every number of workers. */
  readonly digest: string
}

interface Pairing {
  readonly players: readonly [string, string]
  readonly score: Score
  readonly scenarios: readonly { readonly scenario: string; readonly score: Score }[]
}

/** The number of seats of every system in which a tournament can be played. */
const SEATS = 2

/** A job for each pair in each scenario. */
const jobsOf = ({ ruleset, players, scenarios, games, fewer = {}, swap, seed, pack }: TournamentPlan): Job[] =>
  players.flatMap((first, k) =>
    players.slice(k + 1).flatMap((second) =>
      scenarios.map(({ id, options }) => ({
        ruleset,
        scenario: id,
        options,
        players: [first, second],
        games: Math.min(games, fewer[first] ?? games, fewer[second] ?? games),
        seed,
        swap,
        ...(pack !== undefined && { pack }),
      })),
    ),
  )

/** The number of games in a tournament. */
export const gamesOf = (plan: TournamentPlan): number => gamesIn(jobsOf(plan))

/** The result of a game for the first player of its job. */
export function resultOf(job: Job, { winner, game }: Pick<Row, 'winner' | 'game'>): keyof Results {
  const seat = playerAt(job, SEATS, 0, game) === 0 ? 0 : 1
  const [won, lost] = [includes(winner, seat), includes(winner, 1 - seat)]
  return won === lost ? 'draws' : won ? 'wins' : 'losses'
}

/**
 * Plays all games of a tournament that have not been played before, or those until its test is decided. For each player
 * one game that had been played before is played again, to see that the player still plays the same. Throws a UserError
 * for anything that the plan names and that does not exist, and for players that play differently now; a KernelError,
 * naming the game, if the rules or a player break.
 */
export async function playTournament(plan: TournamentPlan, watch: TournamentWatch): Promise<Tournament> {
  const jobs = jobsOf(plan)
  for (const job of jobs.slice(0, plan.scenarios.length)) {
    const { ruleset } = (await openJob({ ...job, players: plan.players })).engine
    if (ruleset.seats.length !== SEATS)
      throw new UserError(`a tournament is for games of ${SEATS} sides, and ${ruleset.id} has ${ruleset.seats.length}`)
  }
  const rows = new Map<number, Row>()
  for (const row of watch.kept?.(jobs) ?? []) rows.set(placeIn(row, jobs.length), row)
  const done = new Uint8Array(placesOf(jobs))
  for (const place of rows.keys()) done[place] = 1

  const enough = new AbortController()
  const stop = AbortSignal.any([enough.signal, ...(watch.stop ? [watch.stop] : [])])
  const trial = plan.test && sequentialTest(plan.test, jobs, rows)
  const look = (): void => {
    if (trial?.decided()) enough.abort()
  }
  await playAgain(firstOfEach(plan.players, jobs, rows))
  look()
  watch.progress?.(rows.size)
  await playAll(jobs, { workers: watch.workers, stop, played }, done)
  return report(plan, jobs, rows, trial)

  /** Plays these games again before anything is concluded from the games that were kept. */
  async function playAgain(places: readonly number[]): Promise<void> {
    const others = new Uint8Array(done.length).fill(1)
    for (const place of places) others[place] = 0
    if (places.length > 0)
      await playAll(jobs, { workers: watch.workers, ...(watch.stop && { stop: watch.stop }), played }, others)
  }

  function played(finished: readonly Row[]): void {
    for (const row of finished) {
      const place = placeIn(row, jobs.length)
      const job = jobs[row.job]
      const before = rows.get(place)
      if (before !== undefined && before.digest !== row.digest) throw changed(job, row)
      if (before !== undefined) continue
      rows.set(place, row)
      watch.keep?.(job, row)
    }
    look()
    watch.progress?.(rows.size)
  }
}

const changed = ({ players, scenario }: Job, { game }: Row): UserError =>
  new UserError(
    `game ${game} between ${players.join(' and ')} in ${scenario} goes differently now: a player or the rules have changed since it was kept; keep the games in a new file`,
  )

/** For each player, the first of the kept games that it has played. */
function firstOfEach(players: readonly string[], jobs: readonly Job[], rows: ReadonlyMap<number, Row>): number[] {
  const places = [...rows.keys()].sort((a, b) => a - b)
  const isOf = (player: string) => (place: number) => jobs[place % jobs.length]?.players.includes(player)
  return players.flatMap((player) => places.find(isOf(player)) ?? [])
}

/**
 * The test over games in their own order, not in the order in which they are finished, so that its end does not depend
 * on the workers.
 */
function sequentialTest(hypotheses: Hypotheses, jobs: readonly Job[], rows: ReadonlyMap<number, Row>) {
  const results = { wins: 0, draws: 0, losses: 0 }
  let games = 0
  let verdict: Verdict | undefined
  return {
    /** Looks at the games that have come in; true when the test has ended. */
    decided(): boolean {
      for (let row = rows.get(games); row !== undefined && verdict === undefined; row = rows.get(games)) {
        results[resultOf(jobs[row.job], row)]++
        games++
        verdict = verdictOn(results, hypotheses)
      }
      return verdict !== undefined
    },
    /** The number of games that it has looked at. */
    games: () => games,
    report: () => ({
      ...hypotheses,
      error: ERROR,
      ratio: logLikelihoodRatio(results, hypotheses),
      ...(verdict !== undefined && { verdict }),
    }),
  }
}

/** Bytes of SHA-256 that tell the final positions of one tournament from those of another. */
const KEPT = 8

function report(
  plan: TournamentPlan,
  jobs: readonly Job[],
  rows: ReadonlyMap<number, Row>,
  trial: ReturnType<typeof sequentialTest> | undefined,
): Tournament {
  const { ruleset, players, zero, scenarios, swap, seed } = plan
  const counted = [...rows]
    .filter(([place]) => trial === undefined || place < trial.games())
    .map(([, row]) => row)
    .sort((a, b) => a.job - b.job || a.game - b.game)
  const results = jobs.map(() => ({ wins: 0, draws: 0, losses: 0 }))
  for (const row of counted) results[row.job][resultOf(jobs[row.job], row)]++
  const over = (isWanted: (job: Job) => boolean) => sumOf(results.filter((_, k) => isWanted(jobs[k])))
  const pairs = jobs
    .filter(({ scenario }) => scenario === scenarios[0]?.id)
    .map(({ players: [first = '', second = ''] }): Pairing => {
      const isPair = (job: Job) => job.players[0] === first && job.players[1] === second
      return {
        players: [first, second],
        score: scoreOf(over(isPair)),
        scenarios: scenarios.map(({ id }) => ({
          scenario: id,
          score: scoreOf(over((job) => isPair(job) && job.scenario === id)),
        })),
      }
    })
  const number = (player: string) => players.indexOf(player)
  const meetings = pairs.map(({ players: [first, second], score: { wins, draws, losses } }) => ({
    players: [number(first), number(second)] as const,
    scores: [wins + draws / 2, losses + draws / 2] as const,
  }))
  const ratings = ratingsOf(players.length, withOneDrawMore(meetings), number(zero))
  const interrupted = counted.length < gamesIn(jobs) && trial?.report().verdict === undefined
  return {
    ruleset,
    players,
    zero,
    scenarios,
    swap,
    seed,
    games: counted.length,
    ...(interrupted && { interrupted: true as const }),
    ratings: players.map((player, k) => ({ player, ...ratings[k], score: scoreOf(allOf(player, pairs)) })),
    pairs,
    ...(trial && { test: trial.report() }),
    digest: hasher(KEPT)(counted.map(({ digest }) => digest.toString(16).padStart(8, '0')).join('')),
  }
}

/** Everything that a player has won, drawn and lost. */
const allOf = (player: string, pairs: readonly Pairing[]): Results =>
  sumOf(
    pairs.flatMap(({ players, score: { wins, draws, losses } }) =>
      players[0] === player
        ? [{ wins, draws, losses }]
        : players[1] === player
          ? [{ wins: losses, draws, losses: wins }]
          : [],
    ),
  )

const sumOf = (results: readonly Results[]): Results =>
  results.reduce(
    (sum, { wins, draws, losses }) => ({
      wins: sum.wins + wins,
      draws: sum.draws + draws,
      losses: sum.losses + losses,
    }),
    { wins: 0, draws: 0, losses: 0 },
  )

function scoreOf({ wins, draws, losses }: Results): Score {
  const games = wins + draws + losses
  const { share, interval } = shareOf(wins + draws / 2, games)
  return { wins, draws, losses, games, share, interval }
}
