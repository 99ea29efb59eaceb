/** What situation files may say about a moment in the middle of a movement, a reaction or a Clash. */
import { expect, test } from 'vitest'
import { scriptedDice } from '../../../src/kernel/index.ts'
import { albuera } from './index.ts'
import { invariants } from './invariants.ts'
import type { Albuera } from './state/position.ts'
import { act, awaiting, column, emptyField, kernel, legal, line, read, set } from './testing/field.ts'

/** A French Column stands at 1110 in front of a British Line, and the file begins at this moment of its movement. */
function begin(phase: string, moving: unknown, ...dice: number[]): Albuera {
  const p = emptyField({
    ...{ Brayer: '0810', 'II/34': column('1110'), 'III/34': column('0910'), 29: line('1210', { facing: 'W' }) },
  })
  set(p, 'phase', phase)
  set(p, 'drawn', 'Girard')
  set(p, 'active', ['Brayer'])
  if (moving !== undefined) set(p, 'moving', moving)
  albuera.situations?.ready?.(p)
  kernel.settle(p, scriptedDice(dice))
  return p
}

test('13.1 a file can begin when an enemy has just come before a unit, or after all have reacted', () => {
  const p = begin('reaction', { 'II/34': 1.5 }, 5)
  expect([awaiting(p), legal(p)]).toEqual([
    'coalition',
    ['fire back', 'counterattack right', 'turn left', 'turn right', 'stand'],
  ])
  act(p, 'stand')
  expect([awaiting(p), albuera.situations?.field(p, 'moving'), [...invariants(p)]]).toEqual([
    'french',
    { 'II/34': 1.5 },
    [],
  ])
  act(p, 'forward left')
  expect(read(p, 'II/34')).toMatchObject({ at: '1209', left: 0.5 })
  const q = begin('movement', { 'II/34': 0.5 })
  expect([awaiting(q), legal(q)]).toEqual(['french', ['halt']])
  // 12.5 It has entered a hex, so this is not a minimal move.
  expect(act(q, 'forward left')).toBe('12.3')
})

test('4.7.1 only a Supporting Unit can have been used', () => {
  expect(() => emptyField({ 'II/34': { at: '1010', used: true } })).toThrow('II/34.used: only a Supporting Unit')
})

test('12.13 a file that begins in a movement names units on the move, in one hex, with points they can have', () => {
  expect(() => begin('reaction', undefined)).toThrow('moving: the units that are on the move are expected')
  expect(() => begin('movement', { 'II/34': 1, 'III/34': 1 })).toThrow('units that are on the move stand in one hex')
  expect(() => begin('movement', { 'I/40': 1 })).toThrow('moving.I/40: it is not on the map')
  for (const points of [4.5, -1, 0.25, '1'])
    expect(() => begin('movement', { 'II/34': points })).toThrow('moving.II/34: Movement Points are expected, 0 to 4')
})
