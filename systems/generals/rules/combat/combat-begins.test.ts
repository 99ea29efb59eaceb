import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')

describe('G43: what starts a combat', () => {
  test('G43 a combat starts when a unit enters a sector that the enemy controls', () => {
    expect(
      failures({
        place: { b1: { white: 'I' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2'] } },
        dice: [1, 1],
        actions: [white('act I b1>b2', 'close'), black('close')],
        expect: {
          told: ['White attacks over b1|b2.', 'White b1|b2 1: attacking I.', 'Black b1|b2 1: I.'],
          awaiting: ['white'],
        },
      }),
    ).toEqual([])
  })

  test('G43 a combat starts when both sides move into the same sector', () => {
    expect(
      failures({
        place: { b1: { white: 'I' }, b3: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2'], black: ['I b3>b2'] } },
        dice: [4, 4, 3, 2],
        actions: [white('act I b1>b2', 'close'), black('act I b3>b2', 'close')],
        expect: {
          told: [
            'White meets the enemy over b1|b2, on the way to b2.',
            'White b1|b2 1: attacking I.',
            'Black b1|b2 1: attacking I.',
            'White b1|b2 1: -1, the table (G120).',
            'Black b1|b2 1: -1, the table (G120).',
          ],
          units: { b2: { white: 'I:spent' }, box: { black: 'I' } },
        },
      }),
    ).toEqual([])
  })

  test('G43 A7 a combat starts when neighbours move against each other over their border', () => {
    expect(
      failures({
        place: { b1: { white: '2I' }, b2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I b1>b2'], black: ['2 I b2>b1'] } },
        dice: [4, 3, 4, 3, 5, 2, 4, 2],
        actions: [white(...times(2, 'act I b1>b2'), 'close'), black(...times(2, 'act I b2>b1'), 'close')],
        expect: {
          told: [
            'White attacks over b1|b2.',
            'Black attacks over b1|b2.',
            'White b1|b2 2: attacking I.',
            'Black b1|b2 2: attacking I.',
            'White b1|b2 1: 5 against Black b1|b2 1, hits.',
          ],
          // One of Black's units is left in b2, so no unit moves.
          units: { b1: { white: '2I:spent' }, b2: { black: 'I:spent' }, box: { black: 'I' } },
        },
      }),
    ).toEqual([])
  })

  test('G43 no combat starts in a friendly or an empty sector, or when an enemy passes on his way elsewhere', () => {
    expect(
      failures({
        place: { b1: { white: '2I' }, a2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2', 'I b1>a1'], black: ['I a2>a3'] } },
        actions: [white('act I b1>b2', 'act I b1>a1', 'close'), black('act I a2>a3', 'close')],
        expect: {
          units: { b2: { white: 'I:spent' }, a1: { white: 'I:spent' }, a3: { black: 'I:spent' } },
          phase: 'non-combat move',
        },
      }),
    ).toEqual([])
  })
})

describe('G44: where they stand', () => {
  test('G44 attackers stand on their half of the zone of the border they attack, defenders opposite', () => {
    expect(
      failures({
        place: { a2: { white: '3I' }, b2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I a2>b2'] } },
        dice: [1, 1, 1, 1],
        actions: [white(...times(2, 'act I a2>b2'), 'close'), black('close')],
        expect: {
          told: [
            'White a2|b2 1: attacking I.',
            'White a2|b2 2: attacking I.',
            'Black a2|b2 1: I.',
            'Black a2|b2 2: I.',
          ],
          awaiting: ['white'],
        },
      }),
    ).toEqual([])
  })

  test('G44 if neither side holds the sector there are no defenders: both sides attack', () => {
    expect(
      failures({
        place: { a2: { white: '2I' }, c2: { black: 'I' }, b3: { black: '3I' } },
        set: { phase: 'combined arms', orders: { white: ['I a2>b2'], black: ['I c2>b2'] } },
        dice: [1, 1, 2, 1],
        actions: [white('act I a2>b2', 'close'), black('act I c2>b2', 'close')],
        expect: {
          told: ['White a2|b2 1: attacking I.', 'Black a2|b2 1: attacking I.'],
          units: { b2: { white: 'I:spent' }, b3: { black: '3I' } },
        },
      }),
    ).toEqual([])
  })
})

describe('G45: both sides roll', () => {
  test('G45 attacker and defender alike roll and can be hit', () => {
    expect(
      failures({
        place: { b1: { white: '2I' }, b2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I b1>b2'] } },
        dice: [6, 1, 4, 4, 1, 1],
        actions: [white(...times(2, 'act I b1>b2'), 'close'), black('close'), white('close')],
        expect: {
          told: ['White b1|b2 1: 5 against Black b1|b2 1, hits.', 'Black b1|b2 2: 4 against White b1|b2 2, hits.'],
        },
      }),
    ).toEqual([])
  })

  test('G45 in bombardment only the attacker rolls', () => {
    expect(
      failures({
        place: { b1: { white: 'A' }, b2: { black: '2I A' } },
        set: { phase: 'bombardment', orders: { white: ['A b1>b2'] } },
        dice: [6, 6],
        actions: [white('act A b1>b2', 'close'), black('close')],
        expect: { units: { b2: { black: '2I:routed A' }, b1: { white: 'A:spent' } }, phase: 'combined arms' },
      }),
    ).toEqual([])
  })
})

describe('G46: taking a sector', () => {
  const file = {
    place: { b1: { white: '2I' }, b2: { black: '2I' } },
    set: { phase: 'combined arms', orders: { white: ['2 I b1>b2'] } },
    actions: [white(...times(2, 'act I b1>b2'), 'close'), black('close'), white('close')],
  }
  test('G46 when all enemies of the sector are hit it is won', () => {
    expect(
      failures({
        ...file,
        dice: [1, 1, 1, 1, 5, 5, 1, 1],
        expect: { units: { b2: { white: '2I:spent', black: '' }, b1: { white: '' }, box: { black: '2I' } } },
      }),
    ).toEqual([])
  })
  test('G46 an enemy that was not hit holds the sector', () => {
    expect(
      failures({
        ...file,
        dice: [1, 1, 1, 1, 5, 1, 3, 3],
        expect: { units: { b2: { white: '', black: 'I' }, b1: { white: 'I:spent' }, box: { black: 'I', white: 'I' } } },
      }),
    ).toEqual([])
  })
  test('G46 a sector is not won while an enemy is left that found no space in the zone', () => {
    expect(
      failures({
        ...file,
        place: { b1: { white: '2I' }, b2: { black: '3I' } },
        dice: [1, 1, 1, 1, 5, 5, 1, 1],
        expect: { units: { b2: { white: '', black: 'I' }, b1: { white: '2I:spent' }, box: { black: '2I' } } },
      }),
    ).toEqual([])
  })
})
