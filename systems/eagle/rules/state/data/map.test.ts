import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  adjacent,
  atEdge,
  blockingHex,
  CLEAR,
  distance,
  hexNamed,
  lineBetween,
  makeGround,
  makeLines,
  neighbour,
  OFF,
  opposite,
  sideTo,
  sightByCrests,
} from '../../../../../src/hex/index.ts'
import { UserError } from '../../../../../src/kernel/index.ts'
import { gridOf, readMap } from './map.ts'

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${path}`, import.meta.url), 'utf8'))
const map = readMap('map.json', read('map.json'))
const grid = gridOf(map)
const at = (name: string) => hexNamed(grid, name)
const level = (name: string) => map.hexes[name].level

// biome-ignore lint/suspicious/noExplicitAny: files that are wrong in every way.
type Loose = Record<string, any>
function said(change: (map: Loose) => void): string {
  const value = read('map.json') as Loose
  change(value)
  try {
    readMap('map.json', value)
    return 'nothing'
  } catch (error) {
    expect(error).toBeInstanceOf(UserError)
    return (error as Error).message
  }
}
const side = (value: Loose, a: string, b: string, kind: string): Loose =>
  value.hexsides.find((one: Loose) => one.kind === kind && one.between.includes(a) && one.between.includes(b))

describe('an error in a map is reported with file, place and reason', () => {
  const cases: readonly [string, (value: Loose) => void, string][] = [
    ['a missing hex', (m) => delete m.hexes.AC15, 'map.json: hexes: AC15 is missing'],
    [
      'a hex off the map',
      (m) => (m.hexes.AN1 = m.hexes.A1),
      'map.json: hexes.AN1: there is no such hex: the map goes from A1 to AM26',
    ],
    ['a column twice', (m) => (m.columns[12] = 'L'), "map.json: columns[12]: 'L' stands there twice"],
    [
      'unknown ground',
      (m) => (m.hexes.A1.terrain = 'swamp'),
      'map.json: hexes.A1.terrain: one of these is expected: clear, buildings, light_woods',
    ],
    [
      'a level below all',
      (m) => (m.hexes.A1.level = -1),
      'map.json: hexes.A1.level: a whole number from 0 to 9 is expected',
    ],
    [
      'a side of hexes that do not touch',
      (m) => (m.hexsides[0].between = ['A4', 'A6']),
      'map.json: hexsides[0].between: A4 and A6 do not touch',
    ],
    [
      'a side of a hex and itself',
      (m) => (m.hexsides[0].between = ['A4', 'A4']),
      'map.json: hexsides[0].between: A4 and A4 do not touch',
    ],
    [
      'a side of no hex',
      (m) => (m.hexsides[0].between = ['A4', 'LLL4']),
      'map.json: hexsides[0].between[1]: a hex such as AC15 is expected',
    ],
    [
      'a side off the map',
      (m) => (m.hexsides[0].between = ['A1', 'A99']),
      'map.json: hexsides[0].between[1]: there is no hex A99',
    ],
    [
      'a side twice',
      (m) => m.hexsides.push({ between: ['G19', 'F19'], kind: 'river' }),
      'between G19 and F19 there is a river already',
    ],
    [
      'a slope that goes nowhere',
      (m) => delete m.hexsides[0].high,
      'map.json: hexsides[0].high: the upper hex of the slope is expected',
    ],
    [
      'a slope upside down',
      (m) => (m.hexsides[0].high = 'A4'),
      'map.json: hexsides[0].high: A4 lies on level 0, no higher than A5 on 1',
    ],
    [
      'a slope of other hexes',
      (m) => (m.hexsides[0].high = 'A9'),
      'map.json: hexsides[0].high: one of A4 and A5 is expected, not A9',
    ],
    ['a river with an upper hex', (m) => (side(m, 'F19', 'G19', 'river').high = 'F19'), 'a river has no upper hex'],
    [
      'a missing slope',
      (m) => m.hexsides.shift(),
      'map.json: hexsides: between A5 on level 1 and A4 on level 0 a slope is missing',
    ],
    [
      'a bridge over nothing',
      (m) => (m.bridges[1].between = ['W14', 'W15']),
      'map.json: bridges[1].over: no stream runs between W14 and W15',
    ],
    [
      'a bridge twice',
      (m) => m.bridges.push(m.bridges[0]),
      'map.json: bridges[2]: between F19 and G19 there is a bridge already',
    ],
    [
      'a bridge between hexes apart',
      (m) => (m.bridges[0].between = ['F19', 'H19']),
      'map.json: bridges[0].between: F19 and H19 do not touch',
    ],
    [
      'a road with a gap',
      (m) => m.roads[0].hexes.splice(3, 1),
      'map.json: roads[0].hexes[3]: B23 and C21 do not touch',
    ],
    [
      'a road through a river',
      (m) => m.bridges.shift(),
      'the road crosses a river between F19 and G19 without a bridge',
    ],
    [
      'a road up a cliff',
      (m) => (m.roads[3].hexes = ['A5', 'B6']),
      'map.json: roads[3].hexes[1]: the road climbs an impassable slope between A5 and B6',
    ],
    ['a road twice', (m) => (m.roads[1].id = 'highway'), "map.json: roads[1].id: 'highway' stands there twice"],
    [
      'a place that is not there',
      (m) => (m.features[0].hexes = ['AZ1']),
      'map.json: features[0].hexes[0]: there is no hex AZ1',
    ],
    [
      'ground from nowhere',
      (m) => delete m.sources.hexes.provenance,
      'map.json: sources.hexes.provenance: this is missing',
    ],
    ['something unknown', (m) => (m.weather = 'hot'), 'map.json: weather: there is no such entry'],
  ]
  test.each(cases)('%s', (_, change, message) => {
    expect(said(change)).toContain(message)
  })

  test('the shipped map has no errors', () => {
    expect(said(() => {})).toBe('nothing')
  })
})

describe('the battlefield of Bailén', () => {
  test('40 columns, LL among them, by 26 rows', () => {
    expect([grid.columns, grid.rows, grid.count]).toEqual([40, 26, 1040])
    expect(map.columns.slice(11, 14)).toEqual(['L', 'LL', 'M'])
  })

  test('every hex that a scenario names is there', () => {
    const text = readFileSync(new URL('../../../data/scenarios.json', import.meta.url), 'utf8')
    const named = new Set(text.match(/"[A-Z]{1,2}[1-9][0-9]?"/g))
    expect(named.size).toBeGreaterThan(60)
    expect([...named].map((name) => name.slice(1, -1)).filter((name) => at(name) === OFF)).toEqual([])
  })

  test('no unit is set up in the river gorge or on ground that no arm can enter', () => {
    const { scenarios } = read('scenarios.json') as { scenarios: { deployment: { at?: string }[] }[] }
    const places = scenarios.flatMap(({ deployment }) => deployment.flatMap(({ at: place }) => place ?? []))
    expect(places.length).toBeGreaterThan(60)
    for (const place of places) {
      const ways = [0, 1, 2, 3, 4, 5].filter((k) => {
        const to = neighbour(grid, at(place), k)
        return (
          to !== OFF &&
          !map.hexsides.some(
            (one) => one.kind === 'steep' && one.between.includes(place) && one.between.includes(grid.names[to]),
          )
        )
      })
      expect(ways.length).toBeGreaterThanOrEqual(4)
    }
  })

  test('entries and bases lie where the roads leave the map', () => {
    for (const name of ['A24', 'W26', 'AM1', 'H1', 'L1']) expect(atEdge(grid, at(name))).toBe(true)
    const ends = map.roads.flatMap(({ hexes }) => [hexes[0], hexes.at(-1)])
    expect(new Set(ends)).toEqual(new Set(['A24', 'AM1', 'W26', 'AC15', 'AM17', 'AC1']))
  })

  test('the highway runs from A24 over the bridge at F19/G19 and by the hexes of the convoy to Bailén and AM1', () => {
    const [highway] = map.roads
    const along = [
      'A24',
      'F19',
      'G19',
      'I19',
      'J19',
      'K18',
      'L18',
      'LL17',
      'Q16',
      'U15',
      'V14',
      'W15',
      'X15',
      'Z15',
      'AC15',
      'AF12',
      'AH11',
      'AJ9',
      'AM1',
    ]
    const places = along.map((name) => highway.hexes.indexOf(name))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBe(0)
    const convoy = ['I19', 'J19', 'K18', 'L18', 'LL17'].map(at)
    expect(convoy.slice(1).map((hex, k) => sideTo(grid, convoy[k], hex))).toEqual([1, 1, 1, 1])
  })

  test('the Herrumblar parts the map from north to south, H1 on the west bank and L1 on the east, and only the bridge and fords cross it', () => {
    const wet = new Set(map.hexsides.filter(({ kind }) => kind === 'river').map(({ between }) => between.join('/')))
    const reached = new Set([at('A24')])
    for (const hex of reached)
      for (let k = 0; k < 6; k++) {
        const to = neighbour(grid, hex, k)
        const names = [grid.names[hex], grid.names[to]]
        if (to !== OFF && !wet.has(names.join('/')) && !wet.has(names.reverse().join('/'))) reached.add(to)
      }
    const west = (name: string) => reached.has(at(name))
    expect(['F19', 'H1', 'D12'].map(west)).toEqual([true, true, true])
    expect(['G19', 'L1', 'I19', 'AC15', 'AM1'].map(west)).toEqual([false, false, false, false, false])
    const gorge = map.hexsides.filter(({ kind, high }) => kind === 'steep' && high === undefined)
    expect(gorge.length).toBe(16)
    for (const { between } of gorge) expect(wet.has(between.join('/'))).toBe(true)
  })

  test('Bailén has ten hexes that hang together, all of buildings, and there are no other buildings', () => {
    const town = map.features.find(({ kind }) => kind === 'town')?.hexes ?? []
    expect(new Set(town)).toEqual(
      new Set(Object.keys(map.hexes).filter((name) => map.hexes[name].terrain === 'buildings')),
    )
    const joined = new Set([town[0]])
    for (const name of joined) for (const other of town) if (adjacent(grid, at(name), at(other))) joined.add(other)
    expect(joined.size).toBe(10)
  })

  test('hills stand above what lies around them, the Spanish ridge above the stream', () => {
    const around = (name: string) => [0, 1, 2, 3, 4, 5].map((k) => grid.names[neighbour(grid, at(name), k)])
    expect(around('AD12').every((name) => level(name) < level('AD12'))).toBe(true)
    expect([level('AD12'), level('Z8')]).toEqual([2, 2])
    for (const name of ['Z15', 'Z14', 'Z16', 'Z18', 'Y18', 'Y19']) expect(level(name)).toBe(1)
    for (const name of ['W15', 'X15', 'V14']) expect(level(name)).toBe(0)
  })

  test('10.2.1 lines of fire by the levels of the battlefield', () => {
    const obstructed = Uint8Array.from(grid.names, (name) => (map.hexes[name].terrain === 'clear' ? 0 : 1))
    const levels = Uint8Array.from(grid.names, (name) => map.hexes[name].level)
    const ground = makeGround(grid, makeLines(grid), levels, (_: undefined, hex) => obstructed[hex] === 1)
    // The grand battery before the Spanish centre: from U15 the ridge's foot is far enough away.
    expect(sightByCrests(ground, at('U15'), at('Z14'), undefined)).toBe(CLEAR)
    // From right below, the edge hides the troops behind it.
    const hidden = sightByCrests(ground, at('X15'), at('Z15'), undefined)
    expect(grid.names[blockingHex(hidden)]).toBe('Y15')
    const into = new Int16Array(100)
    expect([
      lineBetween(grid, makeLines(grid), at('X15'), at('Z15'), into),
      distance(grid, at('X15'), at('Z15')),
    ]).toEqual([1, 2])
  })
})

test('a side of the map is the same from both its hexes', () => {
  const shown = new Set<string>()
  for (const { between, kind } of map.hexsides) {
    const [a, b] = between.map(at)
    const k = sideTo(grid, a, b)
    expect(neighbour(grid, b, opposite(k))).toBe(a)
    shown.add(kind)
  }
  expect(shown).toEqual(new Set(['river', 'stream', 'slope', 'steep']))
})
