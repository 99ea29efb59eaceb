import { expect, test } from 'vitest'
import { type Box, nextTowards } from './roving.ts'

const at = (x: number, y: number): Box => ({ left: x - 5, top: y - 5, right: x + 5, bottom: y + 5 })

test('the focus goes to the nearest thing in the direction of the key', () => {
  const boxes = [at(0, -100), at(0, -50), at(100, 0), at(-40, 0), at(0, 70)]
  const here = at(0, 0)
  expect(nextTowards(here, boxes, 'up')).toBe(1)
  expect(nextTowards(here, boxes, 'right')).toBe(2)
  expect(nextTowards(here, boxes, 'left')).toBe(3)
  expect(nextTowards(here, boxes, 'down')).toBe(4)
})

test('a thing straight ahead goes before one that is nearer, but to the side', () => {
  expect(nextTowards(at(0, 0), [at(60, 60), at(110, 0)], 'right')).toBe(1)
})

test('if nothing lies in a direction, nothing is found', () => {
  expect(nextTowards(at(0, 0), [at(50, 0), at(3, 40)], 'left')).toBe(-1)
})
