import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomSource } from '../kernel/index.ts'
import { expectedScore, type Meeting, ratingsOf, withOneDrawMore } from './ratings.ts'

const POINTS = 400 / Math.LN10

const meeting = (a: number, b: number, first: number, second: number): Meeting => ({
  players: [a, b],
  scores: [first, second],
})

describe('known values', () => {
  test('two players: the logarithm of the odds, and its standard error', () => {
    const [zero, one] = ratingsOf(2, [meeting(0, 1, 25, 75)])
    expect(zero).toEqual({ elo: 0, interval: [0, 0] })
    expect(one?.elo).toBeCloseTo(POINTS * Math.log(3), 6)
    const error = 1.959964 * POINTS * Math.sqrt(1 / 25 + 1 / 75)
    expect(one?.interval[1]).toBeCloseTo((one?.elo ?? 0) + error, 2)
    expect(one?.interval[0]).toBeCloseTo((one?.elo ?? 0) - error, 2)
  })

  test('citations among four journals of statistics (Stigler 1994), as R fits them (Turner and Firth 2012)', () => {
    // Biometrika, Communications in Statistics, JASA, JRSS-B. The cited journal wins against the one that cites it.
    const ratings = ratingsOf(4, [
      meeting(0, 1, 730, 33),
      meeting(0, 2, 498, 320),
      meeting(0, 3, 221, 284),
      meeting(1, 2, 68, 813),
      meeting(1, 3, 17, 276),
      meeting(2, 3, 142, 325),
    ])
    const abilities = [0, -2.94907, -0.47957, 0.26895]
    const errors = [0, 0.10255, 0.06059, 0.07083]
    for (const [k, { elo, interval }] of ratings.entries()) {
      expect(elo / POINTS).toBeCloseTo(abilities[k] as number, 4)
      expect((interval[1] - elo) / POINTS / 1.959964).toBeCloseTo(errors[k] as number, 4)
    }
  })

  test('400 points are odds of ten to one', () => {
    expect(expectedScore(0)).toBe(0.5)
    expect(expectedScore(400)).toBeCloseTo(10 / 11, 12)
    expect(expectedScore(-400)).toBeCloseTo(1 / 11, 12)
  })

  test('players who beat one another in a circle are rated equally', () => {
    const ratings = ratingsOf(3, [meeting(0, 1, 7, 3), meeting(1, 2, 7, 3), meeting(2, 0, 7, 3)])
    for (const { elo } of ratings) expect(elo).toBeCloseTo(0, 6)
  })
})

describe('what the games do not determine', () => {
  test.each([
    ['a player who has won everything', 2, [meeting(0, 1, 0, 10)]],
    ['a player who has met no one', 3, [meeting(0, 1, 4, 6)]],
  ])('%s is refused', (_, players, meetings) => {
    expect(() => ratingsOf(players, meetings)).toThrow(/do not determine/)
  })

  test('one more draw makes even a clean sweep finite', () => {
    const [, one] = ratingsOf(2, withOneDrawMore([meeting(0, 1, 0, 100)]))
    expect(one?.elo).toBeCloseTo(POINTS * Math.log(100.5 / 0.5), 6)
    expect(one?.interval[0]).toBeGreaterThan(400)
  })
})

test('the differences do not depend on which player is rated zero', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 12, maxLength: 12 }), (scores) => {
      const pairs = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].filter((b) => b > a).map((b) => [a, b] as const))
      const meetings = withOneDrawMore(
        pairs.map(([a, b], k) => meeting(a, b, scores[2 * k] as number, scores[2 * k + 1] as number)),
      )
      const from0 = ratingsOf(4, meetings, 0)
      const from2 = ratingsOf(4, meetings, 2)
      const base = from0[2]?.elo ?? Number.NaN
      return from0.every(({ elo }, k) => Math.abs(elo - base - (from2[k]?.elo ?? Number.NaN)) < 1e-6)
    }),
  )
})

test('known strengths are found again: about 95 % of 400 intervals hold the truth', () => {
  const truth = [0, -120, 80, 250, 400]
  let held = 0
  for (let run = 0; run < 100; run++) {
    const chance = randomSource(run)
    const meetings: Meeting[] = []
    for (let a = 0; a < truth.length; a++)
      for (let b = a + 1; b < truth.length; b++) {
        const expected = expectedScore((truth[a] as number) - (truth[b] as number))
        let wins = 0
        for (let game = 0; game < 200; game++) if (chance(1 << 20) < expected * (1 << 20)) wins++
        meetings.push(meeting(a, b, wins, 200 - wins))
      }
    for (const [k, { interval }] of ratingsOf(truth.length, withOneDrawMore(meetings)).entries())
      if (k > 0 && interval[0] <= (truth[k] as number) && (truth[k] as number) <= interval[1]) held++
  }
  // 380 are expected, with a standard deviation of 4.4, or a little more because the intervals of one run go together.
  expect(held).toBeGreaterThan(362)
  expect(held).toBeLessThan(398)
})
