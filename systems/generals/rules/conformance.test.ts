/** Generals through the conformance kit, at sample size; `npm run soak` runs it at full size. */
import { expect, describe as group, test } from 'vitest'
import { CHECKS, conformance, describe } from '../../../src/conformance/laws.ts'
import { generals } from './index.ts'
import { SAMPLES } from './samples.ts'

/** Checks every n-th moment of each phase; laws that are not named are always checked. */
const every = {
  lists: 60,
  notation: 30,
  forecast: 2500,
  'law 1': 20,
  'law 2': 20,
  'law 3': 20,
  'law 4': 20,
  'law 6': 20,
  'law 7': 4,
}
/** Nothing is rolled in secret without delivered orders, so law 7 has no case; and the system has no queries. */
const withoutCases = new Set(['law 7', 'queries'])

group('the laws of the kernel hold for Generals', () => {
  for (const { scenario, options, games, forecasts } of SAMPLES)
    test(`${scenario} ${JSON.stringify(options)}, ${games} games`, { timeout: 900_000 }, () => {
      const report = conformance(generals, {
        scenario,
        options,
        games,
        seed: 7,
        longest: 3000,
        every: forecasts ? every : { ...every, forecast: 0 },
      })
      expect(report.faults, describe(report)).toEqual([])
      for (const check of CHECKS)
        if (!withoutCases.has(check) && (forecasts || check !== 'forecast'))
          expect(report.checks[check], check).toBeGreaterThan(0)
      if (options.orderDelivery === true) expect(report.checks['law 7']).toBeGreaterThan(0)
    })
})
