import { type Job, openJob, playGameOf } from '../src/lab/index.ts'
import { perSecond, type Work } from './measure.ts'

/** What the laboratory plays on one worker: the work of one of its threads, done in this one. */

const jobOf = (ruleset: string, scenario: string, player: string): Job => ({
  ruleset,
  scenario,
  options: {},
  players: [player, player],
  games: Number.POSITIVE_INFINITY,
  seed: 'bench',
  swap: false,
})

/** Plays a game between random players, each of which gets a view at every action; returns the number of actions. */
export async function randomGames(ruleset: string, scenario: string): Promise<Work> {
  const job = jobOf(ruleset, scenario, 'random')
  const open = await openJob(job)
  let game = 0
  return () => playGameOf(job, open, ++game).actions
}

/** Milliseconds for a game of drill against drill. */
export async function drillGame(ruleset: string, scenario: string): Promise<number> {
  const job = jobOf(ruleset, scenario, 'drill')
  const open = await openJob(job)
  let game = 0
  const games = perSecond(() => {
    playGameOf(job, open, ++game)
    return 1
  })
  return 1000 / games
}
