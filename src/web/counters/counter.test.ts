import { expect, test } from 'vitest'
import { cornerFrom, layOut } from '../../painting/layout.ts'
import { signOf } from './branch-signs.ts'
import { besideStack, bodyMark, COUNTER, fanBox, fanned, linesOf, outlineOf, stacked } from './counter.ts'

test('a stack shows three counters at most, the top one last', () => {
  expect(stacked(1)).toEqual([{ x: 0, y: 0 }])
  expect(stacked(2)).toHaveLength(2)
  expect(stacked(9)).toHaveLength(3)
  const [low, , top] = stacked(3)
  expect(top.x).toBeGreaterThan(low.x)
  expect(top.y).toBeLessThan(low.y)
})

test('counters of a fan do not cover each other and lie within its paper', () => {
  for (let count = 1; count <= 13; count++) {
    const places = fanned(count)
    const box = fanBox(count)
    expect(places).toHaveLength(count)
    for (const [k, a] of places.entries()) {
      expect(Math.abs(a.x) + COUNTER / 2).toBeLessThanOrEqual(box.width / 2)
      expect(Math.abs(a.y) + COUNTER / 2).toBeLessThanOrEqual(box.height / 2)
      for (const b of places.slice(k + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(COUNTER)
    }
  }
})

test('the sign shows branch and formation, and is the same list each time', () => {
  const branches = ['foot', 'light-foot', 'horse', 'heavy-horse', 'guns', 'horse-guns', 'wagon'] as const
  const drawn = branches.flatMap((branch) =>
    (['line', 'march'] as const).map((shape) => JSON.stringify(signOf(branch, shape))),
  )
  // A wagon looks the same on the march.
  expect(new Set(drawn).size).toBe(2 * branches.length - 1)
  for (const strokes of drawn) expect(strokes).not.toMatch(/NaN|undefined|null/)
  const shapes = (['line', 'square', 'skirmish', 'march'] as const).map((shape) =>
    JSON.stringify(signOf('foot', shape)),
  )
  expect(new Set(shapes).size).toBe(4)
  expect(JSON.stringify(signOf('guns', 'unlimbered'))).not.toBe(JSON.stringify(signOf('guns', 'limbered')))
  expect(signOf('horse', 'line')).toBe(signOf('horse', 'line'))
})

test('the outline shows the order', () => {
  const outlines = (['good', 'shaken', 'routed'] as const).map(outlineOf)
  expect(new Set(outlines).size).toBe(3)
  for (const outline of outlines) expect(outline).not.toMatch(/NaN|undefined/)
})

test('leaders stand beside the figures of a stack, within reach of its hex, clear of its front and of each other', () => {
  const layout = layOut({ columns: 1, rows: 1, low: 'odd' }, 40, { top: 0, right: 0, bottom: 0, left: 0 })
  // A disc of 15 at 0.72 of its size; the strength is at the lower left of the counter, the grade at the lower right.
  const disc = 15 * 0.72
  for (let corner = -1; corner < 6; corner++)
    for (let count = 1; count <= 4; count++) {
      const places = besideStack(count, corner)
      expect(places).toHaveLength(count)
      for (const [k, a] of places.entries()) {
        expect(Math.abs(a.x) - disc > COUNTER / 2 - 5 || a.y + disc < 0).toBe(true)
        if (corner >= 0) {
          const tip = cornerFrom(layout, corner, 0.82)
          expect(Math.hypot(a.x - tip.x, a.y - tip.y)).toBeGreaterThan(disc)
        }
        for (const b of places.slice(k + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(disc)
      }
    }
})

test('each of fifteen brigades of a side has a different mark', () => {
  const marks = Array.from({ length: 15 }, (_, k) => bodyMark('X', k)).map(({ hue, pattern }) => `${hue} ${pattern}`)
  expect(new Set(marks).size).toBe(15)
})

test('a long name takes two lines of nearly the same length', () => {
  expect(linesOf('V.Granada 3')).toEqual(['V.Granada 3'])
  expect(linesOf('Vedel Division light artillery')).toEqual(['Vedel Division', 'light artillery'])
})
