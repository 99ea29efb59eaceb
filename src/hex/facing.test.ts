import { describe, expect, test } from 'vitest'
import { CORNER_ZONES, FLANK, FRONT, inField, REAR, SIDE_ZONES, zoneOf } from './facing.ts'
import { distance, hexNamed, makeGrid, neighbour, OFF } from './grid.ts'
import { letterColumns, lettered } from './numbering.ts'
import { CORNERS, cornerNamed, opposite, SIDES, sideNamed, turned } from './sides.ts'
import { flanksOfPair, frontOfPair, rearOfPair, rightHalf, wheel } from './two-hex.ts'

const grid = makeGrid({ columns: 40, rows: 26, low: 'odd', numbering: lettered(letterColumns(40, 'spanish')) })
const at = (name: string) => hexNamed(grid, name)
const namesOf = (hexes: Iterable<number>) => [...hexes].map((hex) => grid.names[hex])

/** Front, flank and rear by the printed table. */
const PRINTED: Readonly<Record<string, readonly [string, string, string]>> = {
  E: ['NE SE', 'N S', 'NW SW'],
  SE: ['SE S', 'NE SW', 'N NW'],
  SW: ['S SW', 'SE NW', 'NE N'],
  W: ['SW NW', 'S N', 'SE NE'],
  NW: ['NW N', 'SW NE', 'S SE'],
  NE: ['N NE', 'NW SE', 'SW S'],
}

test.each(Object.entries(PRINTED))(
  'facing corner %s: two sides in front, two on the flanks, two behind',
  (corner, zones) => {
    const facing = cornerNamed(corner)
    for (const [zone, sides] of zones.entries())
      expect(sides.split(' ').map((side) => CORNER_ZONES[6 * facing + sideNamed(side)])).toEqual([zone, zone])
  },
)

test('facing a side: three in front, two on the flanks, one behind', () => {
  for (let facing = 0; facing < 6; facing++) {
    const zones = [0, 1, 2, 3, 4, 5].map((k) => SIDE_ZONES[6 * facing + turned(facing, k)])
    expect(zones).toEqual([FRONT, FRONT, FLANK, REAR, FLANK, FRONT])
  }
})

test('zones of hexes: Z15 facing west', () => {
  const zone = (other: string) => zoneOf(grid, CORNER_ZONES, at('Z15'), cornerNamed('W'), at(other))
  expect(['Y15', 'Y16'].map(zone)).toEqual([FRONT, FRONT])
  expect(['Z14', 'Z16'].map(zone)).toEqual([FLANK, FLANK])
  expect(['AA15', 'AA16'].map(zone)).toEqual([REAR, REAR])
  expect(['Z15', 'X15', 'AB15'].map(zone)).toEqual([-1, -1, -1])
})

test('a hex in front of a corner is behind the opposite corner', () => {
  for (let corner = 0; corner < 6; corner++)
    for (let side = 0; side < 6; side++)
      expect(CORNER_ZONES[6 * opposite(corner) + side]).toBe(REAR - CORNER_ZONES[6 * corner + side])
})

describe('the field of a corner', () => {
  test('Z15 facing west within three hexes', () => {
    const field = grid.names.filter(
      (_, hex) => inField(grid, at('Z15'), cornerNamed('W'), hex) && distance(grid, at('Z15'), hex) <= 3,
    )
    expect(new Set(field)).toEqual(new Set(['Y15', 'Y16', 'X14', 'X15', 'X16', 'W14', 'W15', 'W16', 'W17']))
  })

  test('is all that steps across the two front sides reach, for every corner', () => {
    for (const name of ['S14', 'A1', 'AM26', 'N3'])
      for (const [corner] of CORNERS.entries()) {
        const reached = new Set<number>()
        const queue = [at(name)]
        for (const hex of queue)
          for (const side of [corner, turned(corner, 1)]) {
            const next = neighbour(grid, hex, side)
            if (next === OFF || reached.has(next)) continue
            reached.add(next)
            queue.push(next)
          }
        // A rectangular map does not split a field: every way inside the field stays on the map.
        for (let hex = 0; hex < grid.count; hex++)
          if (reached.has(hex)) expect(inField(grid, at(name), corner, hex)).toBe(true)
        if (name === 'S14')
          for (let hex = 0; hex < grid.count; hex++)
            if (distance(grid, at(name), hex) <= 10) expect(inField(grid, at(name), corner, hex)).toBe(reached.has(hex))
      }
  })

  test('all six cover the map, and two of them meet along a line of hexes', () => {
    const from = at('S14')
    for (let hex = 0; hex < grid.count; hex++) {
      const fields = CORNERS.filter((_, corner) => inField(grid, from, corner, hex)).length
      const straight = SIDES.some((_, side) => {
        for (let on = from; on !== OFF; on = neighbour(grid, on, side)) if (on === hex) return true
        return false
      })
      expect(fields).toBe(hex === from ? 0 : straight ? 2 : 1)
    }
  })
})

describe('a counter over two hexes', () => {
  const into = new Int16Array(3)

  test('three hexes in front, three behind, one beyond each end', () => {
    const [left, facing] = [at('S14'), cornerNamed('E')]
    expect(grid.names[rightHalf(grid, left, facing)]).toBe('S15')
    expect(namesOf(into.subarray(0, frontOfPair(grid, left, facing, into)))).toEqual(['T13', 'T14', 'T15'])
    expect(namesOf(into.subarray(0, rearOfPair(grid, left, facing, into)))).toEqual(['R13', 'R14', 'R15'])
    expect(namesOf(into.subarray(0, flanksOfPair(grid, left, facing, into)))).toEqual(['S13', 'S16'])
  })

  test('front, rear, flanks and its own two hexes are all the hexes that touch it', () => {
    for (let facing = 0; facing < 6; facing++) {
      const left = at('N9')
      const right = rightHalf(grid, left, facing)
      const around = new Set<number>()
      for (const write of [frontOfPair, rearOfPair, flanksOfPair])
        for (const hex of into.subarray(0, write(grid, left, facing, into))) around.add(hex)
      const touching = [left, right]
        .flatMap((hex) => SIDES.map((_, side) => neighbour(grid, hex, side)))
        .filter((hex) => hex !== left && hex !== right)
      expect(around).toEqual(new Set(touching))
    }
  })

  test('at the edge, hexes off the map are left out', () => {
    expect(namesOf(into.subarray(0, rearOfPair(grid, at('A1'), cornerNamed('E'), into)))).toEqual([])
    expect(namesOf(into.subarray(0, flanksOfPair(grid, at('A1'), cornerNamed('E'), into)))).toEqual(['A3'])
  })

  test('a wheel keeps one half, swings the other into the hex in front of or behind both, and turns a sixth', () => {
    const to = { swung: 0, left: 0, facing: 0 }
    for (let facing = 0; facing < 6; facing++)
      for (const pivot of ['left', 'right'] as const)
        for (const back of [false, true]) {
          const left = at('N9')
          const right = rightHalf(grid, left, facing)
          wheel(grid, left, facing, pivot, back, to)
          const count = (back ? rearOfPair : frontOfPair)(grid, left, facing, into)
          expect(to.swung).toBe(into[1])
          expect(count).toBe(3)
          const stays = pivot === 'left' ? left : right
          expect(new Set([to.left, rightHalf(grid, to.left, to.facing)])).toEqual(new Set([stays, to.swung]))
          expect(to.facing).toBe(turned(facing, (pivot === 'left') !== back ? -1 : 1))
        }
  })

  test('a wheel forward is undone by the same wheel back', () => {
    const there = { swung: 0, left: 0, facing: 0 }
    const back = { swung: 0, left: 0, facing: 0 }
    wheel(grid, at('N9'), 2, 'left', false, there)
    wheel(grid, there.left, there.facing, 'left', true, back)
    expect([back.left, back.facing]).toEqual([at('N9'), 2])
  })
})
