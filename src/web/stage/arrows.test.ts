import { expect, test } from 'vitest'
import { arrowShape, arrowThrough, lane } from './arrows.ts'

const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([n]) => Number(n))

test('a straight arrow leads to its target, and leaves the given room at both ends', () => {
  const { line, head, label } = arrowShape({ x: 0, y: 0 }, { x: 100, y: 0 }, undefined, { from: 10, to: 20 })
  expect(numbers(line).slice(0, 2)).toEqual([10, 0])
  expect(numbers(head).slice(0, 2)).toEqual([80, 0])
  expect(label.y).toBe(0)
  expect(label.x).toBeGreaterThan(20)
  expect(label.x).toBeLessThan(70)
})

test('an arrow over a third place passes near it', () => {
  const { line } = arrowShape({ x: 0, y: 100 }, { x: 100, y: 0 }, { x: 0, y: 0 })
  const [, , controlX, controlY] = numbers(line)
  expect([controlX, controlY]).toEqual([-50, -50])
})

test('a bend goes to the left of the way', () => {
  const { label } = arrowShape({ x: 0, y: 100 }, { x: 0, y: 0 }, undefined, { bend: 20 })
  expect(label.x).toBeLessThan(-10)
})

test('an arrow through several places begins beside the first, passes the others, and points at the last', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
  ]
  const arrow = arrowThrough(places, { from: 10, head: 20 })
  expect(numbers(arrow?.line ?? '')).toEqual([10, 0, 100, 0, 100, 30])
  expect(numbers(arrow?.head ?? '').slice(0, 2)).toEqual([100, 50])
  expect(arrowThrough(places.slice(0, 1))).toBeUndefined()
})

test('lanes lie evenly about the middle', () => {
  expect([0, 1, 2].map((k) => lane(k, 3, 10))).toEqual([-10, 0, 10])
})
