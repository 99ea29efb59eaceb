import { expect, test } from 'vitest'
import {
  type Bounds,
  bringingIntoView,
  centredOn,
  fitted,
  limited,
  panned,
  showing,
  toScreen,
  toWorld,
  zoomedAbout,
} from './camera.ts'

const bounds: Bounds = { world: { width: 1000, height: 500 }, screen: { width: 500, height: 500 }, closest: 4 }

test('fitting shows the whole world in the middle of the screen', () => {
  expect(fitted(bounds)).toEqual({ x: 0, y: 125, scale: 0.5 })
})

test('zooming keeps the place under the pointer', () => {
  const about = { x: 400, y: 300 }
  const before = zoomedAbout(fitted(bounds), { x: 250, y: 250 }, 4, bounds)
  const after = zoomedAbout(before, about, 1.5, bounds)
  expect(after.scale).toBeCloseTo(3)
  const [from, to] = [toWorld(before, about), toWorld(after, about)]
  expect(to.x).toBeCloseTo(from.x)
  expect(to.y).toBeCloseTo(from.y)
})

test('the scale stays between the whole world and the closest look', () => {
  expect(zoomedAbout(fitted(bounds), { x: 0, y: 0 }, 0.01, bounds)).toEqual(fitted(bounds))
  expect(zoomedAbout(fitted(bounds), { x: 0, y: 0 }, 1000, bounds).scale).toBe(4)
})

test('panning stops at the edges of a large world and does nothing in a small one', () => {
  const close = limited({ x: 0, y: 0, scale: 1 }, bounds)
  expect(panned(close, 50, 0, bounds)).toEqual({ x: 0, y: 0, scale: 1 })
  expect(panned(close, -9000, -9000, bounds)).toEqual({ x: -500, y: 0, scale: 1 })
  expect(panned(fitted(bounds), 30, 30, bounds)).toEqual(fitted(bounds))
})

test('a place is centred within the edges of the world', () => {
  const close = limited({ x: 0, y: 0, scale: 2 }, bounds)
  expect(toScreen(centredOn(close, { x: 500, y: 250 }, bounds), { x: 500, y: 250 })).toEqual({ x: 250, y: 250 })
  expect(centredOn(close, { x: 0, y: 0 }, bounds)).toEqual({ x: 0, y: 0, scale: 2 })
})

test('a thing that has the focus comes into view by the shortest way', () => {
  const close = limited({ x: -100, y: -100, scale: 2 }, bounds)
  expect(bringingIntoView(close, { left: 100, top: 100, right: 150, bottom: 150 }, 20, bounds)).toBe(close)
  expect(bringingIntoView(close, { left: 480, top: 100, right: 540, bottom: 150 }, 20, bounds).x).toBe(-160)
  expect(bringingIntoView(close, { left: -40, top: 100, right: 10, bottom: 150 }, 20, bounds).x).toBe(-40)
})

test('a part of the world is shown as large as it fits, in the middle', () => {
  const camera = showing({ x: 600, y: 100, width: 200, height: 100 }, bounds)
  expect(camera.scale).toBeCloseTo(2.5)
  expect(toScreen(camera, { x: 700, y: 150 })).toEqual({ x: 250, y: 250 })
})
