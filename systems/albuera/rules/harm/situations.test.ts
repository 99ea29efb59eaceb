/** What situation files may say about units that are no longer on the map. */
import { describe, expect, test } from 'vitest'
import { proofs } from '../../../../src/situations/proof.ts'
import { albuera } from '../index.ts'

const failures = proofs(albuera, 'albuera')
const place = { Hoghton: '1310', '29': { at: '1210', facing: 'W' }, Godinot: '3811', 'I/51': { at: '3811' } }
const acting = { phase: 'acting', turn: 3, drawn: 'Stewart', active: ['Hoghton'] }

test('a unit that has routed is on the Turn track, and captured guns are wrecks, or gone', () => {
  const gone = { 'II/34': { due: 3, lost: 2 }, Hawker: { taken: 'captured' }, Sympher: { taken: 'recaptured' } }
  const placed = { ...place, ...gone, Hawker: { at: '1110', taken: 'captured' } }
  expect(failures({ place: placed, set: acting, expect: { units: gone } })).toEqual([])
})

test('a unit that is out of the battle is nowhere', () => {
  const last = { ...acting, phase: 'aftermath', turn: 16, routs: { '29': { from: 'I/51' } } }
  expect(
    failures({ place: { ...place, Zamora: { at: '0303' } }, set: last, expect: { units: { '29': null } } }),
  ).toEqual([])
})

describe('mistakes in a file', () => {
  test.each([
    ['a hex of one who has routed', { 'II/34': { at: '1010', due: 3 } }, 'II/34.due: who has routed is not on the map'],
    ['a turn that is over', { 'II/34': { due: 2 } }, 'II/34.due: turn 2 is over; it is turn 3'],
    ['guns that rout', { Hawker: { due: 3 } }, 'Hawker.due: guns do not rout'],
    ['infantry that is captured', { 'II/34': { taken: 'captured' } }, 'II/34.taken: only guns are captured'],
    ['guns that are captured and are not', { Hawker: { taken: 'own' } }, 'Hawker.taken: captured or recaptured'],
  ])('%s', (_, wrong, told) => {
    expect(() => failures({ place: { ...place, ...wrong }, set: acting })).toThrow(told)
  })
})
