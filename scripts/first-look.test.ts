import { expect, test } from 'vitest'
import scenarios from '../data/eagle/scenarios.json' with { type: 'json' }
import { firstLook } from './first-look.ts'

const { cards, ground, scenes } = firstLook(new URL('../data/eagle/', import.meta.url))

/** Corners of all parts of a path that is written in steps. */
function cornersOf(path: string): { readonly x: number; readonly y: number }[] {
  return path
    .split('M0 0m')
    .filter((part) => part !== '')
    .flatMap((part) => {
      const steps = (part.match(/-?\d+/g) ?? []).map(Number)
      let [x, y] = [0, 0]
      return Array.from({ length: steps.length / 2 }, (_, k) => ({ x: (x += steps[2 * k]!), y: (y += steps[2 * k + 1]!) }))
    })
}

test('every scenario has its card and its picture', () => {
  expect(cards.map(({ id, title, intro, minutes }) => [id, title, intro, minutes])).toEqual(
    scenarios.scenarios.map(({ id, title, intro, minutes }) => [id, title, intro, minutes]),
  )
  expect(Object.keys(scenes)).toEqual(cards.map(({ id }) => id))
})

test('all layers are drawn, and lie on the map or a hex beyond it', () => {
  for (const [layer, path] of Object.entries(ground)) {
    const corners = cornersOf(path)
    expect(corners.length, layer).toBeGreaterThan(3)
    for (const { x, y } of corners) {
      expect(x, layer).toBeGreaterThan(-60)
      expect(x, layer).toBeLessThan(665)
      expect(y, layer).toBeGreaterThan(-60)
      expect(y, layer).toBeLessThan(520)
    }
  }
})

test('troops stand where the set-up has them, in the part of the map that is shown', () => {
  for (const { box, sides } of Object.values(scenes)) {
    const [left = 0, top = 0, width = 0, height = 0] = box.split(' ').map(Number)
    expect(Math.abs(width / height - 312 / 230)).toBeLessThan(0.02)
    const places = [...sides.join('').matchAll(/M(\d+) (\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    expect(places.length).toBeGreaterThan(2)
    for (const [x, y] of places)
      expect([x >= left, x <= left + width, y >= top - 15, y <= top + height + 15]).toEqual([true, true, true, true])
  }
  expect(scenes.vedel!.sides[0]!.match(/M/g)).toHaveLength(5)
})

test('it is light', () => {
  expect(JSON.stringify({ ground, scenes }).length).toBeLessThan(14_000)
})
