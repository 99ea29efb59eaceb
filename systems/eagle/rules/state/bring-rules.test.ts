import { expect, test } from 'vitest'
import { playable } from '../play.ts'
import { shownOf } from '../shown.ts'
import { drawnOf } from './data/data.ts'
import { shipped } from './data/shipped.ts'
import type { EagleScenario } from './eagle-scenario.ts'

/**
 * Returns everything of a scenario that has a value of its own: how a grid finds a hex and where a map is kept are
 * functions.
 */
const valuesOf = ({ data: _, ground: { grid, ...laid }, ...rest }: EagleScenario) => ({
  ...rest,
  laid,
  names: grid.names,
})

test('the rules complete the scenarios that boards stand on, and those that are made later', () => {
  const shown = shownOf(drawnOf(shipped))
  const early = shown.setting('invader', {})
  expect(early.ground.grid.names).toContain('AM1')
  expect([early.ground.cost, early.tables.allowance.length, early.spots, early.bases]).toEqual([[], 0, [], []])

  const rules = playable(shipped, shown)
  expect(rules.setting!('invader', {})).toBe(early)
  const late = shown.setting('invader', { laPenaEastBank: true })
  const whole = playable(shipped).setting!
  expect(valuesOf(early)).toEqual(valuesOf(whole('invader', {})))
  expect(valuesOf(late)).toEqual(valuesOf(whole('invader', { laPenaEastBank: true })))
  expect(late.spots).not.toEqual(early.spots)
})
