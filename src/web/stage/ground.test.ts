import { expect, test } from 'vitest'
import { holds, sightOf } from './ground.ts'

const world = { width: 1000, height: 800 }
const screen = { width: 200, height: 100 }

test('the part in sight is what the screen shows of the world', () => {
  expect(sightOf({ x: -400, y: -200, scale: 2 }, screen, world)).toEqual({ x: 200, y: 100, width: 100, height: 50 })
  expect(sightOf({ x: 20, y: 30, scale: 0.1 }, screen, world)).toEqual({ x: 0, y: 0, width: 1000, height: 700 })
})

test('ground painted with a margin covers every view that moves by no more than that margin', () => {
  const painted = sightOf({ x: -400, y: -200, scale: 2 }, screen, world, 0.5)
  expect(holds(painted, sightOf({ x: -490, y: -160, scale: 2 }, screen, world))).toBe(true)
  expect(holds(painted, sightOf({ x: -510, y: -200, scale: 2 }, screen, world))).toBe(false)
})
