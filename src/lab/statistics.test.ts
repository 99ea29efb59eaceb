import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mean, shareOf } from './statistics.ts'

test.each([
  // Wilson's interval by hand: (p + z²/2n ± z√(p(1 − p)/n + z²/4n²)) / (1 + z²/n), z = 1.96.
  [8, 10, 0.8, 0.4902, 0.9433],
  [50, 100, 0.5, 0.4038, 0.5962],
  [0, 10, 0, 0, 0.2775],
  [10, 10, 1, 0.7225, 1],
  [950, 1000, 0.95, 0.9347, 0.9619],
])('%i of %i', (games, all, share, low, high) => {
  const { interval, ...rest } = shareOf(games, all)
  expect(rest).toEqual({ games, share })
  expect(interval[0]).toBeCloseTo(low, 3)
  expect(interval[1]).toBeCloseTo(high, 3)
})

test('without games nothing is known', () => {
  expect(shareOf(0, 0)).toEqual({ games: 0, share: 0, interval: [0, 1] })
  expect(mean([])).toBe(0)
})

test('the share lies in its interval, which lies between nothing and everything', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const { share, interval } = shareOf(Math.round(all * part), all)
      const [low, high] = interval
      return 0 <= low && low <= share && share <= high && high <= 1
    }),
  )
})
