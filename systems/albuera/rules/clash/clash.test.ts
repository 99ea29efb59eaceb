/** 15, 6.5, 10.10 The Clash: which units fight each other, shifts, results, and where they stand afterwards. */
import { describe, expect, test } from 'vitest'
import type { Albuera } from '../state/position.ts'
import {
  act,
  awaiting,
  call,
  clash,
  column,
  company,
  emptyField,
  type Field,
  holdFire,
  horse,
  legal,
  line,
  read,
  roll,
  west,
} from '../testing/field.ts'

/** Has a unit left the map? */
const isGone = (p: Albuera, unit: string) => read(p, unit)?.at === undefined

/** Subphase 2.4 of the French, or of the Coalition. */
function fight(placed: Field, drawn = 'Girard', ...dice: number[]) {
  const p = emptyField({ Girard: '0101', Beresford: '0103', ...placed })
  return { p, said: clash(p, drawn, ...dice) }
}
/** II/34 in Column has come into the hex of 29 in Line, through its front. */
const even = { 'II/34': column('1010', { from: '0910' }), '29': line('1010', west) }

describe('15 the procedure', () => {
  test('15.8, R25 the winners take their Loss when all that follows for the losers is over', () => {
    const { said } = fight({ ...even, '1/48': line('1110', west) }, 'Girard', 9, 0)
    const at = ['29 loses 2', 'Crisis: 1/48', 'II/34 loses 1'].map((text) => said.indexOf(text))
    expect(at[0]).toBeGreaterThan(0)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })
  test('15.1, 11.6 all units of the hex fight, and their Manpower is added', () => {
    const { said } = fight(
      { 'II/34': column('1010'), 'III/34': column('1010'), '29': line('1010', west) },
      'Girard',
      9,
      9,
    )
    expect(said).toContain('II/34 attacks. III/34 attacks. 29 defends itself.')
    expect(said).toContain('french, numbers: 2 shifts.')
  })
  test('15.2, R50 the units of the side whose commander is activated attack', () => {
    expect(fight(even, 'Girard', 9).said).toContain('The french side attacks in 1010.')
    expect(fight(even, 'Beresford', 9).said).toContain('The coalition side attacks in 1010.')
  })
  test('15.3, 15.6 each unit fights once, until none is left to attack', () => {
    const { p } = fight({ ...even, 'I/40': column('1410'), '1/48': line('1410', west) })
    expect([awaiting(p), legal(p)]).toEqual(['french', ['clash 1010', 'clash 1410']])
    roll(p, 'clash 1410', 9)
    expect(roll(p, 'face E', 9)).toContain('attacks in 1010')
    act(p, 'face E')
    expect(awaiting(p)).not.toBe('')
  })
  test('15.4, 15.5 the activated side chooses the order of Clashes; one is finished before the next', () => {
    const { p } = fight({ ...even, 'I/40': column('1410'), '1/48': line('1410', west) })
    roll(p, 'clash 1410', 9)
    expect([read(p, '29')?.lost, legal(p).length]).toEqual([0, 6])
  })
  test('15.7 the difference of shifts is the column, and the attacker rolls', () => {
    const { said } = fight(even, 'Girard', 5)
    expect(said).toContain('french, column: a shift.')
    expect(said).toContain('Column +1, die 5: D+1.')
  })
  test('15.8 the losers lose two and rout; the winners lose one, stay, and face as they like', () => {
    const { p, said } = fight(even, 'Girard', 8)
    expect(said).toContain('29 loses 2')
    expect([isGone(p, '29'), read(p, 'II/34')?.lost]).toEqual([true, 1])
    expect(legal(p)).toEqual(['face NE', 'face E', 'face SE', 'face SW', 'face W', 'face NW'])
    act(p, 'face NW')
    expect(read(p, 'II/34')?.facing).toBe('NW')
  })
  test('15.9 a winner that is alone and has its last level checks its Morale to live', () => {
    const last = { ...even, 'II/34': column('1010', { lost: 4 }) }
    const held = fight(last, 'Girard', 9, 5)
    expect(held.said).toContain('II/34 checks its Morale to live: 5 against 5. It loses nothing.')
    expect(read(held.p, 'II/34')?.lost).toBe(4)
    const fallen = fight(last, 'Girard', 9, 6)
    expect(isGone(fallen.p, 'II/34')).toBe(true)
  })
  test('R76 a squadron with its last level checks to live, then to stay', () => {
    const { said } = fight({ '1/2 H': horse('1010'), Rey: column('1010', west) }, 'Girard', 9, 2, 2)
    expect(said).toMatch(/to live: 2 .* after the fight: 2/)
  })
  test('R75 beyond the table the last column counts', () => {
    const four = Object.fromEntries(
      ['II/34', 'III/34', 'I/40', 'II/40'].map((id) => [id, column('1010', { from: '1110' })]),
    )
    expect(fight({ ...four, Zamora: line('1010', { ...west, lost: 5 }) }, 'Girard', 0, 0).said).toContain('Column +4')
  })
})

describe('15.7 the shifts', () => {
  const of = (placed: Field, drawn = 'Girard') =>
    [...fight(placed, drawn, 9, 0, 0, 0).said.matchAll(/(french|coalition), ([a-z]+): (a|\d)/g)].map(
      ([, side, id, n]) => `${side} ${id} ${n === 'a' ? 1 : n}`,
    )
  test('6.5D an entry through a flank is one shift, or through the rear two instead', () => {
    expect(of({ ...even, 'II/34': column('1010', { from: '1009' }) })).toContain('french flank 1')
    expect(of({ ...even, 'II/34': column('1010', { from: '1110' }) })).toContain('french rear 2')
    expect(of(even)).not.toContain('french flank 1')
  })
  test('15.7 infantry has two shifts against Skirmish Order, and one against a Square', () => {
    expect(of({ 'II/34': line('1010'), 'sk/29': { ...company('1010'), ...west } })).toContain('french skirmish 2')
    expect(of({ 'II/34': line('1010'), '29': { at: '1010', array: 'square' } })).toContain('french square 1')
  })
  test('R73 Morale counts by its difference', () => {
    expect(of({ 'II/34': line('1010'), '1/57': column('1010', west) })).toContain('coalition morale 1')
    expect(of({ 'II/34': line('1010'), '29': column('1010', west) }).join()).not.toContain('morale')
  })
  test('R56 a commander with units that fight is a shift', () => {
    expect(of({ ...even, Brayer: '1010' })).toContain('french commander 1')
    // With a Line over two hexes, in either of its hexes.
    const wide = { 'II/34': column('1010', { from: '0910' }), '1/57': line('1010', west) }
    expect(of({ ...wide, Hoghton: '1009' })).toContain('coalition commander 1')
    expect(of({ ...wide, Hoghton: '1011' })).not.toContain('coalition commander 1')
  })
  test('15.7 a village and a stream are shifts for the defender', () => {
    expect(of({ 'II/34': column('2309'), '29': line('2309', west) })).toContain('coalition terrain 2')
    expect(of({ 'II/34': column('2509', { from: '2609' }), '29': line('2509', { facing: 'NE' }) })).toContain(
      'coalition stream 1',
    )
  })
  test('15.7 a height is a shift for the defender if the attackers have come uphill', () => {
    const into = (at: string, from: string) => of({ 'II/34': column(at, { from }), '29': line(at, west) })
    expect(into('0310', '0409')).toContain('coalition height 1')
    expect(into('0409', '0310').join()).not.toContain('height')
  })
  test('7.3 cavalry against a Square has a column of its own, without shifts', () => {
    const { said } = fight({ '1/2 H': horse('1010'), '29': { at: '1010', array: 'square' } }, 'Girard', 8)
    expect(said).toContain('Column Square vs. Cavalry, die 8: A+1.')
    expect(said).not.toContain('shift')
  })
  test('8.10, R72 in a Clash with skirmishers no unit loses Manpower, but the losers rout', () => {
    const { p } = fight({ 'II/34': line('1010'), 'sk/29': { ...company('1010'), ...west } }, 'Girard', 9)
    expect([isGone(p, 'sk/29'), read(p, 'II/34')?.lost]).toEqual([true, 0])
    const { p: q, said } = fight({ 'II/34': line('1010'), 'sk/29': { ...company('1010'), ...west } }, 'Girard', 0, 5)
    expect(isGone(q, 'II/34')).toBe(true)
    expect(said).not.toContain('II/34 loses')
  })
})

describe('10.10 guns that stand alone', () => {
  const guns = { 'II/34': column('1010'), Hawker: { at: '1010', facing: 'W', array: 'unlimbered' } }
  test('10.10, R58 a die of 1 to 8 takes lone guns, and costs nothing', () => {
    const { p } = fight(guns, 'Girard', 1)
    expect([isGone(p, 'Hawker'), read(p, 'II/34')?.lost]).toEqual([true, 0])
  })
  test('10.10 on 0 or 9 the attackers of lone guns lose two and rout', () => {
    for (const die of [0, 9]) {
      const { p } = fight(guns, 'Girard', die)
      expect([read(p, 'Hawker')?.at, isGone(p, 'II/34')]).toEqual(['1010', true])
    }
  })
})

describe('6.5 Lines over two hexes', () => {
  test('6.5A, 6.5B a Line with enemies at one half has one Clash Hex, with enemies at both it has two', () => {
    const one = fight({ 'I/51': line('1010'), '29': line('1010', west) }, 'Girard', 9)
    expect(one.said.match(/attacks in/g)).toHaveLength(1)
    const two = fight({ 'I/51': line('1010'), '29': line('1010', west), '1/48': column('1011', west) })
    expect(legal(two.p)).toEqual(['combine 1010 with 1011', 'combine 1011 with 1010'])
  })
  test('6.5C a Line over two hexes fights with its whole Manpower', () => {
    expect(fight({ 'I/51': line('1010'), '2/31': line('1010', west) }, 'Girard', 9).said).toContain(
      'french, numbers: 2',
    )
  })
  test('6.5D, R55 a Line alone against enemies in two hexes fights them together', () => {
    const { p } = fight({ 'I/51': line('1010'), Rey: line('1010', west), Zamora: line('1011', west) })
    const said = roll(p, 'combine 1010 with 1011', 0)
    expect(said).toContain('I/51 attacks. Rey defends itself. Zamora defends itself.')
    expect(said).toContain('coalition, numbers')
  })
  /** Rey in Column is in the left hex of I/51; 1/3 in Line in its right hex and in that of II/34. */
  const two: Field = {
    'I/51': line('1009', { facing: 'E' }),
    'II/34': column('1011', west),
    Rey: column('1009', { from: '1109' }),
    '1/3': line('1010', { from: '0910' }),
  }
  test('6.5E, 15.3 if another unit already meets one of two enemies, each fights its own', () => {
    const { p } = fight(two, 'Beresford')
    expect(legal(p)).toEqual(['clash 1011', 'clash 1009'])
    expect(act(p, 'clash 1010')).toBe('15.2')
  })
  test('6.5E, R54 a Line that has won stands on the hex that it has won and on hex X', () => {
    const { p } = fight(two, 'Beresford')
    roll(p, 'clash 1011', 9)
    roll(p, 'face E', 0)
    act(p, legal(p)[0])
    expect([isGone(p, 'Rey'), read(p, 'I/51')?.at]).toEqual([true, '1010'])
    expect(read(p, '1/3')).toMatchObject({ at: '1011', right: '1012' })
  })
  test('6.5E, 15.3 a Line that has beaten off one attacker is not attacked again by the other', () => {
    const { p } = fight(two, 'Beresford')
    // Rey is beaten, and 1/3 has its own enemy only in 1011.
    roll(p, 'clash 1009', 0)
    const said = roll(p, legal(p)[0], 0)
    expect([isGone(p, 'Rey'), said]).toEqual([true, expect.stringContaining('1/3 attacks. II/34 defends itself.')])
  })
  test('6.5 a Line that meets two enemies alone needs no room beyond them', () => {
    const p = emptyField({
      ...{
        Godinot: '0810',
        Brayer: '0810',
        'I/51': line('0910'),
        Rey: column('1010', west),
        Zamora: column('1011', west),
      },
      ...{ 'II/34': column('1009'), 'III/34': column('1012') },
    })
    call(p, 'Godinot', 'Godinot')
    act(holdFire(p), 'move I/51')
    expect(act(p, 'forward right')).toContain('I/51 moves to 1010 and 1011')
  })
  test('R27 a commander whom a Line that has won leaves to the enemy has to go', () => {
    const { p } = fight({ ...two, Colborne: '1010' }, 'Beresford')
    roll(p, 'clash 1011', 9)
    roll(p, 'face E', 0)
    act(p, legal(p)[0])
    expect([awaiting(p), act(p, 'remain Colborne')]).toEqual(['coalition', 'R27'])
    expect(act(p, 'escape Colborne > 0910')).toContain('Colborne gets away from 1010 to 0910.')
  })
  test('14.10.8 enemy commanders beside hex X may step back', () => {
    const { p } = fight({ ...two, Brayer: '1113' }, 'Beresford')
    roll(p, 'clash 1011', 9)
    roll(p, 'face E', 0)
    act(p, legal(p)[0])
    expect([awaiting(p), read(p, '1/3')?.right]).toEqual(['french', '1012'])
    expect(act(p, 'remain Brayer')).toContain('Turn 2')
  })
  test('R54 if hex X is lost, a Line that has won comes together in Column', () => {
    const { p } = fight({ ...two, Zamora: column('1012') }, 'Beresford')
    roll(p, 'clash 1011', 9)
    roll(p, 'face E', 0)
    act(p, legal(p)[0])
    expect(read(p, '1/3')).toMatchObject({ at: '1011', array: 'column' })
  })
  test('R57 a Line over two hexes that has won faces one way or the other across them', () => {
    const { p } = fight({ '1/3': line('1010'), 'II/34': column('1010', west) }, 'Beresford', 9)
    expect(legal(p)).toEqual(['face E', 'face W'])
    act(p, 'face W')
    expect(read(p, '1/3')).toMatchObject({ at: '1011', right: '1010', facing: 'W' })
  })
})

describe('entering hexes with enemies', () => {
  const go = (placed: Field, unit: string, ...active: string[]) => {
    const p = emptyField({ Brayer: '1010', Godinot: '1010', Hoghton: '0710', Bron: '1010', ...placed })
    call(
      p,
      active[0] === 'Hoghton' ? 'Beresford' : 'Girard',
      ...(active.length ? active : ['Brayer', 'Godinot', 'Bron']),
    )
    holdFire(p)
    act(p, `move ${unit}`)
    return p
  }
  test('11.10, R59 entering a hex with enemies costs a point more, and the movement ends there', () => {
    const p = go({ 'II/34': column('1010'), 'I/40': column('0710'), '29': line('1110', west) }, 'II/34')
    expect(act(p, 'forward left')).toContain('from 1010 to 1110 for 2.')
    holdFire(p)
    expect(legal(p)).not.toContain('move II/34')
    expect(legal(p)).toContain('move I/40')
  })
  test('5.1 British Columns do not enter a hex with enemies, Lines do', () => {
    const p = go({ '29': column('1010'), 'II/34': line('1110', west) }, '29', 'Hoghton')
    expect(act(p, 'forward left')).toBe('5.1')
    const q = go({ '29': line('1010'), 'II/34': line('1110', west) }, '29', 'Hoghton')
    expect(act(q, 'forward left')).toContain('1110')
  })
  test('7.3, 8.7, R51 Squares, skirmishers and guns do not enter a hex with enemies', () => {
    const foe = { '29': line('1110', west) }
    expect(act(go({ 'II/34': { at: '1010', array: 'square' }, ...foe }, 'II/34'), 'forward left')).toBe('7.3')
    expect(act(go({ 'sk/II/34': company('1010'), ...foe }, 'sk/II/34'), 'forward left')).toBe('8.7')
    expect(act(go({ 'Fr 19/6': { at: '1010', array: 'limbered' }, ...foe }, 'Fr 19/6'), 'forward left')).toBe('R51')
  })
  test('12.6 no unit enters a hex with enemies backwards', () => {
    expect(act(go({ 'II/34': column('1010', west), '29': line('1110', west) }, 'II/34'), 'back right')).toBe('12.6')
  })
  test('12.9 enemies react to a unit on a Double March', () => {
    const p = go({ 'II/34': column('1010'), '29': line('1508', { facing: 'E' }), Hoghton: '0101' }, 'II/34')
    act(p, 'march double', 'forward left', 'forward left', 'forward left')
    expect(roll(p, 'forward left', 0)).toContain('29 reacts')
  })
  test('6.5F, R53 Column and Line of one side do not meet in a hex with enemies; facings may differ', () => {
    const p = go({ 'II/34': column('1010'), 'III/34': line('1110'), '29': line('1110', west) }, 'II/34')
    expect(act(p, 'forward left')).toBe('11.0')
    const q = go(
      { 'II/34': column('1010'), 'III/34': column('1110', { facing: 'SE' }), '29': line('1110', west) },
      'II/34',
    )
    expect(act(q, 'forward left')).toContain('1110')
  })
  test('6.5E a Line does not come between two fights without room beyond the hex that it is to win', () => {
    const placed = {
      '1/57': line('1110', { facing: 'E' }),
      '1/48': column('1112', west),
      'II/34': column('1110'),
      'I/51': line('1010'),
    }
    expect(act(go(placed, 'I/51'), 'forward right')).toContain('1111')
    expect(act(go({ ...placed, 'I/40': column('1113') }, 'I/51'), 'forward right')).toBe('6.5E')
  })
  test('6.5E, R54 a Line does not come between two fights if it could not stand on the hex beyond', () => {
    // 2308 is in the village; a hex farther north, the Line has an olive grove beyond, 2307.
    const placed = (row: number): Field => ({
      ...{ '1/57': line(`230${row}`, { facing: 'E' }), '1/48': column(`230${row + 2}`, west) },
      ...{ 'II/34': column(`230${row}`), 'I/51': line(`220${row}`), Godinot: `220${row}`, Brayer: `220${row}` },
    })
    expect(act(go(placed(5), 'I/51'), 'forward right')).toBe('6.5E')
    expect(act(go(placed(4), 'I/51'), 'forward right')).toContain('I/51 moves to 2305 and 2306')
  })
  test('6.5E a unit does not come to an enemy that a Line has met alone if that Line would lack the room', () => {
    const placed = {
      '1/57': line('1010', west),
      '1/48': column('1011', west),
      'I/51': line('1010', { from: '0910' }),
      'II/34': column('0910'),
    }
    expect(act(go(placed, 'II/34'), 'forward left')).toContain('II/34 moves from 0910 to 1009')
    expect(act(go({ ...placed, 'I/40': column('1012') }, 'II/34'), 'forward left')).toBe('6.5E')
  })
})
