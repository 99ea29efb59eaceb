import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')

describe('G66: cavalry may go first', () => {
  const file = {
    place: { b1: { white: '2C 2I A' } },
    set: { phase: 'fast movement', orders: { white: ['2 C b1>b2', 'I b1>b2', 'A b1>b2'] } },
  }
  test('G66 the owner moves as many of the ordered cavalry as he likes', () => {
    for (const n of [0, 1, 2])
      expect(
        failures({
          ...file,
          actions: [white(...times(n, 'act C b1>b2'), 'close'), black('close')],
          expect: {
            units: { b2: { white: n === 0 ? '' : `${n}C:moved` }, b1: { white: `${n === 2 ? '' : `${2 - n}C `}2I A` } },
            phase: 'bombardment',
          },
        }),
      ).toEqual([])
  })
  test.each(['act I b1>b2', 'act A b1>b2'])('G66 no unit but cavalry may go: %s', (does) => {
    expect(failures({ ...file, actions: [{ ...white(does, 'close'), refused: 'G66' }] })).toEqual([])
  })
})

describe('G67: into a friendly sector', () => {
  const move = [white('act C b1>a1', 'close'), black('act C a2>a1', 'close')]
  const set = { phase: 'fast movement', orders: { white: ['C b1>a1'], black: ['C a2>a1'] } }
  test('G67 a side enters a sector with a unit of its own at once, before the enemy fights over it', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, a1: { white: 'I' }, a2: { black: 'C' } },
        set,
        actions: move,
        expect: {
          units: { b1: { white: '' }, a1: { white: 'I C:moved' } },
          told: ['White: 1 C moved b1>a1.', 'Black attacks over a1|a2.'],
        },
      }),
    ).toEqual([])
  })
  test('G67 A2 a side enters an empty sector with an own objective at once', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, a2: { black: 'C' } },
        set,
        actions: move,
        expect: { told: ['White: 1 C moved b1>a1.', 'Black attacks over a1|a2.'] },
      }),
    ).toEqual([])
  })
  test('G67 A2 A43 while a routed enemy lies there the sector counts as empty, and is fought for', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, a2: { black: 'C' }, a1: { black: 'A:routed' } },
        set,
        dice: [5, 3],
        actions: [...move, white('advance C b1>a1')],
        expect: {
          told: ['White meets the enemy over a1|b1, on the way to a1.', 'White captures 1 A in a1.'],
          units: { a1: { white: 'C:moved' }, box: { black: 'C' } },
        },
      }),
    ).toEqual([])
  })
})

describe('G68: into a neutral sector', () => {
  test('G68 cavalry enters a neutral sector if no enemy is moving there', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b3: { black: 'C' } },
        set: { phase: 'fast movement', orders: { white: ['C b1>b2'], black: ['C b3>a3'] } },
        actions: [white('act C b1>b2', 'close'), black('act C b3>a3', 'close')],
        expect: { units: { b2: { white: 'C:moved' }, a3: { black: 'C:moved' } } },
      }),
    ).toEqual([])
  })
  test('G68 A43 A34 a sector with only routed enemies is neutral, and they are taken', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b2: { black: '2I:routed A:routed' } },
        set: { phase: 'fast movement', orders: { white: ['C b1>b2'] } },
        actions: [white('act C b1>b2', 'close'), black('close')],
        expect: {
          units: { b2: { white: 'C:moved', black: '' }, captives: { black: '2I A' } },
          told: ['White captures 2 I in b2.'],
        },
      }),
    ).toEqual([])
  })
})

describe('G69: into the enemy', () => {
  test('G69 a sector that the enemy controls means combat', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b2: { black: 'I' } },
        set: { phase: 'fast movement', orders: { white: ['C b1>b2'] } },
        actions: [white('act C b1>b2', 'close'), black('close')],
        expect: { units: { b1: { white: 'C' } }, told: ['White attacks over b1|b2.'] },
      }),
    ).toEqual([])
  })
  test('G69 A6 an enemy on the way to the same sector means combat: no unit gets in while both are left', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b3: { black: 'C' } },
        set: { phase: 'fast movement', orders: { white: ['C b1>b2'], black: ['C b3>b2'] } },
        dice: [4, 4],
        actions: [white('act C b1>b2', 'close'), black('act C b3>b2', 'close')],
        expect: { units: { b1: { white: 'C:spent' }, b3: { black: 'C:spent' }, b2: { white: '', black: '' } } },
      }),
    ).toEqual([])
  })
})

describe('G70: fire is hurried in phase 2', () => {
  const attack = (phase: string, dice: number[], told: string[]) =>
    failures({
      place: { b1: { white: 'C' }, b2: { black: 'A' } },
      set: { phase, orders: { white: ['C b1>b2'] } },
      dice,
      actions: [white('act C b1>b2', 'close'), black('close')],
      expect: { told },
    })
  test('G70 ranged dice have -2 in phase 2', () => {
    expect(
      attack(
        'fast movement',
        [6, 5],
        ['Black b1|b2 1: -2, fast movement phase (G70).', 'Black b1|b2 1: 4 against White b1|b2 1, hits.'],
      ),
    ).toEqual([])
    expect(
      attack(
        'fast movement',
        [5, 4],
        ['Black b1|b2 1: 3 against White b1|b2 1, no hit.', 'Black b1|b2 1: 2 against White b1|b2 1, no hit.'],
      ),
    ).toEqual([])
  })
  test('G70 G82 ranged dice do not have -2 in phase 4', () => {
    expect(attack('combined arms', [4, 3], ['Black b1|b2 1: 4 against White b1|b2 1, hits.'])).toEqual([])
  })
  test('G70 melee dice do not have -2', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b2: { black: 'I' } },
        set: { phase: 'fast movement', orders: { white: ['C b1>b2'] } },
        dice: [1, 3, 6],
        actions: [white('act C b1>b2', 'close'), black('close'), black('close'), white('close')],
        expect: {
          told: ['White b1|b2 1: 4 against Black b1|b2 1, no hit.', 'Black b1|b2 1: 5 against White b1|b2 1, hits.'],
        },
      }),
    ).toEqual([])
  })
})

test('G71 routed cavalry leaves for the routed box before units move in; routed infantry stays and is taken', () => {
  expect(
    failures({
      place: { b1: { white: '3C' }, b2: { black: 'I C' } },
      set: { phase: 'fast movement', orders: { white: ['3 C b1>b2'] } },
      dice: [1, 6, 5, 4, 1, 1],
      actions: [
        white(...times(3, 'act C b1>b2'), 'close'),
        ...[black('close'), black('close'), black('close'), white('close')],
        white('aim White b1|b2 3 > Black b1|b2 1', 'close'),
        white('advance C b1>b2'),
        white('halt'),
      ],
      expect: {
        told: ['Black: 1 C fled from b2.', 'White: 1 C moved b1>b2.'],
        units: { box: { black: 'C' }, captives: { black: 'I' }, b2: { white: 'C:moved', black: '' } },
      },
    }),
  ).toEqual([])
  // With one hit on the infantry it lies routed in the sector, and the unit that enters takes it.
  expect(
    failures({
      place: { b1: { white: '2C' }, b2: { black: 'I C' } },
      set: { phase: 'fast movement', orders: { white: ['2 C b1>b2'] } },
      dice: [1, 6, 5, 1, 1],
      actions: [
        white(...times(2, 'act C b1>b2'), 'close'),
        ...[black('close'), black('close'), black('close'), white('close')],
        white('advance C b1>b2'),
        white('halt'),
      ],
      expect: {
        told: ['Black: 1 C fled from b2.', 'White: 1 C moved b1>b2.', 'White captures 1 I in b2.'],
        units: { box: { black: 'C' }, captives: { black: 'I' } },
      },
    }),
  ).toEqual([])
})

describe('G72: following up is voluntary', () => {
  const won = {
    place: { b1: { white: '3C' }, b2: { black: 'I' } },
    set: { phase: 'fast movement', orders: { white: ['3 C b1>b2>b3'] } },
    // All three hit the one defender.
    dice: [1, 6, 3, 2, 1],
  }
  const charge = [white(...times(3, 'act C b1>b2>b3'), 'close'), ...[black('close'), black('close'), white('close')]]

  test('G72 cavalry that moves in may still act, cavalry that does not is spent', () => {
    expect(
      failures({
        ...won,
        actions: [...charge, white('advance C b1>b2'), white('advance C b1>b2'), white('halt')],
        expect: {
          units: { b2: { white: '2C:moved' }, b1: { white: 'C:spent' } },
          orders: { white: times(2, 'C again b1-b2>b3') },
        },
      }),
    ).toEqual([])
    expect(
      failures({ ...won, actions: [...charge, white('halt')], expect: { units: { b1: { white: '3C:spent' } } } }),
    ).toEqual([])
  })

  test('G72 G38 cavalry that hit no one is spent even if it moves in', () => {
    // The first charges an equal result, the second strikes without an opponent.
    expect(
      failures({
        place: { b1: { white: '2C' }, b2: { black: 'I' } },
        set: { phase: 'fast movement', orders: { white: ['2 C b1>b2>b3'] } },
        dice: [1, 2, 1, 4],
        actions: [
          white(...times(2, 'act C b1>b2>b3'), 'close'),
          ...[black('close'), black('close'), white('close')],
          white('advance C b1>b2'),
          white('advance C b1>b2'),
        ],
        expect: { units: { b2: { white: 'C:moved C:spent' } }, orders: { white: ['C again b1-b2>b3'] } },
      }),
    ).toEqual([])
  })

  test('G72 G38 of two cavalry units the one that hit moves in before the one that did not', () => {
    expect(
      failures({
        place: { b1: { white: '2C' }, b2: { black: 'I' } },
        set: { phase: 'fast movement', orders: { white: ['2 C b1>b2>b3'] } },
        dice: [1, 2, 1, 4],
        actions: [
          white(...times(2, 'act C b1>b2>b3'), 'close'),
          ...[black('close'), black('close'), white('close')],
          white('advance C b1>b2'),
          white('halt'),
        ],
        expect: {
          units: { b2: { white: 'C:moved' }, b1: { white: 'C:spent' } },
          orders: { white: ['C again b1-b2>b3'] },
        },
      }),
    ).toEqual([])
  })

  test('G72 A33 cavalry that finds no room has not declined: it goes back and may act again', () => {
    // Eight cavalry from two directions clear b2: six find room.
    const place = { b1: { white: '4C' }, a2: { white: '4C' }, b2: { black: 'A' } }
    expect(
      failures({
        place,
        set: { phase: 'fast movement', orders: { white: ['4 C b1>b2', '4 C a2>b2'] } },
        dice: [1, 1, 6, 5, 4, 3, 6, 5, 4, 3],
        actions: [
          white(...times(4, 'act C b1>b2'), ...times(4, 'act C a2>b2'), 'close'),
          ...[black('close'), black('post A > b1|b2', 'close'), white('pass'), white('close')],
          ...[black('post A > b1|b2', 'close'), white('pass')],
          ...times(4, 'advance C b1>b2').map((does) => white(does)),
          ...times(2, 'advance C a2>b2').map((does) => white(does)),
        ],
        expect: {
          units: { b2: { white: '6C:moved' }, a2: { white: '2C:moved' } },
          orders: { white: times(2, 'C again a2>b2') },
          phase: 'bombardment',
        },
      }),
    ).toEqual([])
  })

  test('G72 G46 cavalry that has not cleared its target sector cannot move in beside a unit that has', () => {
    expect(
      failures({
        place: { b1: { white: '2C' }, b2: { black: '2I' }, a2: { white: 'C' }, a3: { black: 'I' } },
        set: { phase: 'fast movement', orders: { white: ['2 C b1>b2', 'C a2>a3'] } },
        dice: [1, 1, 1, 6, 1, 6, 1, 3, 3],
        actions: [
          white(...times(2, 'act C b1>b2'), 'act C a2>a3', 'close'),
          ...[black('close'), black('close'), white('close')],
          { ...white('advance C b1>b2'), refused: 'G46' },
          white('advance C a2>a3'),
        ],
        expect: { units: { a3: { white: 'C:moved' }, b1: { white: 'C:moved C:spent' }, b2: { black: 'I I:routed' } } },
      }),
    ).toEqual([])
  })
})

describe('G73: thrown back', () => {
  test('G73 A15 if the enemy still holds the sector, the attackers are where they came from', () => {
    expect(
      failures({
        place: { b1: { white: '2C' }, b2: { black: '3I' } },
        set: { phase: 'fast movement', orders: { white: ['2 C b1>b2'] } },
        dice: [1, 1, 6, 6, 1, 1],
        actions: [white(...times(2, 'act C b1>b2'), 'close'), ...[black('close'), black('close'), white('close')]],
        expect: {
          units: { b1: { white: '2C:moved' }, b2: { black: 'I 2I:routed' } },
          orders: { white: times(2, 'C again b1>b2') },
          phase: 'bombardment',
        },
      }),
    ).toEqual([])
  })

  test('G73 A15 cavalry thrown back may charge again in phase 4 with the same step, for the last time', () => {
    expect(
      failures({
        place: { b1: { white: '2C:moved' }, b2: { black: 'I 2I:routed' } },
        set: { phase: 'combined arms', orders: { white: ['2 C again b1>b2'] } },
        dice: [1, 6, 5, 1],
        actions: [
          white(...times(2, 'act C again b1>b2'), 'close'),
          ...[black('close'), black('close'), white('close'), white('aim White b1|b2 2 > Black b1|b2 1', 'close')],
        ],
        expect: { units: { b2: { white: '2C:spent' } }, orders: { white: [] } },
      }),
    ).toEqual([])
  })
})
