import { expect, test, vi } from 'vitest'
import { readChoice } from '../../../src/web/hexboard/choices.ts'
import { choiceName } from './choice-name.ts'
import { kernel } from './test-games.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => import('./test-words.ts'))

test('what ends the naming of attacks says whether any has been named', () => {
  const p = kernel.open('vedel', {}, { roll: () => 1, pool: () => {} })
  const engage = readChoice('engage', { action: 0, text: 'engage', verb: 'engage', a: 0, b: 0 })
  expect(choiceName(p, engage)).toBe('No unit attacks')
  p.target[0] = 1
  expect(choiceName(p, engage)).toBe('Begin the combats')
})
