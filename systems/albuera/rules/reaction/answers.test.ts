/** 13.1, 7.3, R61 Which units react to what, with which modifiers, and where they can turn. */
import { expect, test } from 'vitest'
import {
  act,
  awaiting,
  call,
  column,
  emptyField,
  type Field,
  holdFire,
  horse,
  legal,
  line,
  roll,
  square,
  west,
} from '../testing/field.ts'

/** The French act. */
function french(placed: Field) {
  const p = emptyField({ Brayer: '0810', Godinot: '0810', Bron: '0810', Hoghton: '0101', ...placed })
  call(p, 'Girard', 'Brayer', 'Godinot', 'Bron')
  return holdFire(p)
}

test('13.2, 6.3 a Line over two hexes is in front of a unit if one of its halves is', () => {
  // Its left half comes to a flank of 29, its right half in front of it.
  const p = french({ 'I/51': line('1009'), 29: column('1210', { facing: 'SW' }) })
  act(p, 'move I/51')
  expect(roll(p, 'forward right', 5)).toContain('29 reacts: 5, with -2, against Morale 7.')
})

test('7.3, 13.1 all sides of a Square that moves are front: a unit behind it reacts as well', () => {
  const p = french({ 'II/34': square('1010'), 29: column('1009') })
  act(p, 'move II/34')
  expect(roll(p, 'forward left', 5)).toContain('29 reacts')
})

test('7.3 a Square does not turn as a reaction', () => {
  const p = french({ '1/4 D': horse('1010'), 29: square('1210') })
  act(p, 'move 1/4 D')
  roll(p, 'forward left', 1)
  expect([legal(p), act(p, 'turn left')]).toEqual([['fire back', 'stand'], '7.3'])
})

/** 1/57 covers 1211 and 1210 and looks west; II/34 comes to the hex in front of its middle. */
const wheels = (more: Field, way = 'forward right') => {
  const p = french({ 'II/34': column('1010'), '1/57': line('1211', west), ...more })
  act(p, 'move II/34')
  roll(p, way, 5)
  return p
}

test('R61 a Line over two hexes wheels backwards if the enemy takes the hex in front, but not into friends', () => {
  expect(legal(wheels({}))).toEqual(expect.arrayContaining(['turn left', 'turn right']))
  const shut = wheels({ '1/48': column('1311') })
  expect([act(shut, 'turn left'), act(shut, 'turn right')]).toEqual(['R61', 'R61'])
})

test('14.10.8 an enemy commander may step back from a Line that wheels as a reaction', () => {
  const p = wheels({ Brayer: '1011' }, 'forward left')
  act(p, 'turn left')
  expect([awaiting(p), legal(p)]).toEqual(['french', expect.arrayContaining(['remain Brayer'])])
})
