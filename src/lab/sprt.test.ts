import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomSource } from '../kernel/index.ts'
import { expectedScore } from './ratings.ts'
import { BOUND, logLikelihoodRatio, type Results, verdictOn } from './sprt.ts'

const USUAL = { elo0: 0, elo1: 30 }

test('without draws the test is the ratio of two binomials', () => {
  const [p0, p1] = [expectedScore(0), expectedScore(30)]
  const byHand = 60 * Math.log(p1 / p0) + 40 * Math.log((1 - p1) / (1 - p0))
  expect(logLikelihoodRatio({ wins: 60, draws: 0, losses: 40 }, USUAL)).toBeCloseTo(byHand, 3)
})

test('near equality the test is the normal approximation that chess engines use', () => {
  const results = { wins: 3200, draws: 3700, losses: 3100 }
  const games = 10_000
  const mean = (results.wins + results.draws / 2) / games
  const variance = (results.wins + results.draws / 4) / games - mean ** 2
  const [s0, s1] = [expectedScore(0), expectedScore(5)]
  const normal = (games * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance)
  expect(logLikelihoodRatio(results, { elo0: 0, elo1: 5 })).toBeCloseTo(normal, 2)
})

test('without games nothing is known, and a first win decides nothing', () => {
  expect(logLikelihoodRatio({ wins: 0, draws: 0, losses: 0 }, USUAL)).toBe(0)
  expect(verdictOn({ wins: 1, draws: 0, losses: 0 }, USUAL)).toBeUndefined()
})

test('a win speaks for the higher hypothesis, a loss for the lower', () => {
  const count = fc.integer({ min: 0, max: 2000 })
  fc.assert(
    fc.property(count, count, count, (wins, draws, losses) => {
      const of = (results: Results) => logLikelihoodRatio(results, USUAL)
      const now = of({ wins, draws, losses })
      return of({ wins: wins + 1, draws, losses }) > now && of({ wins, draws, losses: losses + 1 }) < now
    }),
  )
})

test('seen from the other player the test is the same with the signs turned round', () => {
  const count = fc.integer({ min: 0, max: 2000 })
  fc.assert(
    fc.property(count, count, count, (wins, draws, losses) => {
      const here = logLikelihoodRatio({ wins, draws, losses }, { elo0: 0, elo1: 30 })
      const there = logLikelihoodRatio({ wins: losses, draws, losses: wins }, { elo0: -30, elo1: 0 })
      return Math.abs(here + there) < 1e-6 * Math.max(1, Math.abs(here))
    }),
  )
})

describe('tests of simulated players, a quarter of whose games are drawn', () => {
  /** Plays until the test ends. */
  function trial(elo: number, seed: number): { verdict: string; games: number } {
    const chance = randomSource(seed)
    const win = expectedScore(elo) - 0.125
    const results = { wins: 0, draws: 0, losses: 0 }
    for (let games = 1; ; games++) {
      const die = chance(1 << 20) / (1 << 20)
      if (die < win) results.wins++
      else if (die < win + 0.25) results.draws++
      else results.losses++
      const verdict = verdictOn(results, USUAL)
      if (verdict) return { verdict, games }
    }
  }

  const TRIALS = 300
  const run = (elo: number) => {
    const trials = Array.from({ length: TRIALS }, (_, seed) => trial(elo, seed))
    const stronger = trials.filter(({ verdict }) => verdict === 'stronger').length
    return { stronger, games: trials.reduce((sum, { games }) => sum + games, 0) / TRIALS }
  }

  const slightly = run(30)

  // 15 wrong verdicts in 300 are allowed; 27 are three standard deviations above that.
  test('an equal player is rejected, except once in twenty tests', () => expect(run(0).stronger).toBeLessThan(27))
  test('a player who is 30 points stronger is accepted, except once in twenty tests', () =>
    expect(slightly.stronger).toBeGreaterThan(TRIALS - 27))
  test('a player who is far stronger is always accepted, and sooner', () => {
    const far = run(150)
    expect(far.stronger).toBe(TRIALS)
    expect(far.games).toBeLessThan(slightly.games / 3)
  })
})

test('the bounds are those of Wald for one error in twenty', () => expect(BOUND).toBeCloseTo(2.944, 3))
