/** 13, 12.12, 7.2, 9.2 Reactions to a step, counterattacks, Squares and Charges. */
import { describe, expect, test } from 'vitest'
import { invariants } from '../invariants.ts'
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
  horse,
  legal,
  line,
  type Placed,
  read,
  refused,
  roll,
  unit,
  west,
} from '../testing/field.ts'

/** Has a unit left the map? */
const isGone = (p: Albuera, name: string) => read(p, name)?.at === undefined
/** Carries out the retreats that are owed, to the first hex of each. */
function retreat(p: Albuera): void {
  while (legal(p)[0]?.startsWith('retreat')) act(p, legal(p)[0])
}

/** The French act: their commanders stand where their units are visibly in range, the others' far away. */
function french(placed: Field, ...active: string[]) {
  const p = emptyField({ Brayer: '0810', Veilande: '0810', Bron: '0810', Hoghton: '0101', ...placed })
  call(p, 'Girard', ...(active.length > 0 ? active : ['Brayer', 'Veilande', 'Bron']))
  return holdFire(p)
}
/** II/34 in Column at 1010 comes to 1110, in front of 29 at 1210. */
const before29 = (more: Placed = {}, rest: Field = {}) =>
  french({ 'II/34': column('1010'), '29': line('1210', { ...west, ...more }), ...rest })
/** The step that is reacted to, with the dice for the check and what follows at once. */
const step = (p: Albuera, name: string, ...dice: number[]) => {
  act(p, `move ${name}`)
  return roll(p, 'forward left', ...dice)
}

test('13.1 a player who wants to go on too early reads which units react first, and to whose step', () => {
  const p = before29()
  step(p, 'II/34', 5)
  expect(() => act(p, 'forward left')).toThrow('Not yet: first 29 reacts to the step of II/34.')
  const q = before29({}, { '1/48': line('1209', west) })
  step(q, 'II/34')
  expect(() => act(q, 'forward left')).toThrow('Not yet: first the units in front of II/34 react to its step.')
})

describe('13.1A infantry against infantry', () => {
  test('13.1A a unit that passes may fire, counterattack or turn', () => {
    const p = before29()
    expect(step(p, 'II/34', 5)).toContain('29 reacts: 5, with -2, against Morale 7. It stands.')
    expect(awaiting(p)).toBe('coalition')
    expect(legal(p)).toEqual(['fire back', 'counterattack right', 'turn left', 'turn right', 'stand'])
  })
  test('13.1A after one answer, such as a turn, the reaction is over and the mover goes on', () => {
    const p = before29()
    step(p, 'II/34', 5)
    act(p, 'turn left')
    expect([awaiting(p), read(p, '29')?.facing, read(p, 'II/34')?.left]).toEqual(['french', 'SW', 3])
    expect(legal(p)).toContain('halt')
  })
  test('13.1A a unit with a total of 1 or less may fire and then counterattack, or turn and then fire', () => {
    const p = before29()
    step(p, 'II/34', 3)
    expect(legal(p)).toEqual(['fire back', 'counterattack right', 'turn left', 'turn right', 'stand'])
    roll(p, 'fire back', 0)
    expect(legal(p)).toEqual(['counterattack right', 'stand'])
    const q = before29()
    step(q, 'II/34', 0)
    act(q, 'turn right')
    expect(legal(q)).toEqual(['fire back', 'stand'])
    expect(roll(q, 'fire back', 0)).toContain('29 fires')
    expect(awaiting(q)).toBe('french')
  })
  test('13.1A a unit that fails takes a Loss and retreats one hex', () => {
    const p = before29({}, { Hoghton: '1410' })
    const q = french({ 'II/34': column('1010'), Zamora: line('1210', west) })
    step(q, 'II/34', 8)
    retreat(q)
    expect(read(q, 'Zamora')).toMatchObject({ lost: 1 })
    expect(read(q, 'Zamora')?.at).not.toBe('1210')
    expect(step(p, 'II/34', 9)).toContain('It stands')
  })
  test('13.1A a unit with a total of 9 or more takes two Losses and routs', () => {
    const p = french({ 'II/34': column('1010'), Zamora: line('1210', west) })
    step(p, 'II/34', 9)
    expect(isGone(p, 'Zamora')).toBe(true)
  })
  test('R70 a total of 9 or more routs a unit even if its Morale would suffice', () => {
    const p = french({ 'II/34': column('1010'), '1/57': line('1210', { facing: 'E', lost: 1 }) })
    expect(step(p, 'II/34', 7)).toContain('1/57 reacts: 7, with +2, against Morale 8. It gives way.')
    expect(isGone(p, '1/57')).toBe(true)
  })
  test('13.1A the -2 of the British counts only against infantry in front of them', () => {
    expect(step(before29({ facing: 'E' }), 'II/34', 1)).toContain('1, with +2')
    const p = french({ '1/4 D': horse('1010'), '29': line('1210', west) })
    expect(step(p, '1/4 D', 1)).toContain('1, with +1')
  })
})

describe('13.1B to 13.1E the other procedures', () => {
  test('13.1B skirmishers that pass may fire and then step back; those that fail retreat two hexes', () => {
    const p = french({ 'II/34': column('1010'), 'sk/29': { ...company('1210'), ...west } })
    step(p, 'II/34', 5)
    expect(legal(p)).toEqual(['fire back', 'step back', 'stand'])
    roll(p, 'fire back', 0)
    expect(legal(p)).toEqual(['step back', 'stand'])
    act(p, 'step back')
    act(p, legal(p)[0])
    expect(read(p, 'sk/29')?.at).not.toBe('1210')
    const q = french({ 'II/34': column('1010'), 'sk/29': { ...company('1210'), ...west } })
    step(q, 'II/34', 8)
    retreat(q)
    expect(read(q, 'sk/29')?.at).toMatch(/^14/)
  })
  test('13.1C against cavalry, infantry may fire or turn; if it fails it takes two Losses and routs', () => {
    const p = french({ '1/4 D': horse('1010'), '29': line('1210', west) })
    expect(step(p, '1/4 D', 5)).toContain('5, with +1')
    expect(legal(p)).toEqual(['fire back', 'turn left', 'turn right', 'stand'])
    const q = french({ '1/4 D': horse('1010'), '29': line('1210', west) })
    step(q, '1/4 D', 7)
    expect(isGone(q, '29')).toBe(true)
  })
  test('13.1C a Square has -4 on its check, Skirmish Order +2', () => {
    const p = french({ '1/4 D': horse('1010'), '29': { at: '1210', array: 'square' } })
    expect(step(p, '1/4 D', 5)).toContain('5, with -4')
    const q = french({ '1/4 D': horse('1010'), 'sk/29': { ...company('1210'), ...west } })
    expect(step(q, '1/4 D', 0)).toContain('0, with +2')
  })
  test('13.1D cavalry may counterattack infantry, turn or step back; if it fails it retreats two hexes', () => {
    const p = french({ 'II/34': column('1010'), '1/3 DG': horse('1210', west) })
    step(p, 'II/34', 5)
    expect(legal(p)).toEqual(['counterattack right', 'turn left', 'turn right', 'step back', 'stand'])
    const q = french({ 'II/34': column('1010'), '1/3 DG': horse('1210', west) })
    step(q, 'II/34', 8)
    retreat(q)
    expect(read(q, '1/3 DG')?.at).toMatch(/^14/)
  })
  test('13.1E against cavalry, cavalry may counterattack or turn; if it fails it takes a Loss and routs', () => {
    const p = french({ '1/4 D': horse('1010'), '1/3 DG': horse('1210', west) })
    step(p, '1/4 D', 5)
    expect(legal(p)).toEqual(['counterattack right', 'turn left', 'turn right', 'stand'])
    const q = french({ '1/4 D': horse('1010'), '1/3 DG': horse('1210', west) })
    step(q, '1/4 D', 8)
    expect(isGone(q, '1/3 DG')).toBe(true)
  })
})

describe('13.2 to 13.8 modifiers, and which units react', () => {
  test('13.2 a unit has +2 if the enemy comes on its flank or in its rear', () => {
    expect(step(before29({ facing: 'E' }), 'II/34', 0)).toContain('0, with +2')
  })
  test('13.3, R66 a unit has -1 in range of the commander whose orders it follows', () => {
    expect(step(before29({}, { Hoghton: '1410' }), 'II/34', 5)).toContain('5, with -3')
    expect(step(before29({}, { Hoghton: '1610' }), 'II/34', 5)).toContain('5, with -2')
  })
  test('13.1 a unit that stands beside the mover, but not in front of it, does not react', () => {
    const p = french({ 'II/34': column('1010'), '29': line('1109', west) })
    step(p, 'II/34')
    expect(awaiting(p)).toBe('french')
  })
  test('13.4 a unit that shares its hex with enemies does not react, and no unit reacts to an entry among enemies', () => {
    const p = before29({}, { 'I/40': column('1210') })
    step(p, 'II/34')
    expect(awaiting(p)).toBe('french')
    const q = french({ 'II/34': column('1010'), '29': line('1110', west), '1/48': line('1210', west) })
    step(q, 'II/34')
    expect([awaiting(q), read(q, 'II/34')?.at]).toEqual(['french', '1110'])
  })
  test('13.5 the unit on top checks and takes the Loss, and the whole stack retreats', () => {
    const p = french({ 'II/34': column('1010'), Zamora: column('1210', west), Rey: column('1210', west) })
    step(p, 'II/34', 8)
    retreat(p)
    expect([read(p, 'Zamora')?.lost, read(p, 'Rey')?.lost]).toEqual([1, 0])
    expect([read(p, 'Rey')?.at === '1210', read(p, 'Rey')?.at]).toEqual([false, read(p, 'Zamora')?.at])
  })
  test('13.5 the unit on top takes two Losses, and the whole stack routs', () => {
    const p = french({ 'II/34': column('1010'), Zamora: column('1210', west), Rey: column('1210', west) })
    step(p, 'II/34', 9)
    expect([isGone(p, 'Zamora'), isGone(p, 'Rey')]).toEqual([true, true])
    expect([p.lost[unit(p, 'Zamora')], p.lost[unit(p, 'Rey')]]).toEqual([2, 0])
    expect([p.due[unit(p, 'Zamora')], p.due[unit(p, 'Rey')]]).toEqual([p.turn + 1, p.turn + 1])
  })
  test('13.6 guns do not react', () => {
    const p = french({ 'II/34': column('1010'), Hawker: { at: '1210', facing: 'W', array: 'unlimbered' } })
    step(p, 'II/34')
    expect(awaiting(p)).toBe('french')
  })
  test('13.7 no unit reacts to guns that move', () => {
    const p = french({ 'Fr 19/6': { at: '1010', facing: 'E', array: 'limbered' }, '29': line('1210', west) })
    step(p, 'Fr 19/6')
    expect(awaiting(p)).toBe('french')
  })
  test('13.8, R52 a unit does not pass friends in a hex where it could not stop and enemies would react', () => {
    const p = french({ 'II/34': column('1010'), 'III/34': line('1110'), '29': line('1210', west) })
    act(p, 'move II/34')
    expect(act(p, 'forward left')).toBe('13.8')
    const q = french({ 'II/34': column('1010'), 'III/34': line('1110') })
    act(q, 'move II/34')
    expect(act(q, 'forward left')).toContain('1110')
  })
  test('8.8, R67 every unit beside skirmishers that move may react, or let them be', () => {
    const p = french({ 'sk/II/34': company('1010'), '29': line('1109', west) })
    step(p, 'sk/II/34')
    expect([awaiting(p), legal(p)]).toEqual(['coalition', ['react 29', 'react no more']])
    const early = ['fire back', 'counterattack left', 'turn left', 'step back', 'stand'].map((text) => refused(p, text))
    expect(new Set(early)).toEqual(new Set([expect.stringContaining('No unit has checked its Morale yet')]))
    expect(roll(p, 'react 29', 5)).toContain('29 reacts')
    expect([act(p, 'react no more'), act(p, 'react 29')]).toEqual(['R65', 'R65'])
    const q = french({ 'sk/II/34': company('1010'), '29': line('1109', west) })
    step(q, 'sk/II/34')
    act(q, 'react no more')
    expect(awaiting(q)).toBe('french')
    const r = before29()
    step(r, 'II/34', 5)
    expect(act(r, 'react no more')).toBe('13.1')
  })
  test('R65, 13.0 several units react in the order that their owner chooses; all that follows comes at once', () => {
    const p = before29({}, { '1/48': line('1209', west) })
    step(p, 'II/34')
    expect([awaiting(p), legal(p)]).toEqual(['coalition', ['react 29', 'react 1/48']])
    roll(p, 'react 1/48', 5)
    roll(p, 'stand', 5)
    expect(legal(p)).toContain('fire back')
  })
  test('R65 if the mover is gone, the other reactions lapse', () => {
    const p = french({ 'II/34': column('1010', { lost: 4 }), '29': line('1210', west), '1/48': line('1209', west) })
    step(p, 'II/34')
    roll(p, 'react 29', 5)
    roll(p, 'fire back', 9)
    expect([awaiting(p), isGone(p, 'II/34')]).toEqual(['french', true])
    expect(legal(p)).not.toContain('react 1/48')
  })
  test('R64 no unit reacts to a company that is sent out', () => {
    const p = french({ 'II/34': column('1010'), '29': line('1211', west) })
    act(p, 'move II/34', 'detach II/34 > 1111')
    expect(awaiting(p)).toBe('french')
  })
  test('R71 a unit that reacts may fire back at the unit that has moved, but only once', () => {
    const p = before29()
    step(p, 'II/34', 5)
    expect(roll(p, 'fire back', 0)).toContain('29 fires')
    expect(legal(p)).not.toContain('fire back')
  })
  test('R71 fire as a reaction is one of the fires of a unit in a turn, with its number', () => {
    const p = before29({ fires: 2 })
    step(p, 'II/34', 5)
    expect(roll(p, 'fire back', 0)).toContain('its fire number 3')
    expect(p.fires[unit(p, '29')]).toBe(3)
    const q = before29({ fires: 4 })
    step(q, 'II/34', 5)
    expect(act(q, 'fire back')).toBe('14.9.1')
  })
  test('R71 fire as a reaction needs the unit that has moved in the field of fire', () => {
    const p = before29({ facing: 'E' })
    step(p, 'II/34', 3)
    expect(legal(p)).not.toContain('fire back')
    expect(act(p, 'fire back')).toBe('14.2')
  })
  test('R71, 11.8 reaction fire at a unit that has joined a stack hits the unit on top of it', () => {
    const p = french({ 'II/34': column('1010'), 'III/34': column('1110'), '29': line('1210', west) })
    step(p, 'II/34', 5)
    expect(roll(p, 'fire back', 9)).toContain('III/34 wavers: 9 with +2')
    expect([read(p, 'II/34')?.lost, read(p, 'III/34')?.lost]).toEqual([0, 1])
  })
  test('R61 a Line over two hexes turns by wheeling into a free hex', () => {
    const p = french({ 'II/34': column('1010'), '1/57': line('1210', { facing: 'W' }) })
    step(p, 'II/34', 5)
    expect(legal(p)).toContain('turn left')
    act(p, 'turn left')
    expect(read(p, '1/57')?.facing).toBe('SW')
  })
})

describe('12.12 counterattacks', () => {
  const struck = (...dice: number[]) => {
    const p = before29()
    step(p, 'II/34', 5)
    return { p, said: roll(p, 'counterattack right', ...dice) }
  }
  test('12.12.1, 12.12.2, 12.12.3 a counterattack enters the hex, ends the movement, and leads to a Clash', () => {
    const { p, said } = struck(9)
    expect(said).toContain('29 counterattacks from 1210 into 1110.')
    expect(said).toContain('attacks in 1110')
    expect(isGone(p, 'II/34')).toBe(true)
    expect(read(p, '29')).toMatchObject({ at: '1110', lost: 1 })
  })
  test('12.11, 15.0, 15.10 a unit that counterattacks is the attacker, and the Clash is fought out at once', () => {
    const { p } = struck(0)
    expect([isGone(p, '29'), read(p, 'II/34')?.lost]).toEqual([true, 1])
  })
  test('14.10.8 enemy commanders beside the hex of a counterattack may step back before the Clash', () => {
    const p = before29({}, { Godinot: '1010' })
    step(p, 'II/34', 5)
    act(p, 'counterattack right')
    expect([awaiting(p), legal(p)[0]]).toEqual(['french', 'escape Godinot > 1009'])
    expect(roll(p, 'remain Godinot', 9)).toContain('29 attacks.')
  })
  test('12.12.7 other units may be moved after a counterattack', () => {
    const { p } = struck(9)
    while (awaiting(p) === 'coalition') act(p, legal(p)[0])
    expect(awaiting(p)).toBe('french')
  })
  test('12.12.4 several units join in one counterattack, which strikes when all have reacted', () => {
    const p = before29({}, { '1/48': line('1209', { facing: 'SW' }) })
    step(p, 'II/34')
    roll(p, 'react 29', 5)
    expect(roll(p, 'counterattack right', 5)).toContain('29 will counterattack.')
    expect(read(p, '29')?.at).toBe('1210')
    expect(legal(p)).toContain('counterattack right')
    const said = roll(p, 'counterattack right', 9)
    expect(said).toContain('1/48 attacks. 29 attacks.')
    expect([read(p, '29')?.at, read(p, '1/48')?.at]).toEqual(['1110', '1110'])
  })
  test('11.1.2 infantry and cavalry do not counterattack together', () => {
    const p = before29({}, { '1/3 DG': horse('1209', { facing: 'SW' }) })
    step(p, 'II/34')
    roll(p, 'react 29', 5)
    roll(p, 'counterattack right', 5)
    expect(act(p, 'counterattack right')).toBe('11.1.2')
  })
  test('12.12.5, 12.12.6 a unit may counterattack again, and be attacked in the Clash subphase', () => {
    const p = before29({}, { 'I/40': column('0911') })
    step(p, 'II/34', 5)
    roll(p, 'counterattack right', 9)
    act(p, 'face W')
    holdFire(p)
    act(p, 'move I/40')
    roll(p, 'forward left', 5)
    expect(awaiting(p)).toBe('coalition')
    expect(legal(p).some((text) => text.startsWith('counterattack'))).toBe(true)
    act(p, 'stand', 'forward left')
    while (!legal(p).includes('stay')) act(p, awaiting(p) === 'french' ? 'end the movement' : 'hold fire')
    expect(roll(p, 'stay', 9)).toContain('I/40 attacks. 29 defends itself.')
  })
  test('R60 a counterattack goes straight ahead, and Squares make none', () => {
    const p = before29({ facing: 'E' }, { Hoghton: '1410' })
    step(p, 'II/34', 0)
    expect(act(p, 'counterattack right')).toBe('R60')
    const q = french({ 'II/34': column('1010'), '29': { at: '1210', facing: 'W', array: 'square' } })
    step(q, 'II/34', 5)
    expect(act(q, 'counterattack right')).toBe('7.3')
  })
  test('5.1 British Columns may counterattack', () => {
    const p = french({ 'II/34': column('1010'), '29': column('1210', west) })
    step(p, 'II/34', 5)
    expect(legal(p)).toContain('counterattack right')
  })
  test('R74 the counterattack of a unit that has had to retreat since lapses', () => {
    const p = french({
      'II/34': column('1010'),
      Zamora: column('1210', west),
      Rey: column('1209', { facing: 'SW' }),
    })
    step(p, 'II/34')
    roll(p, 'react Zamora', 0)
    roll(p, 'counterattack right', 9, 9)
    const [order] = legal(p)
    act(p, order)
    expect([isGone(p, 'Rey'), read(p, 'II/34')?.at]).toEqual([true, '1110'])
    expect(order).toBe(`retreat Zamora > ${read(p, 'Zamora')?.at}`)
    expect([awaiting(p), legal(p).includes('halt')]).toEqual(['french', true])
  })
})

describe('7.2 Square against an entry', () => {
  /** 1/4 D comes from 0810 over two hexes into 1110. */
  const ride = (target: Placed, from = '1010') => {
    const p = french({ '1/4 D': horse(from), '29': target })
    act(p, 'move 1/4 D')
    return p
  }
  test('7.2, R68, 11.11 a unit that passes forms Square; one that fails takes a Loss and stays as it is', () => {
    const p = ride(line('1110', west))
    act(p, 'forward left')
    expect([awaiting(p), legal(p)]).toEqual(['coalition', ['form square', 'stand']])
    roll(p, 'form square', 7)
    expect(read(p, '29')).toMatchObject({ array: 'square', lost: 0 })
    const q = ride(line('1110', west))
    act(q, 'forward left')
    roll(q, 'form square', 8)
    expect(read(q, '29')).toMatchObject({ array: 'line', lost: 1 })
  })
  test('7.2, R68, 11.12 a Line over two hexes with its other half in a Clash Hex does not form Square', () => {
    const enter = (rest: Field) => {
      const p = french({ '1/4 D': horse('1011'), '1/57': line('1111', west), ...rest })
      act(p, 'move 1/4 D', 'forward left')
      return awaiting(p)
    }
    expect(enter({})).toBe('coalition')
    expect(enter({ 'II/34': column('1110', { from: '1010' }) })).toBe('french')
  })
  test('7.2, R68 a Line that cavalry counterattacks forms Square in the hex that is entered, but not in both', () => {
    // It comes to 1110 and 1111.
    const meet = (horses: Field, ...dice: number[]) => {
      const p = french({ 'I/51': line('1010', { facing: 'E' }), Godinot: '0810', ...horses }, 'Godinot')
      act(p, 'move I/51')
      roll(p, 'forward left', ...dice)
      return p
    }
    const p = meet({ '1/3 DG': horse('1211', west) }, 0)
    act(p, 'counterattack right')
    expect([awaiting(p), legal(p)]).toEqual(['french', ['form square', 'stand']])
    roll(p, 'form square', 0, 0)
    expect(read(p, 'I/51')).toMatchObject({ at: '1111', array: 'square' })
    const q = meet({ '1/3 DG': horse('1209', west), '2/3 DG': horse('1211', west) })
    roll(q, 'react 1/3 DG', 0)
    roll(q, 'counterattack left', 0)
    act(q, 'counterattack right')
    expect([awaiting(q), legal(q)[0]]).toEqual(['coalition', 'combine 1110 with 1111'])
  })
  test('7.2 a unit with a Manpower below 3 does not form Square, and no unit does against infantry', () => {
    const p = ride(line('1110', { ...west, lost: 3 }))
    act(p, 'forward left')
    expect(awaiting(p)).toBe('french')
    const q = french({ 'II/34': column('1010'), '29': line('1110', west) })
    step(q, 'II/34')
    expect(awaiting(q)).toBe('french')
  })
})

describe('9.2 Charges', () => {
  const charge = (rest: Field = {}, start = '0709') => {
    const p = french({ '1/4 D': horse(start), ...rest, Bron: '0709' })
    act(p, 'move 1/4 D')
    return p
  }
  /** Three hexes from 0709 to 1009, the last one the enemy's. */
  const spaniards = { Rey: column('1009', west) }
  test('9.2.1, 9.2.3, R62 a Charge after a run-up of three hexes is fought out at once', () => {
    const p = charge(spaniards)
    act(p, 'forward right')
    roll(p, 'forward left', 0)
    act(p, 'stand')
    expect(act(p, 'forward right')).toContain('1009')
    expect(roll(p, 'stand', 9, 0)).toContain('french, charge: 2 shifts')
    expect([isGone(p, 'Rey'), read(p, '1/4 D')?.at]).toEqual([true, '1009'])
  })
  test('9.2.1 a run-up of two hexes makes no Charge: the fight waits for the Clash subphase', () => {
    const p = french({ '1/4 D': horse('0809'), ...spaniards, Bron: '0709' })
    act(p, 'move 1/4 D')
    roll(p, 'forward left', 0)
    act(p, 'stand')
    act(p, 'forward right')
    act(p, 'stand')
    expect([read(p, 'Rey')?.at, read(p, '1/4 D')?.at]).toEqual(['1009', '1009'])
  })
  test('9.2.4, 9.3, R69 cavalry that wins checks its Morale, and goes on with the points that it has left', () => {
    const p = charge(spaniards)
    act(p, 'forward right')
    roll(p, 'forward left', 0)
    act(p, 'stand', 'forward right')
    const said = roll(p, 'stand', 9, 6)
    expect(said).toContain('1/4 D checks its Morale after the fight: 6, with -1, against')
    act(p, 'face E')
    expect([awaiting(p), read(p, '1/4 D')?.left]).toEqual(['french', 4])
    expect(legal(p)).toContain('forward left')
  })
  test('9.3 cavalry that fails goes to the next box of the track', () => {
    const p = charge(spaniards)
    act(p, 'forward right')
    roll(p, 'forward left', 0)
    act(p, 'stand', 'forward right')
    expect(roll(p, 'stand', 9, 9)).toContain('carried away')
    expect(isGone(p, '1/4 D')).toBe(true)
  })
  test('9.2.2 squadrons of one hex charge together', () => {
    const p = french({ '1/4 D': horse('0709'), '2/4 D': horse('0709'), ...spaniards, Bron: '0709' })
    act(p, 'lead 1/4 D', 'forward right')
    roll(p, 'forward left', 0)
    act(p, 'stand', 'forward right')
    expect(roll(p, 'stand', 0)).toContain('1/4 D attacks. 2/4 D attacks.')
  })
  test('R63 cavalry makes no Charge into a hex where friends fight already', () => {
    const p = charge({ ...spaniards, '1/20 D': horse('1009') })
    act(p, 'forward right', 'forward left', 'forward right')
    if (awaiting(p) === 'coalition') act(p, 'stand')
    expect(read(p, 'Rey')?.at).toBe('1009')
  })
  test('9.2.3 a Charge at one half of a Line leaves no trace on a unit that waited at the other half', () => {
    const p = french({ '1/4 D': horse('0709'), '1/57': line('1010', west), 'II/34': column('1010', { from: '0910' }) })
    act(p, 'move 1/4 D', 'forward right', 'forward left')
    roll(p, 'forward right', 9, 0)
    act(p, 'face E')
    expect([isGone(p, '1/57'), p.came[unit(p, 'II/34')], [...invariants(p)]]).toEqual([true, 0, []])
  })
  test('9.1 cavalry moves forward and back like a Column', () => {
    const p = charge()
    expect(legal(p)).toEqual(expect.arrayContaining(['forward left', 'forward right', 'back left', 'back right']))
  })
})
