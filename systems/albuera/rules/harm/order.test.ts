/** R25, R24 The order of what follows a fight. */
import { expect, test } from 'vitest'
import { act, awaiting, column, emptyField, legal, line, owe, read, roll, west } from '../testing/field.ts'
import { stage } from '../testing/stage.ts'

test('R25 Losses that are shared out come before a Line contracts', () => {
  const p = emptyField({ '1/57': line('1010'), 'II/34': column('1310'), 'III/34': column('1310') })
  owe(p, { losses: { '1/57': { count: 1, by: 'reaction' } }, shared: { french: { at: '1310', count: 1 } } })
  expect([awaiting(p), legal(p)]).toEqual(['french', ['lose II/34', 'lose III/34']])
  act(p, 'lose II/34')
  expect([awaiting(p), legal(p)]).toEqual(['coalition', ['keep left', 'keep right']])
})

test('R25, 4.10.1 a commander under fire throws his die before his units retreat', () => {
  const p = stage({ Brayer: '1010', 'II/34': line('1010'), 29: line('1110', west) })
  expect(roll(p, 'fire 29 > II/34', 9, 5)).toContain('Brayer is in danger and rolls 5.')
  expect(legal(p)[0]).toBe('retreat II/34 > 0911')
})

test('R24 a side is asked only for the order of its own crises', () => {
  // I/23 and II/34 rout at the same time, each with one friend beside it.
  const p = emptyField({
    'I/23': column('1015'),
    'II/23': column('1016'),
    'II/34': column('1514'),
    'III/34': column('1515'),
  })
  const said = owe(p, { routs: { 'I/23': { from: 'II/34' }, 'II/34': { from: 'I/23' } } }, 1, 1)
  expect(said).toContain('Crisis: III/34 rolls 1 against Morale 6 and stands. Crisis: II/23 rolls 1')
  expect([read(p, 'II/23')?.at, read(p, 'III/34')?.at]).toEqual(['1016', '1515'])
})
