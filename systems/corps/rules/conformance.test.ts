/** The inch table through the conformance kit, at sample size. */
import { expect, describe as group, test } from 'vitest'
import { conformance, describe } from '../../../src/conformance/laws.ts'
import { corps } from './index.ts'
import { SAMPLES, warlike } from './samples.ts'

/** Looks at every n-th moment of each phase; checks left out run as often as the kit says. */
const every = { lists: 40, notation: 40, 'law 1': 20, 'law 2': 20, 'law 3': 20, 'law 7': 10, queries: 100 }

group('the laws of the kernel hold for the inch table', () => {
  for (const { scenario, options, games, forecasts, fights } of SAMPLES)
    test(`${scenario} ${JSON.stringify(options)}, ${games} ${fights ? 'warlike ' : ''}games`, {
      timeout: 600_000,
    }, () => {
      const report = conformance(corps, {
        scenario,
        options,
        games,
        seed: 7,
        longest: 10_000,
        ...(fights && { choose: warlike }),
        every: { ...every, forecast: forecasts ? 200 : 0 },
      })
      expect(report.faults, describe(report)).toEqual([])
      expect(report.actions).toBeGreaterThan(100)
      if (forecasts) expect(report.checks.forecast).toBeGreaterThan(0)
    })
})
