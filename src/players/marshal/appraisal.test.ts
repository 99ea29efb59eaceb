import { expect, test } from 'vitest'
import type { Position } from '../../kernel/index.ts'
import { appraisalOf, chanceBy } from './appraisal.ts'

const appraisal = appraisalOf(
  { guns: (_p, seat) => [5, 2][seat] ?? 0, villages: (_p, seat) => [1, 3][seat] ?? 0 },
  () => undefined,
)
const p = {} as Position

test('a feature is how much more a side has than its enemy, and for the enemy it has the opposite sign', () => {
  expect(appraisal.names).toEqual(['guns', 'villages'])
  expect(appraisal.features(p, 0)).toEqual([3, -2])
  expect(appraisal.features(p, 1)).toEqual([-3, 2])
})

test('weighted features give a chance: even if no feature differs, and adding up to 1 for the two sides', () => {
  expect(chanceBy([0, 0], [1, 2])).toBe(0.5)
  expect(chanceBy([3, -2], [1, 0.5])).toBeGreaterThan(0.9)
  expect(chanceBy([3, -2], [0, 1])).toBeLessThan(0.1)
  expect(chanceBy([3, -2], [1, 0.5]) + chanceBy([-3, 2], [1, 0.5])).toBeCloseTo(1, 12)
})
