import { expect, test } from 'vitest'
import { BAND, type Branch, COUNTER, type Shape } from '../../../src/web/counters/counter.ts'
import { figuresOf } from '../../../src/web/counters/figures.ts'
import forces from '../data/forces.json' with { type: 'json' }
import { dressOf, figuresFor } from './uniforms.ts'

/** Relative luminance of a colour `#rrggbb`. */
const light = (color: string): number =>
  [1, 3, 5].reduce((sum, at, k) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return sum + [0.2126, 0.7152, 0.0722][k] * (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  }, 0)

const SHAPES: readonly Shape[] = ['line', 'square', 'skirmish', 'march']

test('every unit has a dress, and cavalry a horse', () => {
  for (const { id, arm } of forces.units) {
    const dress = dressOf(id)
    for (const color of [dress.coat, dress.facing, dress.legs]) expect(light(color), id).toBeGreaterThan(0)
    expect(dress.horse !== undefined, id).toBe(arm === 'cavalry')
  }
  const coats = new Set(forces.units.map(({ id }) => dressOf(id).coat))
  expect(coats.size).toBeGreaterThan(7)
})

test('branch and formation can be told from the number and place of figures', () => {
  const dress = dressOf('FR-4LR1')
  const picture = (branch: Branch, shape: Shape) =>
    JSON.stringify(figuresOf({ branch, shape }, dress).map(({ x, y, size, parts }) => [x, y, size, parts.length]))
  const foot = SHAPES.map((shape) => picture('foot', shape))
  const others = [
    picture('horse', 'line'),
    picture('horse', 'march'),
    picture('guns', 'limbered'),
    picture('guns', 'unlimbered'),
    picture('horse-guns', 'unlimbered'),
  ]
  expect(new Set([...foot, ...others]).size).toBe(foot.length + others.length)
  expect(figuresFor('FR-CART1', { branch: 'wagon', shape: 'line' } as never)).toEqual([])
})

test('figures stand on the counter, below its band and above its numbers', () => {
  for (const { id, arm } of forces.units)
    for (const branch of (arm === 'cavalry'
      ? ['horse']
      : arm === 'artillery'
        ? ['guns', 'horse-guns']
        : ['foot']) as Branch[])
      for (const shape of [...SHAPES, 'limbered', 'unlimbered'] as Shape[])
        for (const { x, y, size } of figuresOf({ branch, shape }, dressOf(id))) {
          expect(Math.abs(x)).toBeLessThan(COUNTER / 2)
          // They are at most 20 high, from their feet.
          expect(y + 4.8 - 20 * size).toBeGreaterThan(-COUNTER / 2 + BAND - 3)
          expect(y + 4.8).toBeLessThan(6)
        }
})
