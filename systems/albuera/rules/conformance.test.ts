/** Albuera through the conformance kit, at sample size. */
import { expect, describe as group, test } from 'vitest'
import { conformance, describe } from '../../../src/conformance/laws.ts'
import { albuera } from './index.ts'
import { SAMPLES, warlike } from './samples.ts'

/** Checks every n-th moment of each phase; laws that are not named are checked as often as the kit says. */
const every = { lists: 60, notation: 60, 'law 1': 20, 'law 2': 20, 'law 3': 20, 'law 4': 20, 'law 7': 10, queries: 200 }

group('the laws of the kernel hold for Albuera', () => {
  for (const { scenario, options, games, forecasts, fights } of SAMPLES)
    test(`${scenario} ${JSON.stringify(options)}, ${games} ${fights ? 'warlike ' : ''}games`, {
      timeout: 300_000,
    }, () => {
      const report = conformance(albuera, {
        scenario,
        options,
        games,
        seed: 7,
        longest: 20_000,
        ...(fights && { choose: warlike }),
        every: { ...every, forecast: forecasts ? 500 : 0 },
      })
      expect(report.faults, describe(report)).toEqual([])
      if (forecasts) expect(report.checks.forecast).toBeGreaterThan(0)
    })
})
