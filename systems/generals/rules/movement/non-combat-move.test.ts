import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')
const phase = 'non-combat move'

describe('G85: quiet moves', () => {
  test('G85 every arm moves into friendly and neutral sectors', () => {
    expect(
      failures({
        place: { b1: { white: '2I C A' }, a1: { white: 'I' } },
        set: { phase, orders: { white: ['I b1>a1', 'I b1>b2', 'C b1>c1', 'A b1>b2>b3'] } },
        actions: [white('act I b1>a1', 'act I b1>b2', 'act C b1>c1', 'act A b1>b2>b3', 'close'), black('close')],
        expect: {
          units: {
            a1: { white: 'I I:spent' },
            b2: { white: 'I:spent A:spent' },
            c1: { white: 'C:moved' },
            b1: { white: '' },
          },
        },
      }),
    ).toEqual([])
  })

  test('G85 no unit moves into a sector that the enemy holds', () => {
    expect(
      failures({
        place: { b1: { white: 'I C A' }, b2: { black: 'I' } },
        set: { phase, orders: { white: ['I b1>b2', 'C b1>b2', 'A b1>b2'] } },
        actions: ['I', 'C', 'A'].map((type) => ({ ...white(`act ${type} b1>b2`, 'close'), refused: 'G85' })),
      }),
    ).toEqual([])
  })

  test('G85 A42 no unit moves into a sector that the enemy leaves in the same phase', () => {
    expect(
      failures({
        place: { b1: { white: 'I' }, b2: { black: 'I' } },
        set: { phase, orders: { white: ['I b1>b2'], black: ['I b2>b3'] } },
        actions: [{ ...white('act I b1>b2', 'close'), refused: 'G85' }, white('close'), black('act I b2>b3', 'close')],
        expect: { units: { b3: { black: 'I:spent' }, b2: { black: '' } } },
      }),
    ).toEqual([])
  })

  test('G85 a neutral sector that both want is entered by neither', () => {
    expect(
      failures({
        place: { b1: { white: '5I' }, b3: { black: 'A' } },
        set: { phase, orders: { white: ['5 I b1>b2'], black: ['A b3>b2'] } },
        actions: [white(...times(5, 'act I b1>b2'), 'close'), black('act A b3>b2', 'close')],
        expect: {
          units: { b1: { white: '5I' }, b3: { black: 'A' }, b2: { white: '', black: '' } },
          told: [
            'White: 5 I cannot go b1>b2: the enemy is there, or on his way there.',
            'Black: 1 A cannot go b3>b2: the enemy is there, or on his way there.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('G85 A55 neither side enters a sector that both want, even if one comes out of its reserve', () => {
    expect(
      failures({
        place: { RW: { white: 'I' }, a2: { black: 'I' }, a1: { black: 'A:routed' } },
        set: { phase, orders: { white: ['I RW>a1'], black: ['I a2>a1'] } },
        actions: [white('act I RW>a1', 'close'), black('act I a2>a1', 'close')],
        expect: { units: { RW: { white: 'I' }, a2: { black: 'I' } } },
      }),
    ).toEqual([])
  })

  test('G85 A2 if both want an empty sector with an objective, only the owner of the objective enters', () => {
    expect(
      failures({
        place: { RW: { white: 'I' }, a2: { black: 'I' } },
        set: { phase, orders: { white: ['I RW>a1'], black: ['I a2>a1'] } },
        actions: [white('act I RW>a1', 'close'), black('act I a2>a1', 'close')],
        expect: { units: { a1: { white: 'I:spent' }, a2: { black: 'I' } } },
      }),
    ).toEqual([])
  })

  test('G85 spent units and those without an order do not move', () => {
    expect(
      failures({
        place: { b1: { white: 'I:spent C:spent' } },
        set: { phase, orders: { white: ['I b1>b2'] } },
        actions: [
          { ...white('act I b1>b2', 'close'), refused: 'G39' },
          { ...white('act C b1>b2', 'close'), refused: 'G17' },
        ],
      }),
    ).toEqual([])
  })

  test('G85 G126 a unit that enters takes the routed guns of the enemy', () => {
    expect(
      failures({
        place: { b1: { white: 'I' }, b2: { black: '2A:routed' } },
        set: { phase, orders: { white: ['I b1>b2'] } },
        actions: [white('act I b1>b2', 'close'), black('close')],
        expect: { units: { b2: { white: 'I:spent', black: '' }, captives: { black: '2A' } } },
      }),
    ).toEqual([])
  })

  test('G85 G33 if too many units go to one sector the owner says which stay', () => {
    expect(
      failures({
        place: { b1: { white: '2I A' }, c1: { white: '5I' } },
        set: { phase, orders: { white: ['2 I b1>c1', 'A b1>c1'] } },
        actions: [
          white(...times(2, 'act I b1>c1'), 'act A b1>c1', 'close'),
          black('close'),
          white('hold I b1>c1'),
          white('hold I b1>c1'),
        ],
        expect: { units: { c1: { white: '5I A:spent' }, b1: { white: '2I' } } },
      }),
    ).toEqual([])
  })
})

describe('G86: the border limit holds', () => {
  test('G86 the sixth unit over a border is refused', () => {
    expect(
      failures({
        place: { RW: { white: '4I 2A' } },
        set: { phase, orders: { white: ['4 I RW>b1', '2 A RW>b1'] } },
        actions: [
          { ...white(...times(4, 'act I RW>b1'), ...times(2, 'act A RW>b1'), 'close'), refused: 'G35' },
          white(...times(4, 'act I RW>b1'), 'act A RW>b1', 'close'),
          black('close'),
        ],
        expect: { units: { b1: { white: '4I:spent A:spent' }, RW: { white: 'A' } } },
      }),
    ).toEqual([])
  })
})
