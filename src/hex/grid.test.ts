import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  adjacent,
  atEdge,
  displaced,
  distance,
  type Grid,
  hexesWithin,
  hexNamed,
  MOST_ROWS,
  makeGrid,
  neighbour,
  OFF,
  sideTo,
} from './grid.ts'
import { fourDigits, letterColumns, lettered } from './numbering.ts'
import { opposite, SIDES, sixthsBetween, turned } from './sides.ts'

// Compared with a reference that knows only the printed neighbours of a hex in a low and in a high column.

type Steps = Readonly<Record<(typeof SIDES)[number], readonly [number, number]>>
const LOW: Steps = { N: [0, -1], NE: [1, 0], SE: [1, 1], S: [0, 1], SW: [-1, 1], NW: [-1, 0] }
const HIGH: Steps = { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 0], NW: [-1, -1] }

const bailen = makeGrid({ columns: 40, rows: 26, low: 'odd', numbering: lettered(letterColumns(40, 'spanish')) })
const albuera = makeGrid({ columns: 40, rows: 29, low: 'even', numbering: fourDigits })

/** The hex across a side, as printed on the map. */
function printed({ columns, rows, low }: Grid, hex: number, side: number): number {
  const column = Math.floor(hex / rows)
  const row = hex % rows
  const isLow = ((column + 1) % 2 === 1) === (low === 'odd')
  const [dc, dr] = (isLow ? LOW : HIGH)[SIDES[side]]
  const [c, r] = [column + dc, row + dr]
  return c < 0 || c >= columns || r < 0 || r >= rows ? OFF : c * rows + r
}

/** Steps from one hex to every other, found by walking. */
function walked(grid: Grid, from: number): number[] {
  const steps: number[] = new Array(grid.count).fill(-1)
  const queue = [from]
  steps[from] = 0
  for (const hex of queue)
    for (let side = 0; side < 6; side++) {
      const next = printed(grid, hex, side)
      if (next === OFF || steps[next] >= 0) continue
      steps[next] = steps[hex] + 1
      queue.push(next)
    }
  return steps
}

const grids = fc
  .record({
    columns: fc.integer({ min: 1, max: 13 }),
    rows: fc.integer({ min: 1, max: 13 }),
    low: fc.constantFrom('odd', 'even'),
  })
  .map((shape) => makeGrid({ ...shape, numbering: fourDigits }))
const hexOn = (grid: Grid) => fc.nat({ max: grid.count - 1 })
const two = grids.chain((grid) => fc.tuple(fc.constant(grid), hexOn(grid), hexOn(grid)))

describe('numbering', () => {
  test('Spanish letters have LL between L and M, and doubled letters after Z', () => {
    const columns = letterColumns(40, 'spanish')
    expect(columns.slice(10, 14)).toEqual(['K', 'L', 'LL', 'M'])
    expect(columns.slice(25, 29)).toEqual(['Y', 'Z', 'AA', 'AB'])
    expect(columns[39]).toBe('AM')
    expect(letterColumns(27).at(-1)).toBe('AA')
    expect(letterColumns(702).at(-1)).toBe('ZZ')
  })

  test('no two columns have the same name, and more columns than can be named are refused', () => {
    for (const alphabet of ['latin', 'spanish'] as const) {
      const most = alphabet === 'latin' ? 702 : 27 + 26 * 11 + 11
      expect(new Set(letterColumns(most, alphabet)).size).toBe(most)
      expect(() => letterColumns(most + 1, alphabet)).toThrow(`${most + 1} columns, but letters name ${most} at most`)
    }
  })

  test('the corners of both battlefields have the right names', () => {
    const corners = ({ names, columns, rows }: Grid) =>
      [0, rows - 1, (columns - 1) * rows, columns * rows - 1].map((hex) => names[hex])
    expect(corners(bailen)).toEqual(['A1', 'A26', 'AM1', 'AM26'])
    expect(corners(albuera)).toEqual(['0101', '0129', '4001', '4029'])
  })

  test('a name leads to its hex, and a name of no hex leads to OFF', () => {
    for (const grid of [bailen, albuera])
      expect(grid.names.map((name) => hexNamed(grid, name))).toEqual([...grid.names.keys()])
    expect(['LLL17', 'A27', 'AN1', '', 'a1'].map((name) => hexNamed(bailen, name))).toEqual([OFF, OFF, OFF, OFF, OFF])
  })

  test('two hexes with the same name are refused', () => {
    expect(() => makeGrid({ columns: 2, rows: 2, low: 'odd', numbering: lettered(['A', 'A']) })).toThrow(
      'two hexes would be called A1',
    )
  })
})

test('a map without hexes, and one that is too large, are refused; the largest is not', () => {
  const shape = { low: 'odd', numbering: fourDigits } as const
  const expected = /1 to 72 of both are expected/
  expect(() => makeGrid({ ...shape, columns: 0, rows: 3 })).toThrow(expected)
  expect(() => makeGrid({ ...shape, columns: 73, rows: 3 })).toThrow(expected)
  expect(() => makeGrid({ ...shape, columns: 3, rows: 73 })).toThrow(expected)
  const largest = makeGrid({ ...shape, columns: MOST_ROWS, rows: MOST_ROWS })
  const steps = walked(largest, 0)
  for (let to = 0; to < largest.count; to++)
    if (distance(largest, 0, to) !== steps[to]) expect([to, distance(largest, 0, to)]).toEqual([to, steps[to]])
})

test('sides are numbered clockwise from the north', () => {
  const names = (grid: Grid, hex: string) =>
    SIDES.map((_, side) => grid.names[neighbour(grid, hexNamed(grid, hex), side)])
  expect(names(bailen, 'I19')).toEqual(['I18', 'J19', 'J20', 'I20', 'H20', 'H19'])
  expect(names(bailen, 'L18')).toEqual(['L17', 'LL17', 'LL18', 'L19', 'K18', 'K17'])
  expect(names(albuera, '1015')).toEqual(['1014', '1115', '1116', '1016', '0916', '0915'])
})

test('neighbours are the printed ones, everywhere and on maps of any size', () => {
  const check = (grid: Grid) => {
    for (let hex = 0; hex < grid.count; hex++)
      for (let side = 0; side < 6; side++) expect(neighbour(grid, hex, side)).toBe(printed(grid, hex, side))
  }
  check(bailen)
  check(albuera)
  fc.assert(fc.property(grids, check), { numRuns: 60 })
})

test('a neighbour of a hex has that hex as its neighbour, across the opposite side', () => {
  for (const grid of [bailen, albuera])
    for (let hex = 0; hex < grid.count; hex++)
      for (let side = 0; side < 6; side++) {
        const other = neighbour(grid, hex, side)
        if (other === OFF) continue
        expect(sideTo(grid, hex, other)).toBe(side)
        expect(sideTo(grid, other, hex)).toBe(opposite(side))
        expect(neighbour(grid, other, opposite(side))).toBe(hex)
      }
})

describe('distance', () => {
  test('as counted on the printed map', () => {
    const far = (a: string, b: string) => distance(bailen, hexNamed(bailen, a), hexNamed(bailen, b))
    expect(far('I19', 'LL17')).toBe(4)
    expect(far('AC15', 'AM1')).toBe(19)
    expect(far('V14', 'Z14')).toBe(4)
    expect(far('Y7', 'Y9')).toBe(2)
    expect(far('F19', 'I19')).toBe(3)
  })

  test('the wagons of the convoy stand in one straight line of touching hexes', () => {
    const wagons = ['I19', 'J19', 'K18', 'L18', 'LL17'].map((name) => hexNamed(bailen, name))
    expect(wagons.slice(1).map((hex, k) => sideTo(bailen, wagons[k], hex))).toEqual([1, 1, 1, 1])
  })

  test('is what walking takes', () => {
    for (const grid of [bailen, albuera])
      for (const from of [0, 25, 517, grid.count - 1]) {
        const steps = walked(grid, from)
        expect(steps.map((_, to) => distance(grid, from, to))).toEqual(steps)
      }
    fc.assert(
      fc.property(two, ([grid, from, to]) => {
        expect(distance(grid, from, to)).toBe(walked(grid, from)[to])
      }),
      { numRuns: 200 },
    )
  })

  test('is the same both ways, 0 only for the same hex, 1 for neighbours, and no detour is shorter', () => {
    fc.assert(
      fc.property(
        grids.chain((grid) => fc.tuple(fc.constant(grid), hexOn(grid), hexOn(grid), hexOn(grid))),
        ([grid, a, b, c]) => {
          expect(distance(grid, a, b)).toBe(distance(grid, b, a))
          expect(distance(grid, a, b) === 0).toBe(a === b)
          expect(distance(grid, a, b) === 1).toBe(adjacent(grid, a, b))
          expect(distance(grid, a, b)).toBeLessThanOrEqual(distance(grid, a, c) + distance(grid, c, b))
        },
      ),
    )
  })
})

describe('rings', () => {
  const within = (grid: Grid, hex: number, least: number, most: number): number[] => {
    const into = new Int16Array(grid.count)
    return [...into.subarray(0, hexesWithin(grid, hex, least, most, into))]
  }

  test('hold all hexes of these distances and no others, nearest first', () => {
    fc.assert(
      fc.property(two, fc.nat({ max: 20 }), fc.nat({ max: 20 }), ([grid, hex], least, more) => {
        const found = within(grid, hex, least, least + more)
        const far = found.map((other) => distance(grid, hex, other))
        expect(far).toEqual(far.toSorted((a, b) => a - b))
        const wanted = walked(grid, hex).flatMap((steps, other) =>
          steps >= least && steps <= least + more ? [other] : [],
        )
        expect(found.toSorted((a, b) => a - b)).toEqual(wanted)
      }),
    )
  })

  test('a ring runs clockwise from the north, each hex next to the last', () => {
    const centre = hexNamed(bailen, 'S14')
    for (let d = 1; d <= 8; d++) {
      const ring = within(bailen, centre, d, d)
      expect(ring.length).toBe(6 * d)
      expect(bailen.names[ring[0]]).toBe(`S${14 - d}`)
      expect(ring.every((hex, k) => adjacent(bailen, hex, ring[(k + 1) % ring.length]))).toBe(true)
    }
    expect(within(bailen, centre, 1, 1).map((hex) => bailen.names[hex])).toEqual([
      'S13',
      'T13',
      'T14',
      'S15',
      'R14',
      'R13',
    ])
  })

  test('the whole map lies within its greatest distance', () => {
    expect(within(bailen, 0, 0, 1_000).length).toBe(1040)
    expect(within(albuera, 1159, 0, 1_000).length).toBe(1160)
  })
})

test('a displacement is a walk, and may lead off the map and back', () => {
  fc.assert(
    fc.property(
      two,
      fc.nat({ max: 5 }),
      fc.nat({ max: 5 }),
      fc.nat({ max: 6 }),
      fc.nat({ max: 6 }),
      ([grid, hex], side, then, n, m) => {
        const walk = (from: number, way: number, times: number) =>
          Array.from({ length: times }).reduce<number>((at) => (at < 0 ? at : neighbour(grid, at, way)), from)
        const end = walk(walk(hex, side, n), then, m)
        if (end !== OFF) expect(displaced(grid, hex, side, n, then, m)).toBe(end)
        const back = displaced(grid, hex, side, n, opposite(side), n)
        expect(back).toBe(hex)
      },
    ),
  )
  expect(displaced(bailen, hexNamed(bailen, 'A1'), 0, 2, 3, 3)).toBe(hexNamed(bailen, 'A2'))
  expect(displaced(bailen, hexNamed(bailen, 'A1'), 0, 1)).toBe(OFF)
})

test('the edge of the map', () => {
  expect(['A24', 'W26', 'AM1', 'H1', 'L1'].every((name) => atEdge(bailen, hexNamed(bailen, name)))).toBe(true)
  expect(atEdge(bailen, hexNamed(bailen, 'AC15'))).toBe(false)
  expect(bailen.names.filter((_, hex) => atEdge(bailen, hex)).length).toBe(2 * 40 + 2 * 26 - 4)
})

test('turning: six sixths are a circle, and the shorter way is at most half of it', () => {
  for (let a = 0; a < 6; a++)
    for (let k = -6; k <= 6; k++) {
      const b = turned(a, k)
      expect(sixthsBetween(a, b)).toBe(sixthsBetween(b, a))
      expect(sixthsBetween(a, b)).toBe(Math.min(Math.abs(k) % 6, 6 - (Math.abs(k) % 6)))
    }
  expect(opposite(1)).toBe(4)
})
