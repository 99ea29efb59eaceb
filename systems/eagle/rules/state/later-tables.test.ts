/** Differences of the later edition of the tables, and readings that can be chosen. */

import { describe, expect, test } from 'vitest'
import { engine, fastDice, type Journal } from '../../../../src/kernel/index.ts'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { Control } from '../cavalry/engagement.ts'
import { rangeOf } from '../fire/fire.ts'
import { eagle } from '../index.ts'
import { event } from './events.ts'
import { due } from './position.ts'
import { fits } from './stacks.ts'

const bailen = proofs(worded(eagle), 'bailen')
const vedel = proofs(worded(eagle), 'vedel')
const french = by('french')
const spanish = by('spanish')
const orders = {
  CHA: 'attack',
  PAN: 'attack',
  SCH: 'attack',
  PRI: 'attack',
  COU: 'defend',
  RED: 'defend',
  LAP: 'attack',
}

/** A volley of French infantry or guns, in offensive fire unless said otherwise. */
const fire = (given: Case & { shots: string[]; phase?: string }) => {
  const { shots, phase = 'french offensive fire', ...rest } = given
  return bailen({
    set: { phase, orders },
    actions: [(phase.includes('defensive') ? spanish : french)(...shots, 'shoot')],
    ...rest,
  })
}

describe('fire', () => {
  const place = { 'FR-4LR1': { at: 'Y20', facing: 'E' }, 'SP-JAE1': { at: 'Z20', facing: 'W' } }

  test('RD1 a D from offensive fire makes the target check, by the later tables', () => {
    const once = (options: Record<string, boolean>, dice: number[], told: string[]) =>
      fire({ place, options, dice, shots: ['fire FR-4LR1:4 > Z20'], expect: { told } })
    // Column 4, a die of 5: D.
    expect(once({}, [5], ['SP-JAE1 is under fire: D.'])).toEqual([])
    expect(
      once(
        { laterFire: true },
        [5, 6],
        ['SP-JAE1 is under fire: D.', 'SP-JAE1 checks its morale: the die is 6, counts 6: no effect.'],
      ),
    ).toEqual([])
  })

  test('RD1 a D from defensive fire bars the whole stack, and silences a battery', () => {
    const stack = {
      'FR-4LR1': { at: 'Y20', facing: 'E' },
      'FR-4LR2': { at: 'Y20' },
      'SP-JAE1': { at: 'Z20', facing: 'W' },
    }
    const barred = (options: Record<string, boolean>) =>
      fire({
        place: stack,
        options,
        phase: 'french defensive fire',
        dice: [5],
        shots: ['fire SP-JAE1:4 > Y20'],
        expect: { units: { 'FR-4LR2': { barred: true }, 'FR-4LR1': { barred: options !== NONE } } },
      })
    expect(barred(NONE)).toEqual([])
    expect(barred({ laterFire: true })).toEqual([])
    const guns = fire({
      place: { 'FR-CHA-ART': { at: 'Y20', facing: 'E' }, 'SP-JAE1': { at: 'Z20', facing: 'W' } },
      options: { laterFire: true },
      phase: 'french defensive fire',
      dice: [5],
      shots: ['fire SP-JAE1:4 > Y20'],
      expect: { told: ['FR-CHA-ART cannot fire in the next turn.'] },
    })
    expect(guns).toEqual([])
  })

  test('RD1 a battery that was silenced does not fire in the next turn', () => {
    const p = engine(worded(eagle)).open('bailen', { laterFire: true }, fastDice(1))
    const unit = p.scenario.army.units.indexOf('SP-RED-ART')
    expect(p.mute[unit]).toBe(0)
    const shot = (turn: number, refused?: string) =>
      proofs(
        worded(eagle),
        'bailen',
      )({
        options: { laterFire: true },
        place: {
          'SP-RED-ART': { at: 'Z20', facing: 'W', shape: 'unlimbered', silent: 5 },
          'FR-4LR1': { at: 'Y20', facing: 'E' },
        },
        set: { phase: 'spanish offensive fire', turn, orders },
        actions: [
          refused ? { seat: 'spanish', do: 'fire SP-RED-ART > Y20', refused } : spanish('fire SP-RED-ART > Y20'),
        ],
      })
    expect(shot(5, 'RD1')).toEqual([])
    expect(shot(6)).toEqual([])
  })

  test('RD2 guns reach 5, 4 and 3 hexes by the later tables', () => {
    const reach = (options: Record<string, boolean>) => {
      const p = engine(worded(eagle)).open('second-day', options, fastDice(1))
      return ['SP-RED-ART', 'SP-COU-ART', 'FR-VDL-ART'].map((id) => rangeOf(p, p.scenario.army.units.indexOf(id)))
    }
    expect(reach({})).toEqual([6, 5, 4])
    expect(reach({ laterRanges: true })).toEqual([5, 4, 3])
  })

  test('RD2 the factor of guns is half as much again at 2 and 3 hexes, by the later tables', () => {
    const shot = (options: Record<string, boolean>, points: number) =>
      proofs(
        worded(eagle),
        'bailen',
      )({
        options: { artilleryArc: 'all', ...options },
        place: { 'SP-RED-ART': { at: 'AH7', facing: 'SW', shape: 'unlimbered' }, 'FR-4LR1': { at: 'AH10' } },
        set: { phase: 'spanish offensive fire', orders },
        dice: [0, 1],
        actions: [spanish('fire SP-RED-ART > AH10', 'shoot')],
        expect: { told: [`Fire at AH10, points: ${points}; the die is 1, counts 2.`] },
      })
    expect(shot({}, 2)).toEqual([])
    expect(shot({ laterRanges: true }, 6)).toEqual([])
  })

  test('RD5 at long range the second unit of a stack is harder to hit, by the later tables', () => {
    const place = {
      'SP-RED-ART': { at: 'AH7', facing: 'SW', shape: 'unlimbered' },
      'FR-4LR1': { at: 'AH10' },
      'FR-4LR2': { at: 'AH10' },
    }
    const shot = (options: Record<string, boolean>, told: string[]) =>
      proofs(
        worded(eagle),
        'bailen',
      )({
        options: { artilleryArc: 'all', ...options },
        place,
        set: { phase: 'spanish offensive fire', orders },
        dice: [0, 0, 1, 1],
        actions: [spanish('fire SP-RED-ART > AH10', 'shoot')],
        expect: { told },
      })
    expect(shot({ laterDepth: true }, ['-1 on the die: second unit of the stack (RD5).'])).toEqual([])
  })

  test('RD7 fire into a flank is better by 2, by the later tables', () => {
    const flank = { 'FR-4LR1': { at: 'Y20', facing: 'E' }, 'SP-JAE1': { at: 'Z20', facing: 'E' } }
    const shot = (options: Record<string, boolean>, die: number) =>
      fire({
        place: flank,
        options,
        dice: [1],
        shots: ['fire FR-4LR1:4 > Z20'],
        expect: { told: [`Fire at Z20, points: 4; the die is 1, counts ${die}.`] },
      })
    expect(shot({}, 1)).toEqual([])
    expect(shot({ laterFireModifiers: true }, 3)).toEqual([])
  })

  test('RD27 Swiss fire at Swiss with 2 off the die, by the later tables', () => {
    const swiss = { 'FR-RED1': { at: 'Y20', facing: 'E' }, 'SP-SUI1': { at: 'Z20', facing: 'W' } }
    expect(
      fire({
        place: swiss,
        options: { laterSwiss: true },
        dice: [5],
        shots: ['fire FR-RED1:4 > Z20'],
        expect: { told: ['-2 on the die: Swiss against Swiss (RD27).'] },
      }),
    ).toEqual([])
  })
})
const NONE = {}

describe('stacking', () => {
  test('RD10 the later tables limit stacks by terrain and arm', () => {
    const p = engine(worded(eagle)).open('bailen', { laterStacking: true }, fastDice(1))
    const { army, ground } = p.scenario
    const unit = (id: string) => army.units.indexOf(id)
    const hex = (name: string) => ground.grid.names.indexOf(name)
    // Ceuta and Irlanda lie in Z16 with 24 points at most; a regiment of horse may join them in the open.
    expect(fits(p, unit('SP-FAR'), hex('Z16'), false)).toBe(true)
    const all = ['SP-CEU1', 'SP-CEU2', 'SP-IRL2', 'SP-IRL3'].reduce((sum, id) => sum + army.cf[unit(id)], 0)
    expect(fits(p, unit('SP-BUJ'), hex('Z16'), false)).toBe(all + army.cf[unit('SP-BUJ')] <= 24)
    // One battery with others, not two.
    expect(fits(p, unit('SP-RED-ART'), hex('Z16'), false)).toBe(true)
    p.form[unit('SP-CEU1')] = 1
    expect(fits(p, unit('SP-BUJ'), hex('Z16'), false)).toBe(all + army.cf[unit('SP-BUJ')] <= 18)
  })
})

describe('morale', () => {
  test('RD15 a disorganized unit checks at one less by the later tables', () => {
    const told = (options: Record<string, boolean>, expected: string[]) =>
      bailen({
        options,
        place: { 'FR-4LR1': { at: 'Y20', facing: 'E' }, 'SP-JAE1': { at: 'AF15', facing: 'W', order: 'disorganized' } },
        set: { phase: 'spanish shock', orders },
        dice: [6],
        expect: { told: expected },
      })
    // No unit can attack: the turn goes on to reorganization.
    expect(told({}, ['SP-JAE1 tries to recover its order: the die is 6, counts 6: recovers.'])).toEqual([])
    expect(
      told({ laterMorale: true }, ['SP-JAE1 tries to recover its order: the die is 6, counts 5: recovers.']),
    ).toEqual([])
  })

  test('RD15 a unit whose rally fails badly routs', () => {
    expect(
      bailen({
        options: { laterMorale: true },
        place: { 'FR-4LR1': { at: 'Y20', facing: 'E' }, 'SP-JAE1': { at: 'AF15', facing: 'W', order: 'disorganized' } },
        set: { phase: 'spanish shock', orders },
        dice: [1],
        expect: { units: { 'SP-JAE1': { order: 'routed' } } },
      }),
    ).toEqual([])
  })

  test('RD15 cavalry that rides at infantry without a square checks at one more', () => {
    expect(
      vedel({
        options: { laterMorale: true },
        place: {
          'FR-6DRP': { at: 'AH7', facing: 'SW' },
          Boussart: { at: 'AH7' },
          'SP-IRL1': { at: 'AH10', facing: 'NE' },
        },
        set: { phase: 'french movement', orders: { BOU: 'attack', COR: 'defend' } },
        dice: [2],
        actions: [french('charge FR-6DRP > AH10', 'move FR-6DRP > AH8', 'move FR-6DRP > AH9'), spanish('stand')],
        expect: {
          told: [
            '+1 on the die: no square before the charge (RD15).',
            'FR-6DRP checks its morale: the die is 2, counts 3: no effect.',
          ],
        },
      }),
    ).toEqual([])
  })
})

describe('shock', () => {
  const attack = (
    options: Record<string, boolean>,
    place: object,
    dice: number[],
    expected: Case['expect'],
    actions: Case['actions'] = [],
  ) =>
    bailen({
      options,
      place,
      set: { phase: 'french shock', orders },
      dice,
      actions: [french('attack FR-4LR1 > Z20', 'engage'), ...(actions ?? [])],
      expect: expected,
    } as never)

  test('RD21, 11.1a the grades of the top units are compared, and skirmishers lie at the bottom', () => {
    // D against B in skirmish formation over E: by the rulebook B counts, by the later tables E.
    const place = {
      'FR-4LR1': { at: 'Y20', facing: 'E' },
      'SP-VG1': { at: 'Z20', facing: 'W' },
      'SP-GWC': { at: 'Z20', shape: 'skirmish' },
    }
    const misses = (options: Record<string, boolean>) =>
      attack(options, place, [1], { told: ['-1 on the die: morale grades (RA45).'] }).some(({ path }) =>
        path.includes('told'),
      )
    expect([misses({}), misses({ laterShock: true })]).toEqual([false, true])
  })

  test('RD21 two units that attack different hexes from one stack each count as the top unit', () => {
    const place = {
      'FR-MAR': { at: 'Y20', facing: 'E' },
      'FR-RED1': { at: 'Y20' },
      'SP-JAE1': { at: 'Z20', facing: 'W' },
      'SP-CRE': { at: 'Z19', facing: 'W' },
    }
    const shots = ['attack FR-RED1 > Z20', 'attack FR-MAR > Z19', 'engage', 'resolve Z20']
    const given = { place, options: { laterShock: true, attackQuota: 'none' }, dice: [1] }
    const set = { phase: 'french shock', orders: { ...orders, DUP: 'attack' } }
    // E against C: one level counts.
    const told = bailen({
      ...given,
      set,
      actions: [french(...shots)],
      expect: { told: ['-1 on the die: morale grades (RA45).'] },
    })
    expect(told.filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))).toEqual([])
  })

  test('RD19 an attack from a flank is better by one, by the later tables', () => {
    const place = { 'FR-4LR1': { at: 'Y20', facing: 'E' }, 'SP-JAE1': { at: 'Z20', facing: 'E' } }
    const told = (options: Record<string, boolean>) =>
      attack(options, place, [1], { told: ['+1 on the die: attack from a flank (RD19).'] }).some(({ path }) =>
        path.includes('told'),
      )
    expect([told({}), told({ laterShock: true })]).toEqual([true, false])
  })

  test('RD19 guns that defend alone are lost when they are driven back', () => {
    const place = {
      'FR-4LR1': { at: 'Y20', facing: 'E' },
      'SP-RED-ART': { at: 'Z20', facing: 'W', shape: 'unlimbered' },
    }
    const lost = attack({ laterShock: true }, place, [5], { told: ['SP-RED-ART is destroyed.'] }, [french('hold')])
    expect(lost.filter(({ path }) => path.includes('told'))).toEqual([])
  })
})

describe('cavalry control', () => {
  test('RD26 a regiment that was out of hand before rolls for control with 2 off the die, by the later tables', () => {
    const rolled = (laterControl: boolean, wild: number) => {
      const p = engine(worded(eagle)).open('vedel', { laterControl }, fastDice(1))
      const unit = p.scenario.army.units.indexOf('FR-6DRP')
      p.due[unit] |= due.CONTROL
      p.wild[unit] = wild
      let counts = 0
      const journal: Journal = {
        tell: (_, kind, _unit, __, counted = 0) => (counts = kind === event.RollsControl ? counted : counts),
      }
      Control.steps?.[0]?.(p, { ...fastDice(1), roll: () => 6 }, journal)
      return counts
    }
    // A 6, less 1 for French cavalry.
    expect([rolled(true, 0), rolled(true, 1), rolled(true, 2), rolled(false, 2)]).toEqual([5, 3, 1, 5])
  })
})

describe('readings', () => {
  test('RA12 if the share is a duty, a player does not end the naming of attacks while more units could attack', () => {
    const named = (quota: string, refused?: string) =>
      bailen({
        options: { attackQuota: quota },
        place: { 'FR-4LR1': { at: 'Y20', facing: 'E' }, 'SP-JAE1': { at: 'Z20', facing: 'W' } },
        set: { phase: 'french shock', orders },
        actions: [refused ? { seat: 'french', do: 'engage', refused } : french('engage')],
      }).filter(({ path }) => path !== 'dice')
    expect(named('minimum', 'RA12')).toEqual([])
    expect(named('cap')).toEqual([])
    expect(named('none')).toEqual([])
  })

  test('RA59 a unit that is fired at thirsts always, only next to the enemy, or never, as the option says', () => {
    const shot = (thirstTargets: string, at: string, dice: number[]) =>
      proofs(
        worded(eagle),
        'bailen',
      )({
        options: { artilleryArc: 'all', thirstTargets },
        place: { 'SP-RED-ART': { at: 'AH7', facing: 'SW', shape: 'unlimbered' }, 'FR-4LR1': { at } },
        set: { phase: 'spanish offensive fire', turn: 20, orders },
        dice,
        actions: [spanish(`fire SP-RED-ART > ${at}`, 'shoot')],
      })
    expect(shot('all', 'AH10', [6, 0, 1])).toEqual([])
    expect(shot('adjacent', 'AH10', [0, 1])).toEqual([])
    expect(shot('adjacent', 'AH8', [6, 1])).toEqual([])
    expect(shot('none', 'AH8', [1])).toEqual([])
  })
})
