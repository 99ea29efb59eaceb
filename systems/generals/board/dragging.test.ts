import { expect, test } from 'vitest'
import { MARCH_NAMES, SECTOR_NAMES } from '../rules/state/board.ts'
import type { Choice } from './choices.ts'
import { sectorAt, waysOfDrag } from './dragging.ts'
import { centre, planFor } from './plan.ts'

const way = (name: string): Choice => ({
  text: `order C ${name}`,
  verb: 'order',
  a: 1,
  b: MARCH_NAMES.indexOf(name),
  place: 'march:0',
  open: true,
  drafted: 0,
})
const names = (ways: readonly Choice[]) => ways.map(({ b }) => MARCH_NAMES[b])
const sectors = (...list: string[]) => list.map((name) => SECTOR_NAMES.indexOf(name as 'a1'))

test('troops that are dragged go through the sector that they were dragged over', () => {
  const both = [way('c1>b1>b2'), way('c1>c2>b2')]
  expect(names(waysOfDrag(both, sectors('c1', 'c2', 'b2')))).toEqual(['c1>c2>b2'])
  expect(names(waysOfDrag(both, sectors('c1', 'b1', 'b2')))).toEqual(['c1>b1>b2'])
  // Straight over the corner: the board must ask.
  expect(names(waysOfDrag(both, sectors('c1', 'b2')))).toHaveLength(2)
  expect(names(waysOfDrag([way('c1>c2'), way('c1>b1>b2')], []))).toEqual(['c1>c2'])
  expect(waysOfDrag([], [])).toEqual([])
})

test('every sector is found at its middle, on every plan and from both sides', () => {
  for (const format of ['wide', 'tall', 'small'] as const)
    for (const seat of [0, 1]) {
      const plan = planFor(format, seat, false)
      for (const [sector, rect] of plan.sectors.entries()) expect(sectorAt(plan, centre(rect))).toBe(sector)
      expect(sectorAt(plan, { x: -5, y: -5 })).toBe(-1)
    }
})
