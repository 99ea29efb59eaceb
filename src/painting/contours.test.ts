import { expect, test } from 'vitest'
import { letterColumns, lettered, makeGrid, neighbour } from '../hex/index.ts'
import { contours } from './contours.ts'
import { hexUnder, layOut, middleOf } from './layout.ts'

const grid = makeGrid({ columns: 9, rows: 8, low: 'odd', numbering: lettered(letterColumns(9)) })
const layout = layOut(grid, 40, { top: 0, right: 0, bottom: 0, left: 0 })
const hill = new Map([[36, 2], ...[0, 1, 2, 3, 4, 5].map((side): [number, number] => [neighbour(grid, 36, side), 1])])
const level = (hex: number) => hill.get(hex) ?? 0

test('a contour half way runs through the middle of every side between lower and higher, and through no other', () => {
  const [ring, ...others] = contours(layout, level, 0.5)
  expect(others).toEqual([])
  expect(ring.closed).toBe(true)
  const key = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`
  const passed = new Set(ring.points.map(({ x, y }) => key(x, y)))
  let between = 0
  for (let hex = 0; hex < grid.count; hex++)
    for (let side = 0; side < 3; side++) {
      const to = neighbour(grid, hex, side)
      if (to < 0) continue
      const [a, b] = [middleOf(layout, hex), middleOf(layout, to)]
      const crossed = level(hex) > 0.5 !== level(to) > 0.5
      if (crossed) between++
      expect(passed.has(key((a.x + b.x) / 2, (a.y + b.y) / 2))).toBe(crossed)
    }
  expect(passed.size).toBe(between)
})

test('the lower ground lies to the right of a contour', () => {
  for (const height of [0.5, 1.5])
    for (const { points } of contours(layout, level, height))
      for (const [k, a] of points.entries()) {
        const b = points[(k + 1) % points.length]
        const right = { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.8, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.8 }
        expect(level(hexUnder(layout, right))).toBeLessThan(height)
      }
})

test('a contour round high ground at the edge of the map is closed beyond the edge', () => {
  const lines = contours(layout, () => 1, 0.5)
  expect(lines).toHaveLength(1)
  expect(lines[0].closed).toBe(true)
  expect(lines[0].points.every((at) => hexUnder(layout, at) < 0)).toBe(true)
})
