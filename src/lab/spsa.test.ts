import { expect, test } from 'vitest'
import { randomSource } from '../kernel/index.ts'
import { BOUND, beginClimb, type Climb, direction, reached, stepped, tried } from './spsa.ts'

/** Climbs a hill in `all` steps; each trial is one game, and the higher a place is, the more often it wins. */
function climbed(height: (at: readonly number[]) => number, dimensions: number, all: number, seed: number): Climb {
  const chance = randomSource(seed)
  let climb = beginClimb(dimensions)
  for (let step = 0; step < all; step++) {
    const trials = Array.from({ length: 16 }, () => {
      const towards = direction(dimensions, chance)
      const difference = height(tried(climb, all, towards, 1)) - height(tried(climb, all, towards, -1))
      return { towards, won: chance(1000) < 500 + 500 * difference ? 1 : -1 }
    })
    climb = stepped(climb, all, trials)
  }
  return climb
}

const HILL = [1, -0.5, 0, 0.75]
const distance = (a: readonly number[], b: readonly number[]) =>
  Math.sqrt(a.reduce((sum, one, k) => sum + (one - (b[k] ?? 0)) ** 2, 0))

test('a climb gets near the top of a hill by games that are mostly noise, and its mean nearer than its steps', () => {
  const height = (at: readonly number[]) => -0.15 * distance(at, HILL) ** 2
  const climb = climbed(height, HILL.length, 600, 3)
  expect(distance(reached(climb), HILL)).toBeLessThan(0.4)
  expect(climb.summed).toBe(300)
})

test('if there is no hill, a climb stays near where it began', () => {
  expect(distance(reached(climbed(() => 0, 4, 600, 5)), [0, 0, 0, 0])).toBeLessThan(1)
})

test('a climb does not leave its bounds', () => {
  const climb = climbed((at) => 0.3 * (at[0] ?? 0), 1, 2000, 7)
  expect(climb.at).toEqual([BOUND])
  expect(tried(climb, 2000, [1], 1)).toEqual([BOUND])
})

test('a step is the mean of what its trials say, as worked out by hand', () => {
  const climb = stepped(beginClimb(2), 100, [
    { towards: [1, -1], won: 1 },
    { towards: [-1, -1], won: -0.5 },
  ])
  // 0.12 ÷ (2 × 0.35) × (1 + 0.5) ÷ 2, and (−1 + 0.5) ÷ 2.
  expect(climb.at[0]).toBeCloseTo((0.12 / 0.7) * 0.75, 12)
  expect(climb.at[1]).toBeCloseTo((0.12 / 0.7) * -0.25, 12)
  expect(climb).toMatchObject({ steps: 1, summed: 0 })
  expect(reached(climb)).toEqual(climb.at)
  const later = stepped({ ...climb, at: [0, 0], steps: 90 }, 100, [{ towards: [1, 1], won: 1 }])
  expect(later.at[0]).toBeCloseTo((0.12 * 0.1 ** (5 / 8)) / (0.7 * 0.1 ** (1 / 8)), 12)
})
