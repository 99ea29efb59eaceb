import { expect, test } from 'vitest'
import { randomSource } from '../kernel/index.ts'
import { chanceAt } from '../players/marshal/appraisal.ts'
import { logLoss, regression, type Sample } from './fit-regression.ts'

test("the chance of winning follows Student's t-distribution with two degrees of freedom", () => {
  // By its definition: 1/2 + z ÷ (2√(1 + z²)); z = 3/4 gives 4/5, and −3/4 the rest.
  expect(chanceAt(0)).toBe(0.5)
  expect(chanceAt(0.75)).toBeCloseTo(0.8, 14)
  expect(chanceAt(-0.75)).toBeCloseTo(0.2, 14)
})

test('log loss is as worked out by hand, and a draw counts as half a win', () => {
  const samples = [1, 0, 1 / 2].map((won) => ({ features: [], won }))
  expect(logLoss(samples, () => 0.5)).toBeCloseTo(Math.LN2, 14)
  expect(logLoss(samples, () => 0.8)).toBeCloseTo(-(1.5 * Math.log(0.8) + 1.5 * Math.log(0.2)) / 3, 14)
})

test('one feature: four of five won where it is 1 is a weight of 3/4', () => {
  const samples = Array.from({ length: 50_000 }, (_, k) => ({ features: [1], won: k % 5 === 0 ? 0 : 1 }))
  expect(regression(samples)[0]).toBeCloseTo(0.75, 3)
})

test('the weights by which results were drawn are found in any units; a feature that says nothing gets none', () => {
  const chance = randomSource(11)
  const drawn = (): number => (chance(2001) - 1000) / 500
  const truth = [0.9, -0.004, 0, 0]
  const samples = Array.from({ length: 20_000 }, (): Sample => {
    const features = [drawn(), 100 * drawn(), drawn(), 0]
    const z = features.reduce((sum, one, k) => sum + one * (truth[k] ?? 0), 0)
    return { features, won: chance(1_000_000) < 1_000_000 * chanceAt(z) ? 1 : 0 }
  })
  const [a = 0, b = 0, c = 1, d = 1] = regression(samples)
  expect(a).toBeCloseTo(0.9, 1)
  expect(b).toBeCloseTo(-0.004, 3)
  expect(Math.abs(c)).toBeLessThan(0.05)
  expect(d).toBe(0)
})

test('weights stay finite even if a feature tells every result', () => {
  const samples = Array.from({ length: 100 }, (_, k) => ({
    features: [k % 2 === 0 ? 1 : -1],
    won: k % 2 === 0 ? 1 : 0,
  }))
  const [weight = 0] = regression(samples)
  expect(weight).toBeGreaterThan(1)
  expect(weight).toBeLessThan(10)
})
