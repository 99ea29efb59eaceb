import { type Job, openJob, playGameOf } from '../src/lab/index.ts'
import { perSecond } from './measure.ts'

/** What the laboratory plays on one worker: what one of its threads does, in this one. */

const jobOf = (ruleset: string, scenario: string, player: string): Job => ({
  ruleset,
  scenario,
  options: {},
  players: [player, player],
  games: Number.POSITIVE_INFINITY,
  seed: 'bench',
  swap: false,
})

/** Actions a second of games between random players, each of whom gets a view at every action. */
export function randomGames(ruleset: string, scenario: string): number {
  const job = jobOf(ruleset, scenario, 'random')
  const open = openJob(job)
  let game = 0
  return perSecond(() => playGameOf(job, open, ++game).actions)
}

/** Milliseconds for a game of drill against drill. */
export function drillGame(ruleset: string, scenario: string): number {
  const job = jobOf(ruleset, scenario, 'drill')
  const open = openJob(job)
  let game = 0
  const games = perSecond(() => {
    playGameOf(job, open, ++game)
    return 1
  })
  return 1000 / games
}
