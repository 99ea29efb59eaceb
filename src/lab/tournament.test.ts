import { describe, expect, test } from 'vitest'
import { only } from '../kernel/index.ts'
import type { Job } from './job.ts'
import type { Row } from './rows.ts'
import { simulate } from './simulate.ts'
import { playTournament, resultOf, type TournamentPlan } from './tournament.ts'

const plan: TournamentPlan = {
  ruleset: 'six-villages',
  players: ['random', 'drill', 'drill@stranger-1'],
  scenarios: [{ id: 'lake', options: {} }],
  games: 6,
  swap: true,
  seed: 'ladder',
  zero: 'random',
}
const two: TournamentPlan = { ...plan, players: ['drill', 'random'] }

test.each([
  [1, 0, 'wins'],
  [1, 1, 'losses'],
  [2, 0, 'losses'],
  [2, 1, 'wins'],
] as const)('game %i is won by seat %i: for the first player it is one of the %s', (game, seat, result) => {
  expect(resultOf({ swap: true } as Job, { game, winner: only(seat) })).toBe(result)
})
test('a game that neither side wins is drawn, and so is one that both win', () => {
  expect(resultOf({ swap: true } as Job, { game: 1, winner: 0 })).toBe('draws')
  expect(resultOf({ swap: true } as Job, { game: 1, winner: only(0) | only(1) })).toBe('draws')
})

describe('a tournament', () => {
  test('is the same for every number of workers', async () => {
    const one = await playTournament(plan, { workers: 1 })
    expect(await playTournament(plan, { workers: 3 })).toEqual(one)
    expect(one.games).toBe(18)
    expect((await playTournament({ ...plan, seed: 'another' }, { workers: 2 })).digest).not.toBe(one.digest)
  })

  test('is the same when it is stopped and goes on later', async () => {
    const whole = await playTournament(plan, { workers: 2 })
    const rows: Row[] = []
    const played = { workers: 2, keep: (_: Job, row: Row) => void rows.push(row) }
    await playTournament({ ...plan, games: 2 }, played)
    expect(rows.length).toBe(6)
    expect(await playTournament(plan, { ...played, kept: () => rows.slice() })).toEqual(whole)
    // Nothing is kept twice.
    expect(new Set(rows.map(({ job, game }) => `${job} ${game}`)).size).toBe(18)
    expect(rows.length).toBe(18)
  })

  test('lets some players meet fewer times, in games that the whole tournament has as well', async () => {
    const rows: Row[] = []
    const names = new Map<Row, string>()
    const fewer = { drill: 2, 'drill@stranger-1': 4 }
    const keep = ({ players }: Job, row: Row) => {
      rows.push(row)
      names.set(row, players.join(' '))
    }
    const some = await playTournament({ ...plan, games: 5, fewer }, { workers: 2, keep })
    expect(some.pairs.map(({ score }) => score.games)).toEqual([2, 4, 2])
    expect(some.games).toBe(8)
    expect(some.interrupted).toBeUndefined()
    const digests = new Set<string>()
    const all = (job: Job, row: Row) => void digests.add(`${job.players.join(' ')} ${row.game} ${row.digest}`)
    await playTournament(plan, { workers: 2, keep: all })
    for (const row of rows) expect(digests).toContain(`${names.get(row)} ${row.game} ${row.digest}`)
    // The same in two parts: first some of its games, then the rest of them.
    const half = rows.filter(({ game }) => game === 1)
    expect(await playTournament({ ...plan, games: 5, fewer }, { workers: 1, kept: () => half })).toEqual(some)
  })

  test('plays the same games as simulate', async () => {
    const { digest, pairs } = await playTournament(two, { workers: 2 })
    const job = { ruleset: 'six-villages', scenario: 'lake', options: {}, players: two.players, seed: 'ladder' }
    const study = await simulate({ ...job, games: 6, swap: true }, { workers: 1 })
    expect(digest).toBe(study.digest)
    expect(pairs[0]?.score.wins).toBe(study.byPlayer[0]?.wins)
  })

  test('counts each game for both of its players, and rates the named one 0', async () => {
    const { ratings, pairs } = await playTournament({ ...plan, zero: 'drill' }, { workers: 2 })
    expect(pairs.map(({ players }) => players.join(' '))).toEqual([
      'random drill',
      'random drill@stranger-1',
      'drill drill@stranger-1',
    ])
    const [random, drill, stranger] = ratings
    expect([random, drill, stranger].map((one) => one?.score.games)).toEqual([12, 12, 12])
    const points = ratings.reduce((sum, { score: { wins, draws } }) => sum + wins + draws / 2, 0)
    expect(points).toBe(18)
    expect(drill).toMatchObject({ player: 'drill', elo: 0, interval: [0, 0] })
    expect(random?.elo).toBeLessThan(0)
  })

  test('refuses kept games that its players would play differently now', async () => {
    const rows: Row[] = []
    await playTournament(two, { workers: 1, keep: (_, row) => void rows.push(row) })
    const other = rows.map((row) => ({ ...row, digest: row.digest + 1 }))
    await expect(playTournament(two, { workers: 1, kept: () => other })).rejects.toThrow(
      /game 1 between drill and random in lake goes differently now/,
    )
  })

  test('says when it was stopped', async () => {
    const { interrupted, games, ratings } = await playTournament(plan, { workers: 1, stop: AbortSignal.abort() })
    expect({ interrupted, games }).toEqual({ interrupted: true, games: 0 })
    for (const { elo } of ratings) expect(elo).toBeCloseTo(0)
  })
})

describe('with a sequential test', () => {
  const tested: TournamentPlan = { ...two, games: 2000, test: { elo0: 0, elo1: 30 } }

  test('it ends at the same game for every number of workers, and when it goes on later', async () => {
    const rows: Row[] = []
    const one = await playTournament(tested, { workers: 1, keep: (_, row) => void rows.push(row) })
    expect(one.test?.verdict).toBe('stronger')
    expect(one.games).toBeLessThan(200)
    expect(one).not.toHaveProperty('interrupted')
    expect(await playTournament(tested, { workers: 3 })).toEqual(one)
    expect(await playTournament(tested, { workers: 2, kept: () => rows.slice(0, 9) })).toEqual(one)
    expect(await playTournament(tested, { workers: 2, kept: () => rows })).toEqual(one)
  })

  test('it is not decided by kept games that its players would play differently now', async () => {
    const rows: Row[] = []
    await playTournament(tested, { workers: 1, keep: (_, row) => void rows.push(row) })
    const other = rows.map((row) => ({ ...row, digest: row.digest + 1 }))
    await expect(playTournament(tested, { workers: 1, kept: () => other })).rejects.toThrow(/goes differently now/)
  })

  test('the weaker player is found to be no stronger', async () => {
    const turned = await playTournament({ ...tested, players: ['random', 'drill'] }, { workers: 2 })
    expect(turned.test).toMatchObject({ verdict: 'not stronger', error: 0.05 })
    expect(turned.test?.ratio).toBeLessThan(-2.94)
  })

  test('if the games run out first, nothing is decided', async () => {
    const { test: trial, interrupted } = await playTournament({ ...tested, games: 4 }, { workers: 2 })
    expect(trial).not.toHaveProperty('verdict')
    expect(interrupted).toBeUndefined()
  })
})
