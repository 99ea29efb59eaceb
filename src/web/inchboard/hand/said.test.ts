import { expect, test } from 'vitest'
import { inOneBreath } from './said.ts'

test('the parts of a move are read out as one sentence', () => {
  expect(
    inOneBreath(['2.5 inches ahead', '', '3 inches from 14 Polish', 'The way is not clear.', 'In the way: A.']),
  ).toBe('2.5 inches ahead; 3 inches from 14 Polish; The way is not clear; In the way: A')
})
