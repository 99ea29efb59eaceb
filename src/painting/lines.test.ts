import { expect, test } from 'vitest'
import { joined, type Line, lengthOf, smooth, strung, walk, wandering } from './lines.ts'

const at = (name: string) => ({ x: Number(name.split(',')[0]), y: Number(name.split(',')[1]) })
const piece = (from: string, to: string) => ({ from, to, at: at(from), end: at(to) })
const square: Line = { points: [at('0,0'), at('10,0'), at('10,10'), at('0,10')], closed: true }

test('directed pieces in any order become one line, or a ring', () => {
  expect(joined([piece('1,0', '2,0'), piece('0,0', '1,0')])).toEqual([
    { points: [at('0,0'), at('1,0'), at('2,0')], closed: false },
  ])
  const ring = joined([piece('1,0', '1,1'), piece('0,0', '1,0'), piece('1,1', '0,0')])
  expect(ring).toHaveLength(1)
  expect(ring[0].closed).toBe(true)
  expect(ring[0].points).toHaveLength(3)
})

test('pieces without direction are strung together; lines end at a point where three meet', () => {
  expect(strung([piece('1,0', '0,0'), piece('1,0', '2,0')])).toHaveLength(1)
  const fork = strung([piece('0,0', '1,0'), piece('1,0', '2,0'), piece('1,0', '1,1')])
  expect(fork).toHaveLength(3)
  expect(fork.reduce((sum, line) => sum + lengthOf(line), 0)).toBeCloseTo(3)
})

test('a smooth line keeps its ends, and a ring stays a ring within its corners', () => {
  const open = smooth({ points: [at('0,0'), at('10,0'), at('10,10')], closed: false })
  expect([open.points[0], open.points.at(-1)]).toEqual([at('0,0'), at('10,10')])
  const ring = smooth(square)
  expect(ring.closed).toBe(true)
  expect(lengthOf(ring)).toBeLessThan(lengthOf(square))
  expect(ring.points.every(({ x, y }) => x >= 0 && x <= 10 && y >= 0 && y <= 10)).toBe(true)
})

test('a walk makes equal steps along the whole line', () => {
  const gone: number[] = []
  walk(square, 2, (here, way, far) => {
    gone.push(far)
    expect(Math.hypot(way.x, way.y)).toBeCloseTo(1)
    expect(here.x >= 0 && here.y >= 0).toBe(true)
  })
  expect(gone).toHaveLength(20)
  expect(gone.every((far, k) => Math.abs(far - (2 * k + 1)) < 1e-9)).toBe(true)
})

test('a line wanders no farther than it may, and always the same way', () => {
  const once = wandering(square, 3)
  expect(once).toEqual(wandering(square, 3))
  for (const [k, { x, y }] of once.points.entries()) {
    expect(Math.abs(x - square.points[k].x)).toBeLessThanOrEqual(3)
    expect(Math.abs(y - square.points[k].y)).toBeLessThanOrEqual(3)
  }
})
