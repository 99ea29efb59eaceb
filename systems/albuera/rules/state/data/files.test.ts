import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hexNamed } from '../../../../../src/hex/index.ts'
import { engine, fastDice, UserError } from '../../../../../src/kernel/index.ts'
import { albuera as albueraRules } from '../../index.ts'
import { readForces, readScenarios } from './files.ts'
import { readMap } from './map.ts'
import { gridOf } from './map-kind.ts'
import { inPart } from './part.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${name}`, import.meta.url), 'utf8'))
const forces = readForces('forces.json', read('forces.json'))
const grid = gridOf(readMap('map.json', read('map.json')))
const { scenarios } = readScenarios('scenarios.json', read('scenarios.json'), forces, grid)
const [knoll, albuera] = ['knoll', 'albuera'].map((id) => scenarios.find((one) => one.id === id)!)
const unit = (id: string) => forces.units.find((one) => one.id === id)!

// biome-ignore lint/suspicious/noExplicitAny: files that are wrong in every way.
type Loose = Record<string, any>
function said(name: string, reader: (value: unknown) => unknown, change: (value: Loose) => void): string {
  const value = read(name) as Loose
  change(value)
  try {
    reader(value)
    return 'nothing'
  } catch (error) {
    expect(error).toBeInstanceOf(UserError)
    return (error as Error).message
  }
}
const ofForces = (change: (value: Loose) => void) =>
  said('forces.json', (value) => readForces('forces.json', value), change)
const ofScenarios = (change: (value: Loose) => void) =>
  said('scenarios.json', (value) => readScenarios('scenarios.json', value, forces, grid), change)

const battleIn = (s: Loose): Loose => s.scenarios.find(({ id }: Loose) => id === 'albuera')
const stackOf = (s: Loose, id: string): Loose => s.deployment.find(({ units }: Loose) => units.includes(id))

describe('the order of battle', () => {
  test('180 units and 36 commanders; armies as strong as published', () => {
    expect([forces.units.length, forces.commanders.length]).toEqual([180, 36])
    const men = (side: string, arm: string) =>
      forces.units.reduce((sum, one) => sum + (one.side === side && one.arm === arm && 'men' in one ? one.men : 0), 0)
    // Published: 19,015 and 30,452 foot, 4,012 and 3,899 horse; shares of regiments are rounded to whole men.
    expect([men('french', 'infantry'), men('coalition', 'infantry')]).toEqual([19_019, 30_457])
    expect([men('french', 'cavalry'), men('coalition', 'cavalry')]).toEqual([4_014, 3_902])
    const guns = (side: string) =>
      forces.units.reduce((sum, one) => sum + (one.side === side && one.arm === 'artillery' ? one.guns : 0), 0)
    expect([guns('french'), guns('coalition')]).toEqual([48, 44])
  })

  test('2.1 the Manpower of a battalion is a hundredth of its men, a half rounded up', () => {
    for (const one of forces.units)
      if (one.arm === 'infantry') expect([one.id, one.manpower]).toEqual([one.id, Math.floor(one.men / 100 + 0.5)])
  })

  test('3.4 II/34 has Manpower 5, Morale 6 and 5, and fires with 66 % in Line', () => {
    expect(unit('II/34')).toMatchObject({ manpower: 5, morale: [6, 5], nation: 'French' })
    expect(forces.nations.find(({ id }) => id === 'French')?.line).toBe(66)
    expect(forces.losses.front).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })

  test('6.2 20 battalions of the Coalition and 3 of the French cover two hexes in Line', () => {
    const wide = (side: string) =>
      forces.units.filter(
        (one) =>
          one.side === side &&
          one.arm === 'infantry' &&
          one.manpower >= (forces.nations.find(({ id }) => id === one.nation)?.rectangle ?? 0),
      ).length
    expect([wide('coalition'), wide('french')]).toEqual([20, 3])
  })

  test('10.8 Sympher has two stars; stars are half the guns less one', () => {
    expect(unit('Sympher')).toMatchObject({ stars: 2, guns: 6 })
    for (const one of forces.units) if (one.arm === 'artillery') expect(one.stars).toBe(one.guns / 2 - 1)
  })

  test('4.7 a Supporting Unit follows the superior under whom the chart has it, and no brigade has it', () => {
    const brigades = new Set(forces.commanders.flatMap(({ id, rank }) => (rank === 'brigade' ? [id] : [])))
    const chart = new Map(forces.supporting.flatMap(({ under, units }) => units.map((id) => [id, under] as const)))
    for (const { id, commander } of forces.units) {
      expect([id, chart.get(id) ?? commander]).toEqual([id, commander])
      expect([id, brigades.has(commander)]).toEqual([id, !chart.has(id)])
    }
  })

  const cases: readonly [string, (value: Loose) => void, string][] = [
    ['a unit twice', (f) => f.units.push(f.units[0]), "forces.json: units[180].id: 'II/34' stands there twice"],
    ['a unit and a commander of one name', (f) => (f.commanders[1].id = 'LLL'), "a unit is called 'LLL' already"],
    [
      'an unknown nation',
      (f) => (f.units[0].nation = 'Polish'),
      "forces.json: units[0].nation: there is no nation 'Polish' of that side",
    ],
    [
      'a commander of the enemy',
      (f) => (f.units[0].commander = 'Cole'),
      "units[0].commander: there is no commander 'Cole' of that side",
    ],
    [
      'a brigade over a division',
      (f) => (f.commanders[1].under = 'Brayer'),
      'commanders[1].under: a superior of that side is expected: chief',
    ],
    [
      'a chief with a superior',
      (f) => (f.commanders[0].under = 'Girard'),
      'commanders[0].under: a commander-in-chief has no superior',
    ],
    [
      'a division without Coordination',
      (f) => delete f.commanders[1].coordination,
      'commanders[1].coordination: a number from 0 to 9 is expected',
    ],
    [
      'one Morale for two sides',
      (f) => (f.units[0].morale = [6]),
      'units[0].morale: II/34 has Manpower 5, so the Morale of both sides is expected',
    ],
    [
      'a Supporting Unit twice',
      (f) => f.supporting[1].units.push('Sympher'),
      'supporting[2].units[1]: Sympher stands under Stewart already',
    ],
    [
      'a chart that names no one',
      (f) => (f.supporting[0].units[0] = 'II/99'),
      "supporting[0].units[0]: there is no unit 'II/99' of that side",
    ],
    ['Manpower without levels', (f) => (f.units[0].manpower = 11), 'units[0].manpower: '],
    [
      'levels for nine only',
      (f) => f.losses.front.pop(),
      'losses.front: ten numbers are expected, for Manpower 1 to 10',
    ],
    [
      'more Losses than a counter has',
      (f) => (f.losses.front[0] = 2),
      'losses.front[0]: a counter of Manpower 1 has no 2 Losses',
    ],
    [
      'an arm that is none',
      (f) => (f.units[0].arm = 'wagon'),
      'units[0].arm: infantry, cavalry or artillery is expected',
    ],
  ]
  test.each(cases)('says what is wrong: %s', (_, change, message) => {
    expect(ofForces(change)).toContain(message)
  })
})

describe('the scenarios', () => {
  test('Albuera has every unit and every commander once, in 16 turns', () => {
    expect(albuera.deployment.flatMap(({ units }) => units).sort()).toEqual(forces.units.map(({ id }) => id).sort())
    expect(albuera.commanders.map(({ commander }) => commander).sort()).toEqual(
      forces.commanders.map(({ id }) => id).sort(),
    )
    expect([albuera.turns, albuera.victory.french, albuera.victory.coalition]).toEqual([16, 8, 6])
  })

  test('3.4 II/34 begins in Line; three Portuguese battalions stand in two hexes', () => {
    expect(albuera.deployment.find(({ units }) => units.includes('II/34'))?.array).toBe('line')
    expect(albuera.deployment.flatMap(({ at, units }) => (at.length === 2 ? units : []))).toEqual([
      'I/2',
      'II/2',
      'I/14',
    ])
  })

  test('the knoll is played on a part of the map, and all its hexes lie there', () => {
    const on = inPart(knoll, grid)
    expect(grid.names.filter((_, hex) => on(hex)).length).toBe(13 * 14)
    expect(['1216', '2429', '1215', '2529'].map((name) => on(hexNamed(grid, name)))).toEqual([true, true, false, false])
    expect(knoll.deployment.length + knoll.commanders.length).toBe(11)
  })

  const cases: readonly [string, (value: Loose) => void, string][] = [
    ['a unit twice', (s) => battleIn(s).deployment[0].units.push('2 KGL'), '2 KGL is placed twice'],
    [
      'a hex off the map',
      (s) => (battleIn(s).deployment[0].at = ['4101']),
      'scenarios[3].deployment[0].at[0]: there is no hex 4101',
    ],
    [
      'outside the part',
      (s) => (s.scenarios[0].commanders[0].at = '2309'),
      'scenarios[0].commanders[0].at: 2309 lies outside the part of the map',
    ],
    [
      'a part off the map',
      (s) => (s.scenarios[0].part.rows = [16, 30]),
      'scenarios[0].part.rows: a range from 1 to 29 is expected',
    ],
    [
      'the wrong hand',
      (s) => s.scenarios[0].deployment[0].at.reverse(),
      '1920 is not on the right of 1820 as one faces SE',
    ],
    ['a large Line in one hex', (s) => s.scenarios[0].deployment[0].at.pop(), '1/57 stands in two hexes here (6.2)'],
    [
      'a small Line in two',
      (s) => (s.scenarios[0].deployment[1].at = ['1721', '1722']),
      '29 stands in one hex here (6.2)',
    ],
    [
      'cavalry in an array',
      (s) => {
        for (const one of battleIn(s).deployment) if (one.units.includes('1/2 H')) one.array = 'line'
      },
      '1/2 H has no array',
    ],
    [
      'guns of the other side',
      (s) => (s.scenarios[0].deployment[1].units = ['II/34']),
      "there is no unit 'II/34' of that side",
    ],
    [
      'a chit of the enemy',
      (s) => (battleIn(s).pool.french.chits[0] = 'Cole'),
      "pool.french.chits[0]: there is no commander 'Cole' of that side",
    ],
    ['a unit in no hex', (s) => (s.scenarios[0].deployment[1].at = []), 'deployment[1].at: a hex is expected'],
    [
      'two hexes that do not touch',
      (s) => (s.scenarios[0].deployment[0].at = ['1920', '1720']),
      'scenarios[0].deployment[0].at: 1920 and 1720 do not touch',
    ],
    [
      'a chart that names no commander',
      (s) => (s.scenarios[0].supporting[0].under = 'Nobody'),
      "scenarios[0].supporting[0].under: there is no commander 'Nobody'",
    ],
    [
      'a chart that names no unit',
      (s) => (s.scenarios[0].supporting[0].units = []),
      'scenarios[0].supporting[0].units: a unit at least is expected',
    ],
    [
      'a unit whose commander is not there',
      (s) => {
        s.scenarios[0].commanders.shift()
        s.scenarios[0].pool.coalition = { chits: [], most: 0 }
      },
      'scenarios[0].deployment[0].units[0]: 1/57 is under Hoghton, who is not in this scenario',
    ],
    [
      'a Supporting Unit whose superior is not there',
      (s) => (s.scenarios[0].supporting[0].under = 'Soult'),
      'Fr 11/6 is under Soult, who is not in this scenario',
    ],
    [
      'a chit of a commander who is not there',
      (s) => (s.scenarios[0].pool.french.chits = ['Werle']),
      'scenarios[0].pool.french.chits[0]: Werle is not in this scenario',
    ],
    [
      'a stack of two arrays',
      (s) => (s.scenarios[0].deployment[1].at = ['1621']) && (s.scenarios[0].deployment[1].array = 'column'),
      'scenarios[0].deployment[2].units[0]: 1/48 in 1621: 29 has another array there (11.0)',
    ],
    [
      'a stack of two facings',
      (s) => (s.scenarios[0].deployment[1].at = ['1621']) && (s.scenarios[0].deployment[1].facing = 'E'),
      '1/48 in 1621: 29 faces another way there (11.0)',
    ],
    [
      'enemies in one hex',
      (s) => (s.scenarios[0].deployment[4].at = ['1721']),
      'II/34 in 1721: 29 of the enemy stands there',
    ],
    [
      'five battalions in a hex',
      (s) => (stackOf(battleIn(s), 'II/88').at = ['3325']),
      'III/88 in 3325: a hex holds 4 battalions or squadrons, or guns and 2 (11.2)',
    ],
    [
      'a Line of one hex on a Line of two',
      (s) => (s.scenarios[0].deployment[1].at = ['1820']),
      '29 in 1820: 1/57 does not cover the same hexes (6.4)',
    ],
    [
      'cavalry among infantry',
      (s) => (stackOf(battleIn(s), '1/27 Ch').at = ['3722']),
      'I/Gren in 3722: infantry and cavalry cannot stand in one hex (11.1)',
    ],
    [
      'two batteries in a hex',
      (s) => (stackOf(battleIn(s), 'Fr Gazan A').at = ['3627']),
      'Fr Gazan B in 3627: a hex holds one battery (11.2)',
    ],
    [
      'more chits than there are',
      (s) => (battleIn(s).pool.french.most = 8),
      'pool.french.most: there are only 7 chits',
    ],
  ]
  test.each(cases)('say what is wrong: %s', (_, change, message) => {
    expect(ofScenarios(change)).toContain(message)
  })
})

describe('tables', () => {
  const ofTables = (change: (value: Loose) => void) =>
    said('tables.json', (value) => albueraRules.withData?.(new Map([['tables.json', value]])), change)

  test('other costs in the file take effect', () => {
    const tables = read('tables.json') as Loose
    tables.terrain[0].cost.column = 2
    const rules = engine(albueraRules.withData?.(new Map([['tables.json', tables]])) as typeof albueraRules)
    const { ground } = rules.open('knoll', {}, fastDice(1)).scenario
    const { cost } = ground
    expect(cost[0][6 * hexNamed(grid, '1725')]).toBe(4)
  })
  test('a Clash Table with a gap is refused, and the steps of its shifts have to rise', () => {
    expect(ofTables((tables) => tables.clash.table.columns.splice(2, 1))).toContain(
      'tables.json: clash.table.columns[2].difference: -2 is expected, without a gap',
    )
    expect(ofTables((tables) => tables.clash.table.columns.splice(4))).toContain(
      'tables.json: clash.table.columns: a column for the difference 0 is expected, the basic one (15.7)',
    )
    expect(ofTables((tables) => (tables.clash.shifts.numbers[1].ratio = 1.5))).toContain(
      'tables.json: clash.shifts.numbers[1].ratio: more than 1.5 is expected',
    )
    expect(ofTables((tables) => (tables.clash.guns.from = 9))).toContain(
      'tables.json: clash.guns.to: 9 or more is expected',
    )
  })
  test('other tables of fire in the file take effect', () => {
    const tables = read('tables.json') as Loose
    tables.fire.rows = [{ least: 1, effect: '2M', provenance: 'adopted' }]
    tables.fire.muskets.range = 3
    tables.terrain[0].fire = 2
    const rules = engine(albueraRules.withData?.(new Map([['tables.json', tables]])) as typeof albueraRules)
    const { gunnery, ground } = rules.open('knoll', {}, fastDice(1)).scenario
    expect([[...gunnery.rowEffect], gunnery.range[0], ground.cover[hexNamed(grid, '1725')]]).toEqual([[3], 3, 2])
  })
  const cases: readonly [string, (value: Loose) => void, string][] = [
    ['a third of a point', (t) => (t.actions.turn = 0.3), 'actions.turn: a number of points is expected, in halves'],
    ['a terrain twice', (t) => (t.terrain[1].id = 'clear'), "terrain[1].id: 'clear' stands there twice"],
    ['a terrain left out', (t) => t.terrain.pop(), 'terrain: an entry for each terrain is expected'],
    [
      'a table of fire that does not begin at 1',
      (t) => (t.fire.rows[0].least = 2),
      'tables.json: fire.rows[0].least: 1 is expected',
    ],
    ['rows out of order', (t) => (t.fire.rows[2].least = 2), 'fire.rows[2].least: 3 or more is expected'],
    [
      'a gap in the bands of guns',
      (t) => (t.fire.guns[0].bands[1].from = 4),
      'tables.json: fire.guns[0].bands[1].from: 3 is expected, without a gap',
    ],
    [
      'a band that ends before it begins',
      (t) => (t.fire.guns[0].bands[3].to = 7),
      'fire.guns[0].bands[3].to: 8 or more',
    ],
    ['guns twice', (t) => (t.fire.guns[1].calibre = 12), 'fire.guns[1].calibre: guns of 12 pounds stand there twice'],
    ['an effect left out', (t) => t.fire.effects.pop(), 'fire.effects: an entry for each effect is expected'],
    ['an effect twice', (t) => (t.fire.effects[1].id = 'M-1'), "fire.effects[1].id: 'M-1' stands there twice"],
    ['an effect that is none', (t) => (t.fire.rows[0].effect = '3M'), 'fire.rows[0].effect'],
    ['fires without a modifier', (t) => t.fire.numbers.modifiers.pop(), 'four modifiers are expected'],
    [
      'a calibre that the order of battle has',
      (t) => t.fire.guns.splice(0, 1),
      'forces.json: units[77].calibre: tables.json has no guns of 12 pounds (10.3)',
    ],
    ['an array of no one', (t) => (t.terrain[0].cost.elephants = 2), 'there is no such entry'],
  ]
  test.each(cases)('say what is wrong: %s', (_, change, message) => {
    expect(ofTables(change)).toContain(message)
  })
})
