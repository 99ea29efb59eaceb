import { expect, test } from 'vitest'
import { act, call, column, emptyField, type Field, holdFire, line, unit, west } from '../testing/field.ts'
import { barred } from './barred.ts'

/** Four battalions that fill a hex. `before`: II/34 acts, in Column at 1010 and facing east, among the given units. */
const full = (hex: string): Field =>
  Object.fromEntries(['III/34', 'I/40', 'II/40', 'I/64'].map((name) => [name, column(hex)]))
const before = (placed: Field) => {
  const p = emptyField({ Brayer: '0810', Hoghton: '0101', 'II/34': column('1010'), ...placed })
  call(p, 'Girard', 'Brayer')
  return holdFire(p)
}
const why = (p: ReturnType<typeof before>, name: string, hex: string) =>
  barred(p, unit(p, name), p.scenario.ground.grid.names.indexOf(hex))

test('13.1 the answer gives what keeps a unit from a hex even if enemies react on the way', () => {
  // 29 reacts at 1110, on the way to the full hex.
  const p = before({ '29': line('1209', west), ...full('1210') })
  expect(why(p, 'II/34', '1210').rule).toBe('11.2')
})

test('11.2 the answer for a hex that a unit can only pass says why it cannot stay there', () => {
  const p = before(full('1110'))
  expect(why(p, 'II/34', '1110').rule).toBe('11.2')
})

test('12.3 the answer for a hex that is too far says so', () => {
  expect(why(before({}), 'II/34', '1610').rule).toBe('12.3')
})

test('12.9 the answer for a unit on a Double March is that it goes step by step', () => {
  const p = before({})
  act(p, 'move II/34', 'march double')
  expect(why(p, 'II/34', '1310').rule).toBe('12.9')
})
