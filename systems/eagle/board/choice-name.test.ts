import { expect, test, vi } from 'vitest'
import { readChoice } from '../../../src/web/hexboard/choices.ts'
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
