/** 15.11.3 to 15.11.5 Routed units come back. */
import { describe, expect, test } from 'vitest'
import type { Albuera } from '../state/position.ts'
import {
  act,
  awaiting,
  column,
  commander,
  company,
  draw,
  emptyField,
  type Field,
  kill,
  legal,
  line,
  read,
  roll,
  set,
  unit,
} from '../testing/field.ts'

/** Girard's division around 1010; these units have routed, and are due in the given turn. */
function routed(due: Readonly<Record<string, number>>, placed: Field = {}): Albuera {
  const p = emptyField({ Soult: '3010', Girard: '1010', Brayer: '1010', Veilande: '1012', ...placed })
  set(p, 'turn', 3)
  for (const [name, turn] of Object.entries(due)) {
    p.due[unit(p, name)] = turn
    p.lost[unit(p, name)] = 0
  }
  return p
}
/** The last activation of a turn comes to its end. */
function ride(p: Albuera): void {
  set(p, 'drawn', 'Soult')
  set(p, 'active', ['Soult'])
  set(p, 'phase', 'riding')
}
const hexes = (p: Albuera) => legal(p).map((text) => text.split('> ')[1])

describe('15.11.3 when a unit comes back', () => {
  test('15.11.3 a unit comes back when its commander is activated, before his units act', () => {
    const p = routed({ 'II/34': 3 })
    draw(p, 'Girard')
    act(p, 'activate Brayer')
    expect(hexes(p)).toHaveLength(7)
    act(p, 'return II/34 > 1010')
    expect(legal(p)).toHaveLength(6)
    expect(act(p, 'face W')).toContain('II/34 comes back in 1010, facing W.')
    expect(read(p, 'II/34')).toMatchObject({ at: '1010', array: 'column', facing: 'W', left: 4 })
    expect(p.due[unit(p, 'II/34')]).toBe(0)
  })
  test('15.11.3 a unit does not come back before its turn, or when another commander is activated', () => {
    const p = routed({ 'II/34': 4, 'I/64': 3 })
    draw(p, 'Girard')
    act(p, 'activate Brayer')
    expect(legal(p).some((text) => text.startsWith('return'))).toBe(false)
  })
  test('15.11.3 a unit whose commander is not activated waits for the next turn', () => {
    const p = routed({ 'I/64': 3 })
    ride(p)
    expect(roll(p, 'stay')).toContain('I/64 does not come back before turn 4.')
    expect(p.due[unit(p, 'I/64')]).toBe(4)
  })
  test('15.11.3, 4.5.3, R88 a commander who is only turned over brings no unit back', () => {
    const p = routed({ 'II/34': 3 }, { Brayer: '1017', Veilande: '1017', 'I/40': column('1017') })
    draw(p, 'Girard')
    act(p, 'flip Brayer')
    expect([legal(p).includes('stay'), p.due[unit(p, 'II/34')]]).toEqual([true, 3])
  })
  test('15.11.3, R88 a unit whose brigade no superior is left to call waits from turn to turn', () => {
    const p = emptyField({ Brayer: '1825', 'II/34': column('1825'), '1/48': column('1618') }, 'knoll')
    kill(p, 'Hoghton')
    p.due[unit(p, '29')] = p.turn
    p.cup.fill(0)
    p.inCup.fill(0)
    set(p, 'drawn', 'Brayer')
    set(p, 'active', ['Brayer'])
    set(p, 'phase', 'riding')
    // Of the next turn only Brayer's chit is left.
    expect(roll(p, 'stay', 0)).toContain(`29 does not come back before turn ${p.turn}.`)
    expect(p.inCup).toEqual(new Int16Array([0, 0]))
  })
  test('15.11.5 a unit that has not come back when the last turn ends is out of the game', () => {
    const p = routed({ 'I/64': 15 })
    set(p, 'turn', 15)
    ride(p)
    expect(roll(p, 'stay')).toContain('does not come back before turn 16')
    const q = routed({ 'I/64': 16 })
    set(q, 'turn', 16)
    ride(q)
    expect(roll(q, 'stay')).toContain('I/64 does not come back any more. ')
    // 4.10, R26 It was its commander's last unit.
    expect(q.post[commander(q, 'Veilande')]).toBe(-1)
  })
  test('15.11.3, 4.7.1, R88 Supporting Units come back beside their superior, with any brigade they support', () => {
    const p = routed({ '1/1 VL': 3 })
    draw(p, 'Girard')
    act(p, 'activate Brayer')
    expect(hexes(p)).toContain('3010')
    act(p, 'return 1/1 VL > 3011', 'face E')
    expect(read(p, '1/1 VL')).toMatchObject({ at: '3011', left: 8 })
  })
})

describe('15.11.4 where a unit comes back', () => {
  test('15.11.4, R89 a unit comes back at or beside its commander, but not near the enemy if it can avoid that', () => {
    const p = routed({ 'II/34': 3 }, { '29': column('1210') })
    draw(p, 'Girard')
    act(p, 'activate Brayer')
    expect(hexes(p)).toEqual(['1010', '1009', '1011', '0911', '0910'])
    expect(act(p, 'return II/34 > 1110')).toBe('R89')
  })
  test('15.11.4, R88 a unit without its commander comes back on a rally hex that the enemy does not hold', () => {
    const p = routed({ 'II/34': 3 }, { '29': column('4022'), '1/48': column('4029') })
    kill(p, 'Brayer')
    draw(p, 'Girard')
    act(p, 'activate Brayer')
    expect(hexes(p)).toEqual(['3029', '2229'])
  })
  test('15.11.4, R90 if the enemy holds all rally hexes, a unit waits for the next turn', () => {
    const p = routed(
      { 'II/34': 3 },
      { '29': column('4022'), '1/48': column('4029'), '2/28': column('3029'), '2/34': column('2229') },
    )
    kill(p, 'Brayer')
    draw(p, 'Girard')
    expect(act(p, 'activate Brayer')).toContain('II/34 does not come back before turn 4.')
  })
  test('R27, 14.10.8 enemy commanders where a unit comes back have to go, and those beside that hex may go', () => {
    const p = routed({ 'II/34': 3 }, { Hoghton: '1009', Myers: '1110' })
    draw(p, 'Girard')
    act(p, 'activate Brayer', 'return II/34 > 1009', 'face W')
    expect(awaiting(p)).toBe('coalition')
    expect(act(p, 'remain Hoghton')).toBe('R27')
    act(p, 'escape Hoghton > 1008')
    expect(legal(p)).toContain('remain Myers')
  })
  test('R89, 11.0 a unit that comes back faces like the units that it joins, and joins no other array', () => {
    const p = routed({ 'II/34': 3 }, { 'I/40': column('1010', { facing: 'NW' }), 'II/40': line('1011') })
    draw(p, 'Girard')
    act(p, 'activate Brayer')
    expect(hexes(p)).not.toContain('1011')
    expect(act(p, 'return II/34 > 1010')).toContain('II/34 comes back in 1010, facing NW.')
  })
  test('R89 a unit that can come back to only one hex is put there without a question', () => {
    const p = routed({ 'II/34': 3 }, { '29': column('4022'), '1/48': column('4029'), '2/28': column('3029') })
    kill(p, 'Brayer')
    draw(p, 'Girard')
    act(p, 'activate Brayer')
    expect([read(p, 'II/34')?.at, legal(p).length]).toEqual(['2229', 6])
  })
  test('8.3, R89 a company that comes back to its battalion is with it again', () => {
    const p = routed({ 'sk/II/34': 3 }, { 'II/34': column('1010', { lost: 1 }) })
    draw(p, 'Girard')
    act(p, 'activate Brayer', 'return sk/II/34 > 1010', 'face W')
    expect(read(p, 'II/34')?.lost).toBe(0)
    expect(read(p, 'sk/II/34')).toBeUndefined()
  })
  test('8.3, 6.3.8 a Line that needs two hexes when its company is back extends at once', () => {
    const p = routed({ 'sk/1/57': 3 }, { Stewart: '1010', Hoghton: '1010', '1/57': line('1010', { lost: 1 }) })
    draw(p, 'Stewart')
    act(p, 'activate Hoghton', 'return sk/1/57 > 1010', 'face E')
    expect([awaiting(p), legal(p)]).toEqual(['coalition', ['extend left', 'extend right']])
    act(p, 'extend left')
    expect(read(p, '1/57')).toMatchObject({ at: '1009', right: '1010', lost: 0 })
  })
  test('8.3, R89 a battalion comes back to its company', () => {
    const p = routed({ 'II/34': 3 }, { 'sk/II/34': company('1010') })
    p.lost[unit(p, 'II/34')] = 2
    draw(p, 'Girard')
    act(p, 'activate Brayer', 'return II/34 > 1010', 'face W')
    expect(read(p, 'II/34')).toMatchObject({ at: '1010', lost: 1 })
  })
})
