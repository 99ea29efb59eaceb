/** 4.10, 14.10.8, R27 What commanders may and must do next to enemies. */
import { expect, test } from 'vitest'
import { act, awaiting, call, clash, column, emptyField, holdFire, legal, line, read, west } from '../testing/field.ts'

test('14.10.8 a commander may step back from an enemy beside him, even from among his units', () => {
  const placed = { Hoghton: '1310', 29: column('1111', { facing: 'NE' }), Brayer: '1010', 'II/34': column('1010') }
  const p = emptyField(placed)
  call(p, 'Beresford', 'Hoghton')
  // 1110 is next to 1010, and 1010 is not in front of the unit that comes there.
  act(holdFire(p), 'move 29', 'forward left')
  expect([read(p, '29')?.at, awaiting(p)]).toEqual(['1110', 'french'])
  expect(legal(p)).toContain('remain Brayer')
  expect(act(p, 'escape Brayer > 0911')).toContain('Brayer gets away from 1010 to 0911.')
})

test('R29, 4.10.3 a commander who gets away does not leave the field of a scenario', () => {
  const placed = { 29: line('1217', { ...west, from: '1317' }), 'II/34': column('1217'), Brayer: '1217' }
  const p = emptyField(placed, 'knoll')
  clash(p, 'Hoghton', 9, 5)
  expect(legal(p).sort()).toEqual(['1216', '1218', '1317', '1318'].map((hex) => `escape Brayer > ${hex}`))
})
