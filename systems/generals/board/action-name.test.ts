import { expect, test, vi } from 'vitest'
import { fastDice } from '../../../src/kernel/index.ts'
import { skirmish } from '../rules/testing/skirmish.ts'
import { actionName } from './action-name.ts'
import { kernel } from './test-games.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/fight/t.ts', () => import('./test-words.ts'))
vi.mock('../words/objective/t.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
vi.mock('../words/question/t.ts', () => import('./test-words.ts'))

test('orders, and the action that closes a sheet, are named in the words of the board', () => {
  const p = kernel.open('dennewitz', {}, fastDice(1))
  expect(actionName(kernel, p, 0, 'order I a1>a2')).toBe('Infantry a1 → a2')
  // Guns may fire along their way instead.
  expect(actionName(kernel, p, 0, 'order A b1>b2>b3')).toBe('Guns b1 ⇢ b2 ⇢ b3')
  expect(actionName(kernel, p, 0, 'close')).toBe('No orders this round')
  expect(actionName(kernel, p, 0, 'order infantry')).toBeUndefined()
})

test('the action that closes a question says what was not done', () => {
  const { p } = skirmish({
    place: { b1: { white: '3I 2C' }, b2: { black: '3I 2C' } },
    white: ['3 I b1>b2', '2 C b1>b2'],
    dice: [5, 5, 5, 5, 5, 5, 5],
  })
  expect(actionName(kernel, p, 1, 'square b2')).toBe('Infantry in b2 tries to form square')
  expect(actionName(kernel, p, 1, 'close')).toBe('No reaction')
})
