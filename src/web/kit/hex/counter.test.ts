import { expect, test } from 'vitest'
import { COUNTER, fanBox, fanned, outlineOf, stacked } from './counter.ts'

test('a stack shows three counters at most, the top one last', () => {
  expect(stacked(1)).toEqual([{ x: 0, y: 0 }])
  expect(stacked(2)).toHaveLength(2)
  expect(stacked(9)).toHaveLength(3)
  const [low, , top] = stacked(3)
  expect(top!.x).toBeGreaterThan(low!.x)
  expect(top!.y).toBeLessThan(low!.y)
})

test('counters of a fan do not cover each other and lie within its paper', () => {
  for (let count = 1; count <= 13; count++) {
    const places = fanned(count)
    const box = fanBox(count)
    expect(places).toHaveLength(count)
    for (const [k, a] of places.entries()) {
      expect(Math.abs(a.x) + COUNTER / 2).toBeLessThanOrEqual(box.width / 2)
      expect(Math.abs(a.y) + COUNTER / 2).toBeLessThanOrEqual(box.height / 2)
      for (const b of places.slice(k + 1)) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(COUNTER)
    }
  }
})

test('order is told by the outline', () => {
  const outlines = (['good', 'shaken', 'routed'] as const).map(outlineOf)
  expect(new Set(outlines).size).toBe(3)
  for (const outline of outlines) expect(outline).not.toMatch(/NaN|undefined/)
})
