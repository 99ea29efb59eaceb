import { expect, test, vi } from 'vitest'
import { readChoice } from '../../../src/web/hexboard/choices.ts'
import { phases } from '../rules/queries/asked.ts'
import { actionName } from './action-name.ts'
import { choiceName } from './choice-name.ts'
import { kernel } from './test-games.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => import('./test-words.ts'))

test('the choice that ends the naming of attacks says whether any has been named', () => {
  const p = kernel.open('vedel', {}, { roll: () => 1, pool: () => {} })
  const engage = readChoice('engage', { action: 0, text: 'engage', verb: 'engage', a: 0, b: 0 })
  expect(choiceName(p, engage)).toBe('No unit attacks')
  p.target[0] = 1
  expect(choiceName(p, engage)).toBe('Begin the combats')
})

test('an action in a record is named in the words of the questions', () => {
  const p = kernel.open('vedel', {}, { roll: () => 1, pool: () => {} })
  const seat = kernel.awaiting(p) & 1 ? 0 : 1
  const list = new Int32Array(1 << 16)
  const count = kernel.actions(p, seat, list)
  expect(count).toBeGreaterThan(0)
  for (const action of list.subarray(0, count)) {
    const text = kernel.print(p, action)
    expect(actionName(kernel, p, seat, text), text).toMatch(/^\p{Lu}/u)
  }
  expect(actionName(kernel, p, seat, 'march to Paris')).toBeUndefined()
})

test('the way of a unit is named by its turns and its ends, and the unit once', () => {
  const p = kernel.open('vedel', {}, { roll: () => 1, pool: () => {} })
  p.phase = phases.findIndex(({ name }) => name === 'movement')
  const way = ['head FR-5LR2 > SE', 'move FR-5LR2 > AI12', 'move FR-5LR2 > AI13', 'head FR-5LR2 > NE']
  const name = actionName(kernel, p, 0, way[0] ?? '', way.slice(1)) ?? ''
  expect(name).toMatch(/ faces .+, moves to AI13, faces /)
  expect(name.split(', ')).toHaveLength(3)
  expect(actionName(kernel, p, 0, 'ride Vedel > AJ9', ['ride Vedel > AJ10'])).toMatch(/^\S+.* rides to AJ10$/)
})
