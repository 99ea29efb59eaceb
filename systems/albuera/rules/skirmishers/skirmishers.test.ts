/** 8.1 to 8.6, 6.3.4, 6.3.7, 6.3.8 Companies, and what they do to their battalion's Line. */
import { describe, expect, test } from 'vitest'
import { albuera } from '../index.ts'
import { invariants } from '../invariants.ts'
import type { Reached } from '../queries/reach.ts'
import type { Albuera } from '../state/position.ts'
import { moraleOf } from '../state/troops.ts'
import {
  act,
  awaiting,
  call,
  column,
  company,
  emptyField,
  type Field,
  legal,
  line,
  type Placed,
  press,
  read,
  unit,
} from '../testing/field.ts'

const { situations, queries } = albuera

/** Hoghton's and Myers's units act on an empty field. */
function field(placed: Field): Albuera {
  const p = emptyField({ Hoghton: '1010', Myers: '1010', ...placed })
  call(p, 'Beresford', 'Hoghton', 'Myers')
  return p
}

describe('8.2 detaching', () => {
  test('8.2, R80 a company has the points that its battalion has left, and takes its first step at once', () => {
    const p = field({ '29': column('1010') })
    act(p, 'move 29', 'forward left', 'forward left')
    expect(act(p, 'detach 29 > 1309')).toBe('sk/29 goes out in skirmish order to 1309, facing E, for 1.')
    expect(read(p, 'sk/29')).toMatchObject({ at: '1309', array: 'skirmish', left: 1 })
    // The company moves on by itself, then the battalion goes on with its own points.
    expect(act(p, 'forward left')).toContain('sk/29 moves from 1309 to')
    expect(act(p, 'halt')).toBe('')
    expect(act(p, 'forward right')).toContain('29 moves from 1209')
    expect(read(p, '29')).toMatchObject({ lost: 1, left: 1 })
  })
  test('R27, 14.10.8 a company that goes out drives enemy commanders away', () => {
    const p = field({ '29': column('1010'), Godinot: '1110' })
    act(p, 'move 29', 'detach 29 > 1110')
    expect(awaiting(p)).toBe('french')
    expect(legal(p).every((text) => text.startsWith('escape Godinot'))).toBe(true)
  })
  test('6.3.9, R27 a Line that is formed over two hexes drives enemy commanders away', () => {
    const p = field({ '1/57': column('1010'), Godinot: '1011' })
    act(p, 'move 1/57', 'form line-right E')
    expect([awaiting(p), read(p, '1/57')?.right]).toEqual(['french', '1011'])
  })
  test('8.2, R80 a company goes out into a hex beside its battalion, for no more points than are left', () => {
    const p = field({ '29': column('1010') })
    act(p, 'move 29')
    expect([act(p, 'detach 29 > 1010'), act(p, 'detach 29 > 1210'), act(p, 'detach 1/48 > 1110')]).toEqual([
      'R80',
      'R80',
      '8.2',
    ])
    expect(legal(p).filter((text) => text.startsWith('detach'))).toHaveLength(6)
    // One point pays no step across the stream.
    const q = field({ '29': column('2612'), Hoghton: '2612' })
    act(q, 'move 29', 'turn left', 'turn left', 'turn left')
    expect(read(q, '29')?.left).toBe(1)
    expect(legal(q).filter((text) => text.startsWith('detach')).length).toBeLessThan(6)
  })
  test('8.2 only battalions have a company; R80 one with a Manpower of 1 does not detach it', () => {
    const p = field({ '29': column('1010', { lost: 4 }), Sympher: { at: '1006', array: 'limbered' } })
    expect(act(p, 'move 29', 'detach 29 > 1110')).toBe('R80')
    act(p, 'halt', 'move Sympher')
    expect(act(p, 'detach Sympher > 1106')).toBe('8.2')
  })
  test('8.3, R80 a battalion does not detach a company that has routed, or one that is lost', () => {
    const p = field({ '29': column('1010', { lost: 1 }), '1/48': column('1007', { lost: 1 }) })
    p.due[unit(p, 'sk/29')] = 4
    p.lost[unit(p, 'sk/1/48')] = 1
    expect(act(p, 'move 29', 'detach 29 > 1110')).toBe('8.3')
    act(p, 'halt', 'move 1/48')
    expect(act(p, 'detach 1/48 > 1107')).toBe('8.3')
  })
  test('8.4, 12.9 a battalion detaches no company in a Clash Hex or on a Double March', () => {
    const p = field({ '29': column('1010') })
    expect(act(p, 'move 29', 'march double', 'detach 29 > 1110')).toBe('12.9')
    const q = field({ '29': column('1010') })
    act(q, 'move 29')
    situations?.place(q, 'II/34', column('1010'))
    expect(act(q, 'detach 29 > 1110')).toBe('8.4')
  })
  test('8.5, 8.6 a company counts as a Loss of its battalion while it is out, and the Morale changes with it', () => {
    const p = field({ '29': column('1010', { lost: 2 }) })
    expect(moraleOf(p, unit(p, '29'))).toBe(7)
    act(p, 'move 29', 'detach 29 > 1110')
    expect([read(p, '29')?.lost, moraleOf(p, unit(p, '29'))]).toEqual([3, 6])
    act(p, 'face W')
    expect(act(p, 'forward left')).toContain('sk/29 is back with its battalion in 1010.')
    expect([read(p, '29')?.lost, moraleOf(p, unit(p, '29'))]).toEqual([2, 7])
  })
})

describe('8.3 meeting again', () => {
  test('8.3 a battalion that meets its company goes on, and does not detach it again in the same turn', () => {
    const p = field({ '29': column('1010', { lost: 1 }), 'sk/29': company('1110') })
    expect(act(p, 'move 29', 'forward left')).toBe(
      '29 moves from 1010 to 1110 for 1. sk/29 is back with its battalion in 1110.',
    )
    expect(read(p, '29')).toMatchObject({ lost: 0, left: 3 })
    expect(read(p, 'sk/29')).toBeUndefined()
    expect(act(p, 'detach 29 > 1210')).toBe('8.3')
    act(p, 'halt')
    expect(p.ready).toBe(0)
  })
  test('8.3 a company that is back with its battalion can be detached again in the next turn', () => {
    const p = field({ '29': column('1010', { lost: 1 }), 'sk/29': company('1110') })
    act(p, 'move 29', 'forward left', 'halt')
    act(p, 'stay')
    expect(p.turn).toBe(2)
    call(p, 'Beresford', 'Hoghton')
    act(p, 'move 29')
    expect(legal(p)).toContain('detach 29 > 1210')
  })
  test('8.3 a company that walks into its battalion moves no farther', () => {
    const p = field({ '29': line('1010', { lost: 1 }), 'sk/29': company('0910') })
    expect(act(p, 'move sk/29', 'forward right')).toContain('sk/29 is back with its battalion in 1010.')
    expect(legal(p)).toContain('move 29')
    expect(p.ready).toBe(1)
  })
  test('8.3, 11.0 companies of other battalions do not stay in the hex of a battalion', () => {
    const p = field({
      '29': line('1010', { lost: 1 }),
      'sk/29': company('0910'),
      '1/48': column('0806', { lost: 1 }),
      'sk/1/48': company('0910'),
    })
    expect(act(p, 'lead sk/29', 'forward right')).toContain('sk/29 is back with its battalion')
    expect(read(p, 'sk/1/48')?.at).toBe('1010')
    expect(act(p, 'halt')).toBe('11.0')
    expect(act(p, 'forward right')).toContain('sk/1/48 moves from 1010')
  })
  /** A unit in 1010 must retreat from II/34, in front of it. */
  function pressed(name: string, placed: Readonly<Record<string, Placed>>): Albuera {
    const p = emptyField({ 'II/34': column('1110', { facing: 'W' }), ...placed })
    press(p, name, 'II/34')
    return p
  }
  test('8.3, 14.10.3 a company that retreats to its battalion, here in Line, is with it again', () => {
    const p = pressed('sk/29', { 'sk/29': company('1010'), '29': line('0911', { lost: 1 }) })
    expect(act(p, 'retreat sk/29 > 0911')).toContain('sk/29 is back with its battalion in 0911.')
    expect([read(p, '29')?.lost, read(p, 'sk/29')]).toEqual([0, undefined])
  })
  test('8.3, 6.3.8 a Line that is strong enough again extends after a retreat too', () => {
    const p = pressed('sk/1/57', { 'sk/1/57': company('1010'), '1/57': line('0911', { lost: 1 }) })
    act(p, 'retreat sk/1/57 > 0911')
    expect(legal(p)).toEqual(['extend left', 'extend right'])
    expect(act(p, 'extend right')).toBe('1/57 covers 0911 and 0912 now.')
  })
  test('8.3, 14.10.3 a battalion that retreats to its company meets it', () => {
    const p = pressed('29', { '29': column('1010', { lost: 1 }), 'sk/29': company('0911') })
    expect(act(p, 'retreat 29 > 0911')).toContain('sk/29 is back with its battalion in 0911.')
    expect(read(p, '29')).toMatchObject({ at: '0911', array: 'column', lost: 0 })
  })
  test('8.3 the query reach ends a way where a battalion meets its company', () => {
    const p = field({ '29': column('1010', { lost: 1 }), 'sk/29': company('1110') })
    const list = queries?.reach?.(p, 0, unit(p, '29'), 0) as Reached[]
    const met = list.findIndex(({ hex }) => hex === p.at[unit(p, 'sk/29')])
    expect(list[met].stays).toBe(true)
    expect(list.some(({ before }) => before === met)).toBe(false)
  })
})

describe('6.3 Lines over two hexes', () => {
  test('6.3.4, 6.3.7 a Line that is too weak for two hexes keeps the one that its owner names', () => {
    const p = field({ '1/57': line('1010') })
    expect(act(p, 'move 1/57', 'detach 1/57 > 1110')).toContain('sk/1/57 goes out')
    expect(legal(p)).toEqual(['keep left', 'keep right'])
    expect(act(p, 'extend left')).toBe('6.3.8')
    expect(act(p, 'keep right')).toBe('1/57 covers only 1011 now.')
    expect(read(p, '1/57')).toMatchObject({ at: '1011', right: undefined, facing: 'E', array: 'line', lost: 1 })
    act(p, 'halt')
    expect(act(p, 'turn left')).toContain('1/57 turns')
  })
  test('6.3.7 a Line that is strong enough without its company keeps both hexes', () => {
    const p = field({ '1/7': line('1010') })
    act(p, 'move 1/7', 'detach 1/7 > 1112', 'halt')
    expect(read(p, '1/7')).toMatchObject({ at: '1010', right: '1011' })
  })
  test('6.4, R82 a Line that would shrink detaches no company if another Line over two hexes shares them', () => {
    const p = field({ '1/57': line('1010'), '1/7': line('1010') })
    expect(act(p, 'lead 1/57', 'detach 1/57 > 1110')).toBe('R82')
    expect(act(p, 'detach 1/7 > 1110')).toContain('sk/1/7 goes out')
  })
  const met = (more: Readonly<Record<string, Placed>>) =>
    field({ '1/57': line('1010', { lost: 1 }), 'sk/1/57': company('1110'), ...more })
  test('6.3.8 a Line that is strong enough again covers a second hex, on the hand that its owner names', () => {
    const p = met({})
    act(p, 'move sk/1/57', 'face W')
    expect(act(p, 'forward left')).toContain('back with its battalion')
    expect(legal(p)).toEqual(['extend left', 'extend right'])
    expect(act(p, 'keep left')).toBe('6.3.4')
    expect(act(p, 'extend left')).toBe('1/57 covers 1009 and 1010 now.')
  })
  test('6.3.8 a Line with room on only one hand extends there, and its owner is not asked', () => {
    const p = met({ '29': column('1009') })
    act(p, 'move sk/1/57', 'face W')
    expect(act(p, 'forward left')).toContain('1/57 covers 1010 and 1011 now.')
  })
  test('6.3.8, R81 a Line that has no room to extend is in Column, and its stack with it', () => {
    const p = met({ '29': column('1009'), '1/48': column('1011') })
    act(p, 'move sk/1/57', 'face W')
    expect(act(p, 'forward left')).toContain('1/57 has no room for its Line and is in Column in 1010.')
    const q = met({ '29': line('1010') })
    act(q, 'move sk/1/57', 'face W')
    act(q, 'forward left')
    expect([read(q, '1/57')?.array, read(q, '29')?.array]).toEqual(['column', 'column'])
  })
  /** Battalions in Line in one hex, each with its Losses, whose companies come back together. */
  const allMet = (battalions: Readonly<Record<string, number>>) => {
    const names = Object.keys(battalions)
    const lines = names.map((name) => [name, line('1010', { lost: battalions[name] })] as const)
    const p = field(Object.fromEntries([...lines, ...names.map((name) => [`sk/${name}`, company('1110')] as const)]))
    act(p, `lead sk/${names[0]}`, 'face W')
    return { p, said: act(p, 'forward left') }
  }
  test('6.3.8, 6.4 two Lines of a stack whose companies come back together extend together', () => {
    const { p } = allMet({ '1/57': 1, '2/7': 1 })
    expect(legal(p)).toEqual(['extend left', 'extend right'])
    act(p, 'extend right')
    for (const name of ['1/57', '2/7']) expect(read(p, name)).toMatchObject({ at: '1010', right: '1011', lost: 0 })
  })
  test('R81, 6.4 three Lines of a stack have no room to extend together: all are in Column', () => {
    const { p, said } = allMet({ '1/57': 1, '2/7': 1, '1/23': 2 })
    for (const name of ['1/57', '2/7', '1/23']) {
      expect(read(p, name)).toMatchObject({ at: '1010', right: undefined, array: 'column' })
      expect(said).toContain(`${name} has no room for its Line and is in Column in 1010.`)
    }
  })
  test('R81 if only one Line of a stack needs two hexes all are in Column, whichever it is', () => {
    for (const battalions of [
      { '29': 1, '1/57': 1 },
      { '1/57': 1, '1/23': 3 },
    ]) {
      const { p } = allMet(battalions)
      for (const name of Object.keys(battalions)) expect(read(p, name)).toMatchObject({ array: 'column' })
      expect([...invariants(p)]).toEqual([])
    }
  })
  test('6.3.8 a Line that extends on the move goes on over two hexes', () => {
    const p = met({})
    act(p, 'move 1/57', 'forward left')
    expect(act(p, 'extend right')).toBe('1/57 covers 1110 and 1111 now.')
    expect(act(p, 'forward left')).toContain('1/57 moves to')
  })
})
