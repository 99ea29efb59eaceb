/** 15.7 to 15.9, 9.3, 10.10 What one Clash costs both sides, and what the winner does then. */
import { expect, test } from 'vitest'
import { captureGuns } from '../harm/capture.ts'
import { FRENCH } from '../state/position.ts'
import {
  act,
  awaiting,
  clash,
  column,
  emptyField,
  type Field,
  legal,
  line,
  read,
  roll,
  set,
  square,
  unit,
  west,
} from '../testing/field.ts'

/** Subphase 2.4 of the French in a turn, with these dice. */
function fight(placed: Field, turn: number, ...dice: number[]) {
  const p = emptyField({ Girard: '0101', Beresford: '0103', ...placed })
  set(p, 'turn', turn)
  return { p, said: clash(p, 'Girard', ...dice) }
}
/** II/34 in Column has come into the hex of 29 in Line, through its front. */
const even = { 'II/34': column('1010', { from: '0910' }), '29': line('1010', west) }

test('10.11 guns with friends do not fight, and are captured when the friends rout', () => {
  const { p, said } = fight({ ...even, Hawker: { at: '1010', ...west, array: 'unlimbered' } }, 1, 9)
  expect(said).toContain('29 defends itself. french, column')
  expect([said.match(/Hawker/g), read(p, 'Hawker')?.at]).toEqual([['Hawker'], undefined])
  expect(said).toContain('The french side captures Hawker.')
})

test('10.11 guns with units that attack do not fight', () => {
  const guns = { 'Fr Werle': { at: '1010', facing: 'E', array: 'unlimbered' } }
  const { p, said } = fight({ ...even, ...guns }, 1, 9)
  expect(said).toContain('II/34 attacks. 29 defends itself.')
  expect([read(p, 'Fr Werle')?.at, read(p, 'II/34')?.lost]).toEqual(['1010', 1])
})

test('10.10, 16.1 a Clash with guns that stand alone is worth a point besides those for the guns', () => {
  const guns = { 'II/34': column('1010'), Hawker: { at: '1010', ...west, array: 'unlimbered' } }
  expect(fight(guns, 1, 1).p.points).toBe(1 + 2 + 1)
  expect(fight(guns, 1, 0).p.points).toBe(-1)
})

test('10.12, R16 guns are recaptured by a Clash that leaves only their own side in the hex', () => {
  const lost = { Hawker: { at: '1010', ...west, array: 'unlimbered' } }
  const p = emptyField({ Girard: '0101', Beresford: '0103', ...even, ...lost })
  captureGuns(p, unit(p, 'Hawker'), FRENCH)
  clash(p, 'Beresford', 9)
  expect(act(p, 'face W')).toContain('The coalition side recaptures Hawker.')
})

test('15.9 of two units that have won neither checks to live, not even one with its last level', () => {
  const { p } = fight({ ...even, 'II/34': column('1010', { lost: 4 }), 'III/34': column('1010') }, 1, 9)
  expect([awaiting(p), legal(p)]).toEqual(['french', ['lose II/34', 'lose III/34']])
})

test('15.8, 7.3 a Square that has won has no facing to choose', () => {
  const { p } = fight({ ...even, '29': { at: '1010', array: 'square' } }, 1, 0)
  expect(read(p, '29')).toMatchObject({ array: 'square', lost: 1 })
  expect(legal(p).filter((text) => text.startsWith('face'))).toEqual([])
})

test('9.3, 4.10 cavalry that does not stay in the last turn is out of the game, and its commander with it', () => {
  const ride = (turn: number) => {
    const horse = { at: '1010', facing: 'E', array: 'mounted' }
    return fight({ Bron: '0810', '1/4 D': horse, Rey: column('1010', west) }, turn, 9, 9).said
  }
  expect(ride(15)).not.toContain('Bron')
  expect(ride(16)).toContain('Bron')
})

test('R73 only the Morale of the unit on top counts, not that of a better one below', () => {
  const defend = (...units: string[]) =>
    fight({ 'II/34': line('1010'), ...Object.fromEntries(units.map((unit) => [unit, column('1010', west)])) }, 1, 9)
      .said
  expect(defend('1/57', '1/48')).toContain('coalition, morale: a shift.')
  expect(defend('1/48', '1/57')).not.toContain('morale')
})

test('10.11, 11.6 guns on top of a stack do not fight for it', () => {
  const p = emptyField({
    Girard: '0101',
    ...{ Hawker: { at: '1010', ...west, array: 'unlimbered' }, 29: line('1010', west) },
    'II/34': column('1010', { from: '0910' }),
  })
  expect(clash(p, 'Girard', 0)).toContain('II/34 attacks. 29 defends itself.')
})

test('15.9, R58 guns alone in the other hex of a fight do not count as a second unit that has won', () => {
  const guns = { at: '1011', ...west, array: 'unlimbered' }
  const placed = {
    Godinot: '0101',
    'I/51': line('1010', { from: '0910' }),
    29: line('1010', { ...west, lost: 4 }),
    Hawker: guns,
  }
  const p = emptyField(placed)
  clash(p, 'Godinot')
  expect(roll(p, 'combine 1010 with 1011', 0, 3)).toContain('29 checks its Morale to live: 3 against 6.')
  expect(read(p, '29')).toMatchObject({ at: '1010', lost: 4 })
})

test('7.3 a Square has neither flank nor rear', () => {
  // It faces away from II/34.
  const p = emptyField({ Girard: '0101', 'II/34': column('1010', { from: '0910' }), 29: square('1010') })
  expect(clash(p, 'Girard', 0)).not.toMatch(/flank|rear/)
  const q = emptyField({ Girard: '0101', 'II/34': column('1010', { from: '0910' }), 29: line('1010') })
  expect(clash(q, 'Girard', 0)).toContain('french, rear: 2 shifts.')
})

test('15.7 a unit that has come through no side came neither uphill nor through water', () => {
  const p = emptyField({ Girard: '0101', 'II/34': column('1010'), 29: line('1010', west) })
  expect(clash(p, 'Girard', 0)).not.toMatch(/height|stream/)
})
