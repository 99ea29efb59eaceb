/** R59, R74, 12.12 What becomes of a movement, and of noted counterattacks, while others react. */
import { expect, test } from 'vitest'
import {
  act,
  awaiting,
  call,
  column,
  emptyField,
  type Field,
  holdFire,
  line,
  read,
  roll,
  west,
} from '../testing/field.ts'

/** The French act. */
function french(placed: Field) {
  const p = emptyField({ Brayer: '0810', Veilande: '1014', Hoghton: '0101', ...placed })
  call(p, 'Girard', 'Brayer', 'Veilande')
  return holdFire(p)
}

test('R59 a unit that has had to retreat from fire in a reaction does not go on', () => {
  const p = french({ 'II/34': column('1010'), 29: line('1210', west), 'I/40': column('0606') })
  act(p, 'move II/34')
  roll(p, 'forward left', 5)
  roll(p, 'fire back', 9)
  act(p, 'retreat II/34 > 1010')
  expect([read(p, 'II/34')?.at, read(p, 'II/34')?.lost]).toEqual(['1010', 1])
  holdFire(p)
  expect([awaiting(p), act(p, 'move II/34')]).toEqual(['french', '12.13'])
})

test('12.12.6, R50 a counterattack fights out no Clash that waits for subphase 2.4', () => {
  const p = french({
    'II/34': column('1010'),
    29: line('1210', west),
    'I/64': column('1014'),
    Rey: column('1114', { facing: 'NE' }),
  })
  act(p, 'move I/64', 'forward left')
  expect(read(p, 'I/64')?.at).toBe('1114')
  holdFire(p)
  act(p, 'move II/34')
  roll(p, 'forward left', 5)
  const said = roll(p, 'counterattack right', 0)
  expect(said.match(/attacks in/g)).toHaveLength(1)
  expect([read(p, 'I/64')?.at, read(p, 'Rey')]).toMatchObject(['1114', { at: '1114', lost: 0 }])
})
