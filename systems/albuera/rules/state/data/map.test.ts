import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { adjacent, atEdge, distance, hexNamed, neighbour, OFF, sideTo } from '../../../../../src/hex/index.ts'
import { sideName, sidesOfWater } from '../../../../../src/hex/maps/map-file.ts'
import { packMap, unpackMap } from '../../../../../src/hex/maps/packed-map.ts'
import { UserError } from '../../../../../src/kernel/index.ts'
import { readMap } from './map.ts'
import { gridOf, MAP } from './map-kind.ts'

const read = (): unknown => JSON.parse(readFileSync(new URL('../../../data/map.json', import.meta.url), 'utf8'))
const map = readMap('map.json', read())
const grid = gridOf(map)
const at = (name: string) => hexNamed(grid, name)

// biome-ignore lint/suspicious/noExplicitAny: files that are wrong in every way.
type Loose = Record<string, any>
function said(change: (map: Loose) => void): string {
  const value = read() as Loose
  change(value)
  try {
    readMap('map.json', value)
    return 'nothing'
  } catch (error) {
    expect(error).toBeInstanceOf(UserError)
    return (error as Error).message
  }
}

describe('a mistake in a map is reported with file, place and reason', () => {
  const cases: readonly [string, (value: Loose) => void, string][] = [
    ['a missing hex', (m) => delete m.hexes['2309'], 'map.json: hexes: 2309 is missing'],
    [
      'a hex off the map',
      (m) => (m.hexes['4101'] = m.hexes['0101']),
      'map.json: hexes.4101: there is no such hex: the map goes from 0101 to 4029',
    ],
    ['columns out of order', (m) => (m.columns[4] = '06'), "map.json: columns[5]: '06' stands there twice"],
    ['a column left out', (m) => (m.columns[39] = '41'), "map.json: columns[39]: '40' is expected, not '41'"],
    ['letters', (m) => (m.columns[0] = 'A'), 'map.json: columns[0]: two digits are expected'],
    [
      'a side of another numbering',
      (m) => (m.hexsides[0].between = ['A1', 'A2']),
      'map.json: hexsides[0].between[0]: a hex such as 2309 is expected',
    ],
    [
      'a stream without a name where there are several',
      (m) => delete m.hexsides[0].water,
      'map.json: hexsides[0].water: one of these is expected: Albuera, Chicapierna, Nogales, Valdesevilla',
    ],
    [
      'a stream of no water',
      (m) => (m.hexsides[0].water = 'Guadiana'),
      "map.json: hexsides[0].water: there is no stream 'Guadiana' among the waters",
    ],
    ['a water twice', (m) => m.waters.push(m.waters[0]), "map.json: waters[4].name: 'Albuera' stands there twice"],
    [
      'a slope, which this map has not',
      (m) => (m.hexsides[0].high = '0201'),
      'map.json: hexsides[0].high: there is no such entry',
    ],
    [
      'a ford over nothing',
      (m) => (m.fords[0].between = ['1818', '1819']),
      'map.json: fords[0].over: no stream runs between 1818 and 1819',
    ],
    [
      'a ford under a bridge',
      (m) => (m.fords[0].between = m.bridges[0].between),
      'map.json: fords[0]: between 2510 and 2610 there is a bridge already',
    ],
    [
      'a road through a stream',
      (m) => m.fords.splice(2, 1),
      'the road crosses a stream between 0609 and 0509 without a bridge or a ford',
    ],
  ]
  test.each(cases)('%s', (_, change, message) => {
    expect(said(change)).toContain(message)
  })

  test('the shipped map has no mistakes', () => {
    expect(said(() => {})).toBe('nothing')
  })
})

describe('the battlefield of Albuera', () => {
  test('15.11.4 the map has 40 columns by 29 rows; the hexes of return lie at its edge', () => {
    expect([grid.columns, grid.rows, grid.count]).toEqual([40, 29, 1160])
    for (const name of ['4022', '4029', '3029', '2229', '0108', '0701']) expect(atEdge(grid, at(name))).toBe(true)
  })

  test('even columns stand half a hex lower: the retreat of 14.10 goes from 1015 to 0916', () => {
    const around = ['1014', '1115', '1116', '1016', '0916', '0915']
    expect(around.map((name) => sideTo(grid, at('1015'), at(name)))).toEqual([0, 1, 2, 3, 4, 5])
    expect(around.map((name) => distance(grid, at('1014'), at(name)))).toEqual([0, 1, 2, 2, 2, 1])
  })

  test('both brooks meet and run on as the Albuera; each water is in one piece', () => {
    const corners = ([a, b]: readonly string[]): string[] => {
      // A corner is the set of the hexes that meet there.
      const [one, two] = [at(a), at(b)]
      return [0, 1, 2, 3, 4, 5].flatMap((k) => {
        const third = neighbour(grid, one, k)
        return third !== OFF && adjacent(grid, third, two) ? [[one, two, third].sort((x, y) => x - y).join()] : []
      })
    }
    const runs = new Map(map.waters.map((water) => [water.name, sidesOfWater(map, water)]))
    for (const [name, sides] of runs) {
      const left = new Set(sides.map(sideName))
      const open = [sides[0]]
      left.delete(sideName(sides[0]))
      for (const side of open)
        for (const other of sides)
          if (left.has(sideName(other)) && corners(other).some((one) => corners(side).includes(one))) {
            left.delete(sideName(other))
            open.push(other)
          }
      expect([name, [...left]]).toEqual([name, []])
    }
    const ends = (name: string) => new Set(runs.get(name)!.flatMap(corners))
    for (const brook of ['Chicapierna', 'Nogales'])
      expect([...ends(brook)].some((corner) => ends('Albuera').has(corner))).toBe(true)
  })

  test('village and knolls lie as far apart as the sources say', () => {
    const metres = (a: string, b: string) => map.metres * distance(grid, at(a), at(b))
    // A mile to the first knoll, about 500 yards on to the second.
    expect(metres('2309', '1819')).toBeGreaterThan(1_400)
    expect(metres('2309', '1819')).toBeLessThan(2_000)
    expect(metres('1819', '1722')).toBeLessThanOrEqual(600)
    expect(['1818', '1722', '1822', '1723', '1726'].map((name) => map.hexes[name].level)).toEqual([3, 4, 4, 4, 3])
    expect(Object.keys(map.hexes).filter((name) => map.hexes[name].terrain === 'village')).toEqual([
      '2208',
      '2209',
      '2308',
      '2309',
      '2310',
    ])
  })

  test('the map comes back whole from the form in which it is sent', () => {
    const packed = packMap(MAP, map)
    const unpacked = unpackMap(MAP, packed)
    expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(map).length / 4)
    const sorted = (one: typeof map) =>
      one.hexsides.map(({ between, kind, water }) => `${sideName(between)} ${kind} ${water}`).sort()
    expect(sorted(unpacked)).toEqual(sorted(map))
    expect({ ...unpacked, hexsides: [] }).toEqual({ ...map, hexsides: [] })
    expect(readMap('map.json', unpacked)).toEqual(unpacked)
  })
})
