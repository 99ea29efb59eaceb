import { expect, test } from 'vitest'
import { placeTip } from './tip-place.ts'

const room = { width: 1000, height: 800 }
const tip = { width: 200, height: 100 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

test('a tip stands above its thing, or below it if there is no room above', () => {
  expect(placeTip(box(400, 300, 500, 400), tip, room)).toEqual({ left: 350, top: 192 })
  expect(placeTip(box(400, 20, 500, 120), tip, room)).toEqual({ left: 350, top: 128 })
})

test('a tip never leaves the window', () => {
  expect(placeTip(box(0, 300, 40, 340), tip, room)).toEqual({ left: 8, top: 192 })
})

test('a tip keeps clear of things that may be pressed next', () => {
  const target = box(300, 100, 600, 300)
  const { left, top } = placeTip(box(300, 300, 600, 500), tip, room, [target])
  expect(top >= 300 || left >= 600 || left + tip.width <= 300).toBe(true)
  expect({ left, top }).toEqual({ left: 350, top: 508 })
})
