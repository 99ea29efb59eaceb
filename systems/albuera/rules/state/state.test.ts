/** What a position has before anything happens: troops on their counters, ground in tables, stacks. */
import { describe, expect, test } from 'vitest'
import { hexNamed, hexside, sideTo } from '../../../../src/hex/index.ts'
import { engine, fastDice } from '../../../../src/kernel/index.ts'
import { rangeOf } from '../command/range.ts'
import { albuera } from '../index.ts'
import { BRIGADE, CAVALRY } from './army.ts'
import { BRIDGE, FORD, NEVER, ROAD, STREAM } from './ground.ts'
import { pickUp, putDown, raise } from './placing.ts'
import { modeNamed } from './scenario.ts'
import { arrayOf, COLUMN, handOf, LEFT, LIMBERED, RIGHT, SHAPES, shapeOf, UNLIMBERED } from './shapes.ts'
import { isClashHex, isOnBack, isOnMap, isWide, lossMarker, manpowerOf, moraleOf, rightOf, sideIn } from './troops.ts'

const kernel = engine(albuera)
const open = (scenario: string) => kernel.open(scenario, {}, fastDice(1))
const [battle, knoll] = ['albuera', 'knoll'].map(open)
const { army, ground } = battle.scenario
const unit = (id: string) => army.units.indexOf(id)
const hex = (name: string) => hexNamed(ground.grid, name)

test('4.1 each unit follows one commander of its own side', () => {
  for (const [k, name] of army.units.entries()) expect(army.leads[army.commander[k]], name).toBe(army.side[k])
  const commanderOf = (id: string) => army.commanders[army.commander[unit(id)]]
  expect(['II/34', 'sk/II/34', '1/57', 'Hawker'].map(commanderOf)).toEqual(['Brayer', 'Brayer', 'Hoghton', 'Stewart'])
})

test('2.1 a point of Manpower is a hundred men', () => {
  const points = (id: string) => ({ ...army.entries[unit(id)], points: army.manpower[unit(id)] })
  expect(points('II/34')).toMatchObject({ men: 477, points: 5 })
  expect(points('I/100')).toMatchObject({ men: 369, points: 4 })
  expect(points('5/60')).toMatchObject({ men: 146, points: 1 })
})

describe('3.4 Losses', () => {
  test('3.4 II/34 takes two Losses with markers, then turns over, then takes one more with a marker', () => {
    const p = open('albuera')
    const of = unit('II/34')
    const levels = [0, 1, 2, 3, 4].map((lost) => {
      p.lost[of] = lost
      return [manpowerOf(p, of), isOnBack(p, of), lossMarker(p, of), moraleOf(p, of)]
    })
    expect(levels).toEqual([
      [5, false, 0, 6],
      [4, false, 1, 6],
      [3, false, 2, 6],
      [2, true, 0, 5],
      [1, true, 1, 5],
    ])
  })
  test('3.4 guns have neither Manpower nor Morale', () => {
    expect([manpowerOf(battle, unit('Hawker')), moraleOf(battle, unit('Hawker'))]).toEqual([0, -1])
    expect(isOnBack(battle, unit('Hawker'))).toBe(false)
  })
})

describe('3.1 the set-up', () => {
  test('3.1 every unit of the order of battle stands on the map, and every company is with its battalion', () => {
    const there = army.units.filter((_, k) => isOnMap(battle, k))
    expect([there.length, army.units.length - there.length]).toEqual([180, 92])
    expect(there.some((id) => id.startsWith('sk/'))).toBe(false)
  })
  test('3.1 the knoll has two brigades and their guns, on a part of the map', () => {
    expect(knoll.scenario.army.units.filter((_, k) => isOnMap(knoll, k))).toHaveLength(9)
    expect(knoll.scenario.field.reduce((sum, one) => sum + one, 0)).toBe(13 * 14)
  })
  test('6.1 1/57 covers two hexes, 29 one', () => {
    const of = (id: string) => knoll.scenario.army.units.indexOf(id)
    expect([isWide(knoll, of('1/57')), isWide(knoll, of('29'))]).toEqual([true, false])
    expect(ground.grid.names[rightOf(knoll, of('1/57'))]).toBe('1820')
  })
  test('4.7 Supporting Units follow the chart, or that of the scenario if it has one', () => {
    const { army: small } = knoll.scenario
    const guns = small.units.indexOf('Fr 11/6')
    expect([small.commanders[small.commander[guns]], small.supports[guns]]).toEqual(['Brayer', 1])
    expect(army.commanders[army.commander[unit('Fr 11/6')]]).toBe('Soult')
    expect(army.arm[unit('1/1 VL')]).toBe(CAVALRY)
  })
})

describe('our own battles', () => {
  test.each(['lancers', 'assault'])('4.2, 4.5.1 in %s all stand in range of their superior', (id) => {
    const p = open(id)
    const { army: own } = p.scenario
    const inReach = (superior: number, at: number) => rangeOf(p, superior).cost[at] >= 0
    for (const [one, name] of own.units.entries())
      if (isOnMap(p, one) && own.supports[one] === 0)
        expect([name, inReach(own.commander[one], p.at[one])]).toEqual([name, true])
    for (const [one, name] of own.commanders.entries())
      if (own.rank[one] === BRIGADE && own.above[one] >= 0)
        expect([name, inReach(own.above[one], p.post[one])]).toEqual([name, true])
  })
})

describe('11.0 stacks', () => {
  test('11.0 units lie as the set-up names them, from the top down, and one can be brought to the top', () => {
    const p = open('albuera')
    expect(p.top[hex('3325')]).toBe(unit('I/64'))
    raise(p, unit('III/64'))
    expect([p.top[hex('3325')], p.below[unit('III/64')]]).toEqual([unit('III/64'), unit('I/64')])
  })
  test('3.4 a hex with units of both sides is a Clash Hex', () => {
    const p = open('albuera')
    expect([isClashHex(p, hex('3225')), sideIn(p, hex('3225')), sideIn(p, hex('0101'))]).toEqual([false, 0, -1])
    pickUp(p, unit('29'))
    putDown(p, unit('29'), hex('3225'), false)
    expect([isClashHex(p, hex('3225')), sideIn(p, hex('3225'))]).toEqual([true, 0])
  })
})

describe('12.2 costs in half points', () => {
  const cost = (mode: Parameters<typeof modeNamed>[0], from: string, to: string) =>
    ground.cost[modeNamed(mode)][6 * hex(from) + sideTo(ground.grid, hex(from), hex(to))]
  const flags = (from: string, to: string) => hexside(ground.grid, ground.sides, hex(from), hex(to))
  test('12.2 a bridge and a ford stand over their stream, and roads run over bridges', () => {
    expect(flags('2510', '2610') & (STREAM | BRIDGE | ROAD)).toBe(STREAM | BRIDGE | ROAD)
    expect(flags('2606', '2706') & (STREAM | FORD)).toBe(STREAM | FORD)
  })
  test('12.2 a Line pays 1.5 for a clear hex; guns do not enter forest, cavalry pays a stream twice', () => {
    expect([cost('line', '1721', '1722'), cost('wide', '1721', '1722'), cost('column', '1721', '1722')]).toEqual([
      3, 3, 2,
    ])
    expect([cost('limbered', '3108', '3109'), cost('cavalry', '2509', '2609')]).toEqual([NEVER, 6])
  })
})

test('6.3.5 shapes are numbered by array and hand', () => {
  expect(SHAPES.map((_, shape) => shapeOf(arrayOf(shape), handOf(shape)))).toEqual([...SHAPES.keys()])
  expect([SHAPES[shapeOf(COLUMN, 1 + LEFT)], SHAPES[shapeOf(COLUMN, 1 + RIGHT)]]).toEqual([
    'column-left',
    'column-right',
  ])
  expect([SHAPES[shapeOf(LIMBERED, 0)], SHAPES[shapeOf(UNLIMBERED, 0)]]).toEqual(['limbered', 'unlimbered'])
})
