import { describe, expect, test } from 'vitest'
import { hexNamed, sideTo } from '../../../../src/hex/index.ts'
import { areaOf } from './area-names.ts'
import { inArea } from './areas.ts'
import { shipped } from './data/shipped.ts'
import { ARTILLERY, CAVALRY, INFANTRY, NEVER, PARTS } from './ground.ts'
import { layGround } from './lay-ground.ts'
import type { Eagle } from './position.ts'
import { lineOfFire } from './sight.ts'

const ground = layGround(shipped.map, shipped.tables)
const at = (name: string) => hexNamed(ground.grid, name)
const step = (from: string, to: string) => 6 * at(from) + sideTo(ground.grid, at(from), at(to))
const costs = (from: string, to: string) =>
  [INFANTRY, CAVALRY, ARTILLERY].map((arm) => ground.cost[arm][step(from, to)])

describe('13.0 terrain effects', () => {
  test('13.0 clear ground, buildings and olive groves have their costs', () => {
    expect(costs('AG6', 'AG7')).toEqual([1, 1, 1])
    expect(costs('AE15', 'AD15')).toEqual([2, 3, 1])
    expect(costs('U12', 'U13')).toEqual([2, 2, 2])
  })

  test('13.0 a step up a moderate slope costs one more, and a step down costs only guns one more', () => {
    expect(costs('AG12', 'AG13')).toEqual([2, 2, 2])
    expect(costs('AG13', 'AG12')).toEqual([1, 1, 2])
  })

  test('13.0 impassable slopes are not crossed, and streams cost guns a point (here with one for downhill)', () => {
    expect(costs('A5', 'B6')).toEqual([NEVER, NEVER, NEVER])
    expect(costs('V15', 'W15')).toEqual([1, 1, 1])
    expect(costs('X17', 'W17')).toEqual([1, 1, 3])
  })

  test('RA100 a bridge over a stream is free, one over a river costs what the table says and takes guns', () => {
    expect(costs('W15', 'X15')).toEqual([1, 1, 1])
    expect(costs('F19', 'G19')).toEqual([2, 3, 1])
  })

  test('RA73 a wood costs one along a road', () => {
    expect(costs('T15', 'U15')).toEqual([1, 1, 1])
    expect(costs('T14', 'U15')[0]).toBe(2)
  })

  test('13.0 shock factors multiply: uphill a half, through a stream two thirds, both a third', () => {
    expect(ground.shock[step('AG12', 'AG13')]).toBe(PARTS / 2)
    expect(ground.shock[step('AG13', 'AG12')]).toBe(PARTS)
    expect(ground.shock[step('X17', 'W17')]).toBe((PARTS * 2) / 3)
    expect(ground.shock[step('AE15', 'AD15')]).toBe(PARTS / 2)
    expect(ground.shock[step('A5', 'B6')]).toBe(0)
  })
})

describe('3.1e defense areas', () => {
  const p = { scenario: { ground } } as Eagle
  const holds = (centre: string, row: number, names: string) =>
    names.split(' ').map((name) => inArea(p, areaOf(at(centre), row), at(name)))

  test('RA13 the row NW-SE through AF11 holds all hexes of the Spanish rear-guard', () => {
    expect(holds('AF11', 2, 'AC11 AD11 AD12 AF13 AG13 AG14 AJ12 AJ11')).toEqual(new Array(8).fill(true))
    expect(holds('AF11', 2, 'AJ10')).toEqual([false])
  })

  test('RA13 the row N-S through AA19 holds all hexes of Coupigny', () => {
    expect(holds('AA19', 0, 'Z18 Z19 Y18 Y19 AA18 AA19 Z20 AB18 Z17 AC17 AB20 AB21')).toEqual(new Array(12).fill(true))
  })

  test('RA13 a defense area is nine hexes wide and five deep, cut at the edge of the map', () => {
    const size = (centre: string, row: number) =>
      ground.grid.names.filter((_, hex) => inArea(p, areaOf(at(centre), row), hex)).length
    expect([0, 1, 2].map((row) => size('S14', row))).toEqual([45, 45, 45])
    expect(size('A1', 0)).toBeLessThan(45)
  })
})

describe('10.2.1 line of fire', () => {
  const { count } = ground.grid
  const empty = {
    scenario: { ground },
    top: new Int16Array(count).fill(-1),
    cap: new Int16Array(count),
  } as unknown as Eagle
  const clear = (from: string, to: string) => lineOfFire(empty, 0, at(from), at(to)) < 0

  test('RA39 a unit sees down a slope only what is farther from its foot than the unit is from its edge', () => {
    expect(clear('U15', 'Z14')).toBe(true)
    expect(clear('X15', 'Z15')).toBe(false)
  })

  test('10.2.1 woods block the line of fire, but never to an adjacent hex', () => {
    expect(clear('S14', 'V14')).toBe(false)
    expect(clear('AG12', 'AG13')).toBe(true)
  })
})
