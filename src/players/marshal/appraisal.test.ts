import { expect, test } from 'vitest'
import type { Position } from '../../kernel/index.ts'
import { appraisalOf, chanceBy } from './appraisal.ts'

const appraisal = appraisalOf(
  { guns: (_p, seat) => [5, 2][seat] ?? 0, villages: (_p, seat) => [1, 3][seat] ?? 0 },
  () => undefined,
)
const p = {} as Position

test('a feature is what a side has more than its enemy: for the enemy the same with the other sign', () => {
  expect(appraisal.names).toEqual(['guns', 'villages'])
  expect(appraisal.features(p, 0)).toEqual([3, -2])
  expect(appraisal.features(p, 1)).toEqual([-3, 2])
})

test('what is weighed makes a chance: even where nothing tells the sides apart, and together 1 for both', () => {
  expect(chanceBy([0, 0], [1, 2])).toBe(0.5)
  expect(chanceBy([3, -2], [1, 0.5])).toBeGreaterThan(0.9)
  expect(chanceBy([3, -2], [0, 1])).toBeLessThan(0.1)
  expect(chanceBy([3, -2], [1, 0.5]) + chanceBy([-3, 2], [1, 0.5])).toBeCloseTo(1, 12)
})
