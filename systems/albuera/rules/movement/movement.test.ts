/** 5 to 12 Arrays, stacks and movement, rule by rule. */
import { describe, expect, test } from 'vitest'
import { fastDice, randomSource } from '../../../../src/kernel/index.ts'
import { albuera } from '../index.ts'
import type { Reached } from '../queries/reach.ts'
import { type Albuera, albueraLayout } from '../state/position.ts'
import * as testing from '../testing/field.ts'
import { call, emptyField, type Field, holdFire, legal, type Placed, set } from '../testing/field.ts'
import { column, line } from '../testing/stage.ts'

const { situations, queries } = albuera

/** The French act with these units on an empty field: Brayer's and Veilande's, and the guns. */
function field(placed: Field, active = ['Brayer', 'Veilande']): Albuera {
  const p = emptyField({ Brayer: '1010', Veilande: '1010', ...placed })
  const side = p.scenario.army.leads[testing.commander(p, active[0] ?? '')]
  call(p, side === 0 ? 'Girard' : 'Beresford', ...active)
  return p
}
/** Plays actions as `act` does; the other side holds its fire before each. */
function act(p: Albuera, ...texts: string[]): string {
  let said = ''
  for (const text of texts) {
    said = testing.act(holdFire(p), text)
    if (/^\d+(?:\.\d+)*$|^R\d+$/.test(said)) return said
  }
  return said
}
const read = (p: Albuera, unit: string): Placed => testing.read(p, unit) ?? {}
const at = (p: Albuera, unit: string) => [read(p, unit).at, read(p, unit).left]
/** French commanders nearby would step back (14.10.8). */
const noFrench = { Brayer: '3010', Veilande: '3010' }
const twoWide = () =>
  field({ ...noFrench, '1/57': line('1010'), '2/34': line('0910'), Abercromby: '1010' }, ['Abercromby'])
/** 1/57 as a Line over two hexes: 1010 on its left, 1011 on its right. */
const wide = () => field({ ...noFrench, '1/57': line('1010'), Hoghton: '1010' }, ['Hoghton'])

describe('12.1 to 12.7 movement', () => {
  test('12.1, 12.2, 5.0 a Column enters its two front hexes, at a point each in clear terrain', () => {
    const p = field({ 'II/34': column('1010') })
    expect(act(p, 'move II/34', 'forward left')).toBe('II/34 moves from 1010 to 1110 for 1.')
    expect(act(p, 'forward right')).toContain('1210')
    expect(at(p, 'II/34')).toEqual(['1210', 2])
  })
  test('12.3, 12.4 a unit need not spend all its points, and loses those that are left when it halts', () => {
    const p = field({ 'II/34': column('1010') })
    act(p, 'move II/34', 'forward left', 'halt')
    expect(read(p, 'II/34').left).toBe(0)
    const q = field({ 'II/34': column('1010') })
    act(q, 'move II/34', 'forward left', 'forward left', 'forward left')
    expect(act(q, 'turn left')).toContain('for 1')
    const r = field({ 'II/34': column('1010'), 'III/34': column('1005') })
    act(r, 'move II/34', 'forward left', 'back left')
    expect(act(r, 'back left')).toBe('12.3')
  })
  test('12.5 with its whole allowance a unit enters one hex that costs more, and stops there', () => {
    const p = field({ 'II/34': line('3011', 'W'), Brayer: '3011', 'III/34': line('3010', 'W') })
    expect(act(p, 'move II/34', 'turn left', 'back left')).toBe('12.3')
    act(p, 'halt')
    expect(act(p, 'move III/34', 'back left')).toBe('III/34 moves from 3010 to 3111 for 4.')
  })
  test('12.6 a rear hex costs a point more', () => {
    const p = field({ 'II/34': column('1010') })
    expect(act(p, 'move II/34', 'back right')).toBe('II/34 moves from 1010 to 0911 for 2.')
  })
  test('12.7 a turn by a sixth of a circle costs a point', () => {
    const p = field({ 'II/34': column('1010') })
    expect(act(p, 'move II/34', 'turn left')).toBe('II/34 turns to NE for 1.')
    expect(read(p, 'II/34')).toMatchObject({ facing: 'NE', left: 3 })
  })
  test('12.8 infantry has four points, cavalry eight', () => {
    const p = field({ 'II/34': column('1010'), '1/1 VL': { at: '1205' } })
    expect([read(p, 'II/34').left, read(p, '1/1 VL').left]).toEqual([4, 8])
  })
  test('12.1 no unit leaves the field of the scenario', () => {
    const p = testing.kernel.open('knoll', {}, fastDice(1))
    situations?.place(p, 'II/34', { at: '1220', facing: 'W', array: 'column' })
    set(p, 'phase', 'acting')
    set(p, 'drawn', 'Brayer')
    situations?.place(p, 'Brayer', '1220')
    set(p, 'active', ['Brayer'])
    situations?.ready?.(p)
    expect(act(p, 'move II/34', 'forward left')).toBe('12.1')
  })
})

describe('12.9 Double March', () => {
  test('12.9 a Double March has six points, all of them to be spent on steps forward', () => {
    const p = field({ 'II/34': column('1010') })
    expect(act(p, 'move II/34', 'march double')).toBe('II/34 marches double.')
    expect([act(p, 'halt'), act(p, 'turn left'), act(p, 'back left'), act(p, 'form line E')]).toEqual([
      '12.9',
      '12.9',
      '12.9',
      '12.9',
    ])
    act(p, ...Array(5).fill('forward left'))
    expect(legal(p)).toEqual(['forward left', 'forward right'])
    act(p, 'forward right')
    expect(read(p, 'II/34').left).toBe(0)
  })
  test('12.9 leaving friends behind costs nothing, so a unit must be able to spend all six points on its way', () => {
    // With a point for the friends left behind, the way in front of them would cost the same.
    const p = field(
      {
        'III/55': column('3319', 'SW'),
        'I/55': column('3319', 'SW'),
        'I/58': column('3320', 'SW'),
        Werle: '3319',
      },
      ['Werle'],
    )
    expect(act(p, 'move III/55', 'march double')).toBe('12.9')
  })
  test('12.9 no Double March begins if six points cannot be spent, after a step, or with cavalry', () => {
    const p = field({ 'II/34': column('0210', 'W'), Brayer: '0210', '1/1 VL': { at: '1205' } })
    expect(act(p, 'move II/34', 'march double')).toBe('12.9')
    act(p, 'halt')
    expect(act(p, 'move 1/1 VL', 'march double')).toBe('12.9')
    const q = field({ 'II/34': column('1010') })
    expect(act(q, 'move II/34', 'forward left', 'march double')).toBe('12.9')
  })
})

describe('6 Lines over two hexes', () => {
  test('6.2, 6.1 a British battalion of 6 covers two hexes, a French one of 5 covers one', () => {
    expect(read(wide(), '1/57')).toMatchObject({ at: '1010', right: '1011' })
    expect(read(field({ 'II/34': line('1010') }), 'II/34').right).toBeUndefined()
  })
  test('6.3, 6.3.1 a Line over two hexes has three front hexes, and enters two of them', () => {
    const p = wide()
    expect(act(p, 'move 1/57', 'forward left')).toBe('1/57 moves to 1110 and 1111 for 1.5.')
    expect(act(p, 'forward right')).toBe('1/57 moves to 1210 and 1211 for 1.5.')
    const q = wide()
    expect(act(q, 'move 1/57', 'back left')).toBe('1/57 moves to 0910 and 0911 for 2.5.')
  })
  test('6.3.2 a Line over two hexes pays for the dearer of the two, and for the hex that it wheels into', () => {
    const at = () => field({ '1/57': line('2205'), Hoghton: '2205' }, ['Hoghton'])
    expect(act(at(), 'move 1/57', 'forward left')).toBe('1/57 moves to 2305 and 2306 for 2.5.')
    expect(act(at(), 'move 1/57', 'wheel left')).toBe('1/57 wheels to 2205 and 2306 for 2.5.')
  })
  test('6.3.3 a Line over two hexes wheels round one half, forward or back, and does not turn', () => {
    const p = wide()
    expect(act(p, 'move 1/57', 'turn left')).toBe('6.3.3')
    expect(act(p, 'wheel left')).toBe('1/57 wheels to 1010 and 1111 for 1.5.')
    expect(read(p, '1/57').facing).toBe('NE')
    const q = wide()
    expect(act(q, 'move 1/57', 'swing left')).toBe('1/57 wheels to 0911 and 1011 for 2.5.')
    expect(read(q, '1/57').facing).toBe('NE')
    const r = field({ '29': line('1010'), Hoghton: '1010' }, ['Hoghton'])
    expect(act(r, 'move 29', 'wheel left')).toBe('6.3.3')
  })
  test('R10 a Line over two hexes wheels only into a hex without units', () => {
    const p = field({ '1/57': line('1010'), '29': column('1111'), Hoghton: '1010' }, ['Hoghton'])
    expect(act(p, 'move 1/57', 'wheel left')).toBe('R10')
  })
  test('6.3.5, 6.3.6 a Line over two hexes that forms Column or Square keeps the hex that its player names', () => {
    const p = wide()
    expect(act(p, 'move 1/57', 'form column E')).toBe('6.3.5')
    expect(act(p, 'form column-right E')).toBe('1/57 forms column in 1011 for 2.')
    expect(read(p, '1/57').right).toBeUndefined()
    const q = wide()
    act(q, 'move 1/57', 'form square-left E')
    expect(read(q, '1/57')).toMatchObject({ at: '1010', array: 'square' })
  })
  test('6.3.9, 6.3.8 a Line over two hexes forms to the left or right, into a hex without any unit', () => {
    const p = field({ '1/57': column('1010'), Hoghton: '1010', '29': column('1009') }, ['Hoghton'])
    expect(act(p, 'move 1/57', 'form line E')).toBe('6.2')
    expect(act(p, 'form line-left E')).toBe('6.3.8')
    expect(act(p, 'form line-right E')).toBe('1/57 forms line in 1010 for 2.')
    expect(read(p, '1/57')).toMatchObject({ at: '1010', right: '1011' })
  })
  test('6.4 two Lines over two hexes stack only on the same two hexes', () => {
    const p = twoWide()
    expect(act(p, 'move 2/34', 'forward left', 'halt')).toBe('6.4')
    const q = twoWide()
    expect(act(q, 'move 2/34', 'forward right')).toBe('2/34 moves to 1010 and 1011 for 1.5.')
  })
})

describe('7, 8 Square and skirmishers', () => {
  test('7.1 a Square takes all four points, clear terrain and Manpower 3; leaving it costs 1, in any array and facing', () => {
    const p = field({ 'II/34': column('1010'), 'III/34': { ...column('1007'), lost: 3 } })
    expect(act(p, 'move II/34', 'form square E')).toBe('II/34 forms square in 1010 for 4.')
    expect(act(p, 'move III/34', 'form square E')).toBe('7.1')
    const q = field({ 'II/34': { ...column('1010'), array: 'square' } })
    expect(act(q, 'move II/34', 'form line NW')).toBe('II/34 forms line in 1010 for 1.')
    expect(read(q, 'II/34')).toMatchObject({ facing: 'NW', left: 3 })
    const r = field({ 'II/34': column('2306'), Brayer: '2306' })
    expect(act(r, 'move II/34', 'form square E')).toBe('7.1')
  })
  test('7.3 all sides of a Square are front: it steps to any of them, at two points', () => {
    const p = field({ 'II/34': { ...column('1010'), array: 'square' } })
    expect(act(p, 'move II/34', 'back left')).toBe('7.3')
    expect(act(p, 'face W', 'forward left')).toBe('II/34 moves from 1010 to 0911 for 2.')
  })
  test('8.1, 8.7, R4 a company turns at no cost, once in each hex, and acts out of command range', () => {
    const p = field({ '5/60': { at: '3005', facing: 'E' }, Stewart: '1010', Hoghton: '1010' }, ['Hoghton'])
    expect(act(p, 'move 5/60', 'face W')).toBe('5/60 turns to W for 0.')
    expect(act(p, 'face E')).toBe('R4')
    expect(act(p, 'forward left', 'face E')).toBe('5/60 turns to E for 0.')
    const q = field({ 'II/34': column('1010') })
    expect(act(q, 'move II/34', 'face W')).toBe('12.7')
  })
})

describe('10.13 to 10.15 guns', () => {
  const guns = (array: string) => field({ 'Fr 11/6': { at: '1010', array }, 'Fr LM horse': { at: '1006' } })
  test('10.13, R3 unlimbered foot guns turn or limber, for their one point', () => {
    const p = guns('unlimbered')
    expect(act(p, 'move Fr 11/6', 'forward left')).toBe('10.13')
    expect(act(p, 'turn left')).toContain('Fr 11/6 turns to NE for 1.')
    const q = guns('unlimbered')
    expect(act(q, 'move Fr 11/6', 'form limbered E')).toContain('Fr 11/6 forms limbered')
    expect(read(q, 'Fr 11/6').left).toBe(0)
  })
  test('10.14, 10.15 limbered guns and horse guns have three points', () => {
    const p = guns('limbered')
    expect([read(p, 'Fr 11/6').left, read(p, 'Fr LM horse').left]).toEqual([3, 3])
    expect(act(p, 'move Fr 11/6', 'forward left', 'form unlimbered E')).toContain('forms unlimbered')
  })
})

describe('11 stacks', () => {
  const two = (other: Placed) => field({ 'II/34': column('1010'), 'III/34': other })
  test('11.0 a unit that joins a stack comes to the bottom; the stack moves as one, in its order', () => {
    const p = two(column('1110'))
    act(p, 'move II/34', 'forward left', 'halt')
    const { army } = p.scenario
    expect(army.units[army.unitOf[p.top[p.at[army.units.indexOf('II/34')]]]]).toBe('III/34')
    const q = two(column('1010'))
    expect(act(q, 'lead II/34', 'forward left')).toBe(
      'II/34 moves from 1010 to 1110 for 1. III/34 moves from 1010 to 1110 for 1.',
    )
  })
  test('12.13 a unit that stands alone, and guns, are not led as a stack', () => {
    const p = holdFire(field({ 'II/34': column('1010'), 'Fr 19/6': { at: '1110', array: 'limbered' } }))
    const alone = expect.stringContaining('No other unit of its arm can act in its hex')
    expect(['lead II/34', 'lead Fr 19/6'].map((text) => testing.refused(p, text))).toEqual([alone, alone])
  })
  test('11.0, R5 a unit that is not on top of its stack can be put there', () => {
    const p = two(column('1010'))
    expect(act(p, 'put II/34 on top')).toBe('11.0')
    const guns = { '29': column('1010'), Hawker: { at: '1010', array: 'limbered' }, Stewart: '1010', Hoghton: '1010' }
    expect(act(field({ ...noFrench, ...guns }, ['Hoghton']), 'put Hawker on top')).toBe('R5')
    expect(act(p, 'put III/34 on top')).toContain('III/34 is put on top in 1010.')
  })
  test('11.0, R2 units in different arrays do not stack; in a stack no unit turns or changes its array alone', () => {
    expect(act(two(line('1110')), 'move II/34', 'forward left', 'forward left')).toContain('1209')
    const p = two(line('1110'))
    act(p, 'move II/34', 'forward left')
    expect([act(p, 'halt'), act(p, 'turn left')]).toEqual(['11.0', '11.0'])
    const q = two(column('1010'))
    expect(act(q, 'move II/34', 'turn left')).toBe('11.0')
    expect(act(q, 'form line E')).toBe('11.0')
  })
  test('11.1, 11.1.1, R9 cavalry passes infantry, and does not stay with it', () => {
    const p = field({ 'II/34': column('1110'), '1/1 VL': { at: '1010' } })
    expect(act(p, 'move 1/1 VL', 'forward left', 'halt')).toBe('11.1')
    expect(act(p, 'forward left')).toContain('1209')
  })
  test('11.2 a hex that has four battalions takes no fifth, and one that has three takes no guns', () => {
    const four = { 'I/64': column('1110'), 'II/64': column('1110'), 'III/64': column('1110'), 'II/88': column('1110') }
    const p = field({ ...four, 'II/34': column('1010') })
    expect(act(p, 'move II/34', 'forward left', 'halt')).toBe('11.2')
    const q = field({
      'I/64': column('1110'),
      'II/64': column('1110'),
      'III/64': column('1110'),
      'Fr LM horse': { at: '1010' },
    })
    expect(act(q, 'move Fr LM horse', 'forward left', 'halt')).toBe('11.2')
  })
  test('11.3, R6 passing friends costs a point when their hex is left; joining them costs none', () => {
    const p = two(column('1110'))
    expect(act(p, 'move II/34', 'forward left')).toContain('for 1.')
    expect(act(p, 'forward left')).toContain('for 2.')
  })
  test('11.12 no unit leaves a Clash Hex by moving', () => {
    const p = field({ 'II/34': column('1010'), 'III/34': column('1006'), '29': column('1010') })
    expect(act(p, 'move II/34')).toBe('11.12')
  })
  test('12.13 a unit ends its movement before the next one begins, and does not take it up again', () => {
    const p = two(column('1007'))
    act(p, 'move II/34', 'forward left')
    expect(() => act(p, 'move III/34')).toThrow('first II/34, which is on the move, ends its movement')
    act(p, 'halt')
    expect(act(p, 'move II/34')).toBe('12.13')
  })
})

describe('4 which units act', () => {
  test('4.4, 4.2, R1 units that are within three hexes of their commander when they are called can move', () => {
    const p = field({ 'II/34': column('1010'), 'III/34': column('1017'), 'I/64': column('1013') })
    expect(legal(p).filter((text) => text.startsWith('move'))).toEqual(['move II/34', 'move I/64'])
  })
  test('4.2.1, 4.4, 4.7.1, 12.13, 14.5 a refusal names the rule that keeps a unit from moving', () => {
    const p = field({
      ...{ 'II/34': column('1010'), 'III/34': column('1017'), 'I/28 L': column('1010'), Hawker: { at: '3305' } },
      ...{ '1/1 VL': { at: '3005' }, 'I/64': column('1013') },
    })
    act(p, 'move II/34', 'forward left', 'halt')
    act(p, 'move 1/1 VL', 'forward left', 'halt')
    const kept = ['III/34', 'I/28 L', 'Hawker', 'II/34', '1/1 VL', 'I/40']
    expect(kept.map((unit) => act(p, `move ${unit}`))).toEqual(['4.2.1', '4.4', '14.5', '12.13', '12.13', '4.4'])
    act(p, 'end the movement')
    set(p, 'phase', 'acting')
    set(p, 'active', ['Brayer'])
    situations?.ready?.(p)
    expect(act(p, 'move 1/1 VL')).toBe('4.7.1')
  })
  test('4.7, 4.7.1 Supporting Units act at any distance, once in a turn', () => {
    const p = field({ '1/1 VL': { at: '3005' }, 'II/34': column('1010'), Hawker: { at: '3305', array: 'limbered' } })
    expect(legal(p)).not.toContain('move Hawker')
    act(p, 'move 1/1 VL', 'forward left', 'halt', 'end the movement')
    set(p, 'phase', 'acting')
    set(p, 'drawn', 'Girard')
    set(p, 'active', ['Brayer'])
    situations?.ready?.(p)
    expect(legal(p).filter((text) => text.startsWith('move'))).toEqual(['move II/34'])
  })
  test('R7, R8 if all brigades in range have acted one is turned over; a commander-in-chief may activate none', () => {
    const p = field({ 'II/34': column('1010') })
    set(p, 'phase', 'activation')
    set(p, 'drawn', 'Girard')
    set(p, 'active', [])
    set(p, 'striped', ['Brayer'])
    situations?.place(p, 'Girard', '1010')
    situations?.place(p, 'Veilande', '3005')
    expect(legal(p)).toEqual(['flip Veilande'])
    set(p, 'drawn', 'Soult')
    expect(legal(p)).toContain('activate no one')
  })
})

describe('the query reach', () => {
  /** Goes the way to its place in the list, on a copy, and returns what is wrong there. */
  function walked(p: Albuera, unit: number, stack: number, list: readonly Reached[], k: number): string | undefined {
    const way: string[] = []
    for (let n = k; list[n].before >= 0; n = list[n].before) way.unshift(list[n].by)
    const copy = albueraLayout.make(p.scenario)
    albueraLayout.copy(p, copy)
    const name = p.scenario.army.units[unit]
    const points = p.left[unit]
    for (const text of [stack === 1 ? `lead ${name}` : `move ${name}`, ...way]) {
      const said = act(copy, text)
      if (/^\d+(\.\d+)*$/.test(said)) return `${name}, ${way.join(', ')}: ${text} is refused by ${said}`
    }
    const { hex, facing, cost } = list[k]
    if (copy.at[unit] !== hex || copy.face[unit] !== facing) return `${name}, ${way.join(', ')} leads elsewhere`
    return points - copy.left[unit] === cost ? undefined : `${name}, ${way.join(', ')} costs other points`
  }

  test('a unit can go each way that the query finds, for the points that it gives', () => {
    const random = randomSource(5)
    const faults: (string | undefined)[] = []
    for (const placed of [
      {
        'II/34': column('1010'),
        'III/34': column('1110'),
        '1/1 VL': { at: '1009' },
        Hawker: { at: '1211', array: 'limbered' },
      },
      { 'II/34': line('2709'), 'Fr 11/6': { at: '2710', array: 'limbered' }, 'Fr LM horse': { at: '2709' } },
      { '1/57': line('2709'), '29': column('2810'), '1/48': column('2510'), Hoghton: '2709' },
      { '1/57': column('2709'), '29': column('2709'), '5/60': { at: '2810' }, Hoghton: '2709' },
      // R2 Skirmishers that share their hex do not turn alone either.
      { '5/60': { at: '2810' }, 'Kemmis Lt': { at: '2810' }, Hoghton: '2709' },
    ]) {
      const p = field(placed, 'Hoghton' in placed ? ['Hoghton'] : ['Brayer'])
      for (const [unit, name] of p.scenario.army.units.entries())
        for (const stack of [0, 1]) {
          const text = stack === 1 ? `lead ${name}` : `move ${name}`
          if (!legal(p).includes(text)) continue
          const list = queries?.reach?.(p, 0, unit, stack) as Reached[]
          expect(list.length).toBeGreaterThan(3)
          for (let n = 0; n < 60; n++) {
            const k = random(list.length)
            if (list[k].stays) faults.push(walked(p, unit, stack, list, k))
          }
        }
    }
    expect(faults.length).toBeGreaterThan(300)
    expect(faults.filter((fault) => fault !== undefined)).toEqual([])
  })
  test('the first steps that the query finds are the legal ones', () => {
    const p = field({ 'II/34': column('1010'), 'III/34': column('1110') })
    const unit = p.scenario.army.units.indexOf('II/34')
    const list = queries?.reach?.(p, 0, unit, 0) as Reached[]
    const first = list.filter(({ before }) => before === 0).map(({ by }) => by)
    act(p, 'move II/34')
    const steps = legal(p).filter((text) => /^(?:forward|back|turn)/.test(text))
    expect([...first].sort()).toEqual([...steps].sort())
  })
})
