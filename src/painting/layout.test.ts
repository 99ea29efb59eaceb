import { expect, test } from 'vitest'
import { letterColumns, lettered, makeGrid, neighbour, SIDE_X, SIDE_Y } from '../hex/index.ts'
import { cornerOf, endsOf, hexUnder, layOut, middleOf, outline } from './layout.ts'

const grids = (['odd', 'even'] as const).map((low) =>
  makeGrid({ columns: 7, rows: 5, low, numbering: lettered(letterColumns(7)) }),
)
const margins = { top: 10, right: 20, bottom: 30, left: 40 }

test('the hex across a side lies one hex height away in the direction of that side', () => {
  for (const grid of grids) {
    const layout = layOut(grid, 40, margins)
    for (let hex = 0; hex < grid.count; hex++)
      for (let side = 0; side < 6; side++) {
        const to = neighbour(grid, hex, side)
        if (to < 0) continue
        const [a, b] = [middleOf(layout, hex), middleOf(layout, to)]
        expect(b.x - a.x).toBeCloseTo(SIDE_X[side] * 60)
        expect(b.y - a.y).toBeCloseTo((SIDE_Y[side] * layout.height) / 2)
        const [from, end] = endsOf(layout, hex, side)
        expect((from.x + end.x) / 2).toBeCloseTo((a.x + b.x) / 2)
        expect((from.y + end.y) / 2).toBeCloseTo((a.y + b.y) / 2)
      }
  }
})

test('a hex lies under its middle and just within each corner, and none beyond the edge of the map', () => {
  for (const grid of grids) {
    const layout = layOut(grid, 40, margins)
    for (let hex = 0; hex < grid.count; hex++) {
      const middle = middleOf(layout, hex)
      expect(hexUnder(layout, middle)).toBe(hex)
      for (let corner = 0; corner < 6; corner++) {
        const { x, y } = cornerOf(layout, hex, corner)
        const near = { x: middle.x + (x - middle.x) * 0.97, y: middle.y + (y - middle.y) * 0.97 }
        expect(hexUnder(layout, near)).toBe(hex)
      }
    }
    expect(hexUnder(layout, { x: 0, y: 0 })).toBe(-1)
    expect(hexUnder(layout, { x: layout.world.width, y: 200 })).toBe(-1)
  }
})

test('the field holds all hexes and no more, and the world has the margins round it', () => {
  const layout = layOut(grids[0], 40, margins)
  const corners = Array.from({ length: 35 }, (_, hex) =>
    [0, 1, 2, 3, 4, 5].map((corner) => cornerOf(layout, hex, corner)),
  ).flat()
  const { field, world } = layout
  expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(field.x)
  expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(field.x + field.width)
  expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(field.y)
  expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(field.y + field.height)
  expect(world).toEqual({ width: field.width + 60, height: field.height + 40 })
})

test('an outline is six corners round its middle', () => {
  expect(outline(layOut(grids[0], 40, margins), 0.5).match(/-?[\d.]+ -?[\d.]+/g)).toHaveLength(6)
})
