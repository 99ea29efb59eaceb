import { expect, test, vi } from 'vitest'
import { courseIn } from './course.ts'
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
  const course = (...texts: string[]) =>
    courseIn({ engine: kernel, view: () => p }, 0, texts).map((hex) => names[hex])
  expect(course('head FR-5LR2 > SE', 'move FR-5LR2 > AI12', 'move FR-5LR2 > AI13', 'head FR-5LR2 > NE')).toEqual([
    'AI11',
    'AI12',
    'AI13',
  ])
  expect(course('head FR-5LR2 > SE')).toEqual(['AI11'])
  expect(course('ride Vedel > AJ9', 'ride Vedel > AJ10')).toEqual(['AI9', 'AJ9', 'AJ10'])
  // It ends with the last action that is legal.
  expect(course('head FR-5LR2 > SE', 'move FR-5LR2 > AI12', 'move FR-5LR2 > A1')).toEqual(['AI11', 'AI12'])
  expect(course('march to Paris')).toEqual([])
  expect(course('done')).toEqual([])
})
