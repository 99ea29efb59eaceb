import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sightByCrests } from './crests.ts'
import { adjacent, hexNamed, makeGrid } from './grid.ts'
import { lineBetween, lineFromPair, makeLines } from './lines.ts'
import { letterColumns, lettered } from './numbering.ts'
import {
  blockedByHeights,
  blockingHex,
  blockingReason,
  CLEAR,
  CREST,
  EDGE,
  type Ground,
  makeGround,
  OBSTACLE,
  sightByHeights,
} from './sight.ts'

const grid = makeGrid({ columns: 14, rows: 12, low: 'odd', numbering: lettered(letterColumns(14)) })
const lines = makeLines(grid)
const at = (name: string) => hexNamed(grid, name)

interface Field {
  readonly levels: Uint8Array
  readonly obstacles: ReadonlySet<number>
}
const flat = (): Field => ({ levels: new Uint8Array(grid.count), obstacles: new Set() })
const groundOf = ({ levels }: Field): Ground<Field> =>
  makeGround(grid, lines, levels, ({ obstacles }, hex) => obstacles.has(hex))

/** What blocks, in words. */
function told(sight: number): string {
  if (sight === CLEAR) return 'clear'
  return `${['obstacle', 'crest', 'edge'][blockingReason(sight)]} ${grid.names[blockingHex(sight)]}`
}

/** A line down column F from F1 with these levels, and obstacles where a number ends in .5. */
function profile(...list: number[]): string {
  const field = { levels: new Uint8Array(grid.count), obstacles: new Set<number>() }
  for (const [k, level] of list.entries()) {
    field.levels[at(`F${k + 1}`)] = Math.floor(level)
    if (level % 1 !== 0) field.obstacles.add(at(`F${k + 1}`))
  }
  return told(sightByCrests(groundOf(field), at('F1'), at(`F${list.length}`), field))
}

describe('sight by crests', () => {
  test('level ground, and hexes that touch, are clear', () => {
    expect([profile(0, 0, 0, 0), profile(0, 3), profile(3, 0)]).toEqual(['clear', 'clear', 'clear'])
  })

  test('a crest hides what lies behind it, a valley hides nothing', () => {
    expect(profile(0, 1, 0)).toBe('crest F2')
    expect(profile(2, 0, 1, 0)).toBe('crest F3')
    expect(profile(0, 2, 2, 1, 3)).toBe('crest F3')
    expect(profile(1, 0, 1)).toBe('clear')
    expect(profile(2, 0, 0, 1, 2)).toBe('clear')
  })

  test('down a slope one sees a unit that stands farther from it than one stands from the edge', () => {
    expect(profile(1, 0, 0, 0)).toBe('clear')
    expect(profile(1, 1, 0, 0)).toBe('edge F2')
    expect(profile(1, 1, 0)).toBe('edge F2')
    expect(profile(2, 1, 0, 0)).toBe('clear')
    expect(profile(0, 1, 1)).toBe('edge F2')
    expect(profile(0, 0, 0, 0, 1, 1)).toBe('clear')
    expect(profile(0, 0, 0, 1, 1, 1)).toBe('edge F4')
    expect(profile(2, 1, 0)).toBe('edge F1')
  })

  test('obstacles block sight, except those half-way up a slope', () => {
    expect(profile(0, 0.5, 0)).toBe('obstacle F2')
    expect(profile(2, 1.5, 0, 0)).toBe('clear')
    expect(profile(0, 0, 1.5, 2)).toBe('clear')
    expect(profile(0, 0, 2.5, 2)).toBe('obstacle F3')
    expect(profile(2, 0.5, 0, 0)).toBe('obstacle F2')
    expect(profile(0, 1.5, 0, 3)).toBe('crest F2')
    expect(profile(3, 2.5, 1, 2, 0)).toBe('obstacle F2')
    expect(profile(1, 0.5, 1)).toBe('obstacle F2')
  })

  test('the hexes at the two ends hide nothing', () => {
    expect(profile(0.5, 0, 0, 0.5)).toBe('clear')
  })

  test('along a side one clear hex of the two is enough, but it must be clear of both wood and crest', () => {
    // From F5 to H5 the line runs between G4 and G5.
    const field = { levels: new Uint8Array(grid.count), obstacles: new Set<number>() }
    const sight = () => told(sightByCrests(groundOf(field), at('F5'), at('H5'), field))
    expect(sight()).toBe('clear')
    field.obstacles.add(at('G4'))
    expect(sight()).toBe('clear')
    field.levels[at('G5')] = 1
    expect(sight()).toBe('obstacle G4')
    field.obstacles.delete(at('G4'))
    expect(sight()).toBe('clear')
    field.levels[at('G4')] = 2
    expect(sight()).toBe('crest G4')
    field.levels[at('G4')] = 1
    field.obstacles.add(at('G4'))
    expect(sight()).toBe('crest G5')
    field.levels.fill(0)
    field.obstacles.add(at('G5'))
    expect(sight()).toBe('obstacle G4')
  })

  // The reference: tries every choice of hexes at grazed sides and judges each by its row of levels.

  function judged(field: Field, from: number, row: readonly number[], to: number): boolean {
    const hexes = [from, ...row, to]
    const heights = hexes.map((hex) => field.levels[hex])
    const changes = heights.slice(1).map((height, k) => Math.sign(height - heights[k]))
    const [rise, fall] = [changes.indexOf(1), changes.indexOf(-1)]
    if (rise >= 0 && changes.includes(-1, rise)) return false
    const slope = rise >= 0 !== fall >= 0
    const [own, target] = [heights[0], heights.at(-1) as number]
    const ignored = (height: number) => slope && height > Math.min(own, target) && height < Math.max(own, target)
    if (row.some((hex) => field.obstacles.has(hex) && !ignored(field.levels[hex]))) return false
    if (!slope || row.length === 0) return true
    const down = own > target ? heights : heights.toReversed()
    const behind = down.findIndex((height) => height !== down[0]) - 1
    const before = down.toReversed().findIndex((height) => height !== down.at(-1)) - 1
    return before > behind
  }

  const rows = (steps: readonly (readonly number[])[]): number[][] =>
    steps.reduce<number[][]>((all, step) => all.flatMap((row) => [...new Set(step)].map((hex) => [...row, hex])), [[]])

  const fields = fc
    .record({
      levels: fc.array(fc.nat({ max: 3 }), { minLength: grid.count, maxLength: grid.count }),
      smooth: fc.boolean(),
      obstacles: fc.array(fc.nat({ max: grid.count - 1 }), { maxLength: 50 }),
    })
    .map(({ levels, smooth, obstacles }) => ({
      // Random levels hardly ever form a slope, so half of the fields rise from west to east.
      levels: Uint8Array.from(levels, (level, hex) =>
        smooth ? Math.min(3, Math.floor((grid.x[hex] + (level === 3 ? 1 : 0)) / 4)) : level,
      ),
      obstacles: new Set(obstacles),
    }))
  const hexes = fc.nat({ max: grid.count - 1 })
  const into = new Int16Array(200)
  const stepsOf = (from: number, to: number) =>
    Array.from({ length: lineBetween(grid, lines, from, to, into) }, (_, k) => [into[2 * k], into[2 * k + 1]])

  test('is what trying every hex at every grazed side finds, and the blocking hex lies on the line', () => {
    let clear = 0
    fc.assert(
      fc.property(fields, hexes, hexes, (field, from, to) => {
        if (from === to) return
        const steps = stepsOf(from, to)
        const sight = sightByCrests(groundOf(field), from, to, field)
        expect(sight === CLEAR).toBe(rows(steps).some((row) => judged(field, from, row, to)))
        if (sight === CLEAR) clear++
        else {
          expect([from, to, ...steps.flat()]).toContain(blockingHex(sight))
          expect([OBSTACLE, CREST, EDGE]).toContain(blockingReason(sight))
          if (blockingReason(sight) === OBSTACLE) expect(field.obstacles.has(blockingHex(sight))).toBe(true)
        }
      }),
      { numRuns: 600 },
    )
    expect(clear).toBeGreaterThan(40)
  })

  test('is the same both ways', () => {
    fc.assert(
      fc.property(fields, hexes, hexes, (field, from, to) => {
        const ground = groundOf(field)
        expect(sightByCrests(ground, from, to, field) === CLEAR).toBe(sightByCrests(ground, to, from, field) === CLEAR)
      }),
      { numRuns: 300 },
    )
  })

  test('on level ground without obstacles every hex sees every other', () => {
    const field = flat()
    const ground = groundOf(field)
    for (let from = 0; from < grid.count; from += 5)
      for (let to = 0; to < grid.count; to++) expect(sightByCrests(ground, from, to, field)).toBe(CLEAR)
  })

  test('by heights: a hex higher than both ends, or as high as the higher of two ends that differ, blocks; either grazed hex does', () => {
    const column = (...list: number[]) => {
      const field = flat()
      for (const [k, level] of list.entries()) field.levels[at(`F${k + 1}`)] = level
      return told(sightByHeights(groundOf(field), at('F1'), at(`F${list.length}`), field))
    }
    expect([
      column(1, 1, 1),
      column(0, 1, 0),
      column(1, 1, 0),
      column(2, 1, 0),
      column(2, 1, 2),
      column(2, 3, 2),
    ]).toEqual(['clear', 'crest F2', 'crest F2', 'clear', 'clear', 'crest F2'])
    const field = { ...flat(), obstacles: new Set([at('G5')]) }
    expect(told(sightByHeights(groundOf(field), at('F5'), at('H5'), field))).toBe('obstacle G5')
  })

  test('by heights: sight is the same both ways, and hexes that touch see each other', () => {
    fc.assert(
      fc.property(fields, hexes, hexes, (field, from, to) => {
        const ground = groundOf(field)
        const sight = sightByHeights(ground, from, to, field)
        expect(sight === CLEAR).toBe(sightByHeights(ground, to, from, field) === CLEAR)
        if (adjacent(grid, from, to)) expect(sight).toBe(CLEAR)
      }),
      { numRuns: 300 },
    )
  })

  test('by heights: sight from the middle of a counter over two hexes', () => {
    const field = { ...flat(), obstacles: new Set([at('G4')]) }
    const ground = groundOf(field)
    // From the side between F4 and F5 over G4 to H5.
    const sight = (name: string) => {
      const count = lineFromPair(grid, at('F4'), at('F5'), at(name), ground.steps)
      return told(blockedByHeights(ground, count, 0, at(name), field))
    }
    expect([sight('H5'), sight('G4'), sight('G6')]).toEqual(['obstacle G4', 'clear', 'clear'])
  })
})
