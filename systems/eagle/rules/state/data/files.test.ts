import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { UserError } from '../../../../../src/kernel/index.ts'
import { checkForces, checkScenarios, withFiles } from './files.ts'
import { gridOf } from './map.ts'
import { shipped } from './shipped.ts'

const grid = gridOf(shipped.map)
const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${path}`, import.meta.url), 'utf8'))
const FILES = ['forces', 'tables', 'scenarios', 'rulebook']

test('the shipped files may stand in for themselves', () => {
  const { rulebook, ...rest } = withFiles(shipped, new Map(FILES.map((name) => [`${name}.json`, read(`${name}.json`)])))
  const { rulebook: ours, ...others } = shipped
  expect(rest).toEqual(others)
  expect(rulebook.rules).toEqual(ours.rules)
})

test('no rule stands in the rulebook twice', () => {
  const ids = shipped.rulebook.rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('rules that a gist refers to are there', () => {
  const ids = new Set(shipped.rulebook.rules.map(({ id }) => id))
  const cited = shipped.rulebook.rules.flatMap(({ gist }) => gist.match(/\bRA\d+/g) ?? [])
  expect(cited.filter((id) => !ids.has(id))).toEqual([])
})

// biome-ignore lint/suspicious/noExplicitAny: files that are wrong in every way.
type Loose = Record<string, any>
/** Returns the message about a shipped file in which something has been changed. */
function said(name: string, change: (value: Loose) => void): string {
  const value = read(`${name}.json`) as Loose
  change(value)
  try {
    withFiles(shipped, new Map([[`${name}.json`, value]]))
    return 'nothing'
  } catch (error) {
    expect(error).toBeInstanceOf(UserError)
    return (error as Error).message
  }
}
const scenario = (change: (first: Loose) => void) => said('scenarios', (file) => change(file.scenarios[0]))

describe('an error in a scenario is reported with file, place and reason', () => {
  const cases: readonly [string, (first: Loose) => void, string][] = [
    [
      'a unit named twice',
      (s) => s.deployment[1].units.push('FR-6DRP'),
      'scenarios.json: scenarios[0].deployment[3].units[0]: FR-6DRP has been named in scenarios[0].deployment[1].units[2] already',
    ],
    ['no such unit', (s) => (s.deployment[0].units[0] = 'FR-NEY'), "deployment[0].units[0]: there is no unit 'FR-NEY'"],
    [
      'a unit of the other side',
      (s) => (s.deployment[0].units[0] = 'SP-TEJ'),
      'deployment[0].units[0]: SP-TEJ is not french',
    ],
    ['a unit on no hex', (s) => delete s.deployment[0].at, 'deployment[0]: these pieces stand on no hex'],
    ['a hex that is not there', (s) => (s.deployment[0].at = 'AN10'), 'deployment[0].at[0]: there is no hex AN10'],
    ['two places at once', (s) => (s.deployment[0].with = 'own'), 'deployment[0]: at and with cannot both be said'],
    [
      'an unknown order',
      (s) => (s.orders.POI = 'forage'),
      'orders.POI: one of these is expected: none, march, harass, attack, defend, retreat',
    ],
    ['a formation without order', (s) => delete s.orders.CAS, 'orders: formation CAS is there and has no order'],
    ['a formation without base', (s) => s.bases.pop(), 'bases: formation POI has no base'],
    [
      'a leader twice',
      (s) => s.leaders[1].leaders.push('Vedel'),
      'leaders[1].leaders[3]: Vedel has been named in scenarios[0].leaders[0].leaders[0]',
    ],
    [
      'a leader of the other side',
      (s) => (s.leaders[0].leaders[0] = 'Reding'),
      "leaders[0].leaders[0]: there is no leader 'Reding' of the french side",
    ],
    [
      'counters miscounted',
      (s) => (s.demoralization.limits[0].counters = 5),
      'limits[0].counters: POI has 4 counters in this scenario, not 5',
    ],
    [
      'a limit beyond reach',
      (s) => (s.demoralization.limits[0].points = 9),
      'limits[0].points: no more than 4 are expected',
    ],
    ['losses of somebody else', (s) => (s.losses['SP-TEJ'] = 1), 'losses: SP-TEJ is not in this scenario'],
    ['all points lost', (s) => (s.losses['FR-6DRP'] = 6), 'losses.FR-6DRP: less than its 6 points are expected'],
    [
      'an arrival in the middle of the map',
      (s) =>
        s.arrivals.push({ side: 'french', turn: '17:30', hex: 'S14', units: [], leaders: [], provenance: 'adopted' }),
      'arrivals[0].hex: S14 is not at the edge of the map',
    ],
  ]
  test.each(cases)('%s', (_, change, message) => {
    expect(scenario(change)).toContain(message)
  })

  test('more hexes to be occupied than pieces, and carts that do not come out even', () => {
    const change = (k: number, to: (s: Loose) => void) => said('scenarios', (file) => to(file.scenarios[k]))
    const owned = (s: Loose) => s.deployment.find((entry: Loose) => entry.among)
    expect(change(3, (s) => owned(s).among.push('Y10', 'Y11'))).toContain(
      '.among: 5 hexes to be occupied, but 4 pieces',
    )
    expect(change(4, (s) => s.deployment.find((entry: Loose) => entry.pairs).pairs.pop())).toContain(
      '.pairs: 10 pieces by twos need 5 hexes, not 4',
    )
  })
})

describe('an error in the order of battle is reported with file, place and reason', () => {
  const unit = (change: (unit: Loose) => void) => said('forces', (file) => change(file.units[0]))
  test('a unit needs a formation of its side, a factor, a grade and, if on horse or with guns, a class', () => {
    expect(unit((u) => (u.formation = 'RED'))).toBe(
      "forces.json: units[0].formation: there is no formation 'RED' of that side",
    )
    expect(unit((u) => (u.cf = 0))).toContain('units[0].cf: a combat factor of 1 at least')
    expect(unit((u) => delete u.morale)).toContain('units[0].morale: a grade from A to F')
    expect(unit((u) => (u.arm = 'cavalry'))).toContain('units[0].class: light, medium or heavy is expected of cavalry')
    expect(unit((u) => (u.morale = 'G'))).toContain('units[0].morale: one of these is expected: A, B, C, D, E, F')
  })
  test('no unit is listed twice, and leaders lead formations of their side', () => {
    expect(said('forces', (f) => f.units.push(f.units[0]))).toContain("units[115].id: 'FR-4LR1' stands there twice")
    expect(said('forces', (f) => (f.formations[0].leader = 'Reding'))).toContain(
      "formations[0].leader: there is no leader 'Reding' of that side",
    )
    expect(said('forces', (f) => f.leaders[0].commands.push('RED'))).toContain(
      "there is no formation 'RED' of that side",
    )
  })
  test('a scenario is checked against a changed order of battle', () => {
    expect(said('forces', (f) => f.units.shift())).toContain(
      "scenarios.json: scenarios[2].deployment[0].units[0]: there is no unit 'FR-4LR1'",
    )
  })
})

test('rules of the rulebook may be worded otherwise, and none may be missing', () => {
  expect(said('rulebook', (f) => f.rules.splice(12, 1))).toMatch(/^rulebook\.json: rules: \S+ is missing$/)
  expect(said('rulebook', (f) => (f.rules[0].title = 'Otherwise'))).toBe('nothing')
  expect(said('rulebook', (f) => f.rules.push(f.rules[3]))).toContain('stands there twice')
})

test('tables keep their shape', () => {
  expect(said('tables', (f) => f.fire.rows[0].pop())).toBe('tables.json: fire.rows[0]: a row has 12 cells')
  expect(said('tables', (f) => (f.shock.rows[2][1] = 'A3'))).toContain(
    'tables.json: shock.rows[2][1]: one of these is expected',
  )
})

test('files that the system does not have are refused', () => {
  expect(() => withFiles(shipped, new Map([['weather.json', {}]]))).toThrow(
    'weather.json: no file that can be replaced',
  )
})

test('the shipped files pass their own checks', () => {
  expect(() => checkForces('forces.json', shipped.forces)).not.toThrow()
  expect(() => checkScenarios('scenarios.json', shipped.scenarios, shipped.forces, grid)).not.toThrow()
})

test('a designer may bring a map, and scenarios are checked against it', () => {
  expect(said('map', (f) => (f.hexes.AC15.level = 0))).toBe('nothing')
  expect(said('map', (f) => delete f.hexes.AC15)).toBe('map.json: hexes: AC15 is missing')
})
