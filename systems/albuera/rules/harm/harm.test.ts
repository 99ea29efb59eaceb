/** 3.4, 4.10, 10.11, 10.12, 14.10, 14.11, 15.11, 15.12, 16 What follows a fight, rule by rule. */
import { describe, expect, test } from 'vitest'
import { fastDice, scriptedDice } from '../../../../src/kernel/index.ts'
import { albuera } from '../index.ts'
import { invariants } from '../invariants.ts'
import { pointsFor, score } from '../sequence/victory.ts'
import type { Albuera } from '../state/position.ts'
import { reason } from '../state/reasons.ts'
import { isOnBack, lossMarker, manpowerOf, moraleOf } from '../state/troops.ts'
import {
  call,
  emptyField,
  type Field,
  kernel,
  commander as leader,
  legal,
  owe,
  type Placed,
  refused,
  roll,
  set,
  unit,
} from '../testing/field.ts'
import { column, line } from '../testing/stage.ts'
import { captureGuns, destroyGuns } from './capture.ts'
import { cause, takeLosses } from './losses.ts'

const { situations } = albuera

/** What has been told of the position that was set up last. */
let told = ''
/** Units on an empty field and what is owed; then what follows with these dice. Godinot's I/51 can act far away. */
function outcome(placed: Field, owed: Placed, dice: readonly number[] = []): Albuera {
  const p = bare(placed)
  told = owe(p, owed, ...dice)
  return p
}
function bare(placed: Field): Albuera {
  const p = emptyField({ Godinot: '3811', 'I/51': column('3811', 'W'), ...placed })
  p.turn = 5
  return p
}
const asked = (p: Albuera): string[] => legal(p).sort()
/** The seat that is asked: 0 the French, 1 the Coalition. */
const seat = (p: Albuera): number => ((kernel.awaiting(p) & 1) === 1 ? 0 : 1)
/** Carries out one action, after which all invariants hold; returns what it told, or the rule that forbids it. */
function act(p: Albuera, text: string, ...dice: number[]): string {
  const said = roll(p, text, ...dice)
  expect([...invariants(p)]).toEqual([])
  return said
}
const TRAITS = { at: 0, right: 0, facing: 0, array: 0, lost: 0 }
const read = (p: Albuera, what: string) => situations?.read(p, what, TRAITS) as Placed | string | undefined
const from = (enemy: string, more: object = {}) => ({ from: enemy, ...more })

describe('3.4 Losses', () => {
  test('3.4 E1 II/34 loses its levels one by one: two on its front, then those on its back, with Morale 5', () => {
    const p = bare({ 'II/34': line('1010') })
    const k = unit(p, 'II/34')
    const seen: unknown[] = []
    for (let n = 0; n < 5; n++) {
      takeLosses(p, k, 1, cause.REACTION)
      seen.push([manpowerOf(p, k), lossMarker(p, k), isOnBack(p, k), moraleOf(p, k)])
    }
    expect(seen).toEqual([
      [4, 1, false, 6],
      [3, 2, false, 6],
      [2, 0, true, 5],
      [1, 1, true, 5],
      [0, 2, true, 5],
    ])
    expect(read(p, 'II/34')).toBeUndefined()
  })
  test('3.4 the front of a counter bears half of its levels, rounded up', () => {
    const { front } = kernel.open('albuera', {}, scriptedDice([])).scenario.data.forces.losses
    expect(front).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })
})

/** I/23 in 1015, facing E, with the enemy in 1014 straight on its flank (14.10). */
const E15 = { 'I/23': column('1015'), 'II/34': column('1014', 'SE') }
/** Enemies that take all its hexes but 0916, and have none of these in front. */
const ROUND = {
  'III/34': column('0915', 'W'),
  'I/40': column('1115'),
  'II/40': column('1116'),
  'I/64': column('1016', 'SE'),
}
const flees = (name = 'I/23', more: object = {}) => ({ retreats: { [name]: from('II/34', more) } })

describe('14.10 retreats', () => {
  test('14.10, 14.10.1, 14.10.2 E15 a unit retreats to the one rear hex farther away, and does not turn', () => {
    const p = outcome(E15, flees())
    expect(read(p, 'I/23')).toEqual({ at: '0916', right: undefined, facing: 'E', array: 'column', lost: 0 })
    expect(told).toBe('I/23 retreats from 1015 to 0916.')
  })
  test('14.10.1 a unit retreats to a flank if its rear is taken, and to the front if its flanks are taken too', () => {
    const rear = { 'III/34': column('0915', 'W'), 'I/40': column('0916', 'W') }
    expect(read(outcome({ ...E15, ...rear }, flees()), 'I/23')).toMatchObject({ at: '1016' })
    const all = { ...rear, 'II/40': column('1016', 'SE') }
    expect(read(outcome({ ...E15, ...all }, flees()), 'I/23')).toMatchObject({ at: '1116' })
  })
  test('14.10.1, R12 fewer Losses count more than a better zone, and so does a greater distance', () => {
    // 0916 lies in front of I/40: the flank costs nothing.
    expect(read(outcome({ ...E15, 'I/40': column('0816') }, flees()), 'I/23')).toMatchObject({ at: '1016', lost: 0 })
  })
  test('14.10.1, R12 the opponent chooses between equally good hexes; a retreat of two goes step by step', () => {
    const p = outcome({ 'I/23': column('1015'), 'II/34': column('1215', 'NE') }, flees('I/23', { hexes: 2 }))
    expect([seat(p), asked(p)]).toEqual([0, ['retreat I/23 > 0915', 'retreat I/23 > 0916']])
    expect(act(p, 'retreat I/23 > 1016')).toBe('14.10.1')
    expect(act(p, 'let I/23 stand')).toBe('R13')
    act(p, 'retreat I/23 > 0916')
    expect(asked(p)).toEqual(['retreat I/23 > 0815', 'retreat I/23 > 0816'])
    act(p, 'retreat I/23 > 0816')
    expect([read(p, 'I/23'), kernel.phase(p).name]).toMatchObject([{ at: '0816' }, 'acting'])
  })
  test('14.10.3, R19 a unit joins friends at the bottom of their stack, and takes their facing and array', () => {
    const p = outcome(
      { 'II/5': column('1015'), 'II/34': column('1014', 'SE'), 'I/5': line('0916', 'SW') },
      flees('II/5'),
    )
    expect(read(p, 'II/5')).toMatchObject({ at: '0916', facing: 'SW', array: 'line' })
    expect([p.top[p.at[unit(p, 'II/5')]], p.below[unit(p, 'I/5')]]).toEqual([unit(p, 'I/5'), unit(p, 'II/5')])
  })
  test('R19 a unit joins no Square if it is too weak, no Line if it would need two hexes, and no skirmishers', () => {
    const enemy = { 'II/34': column('1014', 'SE') }
    const square = { 'I/5': { at: '0916', facing: 'E', array: 'square' } }
    expect(read(outcome({ ...enemy, ...square, 'II/5': column('1015') }, flees('II/5')), 'II/5')).toMatchObject({
      array: 'square',
    })
    const weak = { 'II/5': column('1015', 'E', { lost: 3 }) }
    expect(read(outcome({ ...enemy, ...square, ...weak }, flees('II/5')), 'II/5')).toMatchObject({ at: '1016' })
    const thin = { 'I/5': line('0916') }
    expect(read(outcome({ ...enemy, ...thin, 'I/23': column('1015') }, flees()), 'I/23')).toMatchObject({ at: '1016' })
    const loose = { '5/60': { at: '0916', facing: 'E', array: 'skirmish' } }
    expect(read(outcome({ ...enemy, ...loose, 'I/23': column('1015') }, flees()), 'I/23')).toMatchObject({ at: '1016' })
  })
  test('8.3, R19 a company and its battalion are together again when either of them retreats to the other', () => {
    const enemy = { 'II/34': column('1014', 'SE') }
    const company = { at: '1015', facing: 'E', array: 'skirmish' }
    const p = outcome(
      { ...enemy, 'sk/II/5': company, 'II/5': column('0916', 'E', { lost: 1 }) },
      flees('sk/II/5', { hexes: 2 }),
    )
    expect([read(p, 'sk/II/5'), read(p, 'II/5')]).toMatchObject([undefined, { at: '0916', lost: 0 }])
    const behind = { 'sk/II/5': { ...company, at: '0916' }, 'II/5': column('1015', 'E', { lost: 1 }) }
    const q = outcome({ ...enemy, ...behind }, flees('II/5', { hexes: 2 }))
    expect([read(q, 'sk/II/5'), read(q, 'II/5')]).toMatchObject([undefined, { lost: 0, array: 'column' }])
  })
  test('14.10.4 a retreat across a stream, if no dry hex is left, costs a Loss; R21 one over a bridge does not', () => {
    const dry = { 'I/23': column('0302'), 'II/34': column('0402') }
    expect(read(outcome(dry, flees()), 'I/23')).toMatchObject({ at: '0301', lost: 0 })
    const p = outcome({ ...dry, 'III/34': column('0301'), 'I/40': column('0401') }, flees())
    expect(asked(p)).toEqual(['retreat I/23 > 0201', 'retreat I/23 > 0202'])
    act(p, 'retreat I/23 > 0202')
    expect(read(p, 'I/23')).toMatchObject({ at: '0202', lost: 1 })
    const bridge = outcome({ 'I/23': column('2610'), 'II/34': column('2711') }, flees())
    expect(read(bridge, 'I/23')).toMatchObject({ at: '2510', lost: 0 })
  })
  test('14.10.5 a retreat into a hex in front of an enemy costs a Loss', () => {
    const p = outcome({ ...E15, ...ROUND, 'I/28 L': column('0816') }, flees())
    expect(read(p, 'I/23')).toMatchObject({ at: '0916', lost: 1 })
    const square = { 'I/28 L': { at: '0816', facing: 'W', array: 'square' } }
    expect(read(outcome({ ...E15, ...ROUND, ...square }, flees()), 'I/23')).toMatchObject({ lost: 1 })
  })
  test('14.10.6, 16.1 a unit that could retreat only onto enemies or off the map is eliminated, for a point', () => {
    const p = outcome({ ...E15, ...ROUND, 'I/28 L': column('0916', 'W') }, flees())
    expect([read(p, 'I/23'), p.points, told]).toEqual([
      undefined,
      1,
      'I/23 cannot retreat from 1015 and is eliminated. The french side gains 1 (blocked retreat); the marker stands at +1.',
    ])
    const edge = { 'I/23': column('0101'), 'II/34': column('0102'), 'I/40': column('0201') }
    expect(read(outcome(edge, flees()), 'I/23')).toBeUndefined()
  })
  test('14.10.7 a unit is eliminated if only a full hex is left, or one with cavalry', () => {
    const full = Object.fromEntries(['I/5', 'II/5', 'I/2', 'II/2'].map((name) => [name, column('0916')]))
    expect(read(outcome({ ...E15, ...ROUND, ...full }, flees()), 'I/23')).toBeUndefined()
    const horse = { '1/13 LD': { at: '0916', facing: 'E' } }
    expect(read(outcome({ ...E15, ...ROUND, ...horse }, flees()), 'I/23')).toBeUndefined()
  })
  test('14.10.1, 14.10.7 a Line over two hexes retreats to its rear only, both halves the same way', () => {
    const wide = { '1/57': line('1010'), 'II/34': column('1110', 'NE') }
    const p = outcome(wide, flees('1/57'))
    expect(asked(p)).toEqual(['retreat 1/57 > 0910', 'retreat 1/57 > 0911'])
    const reasons = ['1009', '0109'].map((hex) => refused(p, `retreat 1/57 > ${hex}`))
    expect(reasons).toEqual([expect.stringContaining('to its rear only'), expect.stringContaining('hex by hex')])
    expect(act(p, 'retreat 1/57 > 0911')).toBe('1/57 retreats to 0911 and 0912.')
    expect(read(p, '1/57')).toMatchObject({ at: '0911', right: '0912', facing: 'E' })
    const shut = { ...wide, 'III/34': column('0911', 'W') }
    expect(read(outcome(shut, flees('1/57')), '1/57')).toBeUndefined()
  })
  test('14.11, R13 after fire the opponent may let a unit stand, but not if its retreat would eliminate it', () => {
    const p = outcome(E15, flees('I/23', { mayStay: true }))
    expect([seat(p), asked(p)]).toEqual([0, ['let I/23 stand', 'retreat I/23 > 0916']])
    expect([act(p, 'let I/51 stand'), act(p, 'retreat I/51 > 3810')]).toEqual(['14.11', '14.11'])
    expect([act(p, 'remain Godinot'), act(p, 'check I/51')]).toEqual(['R25', 'R25'])
    expect(act(p, 'let I/23 stand')).toBe('I/23 is left standing in 1015.')
    const shut = { ...E15, ...ROUND, 'I/28 L': column('0916', 'W') }
    expect(read(outcome(shut, flees('I/23', { mayStay: true })), 'I/23')).toBeUndefined()
    expect(read(outcome(shut, flees('I/23', { mayStay: true, byOwner: true })), 'I/23')).toMatchObject({ at: '1015' })
  })
  test('14.11 the owner of a unit decides on its retreat if 13.1 says so', () => {
    const p = outcome(E15, flees('I/23', { mayStay: true, byOwner: true }))
    expect([seat(p), asked(p)]).toEqual([1, ['let I/23 stand', 'retreat I/23 > 0916']])
  })
  test('R14, 13.5 units of one hex retreat as a stack, and keep their order', () => {
    const stack = { 'I/23': column('1015'), 'II/23': column('1015'), 'II/34': column('1014', 'SE') }
    const p = outcome(stack, { retreats: { 'II/23': from('II/34'), 'I/23': from('II/34') } })
    expect([p.top[p.at[unit(p, 'I/23')]], p.below[unit(p, 'I/23')]]).toEqual([unit(p, 'I/23'), unit(p, 'II/23')])
    expect(read(p, 'II/23')).toMatchObject({ at: '0916' })
  })
  test('R21, 13.5 only the top unit suffers after a reaction, all do after fire; R22 a point for each that dies', () => {
    const stack = { ...ROUND, 'II/34': column('1014', 'SE'), 'I/28 L': column('0816') }
    const troops = { 'I/5': column('1015', 'E', { lost: 4 }), 'II/5': column('1015', 'E', { lost: 4 }) }
    const owed = (more: object) => ({ retreats: { 'I/5': from('II/34', more), 'II/5': from('II/34', more) } })
    const reaction = outcome({ ...stack, ...troops }, owed({}))
    expect([read(reaction, 'I/5'), read(reaction, 'II/5'), reaction.points]).toMatchObject([undefined, { lost: 4 }, 0])
    const fire = outcome({ ...stack, ...troops }, owed({ mayStay: true }))
    act(fire, 'retreat I/5 > 0916')
    expect([read(fire, 'I/5'), read(fire, 'II/5'), fire.points]).toEqual([undefined, undefined, 2])
  })
  test('R20 guns stay when friends retreat, and a commander may go along', () => {
    const p = outcome({ ...E15, Sympher: { at: '1015', facing: 'E', array: 'unlimbered' }, Harvey: '1015' }, flees())
    expect([read(p, 'Sympher'), p.taken[unit(p, 'Sympher')]]).toMatchObject([{ at: '1015' }, 0])
    expect([seat(p), asked(p)]).toEqual([1, ['follow Harvey', 'remain Harvey']])
    expect(act(p, 'escape Harvey > 0916')).toBe('R20')
    expect(act(p, 'follow Harvey')).toBe('Harvey goes along from 1015 to 0916.')
    const q = outcome({ ...E15, Harvey: '1015' }, flees())
    act(q, 'remain Harvey')
    expect(read(q, 'Harvey')).toBe('1015')
  })
})

describe('6.3.4 Lines over two hexes', () => {
  const wide = { '1/57': line('1010') }
  const lost = (name: string, count = 1) => ({ losses: { [name]: { count, by: 'reaction' } } })
  test('6.3.4 a Line below the Manpower of 6.2 keeps one of its two hexes, as its owner chooses', () => {
    const p = outcome(wide, lost('1/57'))
    expect([seat(p), asked(p)]).toEqual([1, ['keep left', 'keep right']])
    act(p, 'keep right')
    expect(read(p, '1/57')).toEqual({ at: '1011', right: undefined, facing: 'E', array: 'line', lost: 1 })
  })
  test('6.3.4 a Line that contracts keeps its place in the stack', () => {
    const guns = { Sympher: { at: '1011', facing: 'E', array: 'unlimbered' } }
    const p = outcome({ ...guns, ...wide }, lost('1/57'))
    act(p, 'keep right')
    expect([p.top[p.at[unit(p, '1/57')]], p.below[unit(p, 'Sympher')]]).toEqual([unit(p, 'Sympher'), unit(p, '1/57')])
  })
  test('R17 a weak Line that shares its hexes with one that needs two keeps them until they part', () => {
    const two = { ...wide, '1/3': line('1010'), 'II/34': column('1110', 'NE') }
    const p = outcome(two, lost('1/57'))
    expect([read(p, '1/57'), [...invariants(p)]]).toMatchObject([{ at: '1010', right: '1011' }, []])
    const q = outcome(two, { ...lost('1/57'), retreats: { '1/3': from('II/34') } })
    act(q, 'retreat 1/3 > 0910')
    expect(asked(q)).toEqual(['keep left', 'keep right'])
  })
  test('R18 a Line that contracts keeps the hex in which it has enemies', () => {
    expect(read(outcome({ ...wide, 'II/34': column('1011', 'W') }, lost('1/57')), '1/57')).toMatchObject({ at: '1011' })
  })
})

describe('R11 Losses of a side', () => {
  const stack = { 'II/34': column('1010'), 'III/34': column('1010'), 'Fr Werle': { at: '1010', facing: 'E' } }
  test('R11 a side shares out its Losses, one by one, among its units that fought', () => {
    const p = outcome(stack, { shared: { french: { at: '1010', count: 2 } } })
    expect([seat(p), asked(p)]).toEqual([0, ['lose II/34', 'lose III/34']])
    expect(act(p, 'lose I/51')).toBe('R11')
    expect(act(p, 'lose III/34')).toBe('III/34 loses 1; Manpower left: 4.')
    act(p, 'lose III/34')
    expect([read(p, 'III/34'), read(p, 'II/34')]).toMatchObject([{ lost: 2 }, { lost: 0 }])
  })
  test('R11 a side that has no choice is not asked', () => {
    const one = outcome({ 'II/34': column('1010') }, { shared: { french: { at: '1010', count: 2 } } })
    expect(read(one, 'II/34')).toMatchObject({ lost: 2 })
    const weak = { 'II/34': column('1010', 'E', { lost: 4 }), 'III/34': column('1010', 'E', { lost: 4 }) }
    const all = outcome(weak, { shared: { french: { at: '1010', count: 2 } } })
    expect([read(all, 'II/34'), read(all, 'III/34'), all.points]).toEqual([undefined, undefined, 0])
  })
})

describe('15.11, 15.12 routs', () => {
  const routs = (name: string, turns: number, inClash = false) => ({ [name]: from('29', { turns, inClash }) })
  const one = { 'II/34': column('1010'), '29': column('1110', 'W') }
  test('15.11, 15.11.1, E16 a unit that lost with A+2 in turn 5 is due on the Turn track in turn 7', () => {
    const p = outcome(one, { routs: routs('II/34', 2, true), shared: { french: { at: '1010', count: 2 } } })
    expect(read(p, 'II/34')).toEqual({ due: 7, lost: 2 })
    expect(told).toBe('II/34 loses 2; Manpower left: 3. II/34 routs, to return in turn 7.')
  })
  test('15.11.2 a unit that routs by a reaction comes back in the next turn', () => {
    expect(read(outcome(one, { routs: routs('II/34', 1) }), 'II/34')).toEqual({ due: 6, lost: 0 })
  })
  test('15.11.5 a unit that would come back after the last turn is out of the game', () => {
    const p = outcome(one, { turn: 15, routs: routs('II/34', 2) })
    expect([p.due[unit(p, 'II/34')], told]).toEqual([17, 'II/34 routs and is out of the battle.'])
  })
  test('10.11 guns in the hex of a unit that routs in a Clash are captured; R20 otherwise they stay', () => {
    const guns = { 'Fr Werle': { at: '1010', facing: 'E', array: 'limbered' } }
    const p = outcome({ ...one, ...guns }, { routs: routs('II/34', 1, true) })
    expect([read(p, 'Fr Werle'), p.points]).toEqual([{ taken: 'captured' }, -3])
    expect(read(outcome({ ...one, ...guns }, { routs: routs('II/34', 1) }), 'Fr Werle')).toMatchObject({ at: '1010' })
  })
  test('15.12, R24 the top unit of each stack beside a rout checks its Morale, in the order its owner chooses', () => {
    const beside = { 'III/34': column('0910'), 'I/40': column('0910'), 'II/40': column('1009') }
    const p = outcome({ ...one, ...beside }, { routs: routs('II/34', 1) })
    expect([seat(p), asked(p)]).toEqual([0, ['check II/40', 'check III/34']])
    expect(act(p, 'check I/40')).toBe('15.12')
    expect(act(p, 'check II/40', 6, 7)).toBe(
      'Crisis: II/40 rolls 6 against Morale 6 and stands. Crisis: III/34 rolls 7 against Morale 6 and has to retreat.',
    )
    // 14.11 The Coalition moves both units of the stack away from 29.
    expect([seat(p), asked(p)]).toEqual([1, ['retreat III/34 > 0809', 'retreat III/34 > 0810']])
    act(p, 'retreat III/34 > 0810')
    expect([read(p, 'III/34'), read(p, 'I/40'), read(p, 'II/40')]).toMatchObject([
      { at: '0810' },
      { at: '0810' },
      { at: '1009' },
    ])
  })
  test('15.12.1 guns, commanders, and units with enemies in their hex do not check their Morale', () => {
    const beside = {
      'Fr Werle': { at: '1009', facing: 'E', array: 'limbered' },
      Brayer: '0911',
      'III/34': column('0910'),
      '1/48': column('0910', 'W'),
    }
    const p = outcome({ ...one, ...beside }, { routs: routs('II/34', 1) })
    expect([kernel.phase(p).name, told]).toEqual(['acting', 'II/34 routs, to return in turn 6.'])
  })
  test('R23 a unit that loses its last level as it routs is eliminated; its neighbours check all the same', () => {
    const weak = { ...one, 'II/34': column('1010', 'E', { lost: 4 }), 'III/34': column('0910') }
    const p = outcome(weak, { routs: routs('II/34', 1, true), shared: { french: { at: '1010', count: 2 } } }, [3])
    expect([read(p, 'II/34'), told]).toEqual([
      undefined,
      'II/34 loses 1; Manpower left: 0. II/34 is eliminated. Crisis: III/34 rolls 3 against Morale 6 and stands.',
    ])
  })
  test('R25, 4.10.3 Losses, guns, rout, commander and crisis follow one after the other', () => {
    const all = { ...one, 'Fr Werle': { at: '1010', facing: 'E' }, Brayer: '1010', 'III/34': column('0910') }
    const owed = { routs: routs('II/34', 1, true), shared: { french: { at: '1010', count: 2 } } }
    const p = outcome(all, owed, [4])
    expect(told).toBe(
      'II/34 loses 2; Manpower left: 3. The coalition side captures Fr Werle. The coalition side gains 3 (guns captured); the marker stands at -3. II/34 routs, to return in turn 6. Brayer is in danger and rolls 4.',
    )
    expect(act(p, 'escape Brayer > 0910', 2)).toBe(
      'Brayer gets away from 1010 to 0910. Crisis: III/34 rolls 2 against Morale 6 and stands.',
    )
  })
})

describe('4.10, 14.10.8 commanders', () => {
  const brigade = { 'III/34': column('2005'), Brayer: '1010' }
  const weak = { ...brigade, 'II/34': column('1010', 'E', { lost: 4 }) }
  test('4.10, R26 a commander is lost with the last unit of his hex, for three points; not while one is left', () => {
    const by = { losses: { 'II/34': { count: 1, by: 'fire' } } }
    const p = outcome(weak, by)
    expect([read(p, 'Brayer'), p.points, p.harmed[leader(p, 'Brayer')]]).toEqual([undefined, -4, 2])
    expect(read(outcome({ ...weak, 'I/40': column('1010') }, by), 'Brayer')).toBe('1010')
  })
  test('4.10, R26 a commander without units leaves the battle, for no points; one on the Turn track keeps him', () => {
    const alone = { 'II/34': column('1010', 'E', { lost: 4 }), Brayer: '1310', '29': column('2005') }
    const by = { losses: { 'II/34': { count: 1, by: 'reaction' } } }
    const p = outcome(alone, by)
    expect([read(p, 'Brayer'), p.points]).toEqual([undefined, 0])
    const track = { ...alone, 'III/34': column('2006') }
    const q = outcome(track, { routs: { 'III/34': from('29', {}) }, ...by })
    expect(read(q, 'Brayer')).toBe('1310')
  })
  test('4.10, R26 a commander whose last unit is a battery leaves when it is destroyed or captured', () => {
    const place = { Hoghton: '1720', Hawker: { at: '2019', facing: 'E', array: 'unlimbered' } }
    for (const lose of [destroyGuns, (p: Albuera, guns: number) => captureGuns(p, guns, 0)]) {
      const p = emptyField(place, 'knoll')
      lose(p, unit(p, 'Hawker'))
      expect([read(p, 'Hoghton'), p.points]).toEqual([undefined, 3])
    }
    const q = emptyField({ ...place, '29': column('2005') }, 'knoll')
    captureGuns(q, unit(q, 'Hawker'), 0)
    expect(read(q, 'Hoghton')).toBe('1720')
  })
  test('4.10, 4.3 a division commander stays while another of his brigades has units, and leaves with the last', () => {
    const lost = { 'II/34': column('1010', 'E', { lost: 4 }), Brayer: '1310', Girard: '1310', Veilande: '1310' }
    const by = { losses: { 'II/34': { count: 1, by: 'reaction' } } }
    const rest = outcome({ ...lost, 'I/64': column('2005') }, by)
    expect([read(rest, 'Brayer'), read(rest, 'Girard')]).toEqual([undefined, '1310'])
    expect(read(outcome(lost, by), 'Girard')).toBeUndefined()
  })
  test('4.10.1, 4.10.2 under fire a 0 kills a commander, a 9 wounds him, and anything else does nothing', () => {
    const place = { 'I/12 L': column('1010'), Werle: '1010' }
    const owed = { cup: ['Werle'], endangered: '1010' }
    const [dead, safe, hurt] = [0, 1, 9].map((die) => outcome(place, owed, [die]))
    expect(told).toContain('The chit of Werle comes out of the cup.')
    expect([read(dead, 'Werle'), dead.points, dead.inCup[0]]).toEqual([undefined, -3, 0])
    expect([read(safe, 'Werle'), safe.striped[leader(safe, 'Werle')], safe.inCup[0]]).toEqual(['1010', 0, 1])
    expect([read(hurt, 'Werle'), hurt.striped[leader(hurt, 'Werle')], hurt.inCup[0]]).toEqual(['1010', 1, 0])
    expect(situations?.field(hurt, 'wounded')).toEqual(['Werle'])
  })
  test('4.10.3, R28 a commander in the hex of a rout throws a die, and leaves the hex even if he is wounded', () => {
    const routed = { routs: { 'II/34': from('29', {}) } }
    const place = { ...brigade, 'II/34': column('1010'), '29': column('1110', 'W') }
    const p = outcome(place, routed, [9])
    expect([seat(p), asked(p).length, asked(p).includes('escape Brayer > 1110')]).toEqual([0, 5, false])
    expect([act(p, 'remain Brayer'), act(p, 'escape Brayer > 1110')]).toEqual(['R27', '4.10.3'])
    expect(act(p, 'escape Brayer > 1009')).toBe('Brayer gets away from 1010 to 1009.')
  })
  test('4.10.3 a commander who finds no hex free of enemies is lost', () => {
    const names = ['29', '1/48', '1/57', '2/28', '2/34', '2/39']
    const round = ['1009', '1110', '1111', '1011', '0911', '0910'].map((hex, k) => [names[k], column(hex)] as const)
    const place = { ...brigade, 'II/34': column('1010'), ...Object.fromEntries(round) }
    const p = outcome(place, { routs: { 'II/34': from('29', {}) } }, [5])
    expect([read(p, 'Brayer'), p.points]).toEqual([undefined, -3])
  })
  test('14.10.8, R27, R29 a commander beside a hex that an enemy enters may step back; one alone in it has to', () => {
    const near = (hex: string) => acting({ 'II/34': column('1010'), Brayer: '1010', Hoghton: hex })
    const p = near('1209')
    expect(act(p, 'forward left')).toBe('II/34 moves from 1010 to 1110 for 1.')
    expect([seat(p), asked(p).length, asked(p).includes('remain Hoghton')]).toEqual([1, 6, true])
    expect(act(p, 'escape Hoghton > 0101')).toBe('14.10.8')
    expect(act(p, 'follow Hoghton')).toBe('R20')
    expect(act(p, 'escape Hoghton > 1309')).toBe('Hoghton gets away from 1209 to 1309.')
    const q = near('1110')
    act(q, 'forward left')
    expect([seat(q), asked(q).length, act(q, 'remain Hoghton')]).toEqual([1, 6, 'R27'])
    act(q, 'escape Hoghton > 1210')
    expect([seat(q), asked(q).includes('halt')]).toEqual([0, true])
    const r = near('1209')
    act(r, 'forward left')
    act(r, 'remain Hoghton')
    expect(asked(r)).toContain('halt')
  })
  test('4.10 the chit of a commander who is lost can no longer be chosen', () => {
    const p = kernel.open('albuera', {}, scriptedDice([]))
    p.harmed[leader(p, 'Werle')] = 2
    p.post[leader(p, 'Werle')] = -1
    expect(act(p, 'choose Werle')).toBe('4.10')
    // Nor does the other side assume that it is in the cup: of seven chits the French have the six others there.
    p.inCup[0] = 6
    const [view, guess] = [albuera.layout.make(p.scenario), albuera.layout.make(p.scenario)]
    albuera.redact(p, 1, view)
    for (let seed = 0; seed < 20; seed++) {
      albuera.imagine(view, 1, fastDice(seed), guess)
      expect([guess.cup[leader(p, 'Werle')], guess.cup[leader(p, 'Soult')]]).toEqual([0, 1])
    }
  })
})

/** The French begin a movement of II/34. */
function acting(placed: Field): Albuera {
  const p = bare(placed)
  call(p, 'Girard', 'Brayer')
  act(p, 'move II/34')
  return p
}

describe('10.11, 10.12 guns', () => {
  const guns = { at: '1010', facing: 'E', array: 'unlimbered' }
  test('10.12, R15 captured guns are worth 2 and their stars, and leave a wreck that is no unit', () => {
    const p = bare({ Sympher: guns })
    captureGuns(p, unit(p, 'Sympher'), 0)
    expect([p.points, p.top[p.wreck[unit(p, 'Sympher')] - 1]]).toEqual([4, -1])
  })
  test('10.12 guns that fire destroys are worth as much as captured ones, and leave no wreck', () => {
    const p = bare({ Sympher: guns })
    destroyGuns(p, unit(p, 'Sympher'))
    expect([p.points, p.wreck[unit(p, 'Sympher')]]).toEqual([4, 0])
  })
})

describe('R16 recapture', () => {
  test('10.12, R16 guns are recaptured if only their own side is in the hex when the movement ends', () => {
    const p = outcome({ 'Fr Werle': { at: '1010', facing: 'E' }, 'III/34': column('1210') }, {})
    captureGuns(p, unit(p, 'Fr Werle'), 1)
    situations?.place(p, 'III/34', column('1010'))
    situations?.place(p, '29', column('1010', 'W'))
    act(p, 'move I/51')
    act(p, 'halt')
    expect([p.points, read(p, 'Fr Werle')]).toEqual([-3, { taken: 'captured' }])
    const q = outcome({ 'Fr Werle': { at: '1010', facing: 'E' }, 'III/34': column('1210') }, {})
    captureGuns(q, unit(q, 'Fr Werle'), 1)
    situations?.place(q, 'III/34', column('1010'))
    expect(act(q, 'end the movement')).toContain('The french side recaptures Fr Werle.')
    expect([q.points, read(q, 'Fr Werle')]).toEqual([0, { taken: 'recaptured' }])
  })
})

describe('16 victory', () => {
  test('16.1 the tables give the points for a Clash, fire, a blocked retreat, guns and a commander', () => {
    const p = bare({})
    expect(pointsFor(p)).toMatchObject({ clash: 1, fire: 1, blocked: 1, guns: 2, commander: 3 })
  })
  test('16.2 E17 both sides have one marker: the French have 3, lose four Clashes, and it stands at -1', () => {
    const p = bare({})
    p.points = 3
    for (let n = 0; n < 4; n++) score(p, 1, pointsFor(p).clash, reason.CLASH)
    expect(p.points).toBe(-1)
  })
  test('16.1, R22 a unit eliminated by fire is worth a point, one eliminated by a reaction or in a Clash none', () => {
    const weak = { 'II/34': column('1010', 'E', { lost: 4 }), Brayer: '2005', 'III/34': column('2005') }
    const points = (by: string) => outcome(weak, { losses: { 'II/34': { count: 1, by } } }).points
    expect(['fire', 'retreat', 'reaction', 'clash'].map(points)).toEqual([-1, 0, 0, 0])
  })
  test('16.4 E18 in phase 3 the French win with 8, the Coalition with 6, and neither side with less', () => {
    const ends = (points: number) => {
      const p = bare({})
      set(p, 'phase', 'riding')
      set(p, 'points', points)
      set(p, 'drawn', 'Godinot')
      set(p, 'active', ['Godinot'])
      act(p, 'stay')
      return albuera.outcome(p)?.winner
    }
    expect([7, 8, -5, -6].map(ends)).toEqual([undefined, 1, undefined, 2])
  })
  test('4.10.1, R28 a wounded commander is well again in the next turn', () => {
    const p = bare({ Brayer: '1010' })
    p.harmed[leader(p, 'Brayer')] = 1
    set(p, 'phase', 'riding')
    set(p, 'drawn', 'Godinot')
    set(p, 'active', ['Godinot'])
    act(p, 'stay')
    expect([p.turn, p.harmed[leader(p, 'Brayer')]]).toEqual([6, 0])
  })
})
