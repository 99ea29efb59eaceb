/** The Shadow of the Eagle through the conformance kit, at sample size. */
import { expect, describe as group, test } from 'vitest'
import { CHECKS, conformance, describe } from '../../../src/conformance/laws.ts'
import { eagle } from './index.ts'
import { SAMPLES, warlike } from './samples.ts'

/** Checks every n-th moment of each phase; what is not named is checked as often as the kit says. */
const every = {
  lists: 120,
  notation: 60,
  forecast: 2500,
  'law 1': 20,
  'law 2': 20,
  'law 3': 20,
  'law 4': 20,
  'law 6': 2,
  'law 7': 10,
  queries: 1600,
}

/** A big battle has enough moments, and each of them takes longer. */
const ofBattles = {
  ...every,
  lists: 720,
  notation: 360,
  'law 1': 120,
  'law 2': 120,
  'law 3': 120,
  'law 4': 60,
  'law 6': 24,
  'law 7': 30,
}

group('the laws of the kernel hold for the Shadow of the Eagle', () => {
  for (const { scenario, options, games, forecasts } of SAMPLES)
    test(`${scenario} ${JSON.stringify(options)}, ${games} games`, { timeout: 900_000 }, () => {
      const report = conformance(eagle, {
        scenario,
        options,
        games,
        seed: 7,
        longest: 9000,
        choose: warlike,
        every: { ...(games > 1 || forecasts ? every : ofBattles), forecast: forecasts ? every.forecast : 0 },
      })
      expect(report.faults, describe(report)).toEqual([])
      if (forecasts) expect(report.checks.forecast).toBeGreaterThan(0)
      // A single game of a big battle may contain no case of rare events.
      for (const check of CHECKS)
        if (games > 1 && check !== 'forecast') expect(report.checks[check], check).toBeGreaterThan(0)
    })
})
