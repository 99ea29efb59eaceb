import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, type Grid, hexNamed, MOST_ROWS, makeGrid, neighbour, OFF, sideTo } from './grid.ts'
import { lineBetween, lineFromPair, makeLines, straight } from './lines.ts'
import { fourDigits, letterColumns, lettered } from './numbering.ts'

const grid = makeGrid({ columns: 40, rows: 26, low: 'odd', numbering: lettered(letterColumns(40, 'spanish')) })
const lines = makeLines(grid)
const albuera = makeGrid({ columns: 40, rows: 29, low: 'even', numbering: fourDigits })
const alongAlbuera = makeLines(albuera)
const at = (name: string) => hexNamed(grid, name)
const into = new Int16Array(512)

const line = (from: number, to: number, map = grid, tables = lines): number[][] =>
  Array.from({ length: lineBetween(map, tables, from, to, into) }, (_, k) => [into[2 * k], into[2 * k + 1]])
const named = (steps: number[][], map = grid) =>
  steps.map(([a, b]) => (a === b ? map.names[a] : `${map.names[a]}|${map.names[b]}`))

// The reference: intersects every hex of the map with the segment, in fractions.

interface Fraction {
  readonly n: bigint
  readonly d: bigint
}
const less = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d
const fraction = (n: bigint, d: bigint): Fraction => (d < 0n ? { n: -n, d: -d } : { n, d })

/**
 * The part of a segment, given by its ends relative to a hex's centre, that lies in the closed hex; undefined if that
 * is no more than a point.
 */
function part(
  ax: number,
  ay: number,
  bx: number,
  by: number,
): { from: Fraction; to: Fraction; grazes: boolean } | undefined {
  let from = fraction(0n, 1n)
  let to = fraction(1n, 1n)
  let grazes = false
  // Three pairs of parallel sides, each given by what is constant along it.
  const strips: [(x: number, y: number) => number, number][] = [
    [(_x, y) => y, 2],
    [(x, y) => 3 * x - y, 4],
    [(x, y) => 3 * x + y, 4],
  ]
  for (const [value, half] of strips) {
    const [a, b] = [value(ax, ay), value(bx, by)]
    if (a === b) {
      if (Math.abs(a) > half) return undefined
      if (Math.abs(a) === half) grazes = true
      continue
    }
    const ends = [-half, half].map((edge) => fraction(BigInt(edge - a), BigInt(b - a)))
    const [first, second] = less(ends[0], ends[1]) ? ends : ends.toReversed()
    if (less(from, first)) from = first
    if (less(second, to)) to = second
  }
  return less(from, to) ? { from, to, grazes } : undefined
}

/** The same steps, found by checking every hex. `(x, y)` is where the line begins, in quarters. */
function looked(map: Grid, x: number, y: number, to: number, without: number[]): number[][] {
  const found: { hex: number; from: Fraction; grazes: boolean }[] = []
  for (let hex = 0; hex < map.count; hex++) {
    if (without.includes(hex)) continue
    const [cx, cy] = [2 * map.x[hex], 2 * map.y[hex]]
    const cut = part(x - cx, y - cy, 2 * map.x[to] - cx, 2 * map.y[to] - cy)
    if (cut) found.push({ hex, ...cut })
  }
  found.sort((a, b) => (less(a.from, b.from) ? -1 : less(b.from, a.from) ? 1 : 0))
  const steps: number[][] = []
  for (const { hex, from, grazes } of found) {
    const last = found[found.findIndex((one) => one.hex === hex) - 1]
    if (grazes && last?.grazes && !less(last.from, from)) steps.at(-1)?.push(hex)
    else steps.push([hex])
  }
  return steps.map((step) => (step.length === 1 ? [step[0], step[0]] : step))
}

const sorted = (steps: number[][]) => steps.map((step) => step.toSorted((a, b) => a - b))
const hexes = fc.nat({ max: grid.count - 1 })

describe('lines', () => {
  test('U15 to Z14, which runs only through hexes', () => {
    expect(named(line(at('U15'), at('Z14')))).toEqual(['V14', 'W15', 'X14', 'Y15'])
  })

  test('along a row of columns the line runs between two hexes, and then through one', () => {
    expect(named(line(at('V14'), at('Z14')))).toEqual(['W14|W15', 'X14', 'Y14|Y15'])
    expect(named(line(at('Z14'), at('V14')))).toEqual(['Y15|Y14', 'X14', 'W15|W14'])
  })

  test('at the edge of the map only the hex that is on it counts', () => {
    expect(named(line(at('B1'), at('F1')))).toEqual(['C1', 'D1', 'E1'])
    expect(named(line(at('A26'), at('C26')))).toEqual(['B26'])
  })

  test('a corner that is only touched does not count', () => {
    // Four columns over and one down, the line passes a corner that three hexes share.
    expect(named(line(at('S14'), at('W16')))).toEqual(['T14', 'U15', 'V15'])
  })

  test('nothing lies between neighbours, or between a hex and itself', () => {
    for (const other of [at('S14'), at('S13'), at('T13'), at('R14')]) expect(line(at('S14'), other)).toEqual([])
  })

  test('are the ones that a look at every hex finds, on both battlefields', () => {
    const same = (map: Grid, tables: typeof lines, from: number, to: number) =>
      expect(sorted(line(from, to, map, tables))).toEqual(
        sorted(looked(map, 2 * map.x[from], 2 * map.y[from], to, [from, to])),
      )
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        if (from === to) return
        same(grid, lines, from, to)
        same(albuera, alongAlbuera, from, to)
      }),
      { numRuns: 300 },
    )
    for (const side of [0, 1, 2, 3, 4, 5])
      for (let to = neighbour(grid, at('S14'), side); to !== OFF; to = neighbour(grid, to, side))
        same(grid, lines, at('S14'), to)
  })

  test('are the same on the largest map as well, from corner to corner', () => {
    const large = makeGrid({ columns: MOST_ROWS, rows: MOST_ROWS, low: 'even', numbering: fourDigits })
    const tables = makeLines(large)
    for (const [from, to] of [
      [0, large.count - 1],
      [large.count - 1, 0],
      [MOST_ROWS - 1, large.count - MOST_ROWS],
      [5, large.count - 700],
      [0, 10 * MOST_ROWS],
    ])
      expect(sorted(line(from, to, large, tables))).toEqual(
        sorted(looked(large, 2 * large.x[from], 2 * large.y[from], to, [from, to])),
      )
  })

  test('run back the same way, with left and right exchanged', () => {
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        expect(line(to, from)).toEqual(
          line(from, to)
            .reverse()
            .map((step) => step.toReversed()),
        )
      }),
    )
  })

  test('touch from step to step, and are no shorter than the distance', () => {
    fc.assert(
      fc.property(hexes, hexes, (from, to) => {
        if (from === to) return
        const steps = [[from], ...line(from, to), [to]]
        for (const [k, step] of steps.slice(1).entries())
          for (const hex of step)
            for (const before of steps[k]) expect(sideTo(grid, before, hex)).toBeGreaterThanOrEqual(0)
        expect(steps.length - 1).toBeGreaterThanOrEqual(distance(grid, from, to))
      }),
    )
  })
})

describe('lines from a counter over two hexes', () => {
  const fromPair = (left: number, right: number, to: number): number[][] =>
    Array.from({ length: lineFromPair(grid, left, right, to, into) }, (_, k) => [into[2 * k], into[2 * k + 1]])

  test('run from the middle of the side between its halves, straight ahead and along a side further on', () => {
    expect(named(fromPair(at('S14'), at('S15'), at('U14')))).toEqual(['T14'])
    expect(named(fromPair(at('S14'), at('S15'), at('V14')))).toEqual(['T14', 'U14|U15'])
  })

  test('leave between its halves if they run along the side between them', () => {
    expect(named(fromPair(at('S14'), at('S15'), at('T14')))).toEqual([])
    expect(fromPair(at('S14'), at('S15'), at('S15'))).toEqual([])
  })

  test('are the ones that a look at every hex finds, and do not depend on which half is named first', () => {
    fc.assert(
      fc.property(hexes, fc.nat({ max: 5 }), hexes, (left, side, to) => {
        const right = neighbour(grid, left, side)
        if (right === OFF || to === left || to === right) return
        const [x, y] = [grid.x[left] + grid.x[right], grid.y[left] + grid.y[right]]
        expect(sorted(fromPair(left, right, to))).toEqual(sorted(looked(grid, x, y, to, [left, right, to])))
        expect(fromPair(right, left, to)).toEqual(fromPair(left, right, to))
      }),
      { numRuns: 300 },
    )
  })
})

test('a straight row of touching hexes is found, and its length is the distance', () => {
  expect(straight(grid, at('I19'), at('LL17'))).toBe(4)
  expect(straight(grid, at('S14'), at('S20'))).toBe(6)
  expect(straight(grid, at('V14'), at('Z14'))).toBe(-1)
  expect(straight(grid, at('S14'), at('S14'))).toBe(-1)
  fc.assert(
    fc.property(hexes, hexes, (a, b) => {
      const walks = [0, 1, 2, 3, 4, 5].some((side) => {
        for (let hex = neighbour(grid, a, side); hex !== OFF; hex = neighbour(grid, hex, side))
          if (hex === b) return true
        return false
      })
      expect(straight(grid, a, b)).toBe(walks ? distance(grid, a, b) : -1)
    }),
  )
})
