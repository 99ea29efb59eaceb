/** 7.2, 9.2, 12.12, 13 What makes a Charge, a Square, a counterattack and a check. */
import { describe, expect, test } from 'vitest'
import type { Albuera } from '../state/position.ts'
import {
  act,
  awaiting,
  call,
  column,
  emptyField,
  type Field,
  guns,
  holdFire,
  horse,
  kill,
  legal,
  line,
  read,
  roll,
  west,
} from '../testing/field.ts'

/** The French act; their commanders stand where their units are visibly in range, the others' far away. */
function french(placed: Field, ...active: string[]): Albuera {
  const p = emptyField({ Brayer: '0810', Godinot: '0810', Bron: '0809', Hoghton: '0101', ...placed })
  call(p, 'Girard', ...(active.length > 0 ? active : ['Brayer', 'Godinot', 'Bron']))
  return holdFire(p)
}
/** II/34 in Column has come to 1110, in front of 29 at 1210 and others; the dice for what follows at once. */
function step(placed: Field, ...dice: number[]) {
  const p = french({ 'II/34': column('1010'), ...placed })
  act(p, 'move II/34')
  return { p, said: roll(p, 'forward left', ...dice) }
}

describe('9.2.1 the run-up of a Charge', () => {
  const rey = { Rey: column('1009', west) }
  /** 1/4 D goes this way into 1009, while Rey reacts with 0 and stands; is it a Charge, with the shifts of one? */
  const isCharge = (placed: Field, ...way: string[]): boolean => {
    const p = french({ ...rey, ...placed })
    act(p, 'move 1/4 D')
    for (const [k, text] of way.entries()) {
      const last = k === way.length - 1
      roll(p, text, ...(k === way.length - 2 ? [0] : []))
      if (k === way.length - 2) act(p, 'stand')
      if (last) return roll(p, 'stand', ...(p.run >= 3 ? [9, 0] : [])).includes('charge: 2 shifts')
    }
    return false
  }
  test('9.2.1, R62 a run-up of three hexes straight on makes a Charge', () => {
    expect(isCharge({ '1/4 D': horse('0709') }, 'forward right', 'forward left', 'forward right')).toBe(true)
  })
  test('9.2.1 a turn before the three hexes spoils a Charge', () => {
    const ne = { '1/4 D': horse('0709', { facing: 'NE' }) }
    expect(isCharge(ne, 'turn right', 'forward right', 'forward left', 'forward right')).toBe(false)
  })
  test('9.2.1 friends on the way spoil a Charge', () => {
    const placed = { '1/4 D': horse('0709'), 'II/34': column('0809') }
    expect(isCharge(placed, 'forward right', 'forward left', 'forward right')).toBe(false)
  })
  test('9.2.1, R62 a step back spoils a Charge', () => {
    const back = ['back left', 'forward right', 'forward left', 'forward right']
    expect(isCharge({ '1/4 D': horse('0809') }, ...back)).toBe(false)
  })
  test('9.2.1 a bridge spoils a Charge, because it lies over a river hexside', () => {
    const p = french({ '1/4 D': horse('2409'), Bron: '2409', Rey: column('2710', west) })
    act(p, 'move 1/4 D', 'forward right')
    roll(p, 'forward right', 0)
    act(p, 'stand')
    expect(act(p, 'forward left')).toContain('1/4 D moves from 2610 to 2710')
    expect(act(p, 'stand')).not.toContain('attacks')
  })
  test('R63 cavalry that enters a hex where friends fight already waits for subphase 2.4', () => {
    const p = french({ ...rey, '1/4 D': horse('0709'), '1/20 D': horse('1009') })
    act(p, 'move 1/4 D', 'forward right', 'forward left', 'forward right')
    expect(awaiting(p)).toBe('coalition')
    expect(act(p, 'stand')).toBe('')
    expect([read(p, 'Rey')?.at, read(p, '1/4 D')?.at, awaiting(p)]).toEqual(['1009', '1009', 'french'])
    expect(legal(p).some((text) => text.startsWith('forward'))).toBe(false)
  })
})

describe('9.2.2 the Charge of a stack', () => {
  /** Guns drive 1/4 D from 0909 onto 1/20 D in 0809, if that does not stand elsewhere. Then 29, at 1110, is in their way. */
  const driven = (placed: Field, ...dice: number[]): Albuera => {
    const p = emptyField({
      Bron: '0809',
      Hoghton: '0101',
      '1/4 D': horse('0909'),
      '1/20 D': horse('0809'),
      Sympher: guns('1209', west),
      '29': column('1110', west),
      ...placed,
    })
    call(p, 'Latour-Maubourg', 'Bron')
    roll(p, 'fire Sympher > 1/4 D', ...dice)
    act(p, 'retreat 1/4 D > 0809')
    return p
  }
  /** Those who have begun to move ride from 0809 at 29, which stands; is it a Charge? */
  const isCharge = (p: Albuera, begin: string): boolean => {
    act(p, begin, 'forward right')
    roll(p, 'forward right', 7)
    act(p, 'stand', 'forward left')
    return roll(p, 'stand', ...(p.run >= 3 ? [9, 9, 9] : [])).includes('charge: 2 shifts')
  }
  test('9.2.2, R62 squadrons that a retreat has brought together do not charge as a stack, but each may alone', () => {
    expect(isCharge(driven({}, 9), 'lead 1/20 D')).toBe(false)
    expect(isCharge(driven({}, 9), 'move 1/20 D')).toBe(true)
    expect(isCharge(driven({}, 9), 'move 1/4 D')).toBe(true)
  })
  test('9.2.2 squadrons that have retreated from one hex together charge as a stack', () => {
    const two = { '1/26 D': horse('0909'), '1/20 D': horse('0709') }
    expect(isCharge(driven(two, 9, 9), 'lead 1/4 D')).toBe(true)
  })
  test('9.2.2, 12.10 such a stack does not charge in a line either', () => {
    const p = driven({ '2/20 D': horse('0810') }, 9)
    act(p, 'move 2/20 D', 'join 1/20 D', 'halt', 'forward right')
    expect(p.run).toBe(-1)
  })
})

describe('7.2 Square against an entry', () => {
  const isAsked = (placed: Field, start: string, hand: string): boolean => {
    const p = french({ '1/4 D': horse(start), Bron: start, ...placed })
    act(p, 'move 1/4 D', `forward ${hand}`)
    return awaiting(p) === 'coalition'
  }
  test('7.2, R68 a stack forms Square only if each of its battalions has a Manpower of 3', () => {
    const stack = (lost: number) => ({ '29': line('1110', west), '1/48': line('1110', { ...west, lost }) })
    expect([isAsked(stack(2), '1010', 'left'), isAsked(stack(3), '1010', 'left')]).toEqual([true, false])
  })
  test('7.2, 7.1 a unit forms Square only on open ground', () => {
    // 2306 is an olive grove, 2305 is not.
    const at = (hex: string) => ({ '29': line(hex, west) })
    expect([isAsked(at('2305'), '2205', 'left'), isAsked(at('2306'), '2205', 'right')]).toEqual([true, false])
  })
})

describe('12.12 counterattacks', () => {
  test('11.2, 11.0, 12.12.4 no more units counterattack into a hex than can stand there, all in one array', () => {
    const sw = { facing: 'SW' }
    const two = { '2/31': column('1209', sw), '2/66': column('1209', sw) }
    const p = step({ ...two, '1/48': column('1210', west), '2/28': column('1210', west) }).p
    roll(p, 'react 1/48', 5)
    roll(p, 'counterattack right', 5)
    expect(legal(p)).toContain('counterattack right')
    const five = step({
      ...two,
      '1/48': column('1210', west),
      '2/28': column('1210', west),
      '2/39': column('1210', west),
    }).p
    roll(five, 'react 1/48', 5)
    roll(five, 'counterattack right', 5)
    expect(act(five, 'counterattack right')).toBe('11.2')
    const mixed = step({ '2/31': line('1209', sw), '1/48': column('1210', west) }).p
    roll(mixed, 'react 1/48', 5)
    roll(mixed, 'counterattack right', 5)
    expect(act(mixed, 'counterattack right')).toBe('11.0')
  })
  test('R60, 12.12.4 a Line over two hexes that counterattacks enters no hex of other enemies or of friends', () => {
    const strike = (beside: Field) => {
      const { p } = step({ '1/57': line('1210', west), ...beside }, 5)
      return act(p, 'counterattack right')
    }
    expect(strike({ 'III/34': column('1109') })).toBe('R60')
    expect(strike({ '29': column('1109', { facing: 'NW' }) })).toBe('R60')
  })
})

describe('13 the check', () => {
  test('13.1A a unit that passes with more than 1 and turns does no more after that', () => {
    const { p } = step({ '29': line('1210', west) }, 5)
    act(p, 'turn right')
    expect([awaiting(p), read(p, '29')?.facing]).toEqual(['french', 'NW'])
  })
  test('16.1, R22 a unit that loses its last level in a reaction scores no point', () => {
    const { p, said } = step({ Zamora: line('1210', { ...west, lost: 5 }) }, 8)
    expect(said).toContain('Zamora is eliminated.')
    expect(p.points).toBe(0)
  })
  test('13.2 of an enemy over two hexes the half that is nearer to the front counts', () => {
    const p = french({ 'I/51': line('1010'), '29': line('1210', { facing: 'NW' }) })
    act(p, 'move I/51')
    expect(roll(p, 'forward left', 5)).toContain('29 reacts: 5, with -2')
  })
  test('13.3, R66 a unit whose commander is dead has -1 in range of the one who commands it now', () => {
    const reacts = (stewart: string) => {
      const p = french({ 'II/34': column('1010'), '29': line('1210', west), Stewart: stewart })
      kill(p, 'Hoghton')
      act(p, 'move II/34')
      return roll(p, 'forward left', 5)
    }
    expect(reacts('1410')).toContain('5, with -3')
    expect(reacts('1610')).toContain('5, with -2')
  })
})
