import { beforeAll, describe, expect, test } from 'vitest'
import {
  filesAskedLater,
  filesOfPage,
  filesOfWorker,
  idsOnPage,
  modulesIn,
  sizesOfClient,
  WORKERS,
} from '../bench/client-size.ts'
import { goalsOf } from '../bench/goals.ts'
import { hexFigures } from '../bench/hexes.ts'
import { busy, milliseconds, percentile, perSecond, perSecondInTurn, runFor } from '../bench/measure.ts'
import { figuresOf } from '../bench/ours.ts'
import { allRulesets, findSystem } from '../systems/node.ts'

// Tests what the benchmark measures, not the present speed of this machine.
beforeAll(() => runFor(20))

test('every system has its figures, with the goals that are set', async () => {
  for (const ruleset of await allRulesets()) {
    const figures = await figuresOf(ruleset)
    const { cells, asked } = goalsOf(ruleset.id) ?? {}
    expect(figures.map(({ name, unit }) => `${name.replace(`${ruleset.id}: `, '')} in ${unit}`)).toEqual([
      'random play with complete lists in actions/s',
      'simulate, random on one worker in actions/s',
      ...(findSystem(ruleset.id).habit === undefined
        ? []
        : [`simulate, a game of drill against drill (${goalsOf(ruleset.id)?.duel}) in ms`]),
      'copying a position in ns',
      ...(cells === undefined ? [] : ['a position in cells']),
      'replaying recorded actions in actions/s',
      'verifying a recorded game in ms',
      'listing legal actions, median in µs',
      'listing legal actions, 99th percentile in µs',
      ...(asked?.lists ?? []).map(({ verb }) => `listing '${verb}', 99th percentile in µs`),
      ...(asked?.judges ?? []).map(({ verb }) => `judging a legal '${verb}' in µs`),
      ...(asked?.queries ?? []).map(({ query }) => `answering '${query}', 99th percentile in ms`),
      ...(asked?.forecasts ?? []).map(({ verb }) => `foreseeing '${verb}' by all answers, 99th percentile in ms`),
    ])
    for (const { value, goal } of figures) {
      expect(value).toBeGreaterThan(0)
      expect(goal === undefined || goal > 0).toBe(true)
    }
  }
})

describe('the client', () => {
  const ids = idsOnPage()
  /** The modules that list the systems and load their parts on demand. */
  const DECLARED = /^systems\/(?:[\w-]+\/)?(?:system|page|index|registry|worded)\.ts$/

  test('has figures for the first screen and for every system, including its workers', () => {
    const figures = sizesOfClient(ids)
    expect(figures.map(({ name, unit }) => `${name.replace('client: ', '')} in ${unit}`)).toEqual([
      'to the first usable screen in kB',
      ...ids.flatMap((id) => [
        `a board of ${id} stands in kB`,
        `with all that a board of ${id} asks for in kB`,
        `the worker that hosts a game of ${id} in kB`,
        `the worker that checks a record of ${id} in kB`,
        `with a board of ${id} open, against the computer in kB`,
      ]),
    ])
    for (const { value } of figures) expect(value).toBeGreaterThan(10)
  })

  test.each(ids)('a page that plays %s loads nothing of another system', (id) => {
    const files = [...filesOfPage(id)]
    expect(files.some((file) => file.includes(`board-${id}-`))).toBe(true)
    for (const other of ids.filter((one) => one !== id))
      expect(files.filter((file) => file.includes(`-${other}-`))).toEqual([])
    const modules = modulesIn(new Set(files)).filter((path) => path.startsWith('systems/'))
    expect(modules.filter((path) => !path.startsWith(`systems/${id}/`) && !DECLARED.test(path))).toEqual([])
  })

  test.each(ids)('the origins of the data of %s are loaded neither with its board nor with its questions', (id) => {
    const modules = modulesIn(filesOfPage(id))
    expect(modules).toContain('src/web/board/registry.ts')
    expect(modules.filter((path) => /virtual:origins|provenance|words\/origin/.test(path))).toEqual([])
  })

  test.each(ids)('the files that a board of %s asks for later hold nothing of another system', (id) => {
    const modules = modulesIn(filesAskedLater(id)).filter((path) => path.startsWith('systems/'))
    expect(modules.filter((path) => path.startsWith(`systems/${id}/`)).length).toBeGreaterThan(5)
    expect(modules.filter((path) => !path.startsWith(`systems/${id}/`) && !DECLARED.test(path))).toEqual([])
  })

  test.each(ids.flatMap((id) => WORKERS.map((worker) => [worker, id] as const)))(
    '%s loads only what is played of %s, and nothing of another system',
    (worker, id) => {
      const files = filesOfWorker(worker, id)
      expect(modulesIn(files).filter((path) => /node_modules\/solid-js|\.tsx$/.test(path))).toEqual([])
      const modules = modulesIn(files).filter((path) => path.startsWith('systems/'))
      const inFolder = (folder: string) => modules.filter((path) => path.startsWith(`systems/${folder}/`))
      expect(inFolder(`${id}/rules`).length).toBeGreaterThan(5)
      expect(inFolder(`${id}/player`).length > 0).toBe(worker === 'host-worker' && findSystem(id).habit !== undefined)
      for (const other of ids.filter((one) => one !== id))
        expect(inFolder(other)).toEqual([`systems/${other}/system.ts`])
      expect(modules.filter((path) => /rulebook|situations|[\\/]board[\\/]|[\\/]words[\\/]/.test(path))).toEqual([])
    },
  )
})

test('hexes have their figures, even without a peer to compare with', async () => {
  const figures = await hexFigures(false)
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

test('a rate is what was done, divided by the time that it took', () => {
  const wait = (time: number) => {
    const until = busy() + time
    while (busy() < until);
  }
  const rate = perSecond(() => {
    wait(5)
    return 10
  })
  // Whatever else the machine is doing, it never exceeds the possible rate.
  expect(rate).toBeGreaterThan(50)
  expect(rate).toBeLessThanOrEqual(2000)
  const [one, other] = perSecondInTurn([() => 0, () => 3])
  expect([one, Math.sign(other as number)]).toEqual([0, 1])
  expect(milliseconds(3, () => wait(4))).toBeGreaterThanOrEqual(4)
  expect([percentile([5, 1, 3], 50), percentile([5, 1, 3], 99), percentile([7], 99)]).toEqual([3, 5, 7])
})
