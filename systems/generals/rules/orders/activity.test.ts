import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')
const nobodyActs = [white('close'), black('close')]

test('G20 a unit with an order that does not act in this phase is passive, and defends its sector', () => {
  expect(
    failures({
      place: { b1: { white: '2I' }, b2: { black: '2I' } },
      set: { phase: 'combined arms', orders: { white: ['2 I b1>b2'], black: ['2 I b2>a2'] } },
      dice: [1, 1, 2, 2],
      actions: [
        white(...times(2, 'act I b1>b2'), 'close'),
        black('close'),
        white('withdraw White b1|b2 1', 'withdraw White b1|b2 2', 'close'),
      ],
      expect: {
        told: [
          'White attacks over b1|b2.',
          'Black b1|b2 1: I.',
          'Black b1|b2 2: I.',
          'Black b1|b2 1: 0, the table (G120).',
        ],
        orders: { black: ['I b2>a2', 'I b2>a2'] },
      },
    }),
  ).toEqual([])
})

test('G20 A46 a unit that has moved is passive at once: attacked in the same phase, it defends and may react', () => {
  expect(
    failures({
      place: { a1: { white: '2I' }, a2: { white: 'I' }, b2: { black: '2C' } },
      set: { phase: 'combined arms', orders: { white: ['2 I a1>a2'], black: ['2 C b2>a2'] } },
      dice: [5, 5, 1, 6, 6],
      actions: [
        white(...times(2, 'act I a1>a2'), 'close'),
        black(...times(2, 'act C b2>a2'), 'close'),
        white(...times(3, 'square a2'), 'close'),
        black('close'),
      ],
      expect: {
        told: ['White: 2 I moved a1>a2.', 'Black attacks over a2|b2.', 'White a2|b2 1: I:square.'],
        units: { a2: { white: '2I:square:spent I:spent' } },
      },
    }),
  ).toEqual([])
})

test('G21 cavalry that has acted once can act again, infantry and artillery cannot', () => {
  expect(
    failures({
      place: { a1: { white: 'I 2C A' }, a2: { white: 'I' } },
      set: { phase: 'combined arms', orders: { white: ['I a1>a2', '2 C a1>a2>b2'] } },
      actions: [
        white('act I a1>a2', ...times(2, 'act C a1>a2>b2'), 'close'),
        black('close'),
        { ...white('act I a1>a2', 'close'), refused: 'G39' },
        white(...times(2, 'act C again a1-a2>b2'), 'close'),
        black('close'),
      ],
      expect: { units: { a2: { white: 'I I:spent' }, b2: { white: '2C:spent' } }, phase: 'rally' },
    }),
  ).toEqual([])
})

test('G22 a unit that has done everything it can is spent, and its order is gone', () => {
  expect(
    failures({
      place: { a1: { white: '2I 2C' } },
      set: { phase: 'fast movement', orders: { white: ['2 C a1>a2>b2', '2 I a1>b1'] } },
      actions: [
        white(...times(2, 'act C a1>a2>b2'), 'close'),
        ...[black('close'), ...nobodyActs],
        white('act C again a1-a2>b2', 'act I a1>b1', 'close'),
        black('close'),
      ],
      expect: {
        units: { b2: { white: 'C:spent' }, a2: { white: 'C:moved' }, b1: { white: 'I:spent' }, a1: { white: 'I' } },
        orders: { white: ['C again a1-a2>b2', 'I a1>b1'] },
      },
    }),
  ).toEqual([])
})

describe('G23: a phase gone by', () => {
  const file = {
    place: { b1: { white: 'C A' }, b2: { black: 'I' } },
    set: { phase: 'combined arms', orders: { white: ['A b1>b2', 'C b1>b2'] } },
  }
  test('G23 after the bombardment phase the same order can only attack or move', () => {
    expect(
      failures({
        ...file,
        dice: [1, 1, 1],
        actions: [white('act A b1>b2', 'close'), black('close')],
        expect: { told: ['White attacks over b1|b2.', 'White b1|b2 1: attacking A.'], tokens: { white: [] } },
      }),
    ).toEqual([])
  })
  test('G23 after the combined arms phase no unit attacks any more', () => {
    expect(
      failures({
        ...file,
        actions: [...nobodyActs, { ...white('act C b1>b2', 'close'), refused: 'G85' }],
        expect: { phase: 'non-combat move' },
      }),
    ).toEqual([])
  })
})

test('G24 units that were not activated hold their ground and fight back', () => {
  expect(
    failures({
      place: { b1: { white: '2I' }, b2: { black: 'I A' } },
      set: { phase: 'combined arms', orders: { white: ['2 I b1>b2'] } },
      dice: [2, 2, 6, 6, 1],
      actions: [white(...times(2, 'act I b1>b2'), 'close'), black('close')],
      expect: {
        told: ['Black b1|b2 1: 6 against White b1|b2 1, hits.', 'Black b1|b2 2: 6 against White b1|b2 2, hits.'],
        units: { b1: { white: '' }, b2: { black: 'I A' }, box: { white: '2I' } },
      },
    }),
  ).toEqual([])
})

describe('G25: both sides at once', () => {
  const file = {
    place: { a1: { white: 'I' }, c3: { black: 'I' } },
    set: { phase: 'combined arms', orders: { white: ['I a1>a2'], black: ['I c3>c2'] } },
  }
  test('G25 no unit moves before both sides have said which units act', () => {
    expect(
      failures({
        ...file,
        actions: [white('act I a1>a2', 'close')],
        expect: { units: { a1: { white: 'I' }, a2: { white: '' } }, awaiting: ['black'], told: ['Combined arms.'] },
      }),
    ).toEqual([])
  })
  test('G25 both sides move in the same phase when both have said which units act', () => {
    expect(
      failures({
        ...file,
        actions: [black('act I c3>c2', 'close'), white('act I a1>a2', 'close')],
        expect: { units: { a2: { white: 'I:spent' }, c2: { black: 'I:spent' } } },
      }),
    ).toEqual([])
  })
})

describe('G26: step by step over the whole board', () => {
  /** White attacks b2 from b1 and c3 from c2. */
  const two = {
    place: { b1: { white: '2I' }, b2: { black: 'I' }, c2: { white: 'I' }, c3: { black: 'I' } },
    set: { phase: 'combined arms', orders: { white: ['2 I b1>b2', 'I c2>c3'] } },
  }
  const attack = white(...times(2, 'act I b1>b2'), 'act I c2>c3', 'close')

  test('G26 all zones fire before any goes into melee', () => {
    expect(
      failures({
        ...two,
        dice: [3, 2, 3, 3, 3, 4, 3, 2, 4, 2],
        actions: [attack, black('close'), white('close')],
        expect: {
          told: [
            'White b1|b2 1 rolls 3.',
            'Black b1|b2 1 rolls 3.',
            'White c2|c3 1 rolls 3.',
            'Black c2|c3 1 rolls 3.',
            'White b1|b2 1: 2 against Black b1|b2 1, no hit.',
            'Black c2|c3 1: 3 against White c2|c3 1, no hit.',
            'White b1|b2 1 rolls 4.',
            'Black c2|c3 1 rolls 2.',
          ],
          units: { b2: { white: '2I:spent', black: '' }, c3: { white: 'I:spent', black: '' } },
        },
      }),
    ).toEqual([])
  })

  test('G26 a unit that is hit in a part still strikes in it: losses count when all dice are rolled', () => {
    // The second attacker aims at the defender while the defender shoots the first: both hits count.
    expect(
      failures({
        place: { b1: { white: '2I' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I b1>b2'] } },
        dice: [5, 4, 6, 2],
        actions: [white(...times(2, 'act I b1>b2'), 'close'), black('close'), white('close')],
        expect: {
          told: [
            'White b1|b2 2: 4 against Black b1|b2 1, hits.',
            'Black b1|b2 1: 6 against White b1|b2 1, hits.',
            'A unit is routed: White b1|b2 1.',
            'A unit is routed: Black b1|b2 1.',
          ],
          units: { box: { white: 'I', black: 'I' }, b2: { white: 'I:spent' } },
        },
      }),
    ).toEqual([])
  })
})
