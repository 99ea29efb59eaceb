import { expect, test } from 'vitest'
import {
  call,
  column,
  company,
  emptyField,
  type Field,
  holdFire,
  kernel,
  line,
  roll,
  unit,
  west,
} from '../rules/testing/field.ts'
import { doomsOf } from './doom.ts'

/** II/34 comes before the skirmishers of 29, who pass their check, among these. */
function reacting(placed: Field) {
  const p = emptyField({ Girard: '0101', Brayer: '0810', Hoghton: '0101', ...placed })
  call(p, 'Girard', 'Brayer')
  holdFire(p)
  roll(p, 'move II/34')
  roll(p, 'forward left', 0)
  return p
}
const dooms = (p: ReturnType<typeof reacting>, text: string) =>
  doomsOf(kernel, p, 1, text).map(({ told, rule }) => [told.event, told.args[0], rule])
const field = { 'II/34': column('1010'), 'sk/29': { ...company('1210'), ...west } }

test('14.10.6 the board foresees that a step back without a way is the end of the unit', () => {
  const p = reacting(field)
  expect(dooms(p, 'step back')).toEqual([])
  // The enemy holds every hex around 1210.
  const all = ['1209', '1310', '1311', '1211', '1111'].map((hex, k) => [
    ['III/34', 'I/40', 'II/40', 'I/64', 'II/64'][k],
    column(hex),
  ])
  const q = reacting({ ...field, ...Object.fromEntries(all) })
  expect(dooms(q, 'step back')).toEqual([['CutOff', unit(q, 'sk/29'), '14.10.6']])
  expect(dooms(q, 'stand')).toEqual([])
})

test('a result that a die decides is no certain loss, and an answer that cannot be chosen costs nothing', () => {
  const p = reacting({ 'II/34': column('1010'), '29': line('1210', west) })
  expect(dooms(p, 'fire back')).toEqual([])
  expect(dooms(p, 'form square')).toEqual([])
})
