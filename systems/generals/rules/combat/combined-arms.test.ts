import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')
const nobodyActs = [white('close'), black('close')]

describe('G81: all arms', () => {
  test('G81 infantry and cavalry move or attack, guns attack at short range, all in one phase', () => {
    expect(
      failures({
        place: { a1: { white: '2I 2C' }, b1: { white: 'I A' }, b2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['I a1>a2', 'C a1>RW', 'I b1>b2', 'A b1>b2'] } },
        dice: [6, 6, 5, 1, 1, 1],
        actions: [
          white('act I a1>a2', 'act C a1>RW', 'act I b1>b2', 'act A b1>b2', 'close'),
          black('close'),
          white('close'),
        ],
        expect: {
          told: [
            'White: 1 I moved a1>a2.',
            'White attacks over b1|b2.',
            'White b1|b2 1: attacking I.',
            'White b1|b2 2: attacking A.',
          ],
          units: {
            a2: { white: 'I:spent' },
            RW: { white: 'C:moved' },
            b2: { white: 'I:spent' },
            b1: { white: 'A:spent' },
          },
        },
      }),
    ).toEqual([])
  })

  test('G81 G67 G68 G69 units move first into friendly sectors, then into neutral ones, then to combat', () => {
    expect(
      failures({
        place: { a1: { white: 'I' }, b1: { white: '2I' }, c1: { white: 'I' }, c2: { black: 'I' }, a2: { white: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I c1>c2', 'I b1>b2', 'I a1>a2'] } },
        dice: [1, 1],
        actions: [white('act I c1>c2', 'act I b1>b2', 'act I a1>a2', 'close'), black('close')],
        expect: { told: ['White: 1 I moved a1>a2.', 'White: 1 I moved b1>b2.', 'White attacks over c1|c2.'] },
      }),
    ).toEqual([])
  })

  test('G81 A23 guns attack without moving, and do not keep the enemy out of a neutral sector', () => {
    expect(
      failures({
        place: { b1: { white: 'A' }, b3: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['A b1>b2'], black: ['2 I b3>b2'] } },
        dice: [2, 1, 1],
        actions: [white('act A b1>b2', 'close'), black(...times(2, 'act I b3>b2'), 'close')],
        expect: {
          told: ['Black: 2 I moved b3>b2.', 'White attacks over b1|b2.', 'Black b1|b2 1: I:arrived.'],
          units: { b1: { white: 'A:spent' }, b2: { black: 'I:spent' }, box: { black: 'I' } },
        },
      }),
    ).toEqual([])
  })

  test('G81 A23 guns without movers beside them leave an empty sector to no side, and keep their order', () => {
    expect(
      failures({
        place: { b1: { white: 'A' }, b3: { black: 'A' } },
        set: { phase: 'combined arms', orders: { white: ['A b1>b2'], black: ['A b3>b2'] } },
        actions: [white('act A b1>b2', 'close'), black('act A b3>b2', 'close')],
        expect: {
          orders: { white: ['A b1>b2'], black: ['A b3>b2'] },
          units: { b1: { white: 'A' }, b3: { black: 'A' } },
        },
      }),
    ).toEqual([])
  })
})

test('G82 fire in this phase has no general penalty', () => {
  expect(
    failures({
      place: { b1: { white: 'I' }, b2: { black: 'I' } },
      set: { phase: 'combined arms', orders: { white: ['I b1>b2'] } },
      dice: [1, 4],
      actions: [white('act I b1>b2', 'close'), black('close')],
      expect: {
        told: ['Black b1|b2 1: 0, the table (G120).', 'Black b1|b2 1: 4 against White b1|b2 1, hits.'],
        units: { box: { white: 'I' } },
      },
    }),
  ).toEqual([])
})

describe('G83: routed units leave first', () => {
  test('G83 routed cavalry and infantry are in the box before any unit moves in, and so are not taken', () => {
    expect(
      failures({
        place: { b1: { white: '3I' }, b2: { black: 'I C A' } },
        set: { phase: 'combined arms', orders: { white: ['3 I b1>b2'] } },
        // All are routed by fire, and in the melee the routed are missed.
        dice: [6, 6, 6, 1, 1, 1, 1, 1, 1],
        actions: [
          white(...times(3, 'act I b1>b2'), 'close'),
          ...[black('close'), black('close'), black('close'), white('close'), white('close')],
        ],
        expect: {
          told: [
            'Black: 1 C fled from b2.',
            'Black: 1 I fled from b2.',
            'White: 3 I moved b1>b2.',
            'White captures 1 A in b2.',
          ],
          units: { b2: { white: '3I:spent' }, box: { black: 'I C' }, captives: { black: 'A' } },
        },
      }),
    ).toEqual([])
  })

  test('G83 units routed by bombardment leave as well, wherever they are', () => {
    expect(
      failures({
        place: { a3: { black: 'I:routed C:routed A:routed I' }, b1: { white: 'I:routed' } },
        set: { phase: 'combined arms' },
        actions: nobodyActs,
        expect: { units: { a3: { black: 'A:routed I' }, b1: { white: '' }, box: { black: 'I C', white: 'I' } } },
      }),
    ).toEqual([])
  })
})

describe('G84: following up is a duty', () => {
  const won = {
    place: { b1: { white: '2C' }, b2: { black: 'C' } },
    set: { phase: 'combined arms', orders: { white: ['2 C b1>b2'] } },
    actions: [white(...times(2, 'act C b1>b2'), 'close'), ...[black('close'), black('close'), white('close')]],
  }
  test('G84 the attackers move in without being asked, cavalry too', () => {
    expect(
      failures({
        ...won,
        dice: [6, 5, 1],
        expect: { units: { b2: { white: '2C:moved' }, b1: { white: '' } }, phase: 'non-combat move' },
      }),
    ).toEqual([])
  })
  test('G84 A24 units that have withdrawn do not move in, nor do the guns', () => {
    expect(
      failures({
        place: { b1: { white: '2I' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I b1>b2'] } },
        dice: [1, 1, 1, 6, 1],
        actions: [
          white(...times(2, 'act I b1>b2'), 'close'),
          ...[black('close'), white('withdraw White b1|b2 2', 'close')],
        ],
        expect: { units: { b2: { white: 'I:spent' }, b1: { white: 'I:spent' } } },
      }),
    ).toEqual([])
    expect(
      failures({
        place: { b1: { white: 'I A' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2', 'A b1>b2'] } },
        dice: [1, 1, 1, 1],
        actions: [white('act I b1>b2', 'act A b1>b2', 'close'), black('close')],
        expect: { units: { b2: { white: 'I:spent' }, b1: { white: 'A:spent' } } },
      }),
    ).toEqual([])
  })
  test('G84 if the enemy still holds the sector the attackers are where they came from', () => {
    expect(
      failures({
        place: { b1: { white: 'I' }, b2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2'] } },
        dice: [1, 1, 6, 1],
        actions: [white('act I b1>b2', 'close'), black('close'), white('close')],
        expect: { units: { b1: { white: 'I:spent' }, b2: { black: 'I' }, box: { black: 'I' } } },
      }),
    ).toEqual([])
  })
})
