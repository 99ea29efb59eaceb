import { expect, test } from 'vitest'
import { battle, unitOf } from '../testing/battle.ts'
import { queries } from './queries.ts'

/** The view and the seat come before the arguments. */
const BEFORE = 2

test('every question declares all its arguments: a host lets no others through', () => {
  expect(Object.fromEntries(Object.entries(queries).map(([name, ask]) => [name, ask.length - BEFORE]))).toEqual({
    arc: 3,
    charge: 2,
    comers: 1,
    command: 2,
    facing: 2,
    fight: 4,
    measure: 3,
    reach: 1,
    shot: 2,
    sight: 2,
    skirmish: 2,
    threats: 3,
  })
})

test('A95 a move is measured by the numbers that the page of the system gives for it', () => {
  const at = battle(
    [{ name: 'A', form: 'attack', at: [36, 30] }],
    [{ name: 'X', form: 'line', at: [36, 68] }],
    'attack',
  )
  // go R15 4 L1
  const found = queries.measure(at.p, 0, unitOf(at, 'A'), 60, 35206)
  expect(found).toMatchObject({ turn: 15, ahead: 4, right: -1, heading: 15 })
  // 35.25,34 from the corner in the south-west
  expect(queries.command(at.p, 0, 0, 361 * 136 + 141)).toMatchObject({ at: [35.25, 34] })
})
