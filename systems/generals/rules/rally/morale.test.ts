import { describe, expect, test } from 'vitest'
import { by, type Case, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'dennewitz')
const white = by('white')
const black = by('black')
const options = { armyMorale: true }
const scoring = (vp: { white: number; black: number }, more = {}) => ({ phase: 'scoring', vp, ...more })
/** Neither side holds more sectors than the other. */
const even = { a1: { white: 'I' }, c3: { black: 'I' } }

describe('G134: points to lose', () => {
  test('G134 each side begins with 15 points, and there is no row of chips', () => {
    expect(failures({ options, expect: { vp: { white: 15, black: 15 }, pool: 0 } })).toEqual([])
    expect(failures({ options: { ...options, compensation: 2 }, expect: { vp: { white: 17, black: 15 } } })).toEqual([])
    expect(failures({ options: { ...options, compensation: -3 }, expect: { vp: { white: 15, black: 18 } } })).toEqual(
      [],
    )
  })

  test('G134 a side loses what the enemy would earn: one for captured infantry or cavalry, two for artillery', () => {
    expect(
      failures({
        options,
        place: { ...even, captives: { white: '2I 1C 1A', black: '1A' } },
        set: scoring({ white: 15, black: 15 }),
        expect: {
          vp: { white: 10, black: 13 },
          told: ['Black loses 2 for units that were captured.', 'White loses 5 for units that were captured.'],
        },
      }),
    ).toEqual([])
  })

  test('G134 a side loses points for objectives: five for the command sector, one for a flag', () => {
    expect(
      failures({
        options,
        place: { b3: { white: 'I' }, a1: { black: 'I' }, c1: { black: 'I' }, a2: { white: 'I' } },
        set: scoring({ white: 15, black: 15 }),
        expect: { vp: { white: 13, black: 10 }, told: ['White loses 1 for a1.', 'Black loses 5 for b3.'] },
      }),
    ).toEqual([])
  })

  test('G134 a side loses points for loose markers as well', () => {
    expect(
      failures({
        options: { ...options, objectiveMarkers: 'many' },
        place: { a3: { white: 'I' }, b2: { white: 'I' }, a1: { black: 'I' }, c1: { black: 'I' } },
        set: scoring({ white: 15, black: 15 }, { markers: { black: { 'big flag': 'a3', 'big wind rose': 'b2' } } }),
        expect: { vp: { white: 15, black: 9 }, markers: { black: { 'big wind rose': null, 'big flag': 'a3' } } },
      }),
    ).toEqual([])
  })

  test('G134 a side that loses the last point has lost; ten points win nothing', () => {
    const captured = { ...even, captives: { black: '1A' } }
    const play = (left: number, expected: Case['expect']) =>
      failures({ options, place: captured, set: scoring({ white: 11, black: left }), expect: expected })
    expect(play(3, { vp: { white: 11, black: 1 }, outcome: null, round: 2 })).toEqual([])
    expect(play(2, { vp: { white: 11, black: 0 }, outcome: { winner: ['white'] } })).toEqual([])
    expect(
      play(1, { vp: { white: 11, black: -1 }, outcome: { winner: ['white'] }, told: ['White has won the battle.'] }),
    ).toEqual([])
  })

  test('G134 the limit of rounds stays: after round 10 the side with more points wins', () => {
    const last = (vp: { white: number; black: number }) => ({ options, place: even, set: scoring(vp, { round: 10 }) })
    expect(failures({ ...last({ white: 4, black: 9 }), expect: { outcome: { winner: ['black'] } } })).toEqual([])
    expect(failures({ ...last({ white: 9, black: 9 }), expect: { outcome: { winner: [] } } })).toEqual([])
  })

  test('B17 if both lose the last point at once, the side with more left wins, and equal armies draw', () => {
    const both = (whites: string, blacks: string) => ({
      options,
      place: { ...even, captives: { white: whites, black: blacks } },
      set: scoring({ white: 1, black: 1 }),
    })
    expect(failures({ ...both('1I', '1I'), expect: { vp: { white: 0, black: 0 }, outcome: { winner: [] } } })).toEqual(
      [],
    )
    expect(
      failures({ ...both('1A', '1I'), expect: { vp: { white: -1, black: 0 }, outcome: { winner: ['black'] } } }),
    ).toEqual([])
  })
})

describe('G135: sectors', () => {
  test('G135 the side with fewer sectors gives one point to the other', () => {
    expect(
      failures({
        options,
        place: { a1: { white: 'I' }, a2: { white: 'I' }, c3: { black: 'I' } },
        set: scoring({ white: 15, black: 15 }),
        expect: { vp: { white: 16, black: 14 }, told: ['Black, who holds fewer sectors, gives 1 to the enemy.'] },
      }),
    ).toEqual([])
  })
  test('G135 with equal sectors neither side gives anything', () => {
    expect(
      failures({
        options,
        place: even,
        set: scoring({ white: 15, black: 15 }),
        expect: { vp: { white: 15, black: 15 }, told: ['Equal sectors: no one gives a point.'], pool: 0 },
      }),
    ).toEqual([])
  })
  test('G135 the last point can be given away', () => {
    expect(
      failures({
        options,
        place: { a1: { white: 'I' }, c3: { black: 'I' }, c2: { black: 'I' } },
        set: scoring({ white: 1, black: 5 }),
        expect: { vp: { white: 0, black: 6 }, outcome: { winner: ['black'] } },
      }),
    ).toEqual([])
  })
})

describe('G136: orders by morale', () => {
  const plan = (points: number, actions: Case['actions'], expected: Case['expect'], more: Case = {}) =>
    failures({
      options,
      set: { phase: 'planning', vp: { white: points, black: 15 } },
      actions,
      expect: expected,
      ...more,
    })
  const ten = [...times(4, 'order I a1>a2'), ...times(4, 'order I c1>c2'), ...times(2, 'order C RW>a1')]

  test('G136 a round has as many orders as points', () => {
    expect(plan(4, [white(...ten.slice(0, 4), 'close')], { allotment: { white: 4 }, saved: { white: 0 } })).toEqual([])
    expect(plan(4, [{ ...white(...ten.slice(0, 5), 'close'), refused: 'G63' }], {})).toEqual([])
    expect(plan(4, [white(ten[0], 'close')], { saved: { white: 3 } })).toEqual([])
  })

  test('G136 orders above the normal ten can only rally', () => {
    expect(
      plan(13, [white(...ten, 'close')], { allotment: { white: 10 }, surplus: { white: 3 }, saved: { white: 3 } }),
    ).toEqual([])
    expect(plan(13, [{ ...white(...ten, 'order C a1>a2', 'close'), refused: 'G63' }], {})).toEqual([])
    expect(plan(13, [white('close')], { saved: { white: 13 } })).toEqual([])
  })

  test('G136 orders above the normal ten do rally units', () => {
    expect(
      plan(
        11,
        [
          white(...ten, 'close'),
          black('close'),
          ...Array.from({ length: 4 }, () => [white('close'), black('close')]).flat(),
          { ...white('rally I', 'rally C', 'close'), refused: 'G87' },
          white('rally I', 'close'),
          black('close'),
        ],
        { units: { box: { white: '2C' }, RW: { white: '9I 4C' }, merged: { white: '1I' } } },
        { place: { box: { white: '2I 2C' } }, others: 'stay' },
      ),
    ).toEqual([])
  })

  test('G136 without points there are no orders at all', () => {
    const broke = {
      options: { ...options, orderDelivery: true },
      set: { phase: 'planning', vp: { white: -1, black: 15 } },
    }
    expect(failures({ ...broke, actions: [{ ...white('order A b1>b2', 'close'), refused: 'G63' }] })).toEqual([])
    expect(failures({ ...broke, actions: [white('close')], expect: { saved: { white: 0 } } })).toEqual([])
  })

  test('B7 with dice for orders the die takes the place of the ten', () => {
    const both = (points: number, dice: number[], expected: Case['expect']) =>
      failures({
        options: { ...options, orderDice: true },
        set: { phase: 'planning', vp: { white: points, black: points } },
        dice,
        expect: expected,
      })
    expect(both(15, [6, 1], { allotment: { white: 12, black: 7 }, surplus: { white: 3, black: 8 } })).toEqual([])
    expect(both(8, [6, 1], { allotment: { white: 8, black: 7 }, surplus: { white: 0, black: 1 } })).toEqual([])
  })
})
