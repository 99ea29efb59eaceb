/** 6 to 12 Stacks, arrays and marches with something in the way. */
import { describe, expect, test } from 'vitest'
import type { Albuera } from '../state/position.ts'
import {
  act,
  awaiting,
  call,
  column,
  company,
  emptyField,
  type Field,
  holdFire,
  legal,
  line,
  type Placed,
  read,
  roll,
  square,
  west,
} from '../testing/field.ts'

/** The French act, Brayer's and Veilande's; the other side holds its fire. */
function french(placed: Field): Albuera {
  const p = emptyField({ Brayer: '0810', Veilande: '0810', Bron: '0810', ...placed })
  call(p, 'Girard', 'Brayer', 'Veilande', 'Bron')
  return holdFire(p)
}
/** Hoghton's and Colborne's battalions act. */
function british(placed: Field): Albuera {
  const p = emptyField({ Hoghton: '1010', Colborne: '1010', ...placed })
  call(p, 'Beresford', 'Hoghton', 'Colborne')
  return holdFire(p)
}

describe('11 stacks', () => {
  test('11.0, R5 a stack that has been put in order has paid a point, and acts on in its hex alone', () => {
    const p = french({ 'II/34': column('0910'), 'III/34': column('0910'), 'I/40': column('0911') })
    act(p, 'put III/34 on top')
    expect([read(p, 'II/34')?.left, read(p, 'III/34')?.left]).toEqual([3, 3])
    act(p, 'lead III/34')
    expect([act(p, 'forward left'), act(p, 'back left'), act(p, 'march double')]).toEqual(['11.0', '11.0', '12.9'])
    act(p, 'form line E', 'halt')
    expect(act(p, 'move I/40')).toBe('')
  })
  test('11.0 the last point of a unit pays for the order of its stack', () => {
    const p = french({ 'II/34': line('1010'), 'III/34': line('1010'), 29: line('1110', west) })
    for (let n = 0; n < 3; n++) {
      roll(p, 'fire II/34 > 29', 0)
      holdFire(p)
    }
    expect([read(p, 'II/34')?.left, act(p, 'put III/34 on top').includes('on top')]).toEqual([1, true])
  })
  test('11.5 markers of Losses and of fire take no room: four battalions with both stand in a hex', () => {
    const worn = (hex: string) => column(hex, { lost: 1, fires: 2 })
    const three = { 'II/34': worn('1010'), 'III/34': worn('1010'), 'I/40': worn('1010') }
    const p = french({ ...three, 'II/40': worn('0910') })
    act(p, 'move II/40', 'forward right')
    expect([read(p, 'II/40')?.at, act(p, 'halt')]).toEqual(['1010', ''])
  })
  test('11.2 a hex holds one battery', () => {
    const limbered = { facing: 'E', array: 'limbered' }
    const p = french({ 'Fr 11/6': { at: '0910', ...limbered }, 'Fr Gazan A': { at: '1010', ...limbered } })
    expect(act(p, 'move Fr 11/6', 'forward right', 'halt')).toBe('11.2')
  })
  test('11.2 a hex holds any number of companies, but with guns no more than two', () => {
    const three = Object.fromEntries(['sk/II/34', 'sk/III/34', 'sk/I/40'].map((name) => [name, company('1010')]))
    const five = { ...three, 'sk/II/40': company('1010'), 'sk/I/64': company('1010') }
    const p = french({ ...five, 'sk/II/64': company('0910') })
    expect(act(p, 'move sk/II/64', 'forward right', 'halt')).toBe('')
    const q = french({ ...three, 'Fr 11/6': { at: '0910', facing: 'E', array: 'limbered' } })
    expect(act(q, 'move Fr 11/6', 'forward right', 'halt')).toBe('11.2')
  })
  test('6.4 a battalion that needs one hex and one that needs two do not form Line together', () => {
    const p = british({ '1/57': column('1010'), '1/48': column('1010') })
    expect(act(p, 'lead 1/57', 'form line-right E')).toBe('6.4')
  })
  test('6.4, 11.2 no third Line joins two that cover two hexes', () => {
    const p = british({ '1/57': line('1110'), '1/3': line('1110'), '2/34': line('1010'), Abercromby: '1010' })
    call(p, 'Beresford', 'Hoghton', 'Colborne', 'Abercromby')
    expect(act(p, 'move 2/34', 'forward left', 'halt')).toBe('6.4')
  })
})

describe('6 to 8 arrays', () => {
  test('7.1 a battalion of Manpower 3 forms Square, one of 2 does not', () => {
    const form = (lost: number) => act(french({ 'II/34': column('0910', { lost }) }), 'move II/34', 'form square E')
    expect([form(2), form(3)]).toEqual(['II/34 forms square in 0910 for 4.', '7.1'])
  })
  test('6.3.8, 6.3.9, 12.2 a Line over two hexes needs ground for both, its own hex too', () => {
    // 2309 is the village; 2310 next to it is open.
    const p = british({ '1/57': column('2309'), Hoghton: '2309' })
    expect(act(p, 'move 1/57', 'form line-right E')).toBe('12.2')
  })
  test('8.7 a company acts out of the range of its commander, its battalion does not', () => {
    const p = french({ 'II/34': column('2005'), 'sk/II/34': company('2006') })
    expect([act(p, 'move II/34'), act(p, 'move sk/II/34')]).toEqual(['4.2.1', ''])
  })
  test('8.3, 6.3.8, 14.10.8 an enemy commander may step back from a Line that extends beside him', () => {
    const p = british({ '1/57': line('1010', { lost: 1 }), 'sk/1/57': company('1110'), Soult: '1012' })
    act(p, 'move sk/1/57', 'face W', 'forward left', 'extend right')
    expect([awaiting(p), act(p, 'remain Soult')]).toEqual(['french', ''])
  })
  test('6.3.9, 14.10.8 an enemy commander may step back from a Line that forms beside him', () => {
    const p = british({ '1/57': column('1010'), Soult: '1012' })
    act(p, 'move 1/57', 'form line-right E')
    expect([awaiting(p), act(p, 'remain Soult')]).toEqual(['french', ''])
  })
})

describe('12.9 Double March', () => {
  test('12.9 a Double March may end among enemies, with its last points', () => {
    const p = french({ 'II/34': column('0810'), '29': line('1308', { facing: 'E' }) })
    act(p, 'move II/34', 'march double', 'forward left', 'forward left', 'forward left')
    expect(roll(p, 'forward left', 0)).toContain('II/34 moves from 1109 to 1208 for 1. ')
    roll(p, 'stand')
    expect([read(p, 'II/34')?.left, legal(p)]).toEqual([2, expect.arrayContaining(['forward left'])])
    expect(act(p, 'forward left')).toContain('II/34 moves from 1208 to 1308 for 2.')
    expect([read(p, 'II/34'), legal(p).includes('halt')]).toMatchObject([{ at: '1308', left: 0 }, false])
  })
  test('12.9 a Double March enters no hex with enemies while it would have points left', () => {
    const p = french({ 'II/34': column('0810'), '29': line('1009', { facing: 'E' }) })
    act(p, 'move II/34', 'march double')
    roll(p, 'forward left', 0)
    act(p, 'stand')
    expect(act(p, 'forward left')).toBe('12.9')
  })
  test('12.9 a Double March ends early if enemies have come into its way', () => {
    const start = (more: Field) => {
      const p = french({ 'II/34': column('0810'), ...more })
      act(p, 'move II/34', 'march double', 'forward left')
      return p
    }
    const p = start({ '1/57': line('1111', { facing: 'NW' }) })
    roll(p, 'forward right', 0)
    expect(act(p, 'turn left')).toContain('1/57 wheels to 1111 and 1110')
    act(p, 'stand')
    expect([read(p, 'II/34')?.left, legal(p)]).toEqual([4, ['halt']])
    expect(act(start({}), 'halt')).toBe('12.9')
  })
  test('12.9 a Double March crosses a stream only by a bridge', () => {
    // From 2610 a bridge leads to 2510; 2511 lies beyond the stream.
    const p = french({ 'II/34': column('2610', west), Brayer: '2610' })
    act(p, 'move II/34', 'march double')
    expect([act(p, 'forward left'), act(p, 'forward right')]).toEqual([
      '12.9',
      expect.stringContaining('II/34 moves from 2610 to 2510'),
    ])
  })
})

describe('8.2 companies', () => {
  test('R80 a battalion detaches no company while it passes friends', () => {
    const p = french({ 'II/34': column('0910'), 'III/34': line('1010') })
    act(p, 'move II/34', 'forward right')
    expect(act(p, 'detach II/34 > 1110')).toBe('R80')
    expect(act(p, 'forward left', 'detach II/34 > 1209')).toContain('sk/II/34 goes out')
  })
})

describe('12.10 lines of battalions', () => {
  test('12.10, 11.12 no unit joins a line out of a hex with enemies', () => {
    const beside = (more: Field) => {
      const p = french({ 'II/34': column('0910'), 'III/34': column('0911'), ...more })
      act(p, 'move II/34')
      return legal(p).includes('join III/34')
    }
    expect([beside({}), beside({ '29': column('0911') })]).toEqual([true, false])
  })
  test('12.10, 7.3 Squares side by side form a line, a Square and a Column do not', () => {
    const beside = (other: Placed) => {
      const p = french({ 'II/34': square('0910'), 'III/34': other })
      act(p, 'move II/34')
      return legal(p).includes('join III/34')
    }
    expect([beside(square('1010')), beside(column('0911')), beside(square('1110'))]).toEqual([true, false, false])
  })
})

describe('13, 14.10.8 reactions', () => {
  test('13.1, R61, 14.10.8 a commander may step back from a Line that wheels beside him as a reaction', () => {
    const p = french({ 'II/34': column('0910'), Brayer: '1009', '1/57': line('1111', { facing: 'NW' }) })
    act(p, 'move II/34')
    roll(p, 'forward right', 5)
    act(p, 'turn left')
    expect([awaiting(p), legal(p).includes('escape Brayer > 0909')]).toEqual(['french', true])
    act(p, 'remain Brayer')
    expect(legal(p)).toContain('halt')
  })
  test('R61 a Line wheels back if the hex in front of it is taken, and does not turn if both are taken', () => {
    const turns = (more: Field) => {
      const p = french({ 'II/34': column('0910'), '1/57': line('1111', { facing: 'NW' }), ...more })
      act(p, 'move II/34')
      roll(p, 'forward right', 5)
      return p
    }
    const battery = (at: string): Placed => ({ at, ...west, array: 'unlimbered' })
    const p = turns({ Hawker: battery('1110') })
    expect(act(p, 'turn left')).toContain('1/57 wheels to')
    expect(read(p, '1/57')).toMatchObject({ at: '1211', right: '1210', facing: 'W' })
    expect(act(turns({ Hawker: battery('1110'), Sympher: battery('1211') }), 'turn left')).toBe('R61')
  })
})
