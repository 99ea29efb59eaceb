/** 14.10, R12, R19 Which hexes are open to a retreat, and which of them come first. */
import { expect, test } from 'vitest'
import type { Albuera } from '../state/position.ts'
import {
  act,
  call,
  column,
  emptyField,
  type Field,
  guns,
  legal,
  line,
  owe,
  press,
  read,
  roll,
  square,
  west,
} from '../testing/field.ts'

const choices = (p: Albuera) => legal(p).sort()
/** A unit must retreat from an enemy. */
function pressed(name: string, from: string, placed: Field) {
  const p = emptyField(placed)
  const said = press(p, name, from)
  return { p, said }
}

test('14.10.6 no unit retreats off the field of a scenario, though the map goes on', () => {
  const p = emptyField({ Brayer: '1317', 'II/34': column('1217'), '29': line('1317', west), Hoghton: '1318' }, 'knoll')
  call(p, 'Hoghton', 'Hoghton')
  act(p, 'hold fire')
  expect(roll(p, 'fire 29 > II/34', 9)).toContain('II/34 wavers')
  expect(choices(p)).toEqual(['let II/34 stand', 'retreat II/34 > 1218'])
})

test('14.10.6, 12.2 no unit retreats onto ground closed to its array: a Line over two hexes enters no forest', () => {
  // Everything behind it is forest; a Column can go there.
  const placed = { 'II/34': column('2418'), '1/57': line('2519', west), Hoghton: '2518' }
  const { p, said } = pressed('1/57', 'II/34', placed)
  expect(read(p, '1/57')).toBeUndefined()
  // R26 The commander in its right half is lost with it, as the last unit of his side there.
  expect(said).toContain('Hoghton is lost in 2518.')
  expect(p.points).toBe(4)
  const inColumn = pressed('1/57', 'II/34', { ...placed, '1/57': column('2519', west) })
  expect(choices(inColumn.p)).toEqual(['retreat 1/57 > 2618', 'retreat 1/57 > 2619'])
})

test('14.10.6, 7.1 a Square does not retreat into an olive grove', () => {
  const { p } = pressed('29', 'II/34', { 'II/34': column('2304'), '29': square('2305') })
  expect(choices(p).some((text) => text.endsWith('2306') || text.endsWith('2405'))).toBe(false)
})

test('R19 a battalion with a Manpower of 3 joins a Square, and one with 2 does not', () => {
  const placed = { 'II/34': column('1014', { facing: 'SE' }), 'I/5': square('0916') }
  const into = (lost: number) =>
    read(pressed('II/5', 'II/34', { ...placed, 'II/5': column('1015', { lost }) }).p, 'II/5')
  expect([into(2), into(3)]).toMatchObject([
    { at: '0916', array: 'square' },
    { at: '1016', array: 'column' },
  ])
})

test('14.10.4 a stream under only the right half costs a Line over two hexes a Loss', () => {
  // 0402 and 0403 go back to 0302 and 0303, with the stream in front of 0303, or to 0303 and 0304, both behind it.
  const { p } = pressed('1/57', 'II/34', { 'II/34': column('0503', west), '1/57': line('0402') })
  expect(choices(p)).toEqual(['retreat 1/57 > 0302', 'retreat 1/57 > 0303'])
  expect(act(p, 'retreat 1/57 > 0302')).toContain('1/57 loses 1')
})

test('R12 the nearer half of a Line over two hexes counts for its distance', () => {
  const { p } = pressed('1/57', 'II/34', { 'II/34': column('1112', { facing: 'NE' }), '1/57': line('1010') })
  expect(choices(p)).toEqual(['retreat 1/57 > 0910', 'retreat 1/57 > 0911'])
})

test('R14 units of one hex retreat apart if one of them may stand and the other may not', () => {
  const p = emptyField({ 'I/23': column('1015'), 'II/23': column('1015'), 'II/34': column('1215', { facing: 'NE' }) })
  owe(p, { retreats: { 'I/23': { from: 'II/34' }, 'II/23': { from: 'II/34', mayStay: true } } })
  act(p, 'retreat I/23 > 0915')
  expect(choices(p)).toEqual(['let II/23 stand', 'retreat II/23 > 0915', 'retreat II/23 > 0916'])
})

test('14.11 a unit that has begun a retreat of two hexes has to complete it', () => {
  const p = emptyField({ 'I/23': column('1015'), 'II/34': column('1215', { facing: 'NE' }) })
  owe(p, { retreats: { 'I/23': { from: 'II/34', hexes: 2, mayStay: true } } })
  expect(choices(p)).toContain('let I/23 stand')
  act(p, 'retreat I/23 > 0915')
  expect([choices(p), act(p, 'let I/23 stand')]).toEqual([['retreat I/23 > 0814', 'retreat I/23 > 0815'], 'R13'])
})

test('R20 a commander does not go along if all units are lost on the way', () => {
  const dry = { 'II/34': column('0402'), 'III/34': column('0301'), 'I/40': column('0401') }
  const { p } = pressed('I/23', 'II/34', { ...dry, 'I/23': column('0302', { lost: 5 }), Harvey: '0302' })
  act(p, 'retreat I/23 > 0202')
  expect([read(p, 'I/23'), choices(p).some((text) => text.includes('follow'))]).toEqual([undefined, false])
})

test('15.12.1, R20 guns stay when the units above them retreat in a crisis', () => {
  const p = emptyField({
    'I/23': column('1015'),
    'II/23': column('1016'),
    Sympher: guns('1016'),
    'II/34': column('1114', west),
  })
  owe(p, { routs: { 'I/23': { from: 'II/34' } } }, 9)
  act(p, choices(p)[0])
  expect([read(p, 'II/23')?.at, read(p, 'Sympher')?.at]).toEqual([expect.not.stringMatching('1016'), '1016'])
})
