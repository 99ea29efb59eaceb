import { expect, test } from 'vitest'
import { only } from '../kernel/index.ts'
import { type Job, openJob } from './job.ts'
import type { Row } from './rows.ts'
import { tally } from './tally.ts'

const job: Job = {
  ruleset: 'generals',
  scenario: 'marengo',
  options: {},
  players: ['random', 'random'],
  games: 4,
  seed: '1',
  swap: true,
}
const open = await openJob(job)
const row = (game: number, winner: number, rounds: number): Row => ({
  job: 0,
  game,
  winner,
  actions: 10 * game,
  digest: game,
  measures: { rounds },
})
const rows = [row(1, only(0), 4), row(2, only(0), 6), row(3, only(0), 8), row(4, 0, 10)]

test('a study that is stopped before its first game has numbers all the same', () => {
  const { actionsPerSecond, gamesPerSecond, interrupted } = tally(job, open, [], 0)
  expect({ actionsPerSecond, gamesPerSecond, interrupted }).toEqual({
    actionsPerSecond: 0,
    gamesPerSecond: 0,
    interrupted: true,
  })
})

test('wins are counted by seat and by player, who change sides every second game', () => {
  const study = tally(job, open, rows, 2)
  expect(study).toMatchObject({
    games: 4,
    actions: 100,
    actionsPerSecond: 50,
    gamesPerSecond: 2,
    results: { white: { wins: 3, share: 0.75 }, black: { wins: 0, share: 0 } },
    draws: { games: 1, share: 0.25 },
    byPlayer: [{ wins: 2 }, { wins: 1 }],
    means: { rounds: 7 },
  })
  expect(study).not.toHaveProperty('interrupted')
})

test('the digest does not depend on the order in which games were finished, but on which games they were', () => {
  const { digest } = tally(job, open, rows, 1)
  expect(tally(job, open, rows.toReversed(), 1).digest).toBe(digest)
  expect(tally(job, open, rows.slice(0, 3), 1).digest).not.toBe(digest)
})

test('a study that was stopped early says so, and one without games has no means', () => {
  const study = tally(job, open, [], 1)
  expect(study).toMatchObject({
    interrupted: true,
    games: 0,
    means: {},
    results: { white: { wins: 0, interval: [0, 1] } },
  })
})
