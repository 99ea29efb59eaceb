/** 14.5 to 14.9 Musket Fire, rule by rule. */
import { describe, expect, test } from 'vitest'
import { albuera } from '../index.ts'
import { flankToFlank } from '../movement/line.ts'
import type { Albuera } from '../state/position.ts'
import type { Placed } from '../testing/field.ts'
import { act, asked, column, guns, hex, kernel, legal, line, skirmish, square, stage, unit } from '../testing/stage.ts'
import { firepowerOf, rowOf } from './firepower.ts'

interface Shot {
  readonly rule?: string
  readonly row?: string
  readonly effect: string
  readonly distance: number
  readonly hex: number
  readonly captures?: number
  readonly of?: number
  readonly checks: readonly {
    unit: number
    total: number
    fails: number
    modifiers: { cause: string; value: number }[]
  }[]
}
const odds = (p: Albuera, target: string, ...firers: string[]): Shot =>
  albuera.queries?.shot?.(
    p,
    0,
    unit(p, firers[0] ?? ''),
    unit(p, target),
    ...firers.slice(1).map((one) => unit(p, one)),
  ) as Shot
const why = (p: Albuera, firer: string, target: string) => odds(p, target, firer).rule
const causes = (shot: Shot) => shot.checks[0]?.modifiers.map(({ cause, value }) => `${cause} ${value}`)
const fires = (p: Albuera) => legal(p).filter((text) => text.startsWith('fire'))
const lost = (p: Albuera, name: string) => p.lost[unit(p, name)]

/** Hoghton's battalion in front of II/34, with the other side to act. */
const facing = (more = {}, array = line) => stage({ 'II/34': array('1010', 'E'), '29': line('1110', 'W'), ...more })

describe('3.4, 14.9.3 Firepower and rows', () => {
  test('3.4, R40 Firepower is a percentage of the Manpower, rounded, and at least 1', () => {
    const p = stage({ 'II/34': line('1010'), '1/3': line('0805'), '29': square('0812') })
    const of = (name: string, lost = 0) => {
      p.lost[unit(p, name)] = lost
      return firepowerOf(p, unit(p, name))
    }
    expect([of('II/34'), of('II/34', 3), of('1/3'), of('29'), of('29', 3)]).toEqual([3, 1, 8, 1, 1])
  })
  test('14.9.3, 14.9.6, R41 Firepower over distance gives the row; each hex beyond the first moves it one down', () => {
    const p = stage({ 'II/34': line('1010') })
    expect([1, 2, 4, 5, 7, 8, 10].map((power) => rowOf(p, power, 1, 1))).toEqual([0, 1, 1, 2, 2, 3, 3])
    expect([1, 2, 3, 5, 9].map((power) => rowOf(p, power, 2, 1))).toEqual([0, 0, 1, 1, 2])
    expect([rowOf(p, 3, 1, 2), rowOf(p, 3, 1, 3), rowOf(p, 3, 1, 9)]).toEqual([2, 3, 3])
  })
})

describe('14.5 the sides take turns', () => {
  test('14.5, R39 the other side is asked first, each action passes the turn, and two passes end the subphase', () => {
    const p = facing()
    expect(asked(p)).toBe(1)
    expect(act(p, 'move II/34')).toBe('14.5')
    expect(act(p, 'fire 29 > II/34', 0)).toContain('29 fires at II/34: row 5-7, its fire number 1.')
    expect(asked(p)).toBe(0)
    expect(act(p, 'hold fire')).toBe('14.5')
    act(p, 'fire II/34 > 29', 0)
    expect(asked(p)).toBe(1)
    expect(act(p, 'end the movement')).toBe('14.5')
    act(p, 'hold fire')
    act(p, 'move II/34')
    act(p, 'halt')
    expect(asked(p)).toBe(1)
    act(p, 'hold fire')
    act(p, 'end the movement')
    expect(asked(p)).toBe(0)
    expect(kernel.phase(p).name).toBe('riding')
  })
  test('14.5 a side that has passed can act again after the other side has fired', () => {
    const p = facing()
    act(p, 'hold fire')
    act(p, 'move II/34')
    act(p, 'halt')
    act(p, 'fire 29 > II/34', 0)
    act(p, 'end the movement')
    act(p, 'fire 29 > II/34', 0)
    expect(legal(p)).toContain('fire II/34 > 29')
  })
  test('14.5, R39 a side that cannot fire is not asked', () => {
    const p = stage({ 'II/34': column('1010', 'E'), '29': line('1309', 'W') })
    expect(asked(p)).toBe(0)
    // The reason given is what keeps it from firing, rather than that it is not its turn.
    const early = kernel.parse(p, 1, 'fire 29 > II/34') as number
    expect(kernel.why(p, 1, early)?.rule).toBe('14.8')
    act(p, 'move II/34')
    act(p, 'forward left')
    act(p, 'halt')
    expect(asked(p)).toBe(1)
  })
  test('14.5 each side fires with its own units', () => {
    const p = facing()
    expect(act(p, 'fire II/34 > 29')).toBe('14.5')
  })
  test('4.5.3, 14.5 if no brigade is activated, there is no subphase in which to fire', () => {
    const p = facing({ Soult: '0510', Girard: '0510', Gazan: '0510', 'Latour-Maubourg': '0510' })
    albuera.situations?.set(p, 'active', [])
    albuera.situations?.set(p, 'phase', 'activation')
    albuera.situations?.set(p, 'drawn', 'Soult')
    act(p, 'activate no one')
    expect(kernel.phase(p).name).toBe('riding')
  })
})

describe('14.6 to 14.8, 11.7, 11.8 which units fire, and at which', () => {
  test('14.0 cavalry does not fire, and no unit fires at friends', () => {
    const p = facing({ '1/1 VL': { at: '1109', facing: 'SE' }, '2/28': column('1111', 'W') })
    expect([why(p, '1/1 VL', '29'), why(p, '29', '2/28')]).toEqual(['14.0', '14.0'])
  })
  test('14.8 infantry fires at two hexes, and not at three', () => {
    const p = stage({ 'II/34': column('0810', 'E'), '29': line('1110', 'W'), '2/28': line('1010', 'W') })
    expect([why(p, '29', 'II/34'), why(p, '2/28', 'II/34')]).toEqual(['14.8', undefined])
  })
  test('14.6, R44 an enemy in a Front hex binds the fire of a unit, even from a Clash; a commander does not', () => {
    const p = facing({ 'III/34': column('0910', 'E') })
    expect([why(p, '29', 'III/34'), why(p, '29', 'II/34')]).toEqual(['14.6', undefined])
    const clash = facing({ 'III/34': column('1109', 'E'), '2/28': column('1010', 'W') })
    expect([why(clash, '29', 'III/34'), why(clash, '29', 'II/34')]).toEqual(['14.2', '14.7'])
    // Skirmishers also fire through their flank (8.7), but not past an enemy in front.
    const company = stage({ 'sk/29': skirmish('1010', 'E'), 'II/34': column('1009'), 'III/34': column('1110') })
    expect([why(company, 'sk/29', 'II/34'), why(company, 'sk/29', 'III/34')]).toEqual(['14.6', undefined])
    const behind = stage({ Brayer: '1010', 'II/34': column('0910', 'E'), '29': line('1110', 'W') })
    expect(why(behind, '29', 'II/34')).toBe(undefined)
  })
  test('14.7 no unit fires out of a Clash Hex or into it', () => {
    const p = facing({ '2/28': column('1010', 'W') })
    expect([why(p, '29', 'II/34'), why(p, 'II/34', '29'), why(p, '2/28', 'II/34')]).toEqual(['14.7', '14.7', '14.7'])
  })
  test('11.7, 11.8 only the unit on top of a stack fires and suffers', () => {
    const p = stage({
      'II/34': line('1010'),
      'III/34': line('1010'),
      'Fr Werle': guns('1010'),
      '29': line('1110', 'W'),
      '2/28': line('1110', 'W'),
    })
    expect(why(p, '2/28', 'II/34')).toBe('11.7')
    expect([why(p, '29', 'III/34'), why(p, '29', 'Fr Werle')]).toEqual(['11.8', '11.8'])
    act(p, 'fire 29 > II/34', 9)
    expect([lost(p, 'II/34'), lost(p, 'III/34')]).toEqual([1, 0])
  })
})

describe('14.9 the fire', () => {
  test('14.9.1, 14.9.8, 14.9.9, 14.9.10, 14.9.11 a unit has four fires in a turn: at +1, 0, -1 and -1', () => {
    const p = facing()
    const numbers = [0, 1, 2, 3].map((count) => {
      p.fires[unit(p, '29')] = count
      return odds(p, 'II/34', '29').checks[0]?.total
    })
    expect(numbers).toEqual([2, 1, 0, 0])
    p.fires[unit(p, '29')] = 4
    expect(why(p, '29', 'II/34')).toBe('14.9.1')
    act(p, 'hold fire')
    act(p, 'end the movement')
    act(p, 'stay')
    expect(p.fires[unit(p, '29')]).toBe(0)
  })
  test('14.9.2, R37 a unit that acts pays a point to fire before, in the middle of or after its movement', () => {
    const p = stage({
      'II/34': column('0910', 'E'),
      'III/34': line('1012', 'E'),
      Brayer: '0910',
      '29': line('1110', 'W'),
    })
    act(p, 'hold fire')
    act(p, 'fire II/34 > 29', 0)
    expect(p.left[unit(p, 'II/34')]).toBe(6)
    act(p, 'hold fire')
    act(p, 'move II/34')
    act(p, 'forward right', 5)
    act(p, 'stand')
    expect(act(p, 'fire at 29', 0)).toContain('II/34 fires at 29')
    expect(p.left[unit(p, 'II/34')]).toBe(2)
    act(p, 'halt')
    act(p, 'hold fire')
    act(p, 'fire II/34 > 29', 0)
    expect(p.left[unit(p, 'II/34')]).toBe(0)
    act(p, 'hold fire')
    expect([act(p, 'fire II/34 > 29'), act(p, 'move II/34')]).toEqual(['14.9.2', '12.3'])
    expect(p.fires[unit(p, 'II/34')]).toBe(3)
  })
  test('14.9.2, R37 infantry that is not activated fires without paying points', () => {
    const p = facing({ Pepin: '0510', 'II/21 L': line('1110', 'NW') })
    const q = stage({ 'II/21 L': line('1010'), '29': line('1110', 'W') })
    expect(p.left[unit(p, 'II/21 L')]).toBe(0)
    act(q, 'hold fire')
    act(q, 'fire II/21 L > 29', 0)
    expect(q.fires[unit(q, 'II/21 L')]).toBe(1)
    act(q, 'hold fire')
    expect(fires(q)).toEqual(['fire II/21 L > 29'])
  })
  test('12.9 a unit that marches double does not fire, and one that has fired does not march double', () => {
    const p = stage({ 'II/34': column('0808', 'E'), '29': line('1107', 'W') })
    act(p, 'move II/34')
    act(p, 'march double')
    act(p, 'forward right')
    expect(act(p, 'fire at 29')).toBe('12.9')
    const q = facing({}, column)
    act(q, 'hold fire')
    act(q, 'fire II/34 > 29', 0)
    act(q, 'hold fire')
    act(q, 'move II/34')
    expect(act(q, 'march double')).toBe('12.9')
  })
  test('3.4, R35 a unit that fails loses a level, and one that passes loses nothing', () => {
    const p = facing()
    expect(act(p, 'fire 29 > II/34', 5)).toContain('II/34 wavers: 5 with +2 against Morale 6.')
    expect(lost(p, 'II/34')).toBe(1)
    const q = facing()
    expect(act(q, 'fire 29 > II/34', 4)).toContain('II/34 holds: 4 with +2 against Morale 6.')
    expect(lost(q, 'II/34')).toBe(0)
  })
  test('14.4 fire on the flank has one more on the check', () => {
    const p = stage({ 'II/34': line('1010', 'E'), '29': line('1009', 'SW') })
    expect(causes(odds(p, 'II/34', '29'))).toEqual(['effect 1', 'number 1', 'flank 1'])
  })
  test('R32 cover and Skirmish Order protect a target, and a Square exposes it', () => {
    const in_ = (at: string, more: Placed) => {
      const p = stage({ '29': line('2909', 'W'), 'II/34': more })
      p.scenario.field[hex(p, at)] = 1
      return causes(odds(p, 'II/34', '29'))
    }
    expect(in_('2808', column('2808', 'E'))).toEqual(['effect 1', 'number 1'])
    expect(causes(odds(facing({}, square), 'II/34', '29'))).toEqual(['effect 1', 'number 1', 'square 1'])
    const p = stage({ 'sk/II/34': skirmish('1010', 'E'), '29': line('1110', 'W') })
    expect(causes(odds(p, 'sk/II/34', '29'))).toEqual(['effect 1', 'number 1', 'skirmish -1'])
    const village = stage({ 'II/34': column('2309', 'E'), '29': line('2409', 'W') })
    expect(causes(odds(village, 'II/34', '29'))).toEqual(['effect 1', 'number 1', 'terrain -2'])
  })
  test('8.7, 8.9 skirmishers fire with their printed effect, at any distance in range, and cause no Losses', () => {
    const p = stage({ 'II/34': line('1010', 'E'), '5/60': skirmish('1210', 'W') })
    expect(odds(p, 'II/34', '5/60')).toMatchObject({ effect: '1M', distance: 2 })
    expect(act(p, 'fire 5/60 > II/34', 9)).toContain(
      '5/60 fires at II/34: 1M, its fire number 1. +1: effect. +1: number. II/34 wavers',
    )
    expect(lost(p, 'II/34')).toBe(0)
  })
  test('8.11, 8.11.1, 8.11.2 rifles fire three times, and have one more in Line and Column, but not in Square', () => {
    const inLine = stage({ 'II/34': line('1010', 'E'), '2 KGL': line('1110', 'W') })
    expect(causes(odds(inLine, 'II/34', '2 KGL'))).toEqual(['effect 1', 'number 1', 'rifles 1'])
    const p = stage({ 'II/34': line('1010', 'E'), '2 KGL': column('1110', 'W') })
    expect(causes(odds(p, 'II/34', '2 KGL'))).toEqual(['effect -1', 'number 1', 'rifles 1'])
    p.fires[unit(p, '2 KGL')] = 3
    expect(why(p, '2 KGL', 'II/34')).toBe('8.11.1')
    const company = stage({ 'II/34': line('1010', 'E'), 'sk/2 KGL': skirmish('1110', 'W') })
    expect(causes(odds(company, 'II/34', 'sk/2 KGL'))).toEqual(['effect 1', 'number 1'])
    const q = stage({ 'II/34': line('1010', 'E'), '2 KGL': square('1110', 'W') })
    expect(causes(odds(q, 'II/34', '2 KGL'))).toEqual(['effect -1', 'number 1'])
  })
  test('R31 fire at a Line over two hexes is at the nearer of them, or at the better of two equally near', () => {
    // 1/57 covers 1009 and 1010 and faces east; 1008 lies next to its left, 1109 in front of both.
    const p = stage({ '1/57': line('1009', 'E'), 'II/34': line('1008', 'SE'), 'III/34': line('1110', 'W') })
    act(p, 'hold fire')
    expect(odds(p, '1/57', 'II/34')).toMatchObject({ distance: 1, hex: hex(p, '1009') })
    expect(causes(odds(p, '1/57', 'II/34'))).toContain('flank 1')
    expect(causes(odds(p, '1/57', 'III/34'))).not.toContain('flank 1')
    // 2306 is an olive grove, 2305 is not; 2205 lies in front of both.
    for (const facing of ['E', 'W']) {
      const q = stage({ '1/57': line(facing === 'E' ? '2305' : '2306', facing), 'II/34': line('2205', 'E') })
      expect(odds(q, '1/57', 'II/34')).toMatchObject({ distance: 1, hex: hex(q, '2305') })
    }
  })
})

describe('14.9.5 together', () => {
  /** 29 and 2/28 flank to flank in front of II/34. */
  const beside = (more = {}) =>
    stage({ 'II/34': line('0910', 'E'), '29': line('1009', 'W'), '2/28': line('1010', 'W'), ...more })
  test('14.9.5, R36 a unit that stands flank to flank can join, and moves the row down', () => {
    const p = beside()
    expect(flankToFlank(p, unit(p, '29'), unit(p, '2/28'))).toBe(true)
    act(p, 'fire 29 > II/34')
    expect(legal(p)).toEqual(['add 2/28', 'fire now'])
    expect(act(p, 'add II/34')).toBe('14.9.5')
    const told = act(p, 'add 2/28', 9)
    expect(told).toContain('2/28 fires together with 29. 29 fires at II/34: row 8+')
    expect([p.fires[unit(p, '29')], p.fires[unit(p, '2/28')], lost(p, 'II/34')]).toEqual([1, 1, 1])
  })
  test('14.9.5 a unit that is not asked to join does not fire', () => {
    const p = beside()
    act(p, 'fire 29 > II/34')
    expect(act(p, 'fire now', 0)).toContain('29 fires at II/34: row 5-7')
    expect([p.fires[unit(p, '29')], p.fires[unit(p, '2/28')]]).toEqual([1, 0])
  })
  test('14.9.5, R36 units with different facings are not flank to flank; Squares need only be adjacent', () => {
    const p = beside({ '2/28': line('1010', 'NW') })
    expect(flankToFlank(p, unit(p, '29'), unit(p, '2/28'))).toBe(false)
    expect(act(p, 'fire 29 > II/34', 0)).toContain('29 fires')
    const q = stage({ '29': square('1009'), '2/28': square('1010') })
    expect(flankToFlank(q, unit(q, '29'), unit(q, '2/28'))).toBe(true)
  })
  test('14.9.5, 14.3 a unit that has no line of sight cannot join', () => {
    const p = beside({ 'II/34': column('0909', 'E'), '1/57': line('1008', 'W') })
    act(p, 'fire 29 > II/34')
    expect(legal(p)).toEqual(['add 1/57', 'fire now'])
    expect(act(p, 'add 2/28')).toBe('14.3')
  })
  test('14.9.2 each of the units that fire together pays a point', () => {
    const p = stage({
      '29': line('1010', 'W'),
      'II/34': line('0910', 'E'),
      'III/34': line('0911', 'E'),
      Brayer: '0910',
    })
    act(p, 'hold fire')
    act(p, 'fire II/34 > 29')
    act(p, 'add III/34', 0)
    expect([p.left[unit(p, 'II/34')], p.left[unit(p, 'III/34')]]).toEqual([6, 6])
  })
  test('14.9.7 skirmishers fire alone', () => {
    const p = stage({ 'II/34': line('0910', 'E'), '5/60': skirmish('1009', 'W'), 'Kemmis Lt': skirmish('1010', 'W') })
    expect(act(p, 'fire 5/60 > II/34', 0)).toContain('5/60 fires at II/34')
    const q = beside({ '5/60': skirmish('1011', 'W') })
    act(q, 'fire 29 > II/34')
    expect(act(q, 'add 5/60')).toBe('14.9.7')
  })
  test('14.9.6, R33 a Line over two hexes counts for two; the best Firepower counts over its own distance', () => {
    const p = stage({ '29': line('0909', 'E'), 'I/51': line('1109', 'W'), Godinot: '1209' })
    act(p, 'hold fire')
    expect(odds(p, '29', 'I/51')).toMatchObject({ row: '5-7', distance: 2 })
  })
  test('R33 of two units with equal Firepower the nearer counts, whichever declares the fire', () => {
    const p = stage({ 'II/34': column('0909'), '1/3': line('1009', 'W', { lost: 2 }), '1/57': line('1011', 'W') })
    act(p, 'hold fire')
    for (const pair of [
      ['1/3', '1/57'],
      ['1/57', '1/3'],
    ])
      expect(odds(p, 'II/34', ...pair)).toMatchObject({ distance: 1 })
    expect(odds(p, 'II/34', '1/57')).toMatchObject({ distance: 2 })
  })
  test('14.9.10, R34 the fire number that is best for the target counts, and rifles only if all have them', () => {
    const p = beside({ '29': line('1009', 'W', { fires: 2 }) })
    expect(causes(odds(p, 'II/34', '29', '2/28'))).toEqual(['effect 2', 'number -1'])
    const q = beside({ '2/28': column('0705'), '2 KGL': line('1010', 'W'), '29': line('1009', 'W') })
    expect(causes(odds(q, 'II/34', '29', '2 KGL'))).toEqual(['effect 2', 'number 1'])
    expect(causes(odds(q, 'II/34', '2 KGL'))).toEqual(['effect 1', 'number 1', 'rifles 1'])
  })
  test('14.4, R34 the flank counts if all units that fire together have it', () => {
    const from = (facing: string, ...firers: string[]) =>
      causes(odds(beside({ 'II/34': line('0910', facing) }), 'II/34', ...firers))
    expect([from('SE', '29'), from('SE', '2/28')].map((them) => them?.includes('flank 1'))).toEqual([true, false])
    expect(from('SE', '29', '2/28')).toEqual(['effect 2', 'number 1'])
    expect(from('SE', '2/28', '29')).toEqual(['effect 2', 'number 1'])
    expect(from('NW', '29', '2/28')).toEqual(['effect 2', 'number 1', 'flank 1'])
  })
})

describe('14.9.4 lone guns', () => {
  const lone = (more = {}) => stage({ 'Fr Werle': guns('1010', 'E'), '29': line('1110', 'W'), ...more })
  test('14.9.4, R38 lone guns at one hex are captured with a die lower than the Firepower', () => {
    const p = lone()
    expect(odds(p, 'Fr Werle', '29')).toMatchObject({ captures: 5, of: 10, checks: [] })
    expect(act(p, 'fire 29 > Fr Werle', 5)).toContain('5 against Firepower 5')
    expect(p.at[unit(p, 'Fr Werle')]).toBeGreaterThanOrEqual(0)
    p.fires[unit(p, '29')] = 2
    act(p, 'end the movement')
    expect(odds(p, 'Fr Werle', '29')).toMatchObject({ captures: 4 })
    const q = lone()
    act(q, 'fire 29 > Fr Werle', 4)
    expect(q.at[unit(q, 'Fr Werle')]).toBe(-1)
  })
  test('14.9.4 skirmishers need less than their Manpower; at two hexes no unit can; each fires for itself', () => {
    const p = stage({ 'Fr Werle': guns('1010', 'E'), '5/60': skirmish('1110', 'W'), '29': line('1210', 'W') })
    expect(odds(p, 'Fr Werle', '5/60')).toMatchObject({ captures: 1, of: 10 })
    expect(why(p, '29', 'Fr Werle')).toBe('14.9.4')
    const q = stage({ 'Fr Werle': guns('0910', 'E'), '29': line('1009', 'W'), '2/28': line('1010', 'W') })
    expect(act(q, 'fire 29 > Fr Werle', 9)).toContain('29 fires at Fr Werle')
  })
})
