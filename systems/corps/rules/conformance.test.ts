/** The inch table through the conformance kit, at sample size. */
import { expect, describe as group, test } from 'vitest'
import { conformance, describe } from '../../../src/conformance/laws.ts'
import { corps } from './index.ts'

/** Looks at every n-th moment of each phase; what is not named is looked at as often as the kit says. */
const every = {
  lists: 40,
  notation: 40,
  'law 1': 20,
  'law 2': 20,
  'law 3': 20,
  'law 7': 10,
  queries: 100,
  forecast: 200,
}

group('the laws of the kernel hold for the inch table', () => {
  test.each([
    ['outpost', 4],
    ['two-corps', 2],
    ['helmstedt', 1],
  ])('%s, %i games', { timeout: 120_000 }, (scenario, games) => {
    const report = conformance(corps, { scenario, games, seed: 7, longest: 5_000, every })
    expect(report.faults, describe(report)).toEqual([])
    expect(report.actions).toBeGreaterThan(100)
  })
})
