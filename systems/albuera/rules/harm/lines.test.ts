/** 6.3, 14.10, 15.11 Lines over two hexes in what follows a fight: both hexes count. */
import { describe, expect, test } from 'vitest'
import type { Albuera } from '../state/position.ts'
import {
  act,
  awaiting,
  call,
  clash,
  column,
  emptyField,
  type Field,
  guns,
  legal,
  line,
  owe,
  type Placed,
  press,
  read,
  roll,
  west,
} from '../testing/field.ts'

/** 1/57 covers 1010 and 1011; II/34 stands in front of its left half. */
const wide = { '1/57': line('1010'), 'II/34': column('1110', { facing: 'NE' }) }
const routs = (name: string, inClash = false) => ({ routs: { [name]: { from: 'II/34', inClash } } })
/** Units on an empty field, and the consequences of what is owed. */
function follow(
  placed: Field,
  owed: Readonly<Record<string, unknown>>,
  ...dice: number[]
): { p: Albuera; said: string } {
  const p = emptyField(placed)
  return { p, said: owe(p, owed, ...dice) }
}

describe('15.11, 15.12 a Line over two hexes routs', () => {
  test('10.11 guns in both hexes of a Line that routs from a Clash are captured', () => {
    const { p } = follow({ ...wide, Sympher: guns('1010'), Hawker: guns('1011') }, routs('1/57', true))
    expect([read(p, 'Sympher')?.at, read(p, 'Hawker')?.at]).toEqual([undefined, undefined])
  })
  test('15.12 friends beside either hex of a Line that routs check their Morale', () => {
    const { said } = follow({ ...wide, '1/48': column('1012'), '2/28': column('0704') }, routs('1/57'), 1)
    expect(said).toContain('Crisis: 1/48 rolls 1')
    expect(said).not.toContain('2/28')
  })
  test('4.10.3 a commander in the right hex of a Line that routs throws a die, and leaves the hex', () => {
    const { p, said } = follow({ ...wide, Hoghton: '1011', '1/48': column('0704') }, routs('1/57'), 5)
    expect(said).toContain('Hoghton is in danger and rolls 5.')
    expect([awaiting(p), act(p, 'remain Hoghton')]).toEqual(['coalition', 'R27'])
  })
  test('R24, R12 friends retreat from the nearest of several enemies that have beaten a Line', () => {
    // From II/34 in 1010 the way to 0811 would lead no farther away; 29 is next to III/34 in 1011.
    const p = emptyField({
      Girard: '0101',
      'II/34': column('1010', { from: '1110', ...west }),
      'III/34': column('1011', { from: '1111', ...west }),
      '1/57': line('1010'),
      29: column('0912'),
    })
    clash(p, 'Girard')
    expect(roll(p, 'combine 1010 with 1011', 9, 9)).toContain('Crisis: 29 rolls 9')
    expect([awaiting(p), legal(p).sort()]).toEqual(['french', ['retreat 29 > 0811', 'retreat 29 > 0812']])
  })
  test('R17 a Line that is too weak for two hexes contracts when the one on the same hexes routs', () => {
    const lost = { losses: { '1/57': { count: 1, by: 'reaction' } } }
    const { p } = follow({ ...wide, '1/3': line('1010') }, { ...lost, ...routs('1/3') })
    expect([awaiting(p), legal(p)]).toEqual(['coalition', ['keep left', 'keep right']])
  })
})

describe('14.10 a Line over two hexes retreats', () => {
  test('14.10.5 a Line over two hexes retreats another way if either half would come in front of an enemy', () => {
    expect(legal(follow(wide, { retreats: { '1/57': { from: 'II/34' } } }).p)).toHaveLength(2)
    // III/34 has 0912 in front, where the right half would come.
    const p = emptyField({ ...wide, 'III/34': column('0913', { facing: 'NE' }) })
    press(p, '1/57', 'II/34')
    expect(read(p, '1/57')).toMatchObject({ at: '0910', right: '0911', lost: 0 })
  })
  test('R20 a commander in the right hex of a Line that retreats may go along', () => {
    const p = emptyField({ ...wide, Hoghton: '1011' })
    press(p, '1/57', 'II/34')
    expect(act(p, 'retreat 1/57 > 0910')).toContain('1/57 retreats to 0910 and 0911.')
    expect(act(p, 'follow Hoghton')).toBe('Hoghton goes along from 1011 to 0911.')
  })
})

describe('6.3.4 a Line over two hexes contracts', () => {
  /** I/51 meets Rey and, with its right half, 1/3, whose own right half stands with II/34: 1/3 attacks II/34. */
  const two = (more: Field = {}) => {
    return emptyField({
      ...{ Beresford: '0103', 'I/51': line('1009'), 'II/34': column('1011', west) },
      ...{ Rey: column('1009', { from: '1109' }), '1/3': line('1010', { from: '0910', lost: 2 }), ...more },
    })
  }
  test('R18 a Line that contracts after it has attacked and won keeps the hex that it has won', () => {
    const p = two()
    clash(p, 'Beresford')
    expect(roll(p, 'clash 1011', 9)).toContain('1/3 covers only 1011 now.')
    const q = two({ Colborne: '1010' })
    clash(q, 'Beresford')
    roll(q, 'clash 1011', 9)
    // R27 The commander that it has left to I/51 must go.
    expect([awaiting(q), act(q, 'remain Colborne')]).toEqual(['coalition', 'R27'])
  })
  test('R17 a weak Line on the same hexes as a stronger one contracts when that one moves off', () => {
    const p = emptyField({ Hoghton: '1010', Colborne: '1010', '1/57': line('1010'), '1/3': line('1010') })
    owe(p, { losses: { '1/57': { count: 1, by: 'reaction' } } })
    call(p, 'Beresford', 'Hoghton', 'Colborne')
    act(p, 'move 1/3', 'forward left')
    expect(legal(p)).toEqual(['keep left', 'keep right'])
    act(p, 'keep left')
    expect([read(p, '1/57')?.right, read(p, '1/3')?.at]).toEqual([undefined, '1110'])
  })
})

describe('14.10, 15.12 stacks and others', () => {
  test('R23, 10.11 a unit that loses its last level in a Clash leaves its guns to the enemy', () => {
    const last = { 'II/34': column('1010', { lost: 4 }), 'Fr Werle': guns('1010'), '29': column('1010', west) }
    const { said } = follow(last, {
      routs: { 'II/34': { from: '29', inClash: true } },
      shared: { french: { at: '1010', count: 2 } },
    })
    expect(said).toContain('The coalition side captures Fr Werle.')
  })
  test('15.11.5 a unit that comes back in the last turn is not out of the game', () => {
    const { said } = follow(wide, { turn: 15, ...routs('1/57') })
    expect(said).toContain('1/57 routs, to return in turn 16.')
  })
  test('R21, 15.12 every unit of a stack that retreats in a crisis takes the Loss', () => {
    const stack = { 'I/5': column('1015'), 'II/5': column('1015'), 'I/2': column('1014') }
    const round = {
      ...{
        'II/34': column('1013', { facing: 'SE' }),
        'III/34': column('0915', west),
        'I/40': column('1115'),
        'II/40': column('1116'),
      },
      ...{ 'I/64': column('1016', { facing: 'SE' }), 'I/28 L': column('0816') },
    }
    // Of the hexes around 1015 only 1014, towards II/34, and 0916, in front of I/28 L, are left: each costs a Loss.
    const { p } = follow({ ...stack, ...round }, { routs: { 'I/2': { from: 'II/34' } } }, 9)
    expect([read(p, 'I/5'), read(p, 'II/5')]).toMatchObject([
      { at: '0916', lost: 1 },
      { at: '0916', lost: 1 },
    ])
  })
  test('7.3, R12 a Square has front on all sides: every hex farther from the enemy is equally good', () => {
    const square = { at: '1015', facing: 'E', array: 'square' }
    const ways = (array: Placed) => {
      const p = emptyField({ 'I/23': array, 'II/34': column('1014', { facing: 'SE' }) })
      press(p, 'I/23', 'II/34')
      return legal(p).filter((text) => text.startsWith('retreat'))
    }
    expect(ways(square)).toEqual(['retreat I/23 > 1116', 'retreat I/23 > 1016', 'retreat I/23 > 0916'])
    expect(ways(column('1015'))).toEqual([])
  })
  test('14.10.8 enemy commanders beside the hex of a retreat may step back', () => {
    const p = emptyField({ 'I/23': column('1015'), 'II/34': column('1014', { facing: 'SE' }), Brayer: '0917' })
    press(p, 'I/23', 'II/34')
    expect([awaiting(p), act(p, 'remain Brayer')]).toEqual(['french', ''])
  })
})

describe('14.10.8 commanders', () => {
  const enter = (placed: Field): Albuera => {
    const p = emptyField({ Brayer: '0810', 'II/34': column('1010'), ...placed })
    call(p, 'Girard', 'Brayer')
    while (legal(p).includes('hold fire')) act(p, 'hold fire')
    act(p, 'move II/34', 'forward left')
    return p
  }
  test('14.10.8, R27 a commander with a unit in the hex that the enemy enters stays there', () => {
    const p = enter({ '29': line('1110', west), Hoghton: '1110' })
    expect([awaiting(p), read(p, 'II/34')?.at]).toEqual(['french', '1110'])
    expect(legal(p).join()).not.toContain('Hoghton')
  })
  test('14.10.8 a commander who has no hex to step back to stays, and is not lost', () => {
    const ring = ['1209', '1310', '1311', '1211', '1111'].map((hex, k) => [
      ['I/40', 'II/40', 'I/64', 'II/64', 'III/64'][k],
      column(hex),
    ])
    const p = enter({ Hoghton: '1210', ...Object.fromEntries(ring) })
    expect([awaiting(p), p.post[p.scenario.army.commanders.indexOf('Hoghton')] >= 0]).toEqual(['french', true])
  })
})
