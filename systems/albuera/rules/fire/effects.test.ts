/** R35, 10.6, 14.10.1, R12 The consequences of a fire that hits: which units retreat together, and from which enemy. */
import { describe, expect, test } from 'vitest'
import type { Albuera } from '../state/position.ts'
import { type Placed, read } from '../testing/field.ts'
import { act, column, guns, legal, line, stage, unit } from '../testing/stage.ts'

const places = (p: Albuera, ...names: string[]) => names.map((name) => read(p, name)?.at)
const choices = (p: Albuera) => legal(p).sort()
const losses = (p: Albuera, ...names: string[]) => names.map((name) => p.lost[unit(p, name)])

/** Two battalions in one hex, with the enemy in front of them. */
const stack = (more = {}) => stage({ 'II/34': line('1010'), 'III/34': line('1010'), '29': line('1110', 'W'), ...more })

describe('R35 which units retreat', () => {
  test('R35, 11.8 the whole stack retreats from muskets, though only the unit on top checks and takes a Loss', () => {
    const p = stack()
    act(p, 'fire 29 > II/34', 9)
    expect(choices(p)).toEqual(['let II/34 stand', 'retreat II/34 > 0910', 'retreat II/34 > 0911'])
    act(p, 'retreat II/34 > 0910')
    expect(places(p, 'II/34', 'III/34')).toEqual(['0910', '0910'])
    expect(losses(p, 'II/34', 'III/34')).toEqual([1, 0])
  })
  test('R35, 14.11 the stack stands as a whole if the firer lets it', () => {
    const p = stack()
    act(p, 'fire 29 > II/34', 9)
    act(p, 'let II/34 stand')
    expect(places(p, 'II/34', 'III/34')).toEqual(['1010', '1010'])
    expect(p.retreats.every((what) => what === 0)).toBe(true)
  })
  test('R35, 16.1 the units below retreat even if the unit on top is eliminated', () => {
    const p = stack({ 'II/34': line('1010', 'E', { lost: 4 }) })
    act(p, 'fire 29 > II/34', 9)
    expect([p.points, choices(p)[0]]).toEqual([-1, 'let III/34 stand'])
    act(p, 'retreat III/34 > 0911')
    expect(places(p, 'II/34', 'III/34')).toEqual([undefined, '0911'])
  })
  test('R35, 11.9 only units whose own check fails retreat from guns', () => {
    const shelled = (...dice: number[]) => {
      const p = stage({ 'II/34': line('1010'), 'III/34': line('1010'), Sympher: guns('1311', 'W') })
      act(p, 'fire Sympher > II/34', ...dice)
      return p
    }
    const first = shelled(9, 1)
    act(first, 'retreat II/34 > 0910')
    expect(places(first, 'II/34', 'III/34')).toEqual(['0910', '1010'])
    const second = shelled(1, 9)
    act(second, 'retreat III/34 > 0910')
    expect(places(second, 'II/34', 'III/34')).toEqual(['1010', '0910'])
    // R14 Units that must retreat at the same time go together.
    const both = shelled(9, 9)
    act(both, 'retreat II/34 > 0910')
    expect([places(both, 'II/34', 'III/34'), losses(both, 'II/34', 'III/34')]).toEqual([
      ['0910', '0910'],
      [1, 1],
    ])
  })
})

describe('14.10.1 from which enemy a unit retreats', () => {
  test('14.9.5, 14.10.1, R12 a retreat is from the nearest of those that fire together, whichever declares it', () => {
    // 1/57 covers 1009 and 1008 next to II/34, 1/3 covers 1011 and 1010 two hexes away.
    for (const [first, second] of [
      ['1/57', '1/3'],
      ['1/3', '1/57'],
    ]) {
      const p = stage({ 'II/34': column('0909'), '1/57': line('1009', 'W'), '1/3': line('1011', 'W') })
      act(p, `fire ${first} > II/34`)
      act(p, `add ${second}`, 9)
      expect(choices(p)).toEqual(['let II/34 stand', 'retreat II/34 > 0808', 'retreat II/34 > 0809'])
    }
    // From 1/3 alone 0809 is no farther than 0909.
    const alone = stage({ 'II/34': column('0909'), '1/3': line('1011', 'W') })
    act(alone, 'fire 1/3 > II/34', 9)
    expect(choices(alone)).toEqual(['let II/34 stand', 'retreat II/34 > 0808'])
  })
})

describe('10.6 a natural 0', () => {
  test('10.6, 2.2 a natural 0 silences only guns: infantry that rolls it fires on', () => {
    const p = stack()
    expect(act(p, 'fire 29 > II/34', 0)).not.toContain('out of action')
    act(p, 'end the movement')
    expect(act(p, 'fire 29 > II/34', 1)).toContain('its fire number 2')
  })
})

describe('which units can fire', () => {
  test('14.9.5, 14.9.1, 14.9.2 a unit can join only if it has a fire left', () => {
    const joiners = (more: Placed) => {
      const p = stage({ 'II/34': line('0910'), '29': line('1009', 'W'), '2/28': line('1010', 'W', more) })
      return { p, said: act(p, 'fire 29 > II/34', 0) }
    }
    expect(legal(joiners({ fires: 3 }).p)).toEqual(['add 2/28', 'fire now'])
    expect(joiners({ fires: 4 }).said).toContain('29 fires at II/34: row 5-7')
  })
  test('14.9.5, 14.9.2 a unit that acts can join only if it has a point left', () => {
    const joiners = (left: number) => {
      const p = stage({ 'II/34': line('0910'), 'III/34': line('0911'), '29': line('1010', 'W') })
      act(p, 'hold fire')
      p.left[unit(p, 'III/34')] = left
      act(p, 'fire II/34 > 29', 0)
      return legal(p).filter((text) => text.startsWith('add'))
    }
    expect([joiners(2), joiners(1)]).toEqual([['add III/34'], []])
  })
  test('14.8 a target two hexes away in a straight line of hexes is in range, on either hand', () => {
    for (const [facing, at] of [
      ['NE', '1008'],
      ['SE', '1012'],
      ['W', '0809'],
    ] as const) {
      const p = stage({ 'II/34': line(at, 'E'), '29': line('1010', facing) })
      expect(legal(p)).toContain('fire 29 > II/34')
    }
  })
})
