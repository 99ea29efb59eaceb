import { expect, test, vi } from 'vitest'
import { coursesIn } from './course.ts'
import { setUp } from './set-up.ts'
import { kernel } from './test-games.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => import('./test-words.ts'))

/** The first movement: the French. */
function before() {
  const dice = { roll: () => 1, pool: () => {} }
  const p = kernel.open('vedel', {}, dice)
  setUp(kernel, p)
  const list = new Int32Array(1 << 14)
  // What is left of the set-up: each question is ended.
  for (let k = 0; k < 20 && kernel.phase(p).name !== 'movement'; k++) {
    const seat = kernel.awaiting(p) & 1 ? 0 : 1
    kernel.play(p, seat, list[kernel.actions(p, seat, list) - 1], dice)
  }
  expect(kernel.phase(p).name).toBe('movement')
  return p
}

test('a march leads through its hexes, and a turn on the spot through none but its own', () => {
  const p = before()
  const { names } = p.scenario.ground.grid
  const courses = (...steps: string[][]) =>
    coursesIn({ engine: kernel, view: () => p }, 0, steps).map(({ places, isWhole }) => [
      ...places.map((hex) => names[hex]),
      isWhole,
    ])
  const turn = 'head FR-5LR2 > SE'
  const march = [turn, 'move FR-5LR2 > AI12', 'move FR-5LR2 > AI13', 'head FR-5LR2 > NE']
  expect(courses(march)).toEqual([['AI11', 'AI12', 'AI13', true]])
  expect(courses([turn])).toEqual([['AI11', true]])
  expect(courses(['ride Vedel > AJ9', 'ride Vedel > AJ10'])).toEqual([['AI9', 'AJ9', 'AJ10', true]])
  // It ends with the last action that is legal.
  expect(courses([turn, 'move FR-5LR2 > AI12', 'move FR-5LR2 > A1'])).toEqual([['AI11', 'AI12', false]])
  expect(courses(['march to Paris'])).toEqual([[false]])
  // A step begins where the steps before it have led.
  expect(courses(march.slice(0, 2), march.slice(2))).toEqual([
    ['AI11', 'AI12', true],
    ['AI12', 'AI13', true],
  ])
  expect(courses(['done'])).toEqual([[true]])
})
