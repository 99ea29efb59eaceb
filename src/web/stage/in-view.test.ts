import { expect, test } from 'vitest'
import { bringIntoView, moveIntoView } from './in-view.ts'

const SCREEN = { width: 880, height: 800 }
const CARD = { left: 12, top: 12, right: 352, bottom: 340 }
const at = (x: number, y: number) => ({ x, y })

test('a place at the edge of the screen is brought into the middle, and nothing moves for a place in view', () => {
  expect(moveIntoView([at(200, 200)], SCREEN)).toBeUndefined()
  expect(moveIntoView([at(200, 760)], SCREEN)).toEqual(at(240, -360))
  expect(moveIntoView([], SCREEN)).toBeUndefined()
})

test('a place that a card covers, even in part, is not in view', () => {
  expect(moveIntoView([at(440, 400)], SCREEN, CARD)).toBeUndefined()
  expect(moveIntoView([at(200, 200)], SCREEN, CARD)).toEqual(at(240, 200))
  expect(moveIntoView([at(370, 200)], SCREEN, CARD)).toEqual(at(70, 200))
})

test('if a card covers the middle, places are brought into the larger part that it leaves free', () => {
  const below = { left: 6, top: 6, right: 384, bottom: 200 }
  expect(moveIntoView([at(195, 100)], { width: 390, height: 420 }, below)).toEqual(at(0, 210))
  const beside = { left: 12, top: 12, right: 452, bottom: 390 }
  expect(moveIntoView([at(200, 200)], { width: 880, height: 400 }, beside)).toEqual(at(466, 0))
})

test('several places are brought into view together, or only the first if they are too far apart', () => {
  expect(moveIntoView([at(200, 200), at(240, 240)], SCREEN, CARD)).toEqual(at(220, 180))
  expect(moveIntoView([at(500, 400), at(2000, 200)], SCREEN, CARD)).toEqual(at(-60, 0))
})

test('a board moves a place that lies outside into the middle, and stays if all places are in view', () => {
  const scale = 0.5
  const centres: object[] = []
  const view = {
    onScreen: ({ x, y }: { x: number; y: number }) => at(scale * x - 100, scale * y - 50),
    centre: (place: object) => void centres.push(place),
  }
  // On the screen at 440, 400: its middle.
  bringIntoView(view, [at(1080, 900)], SCREEN)
  expect(centres).toEqual([])
  bringIntoView(view, [at(4000, 900)], SCREEN)
  expect(centres).toEqual([at(4000, 900)])
})
