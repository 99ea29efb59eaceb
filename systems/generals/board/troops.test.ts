import { expect, test } from 'vitest'
import { scriptedDice } from '../../../src/kernel/index.ts'
import { kernel } from '../rules/testing/skirmish.ts'
import { formatFor, planFor } from './plan.ts'
import { arranged, type Body, bodiesIn } from './troops.ts'

const marengo = () => kernel.open('marengo', {}, scriptedDice([]))

test('bodies of a sector are counted by type and state', () => {
  expect(bodiesIn(marengo(), 0, 2)).toEqual([
    { side: 0, sector: 2, type: 0, state: 'fresh', count: 2 },
    { side: 0, sector: 2, type: 1, state: 'fresh', count: 4 },
  ])
})

test('figures stay within their room, however many bodies there are', () => {
  const room = { x: 10, y: 20, w: 260, h: 160 }
  const bodies: Body[] = ['fresh', 'acted', 'spent', 'square', 'routed'].flatMap((state) =>
    [0, 1].map((type) => ({ side: 0, sector: 0, type, state: state as 'fresh', count: 1 })),
  )
  for (const { x, y, w, h } of arranged(bodies, room)) {
    expect(x).toBeGreaterThanOrEqual(10 - 0.01)
    expect(x + w).toBeLessThanOrEqual(270.01)
    expect(y).toBeLessThanOrEqual(180.01)
    expect(y - h).toBeGreaterThanOrEqual(20 - 0.01)
  }
})

test("each seat has its own side at the foot of the board, Black's turned by half a circle", () => {
  const [white, black] = [planFor('wide', 0), planFor('wide', 1)]
  expect(white.sectors[0]).toEqual(black.sectors[8])
  expect(white.sectors[0].y).toBeGreaterThan(white.sectors[6].y)
  expect(black.sectors[10].y).toBeGreaterThan(black.sectors[6].y)
  expect(planFor('tall', 31).near).toBe(0)
})

test('the board is laid out for the screen that it lies on', () => {
  expect(formatFor(940, 760)).toBe('wide')
  expect(formatFor(390, 373)).toBe('small')
  expect(formatFor(390, 560)).toBe('small')
  expect(formatFor(700, 900)).toBe('tall')
  for (const format of ['wide', 'tall', 'small'] as const) {
    const { world, sectors, routed, lost } = planFor(format, 0)
    for (const { x, y, w, h } of [...sectors, ...routed, ...lost]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(20)
      expect(x + w).toBeLessThanOrEqual(world.width - 20)
      expect(y + h).toBeLessThanOrEqual(world.height - 18)
    }
  }
})
