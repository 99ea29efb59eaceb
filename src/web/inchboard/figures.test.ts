import { expect, test } from 'vitest'
import { baseOf, footprintOf } from './figures.ts'
import type { Figures } from './standing.ts'

/** Fronts and depths from the rules, in world units. */
const BASES: Readonly<Record<Figures, readonly [front: number, depth: number]>> = {
  march: [96, 256],
  attack: [192, 128],
  line: [384, 64],
  square: [192, 192],
  garrison: [192, 192],
  'horse-column': [192, 192],
  'horse-line': [384, 96],
  limbered: [96, 256],
  deployed: [192, 128],
  crew: [96, 64],
  guns: [96, 96],
}
const formations = Object.entries(BASES) as [Figures, readonly [number, number]][]

/** Where the strokes of a path begin. */
const beginnings = (path: string): [number, number][] =>
  [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

test.each(formations)('the figures of %s stand on their base', (figures, [front, depth]) => {
  const { men, bars, guns } = footprintOf(figures, front, depth)
  const all = [men, bars, guns].flatMap(beginnings)
  expect(all.length).toBeGreaterThan(0)
  for (const [x, y] of all) {
    expect(Math.abs(x)).toBeLessThanOrEqual(front / 2)
    expect(Math.abs(y)).toBeLessThanOrEqual(depth / 2)
  }
})

test('no two formations look alike, near or far', () => {
  const near = formations.map(([figures, [front, depth]]) => {
    const { men, guns } = footprintOf(figures, front, depth)
    return men + guns
  })
  const far = formations.map(([figures, [front, depth]]) => {
    const { bars, guns } = footprintOf(figures, front, depth)
    return bars + guns + baseOf(front, depth)
  })
  expect(new Set(near).size).toBe(formations.length)
  expect(new Set(far).size).toBe(formations.length)
})

test('only squares and garrisons have no front', () => {
  const round = formations.filter(([figures, [front, depth]]) => !footprintOf(figures, front, depth).faces)
  expect(round.map(([figures]) => figures)).toEqual(['square', 'garrison'])
})

test('a base that is asked for again has the same picture, so that it is not drawn again', () => {
  expect(footprintOf('line', 384, 64)).toBe(footprintOf('line', 384, 64))
})
