import { expect, test } from 'vitest'
import { hexFigures } from '../bench/hexes.ts'
import { milliseconds, percentile, perSecond } from '../bench/measure.ts'
import { figuresOf } from '../bench/ours.ts'
import { rulesets } from '../src/rules/index.ts'

// What the benchmark measures, not how fast this machine is just now.

test('every system has its figures, with the goals that are set', () => {
  for (const ruleset of rulesets) {
    const figures = figuresOf(ruleset)
    expect(figures.map(({ name, unit }) => `${name.replace(`${ruleset.id}: `, '')} in ${unit}`)).toEqual([
      'random play with complete lists in actions/s',
      'copying a position in ns',
      'replaying recorded actions in actions/s',
      'verifying a recorded game in ms',
      'listing legal actions, median in µs',
      'listing legal actions, 99th percentile in µs',
    ])
    for (const { value, goal } of figures) {
      expect(value).toBeGreaterThan(0)
      expect(goal === undefined || goal > 0).toBe(true)
    }
  }
})

test('hexes have their figures, alone where there is no peer', async () => {
  const figures = await hexFigures(() => {}, false)
  expect(figures.map(({ name, unit }) => `${name.replace('hexes: ', '')} in ${unit}`)).toEqual([
    'all tables of a map, lines among them in ms',
    'neighbours in hexes/s',
    'distances in pairs/s',
    'lines in pairs/s',
    'all hexes within five steps of one in centres/s',
    'reach with 10 movement points in µs',
    'reach with 10 movement points and facing in µs',
    'reach over the whole map in µs',
    'reach over the whole map with facing in µs',
    'lines of fire of 2 to 8 hexes in pairs/s',
    'lines of fire between all pairs of hexes in ms',
  ])
  for (const { value, peer } of figures) {
    expect(value).toBeGreaterThan(0)
    expect(peer).toBeUndefined()
  }
})

test('what is measured is what was done in the time', () => {
  const wait = (time: number) => {
    const until = performance.now() + time
    while (performance.now() < until);
  }
  const rate = perSecond(() => {
    wait(5)
    return 10
  })
  // Other programs may keep the machine from its work, but it never does more than it can.
  expect(rate).toBeGreaterThan(50)
  expect(rate).toBeLessThanOrEqual(2000)
  expect(milliseconds(3, () => wait(4))).toBeGreaterThanOrEqual(4)
  expect([percentile([5, 1, 3], 50), percentile([5, 1, 3], 99), percentile([7], 99)]).toEqual([3, 5, 7])
})
