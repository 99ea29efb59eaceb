import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')
const nobodyActs = [white('close'), black('close')]

describe('infantry', () => {
  const file = {
    place: { b1: { white: 'I' }, b2: { black: '' } },
    set: { phase: 'fast movement', orders: { white: ['I b1>b2'] } },
  }
  test('G52 infantry acts in phase 4 or 5, not before, and once', () => {
    const early = [
      { ...white('act I b1>b2', 'close'), refused: 'G66' },
      ...nobodyActs,
      { ...white('act I b1>b2', 'close'), refused: 'G75' },
      ...nobodyActs,
    ]
    const acts = [white('act I b1>b2', 'close'), black('close')]
    const again = { ...white('act I b1>b2', 'close'), refused: 'G39' }
    expect(
      failures({ ...file, actions: [...early, ...acts, again], expect: { units: { b2: { white: 'I:spent' } } } }),
    ).toEqual([])
    expect(
      failures({
        ...file,
        actions: [...early, ...nobodyActs, ...acts],
        expect: { units: { b2: { white: 'I:spent' } }, phase: 'rally' },
      }),
    ).toEqual([])
  })

  test('G53 infantry fires and fights hand to hand, and stands first in the zone', () => {
    expect(
      failures({
        place: { b1: { white: 'I C A' }, b2: { black: '3I' } },
        set: { phase: 'combined arms', orders: { white: ['A b1>b2', 'C b1>b2', 'I b1>b2'] } },
        dice: [3, 1, 1, 1, 1, 1, 4, 3, 2, 2],
        actions: [
          white('act A b1>b2', 'act C b1>b2', 'act I b1>b2', 'close'),
          ...[black('close'), black('close'), white('close')],
        ],
        expect: {
          told: [
            'White b1|b2 1: attacking I.',
            'White b1|b2 2: attacking C.',
            'White b1|b2 3: attacking A.',
            'White b1|b2 1: -1, the table (G120).',
            'White b1|b2 1 rolls 3.',
            'White b1|b2 3 rolls 1.',
            'White b1|b2 1: +1, the table (G120).',
            'White b1|b2 1 rolls 4.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('G54 infantry threatened by cavalry can try to form square', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['C b1>b2'] } },
        dice: [5, 4, 1],
        actions: [
          white('act C b1>b2', 'close'),
          ...[black('close'), black(...times(2, 'square b2'), 'close'), white('withdraw White b1|b2 1', 'close')],
        ],
        expect: {
          units: { b2: { black: 'I:square:spent I:spent' } },
          told: [
            'Black, infantry in b2 tries to form square and rolls 5: yes.',
            'Black, infantry in b2 tries to form square and rolls 4: no.',
            'Black b1|b2 1: I:square.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('G54 infantry threatened by infantry cannot form square', () => {
    expect(
      failures({
        place: { b1: { white: 'I' }, b2: { black: 'I C' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2'] } },
        actions: [white('act I b1>b2', 'close'), black('close'), { ...black('square b2', 'close'), refused: 'G98' }],
      }),
    ).toEqual([])
  })
})

describe('cavalry', () => {
  test.each([
    ['phases 2 and 4', [0, 2]],
    ['phases 2 and 5', [0, 3]],
    ['phases 4 and 5', [2, 3]],
    ['phase 5 alone', [3]],
  ])('G55 cavalry acts in %s', (_, active) => {
    const steps = ['act C a1>b1>c1', 'act C again a1-b1>c1']
    let done = 0
    const actions = [0, 1, 2, 3].flatMap((phase) =>
      active.includes(phase) ? [white(steps[done++], 'close'), black('close')] : nobodyActs,
    )
    expect(
      failures({
        place: { a1: { white: 'C' } },
        set: { phase: 'fast movement', orders: { white: ['C a1>b1>c1'] } },
        actions,
        expect: {
          units: active.length === 2 ? { c1: { white: 'C:spent' } } : { b1: { white: 'C:moved' } },
          phase: 'rally',
        },
      }),
    ).toEqual([])
  })

  test('G55 cavalry does not act in phase 3, and fights in melee only', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b2: { black: 'I' } },
        set: { phase: 'bombardment', orders: { white: ['C b1>b2'] } },
        dice: [1, 6, 1],
        actions: [
          { ...white('act C b1>b2', 'close'), refused: 'G75' },
          ...[...nobodyActs, white('act C b1>b2', 'close'), black('close'), black('close'), white('close')],
        ],
        expect: { told: ['Black b1|b2 1 rolls 1.', 'White b1|b2 1 rolls 6.'], units: { b2: { white: 'C:moved' } } },
      }),
    ).toEqual([])
  })

  describe('G56: retreat or counter-charge', () => {
    const file = {
      place: { b1: { white: 'I' }, b2: { black: 'C' }, b3: { black: 'I' } },
      set: { phase: 'combined arms', orders: { white: ['I b1>b2'] } },
    }
    const attack = [white('act I b1>b2', 'close'), black('close')]
    test('G56 cavalry that is attacked may retreat', () => {
      expect(
        failures({
          ...file,
          actions: [...attack, black('close'), black('retreat b2', 'close'), white('close')],
          expect: {
            units: { b2: { white: 'I:spent' }, b3: { black: 'I C:spent' } },
            told: ['Black: 1 cavalry fell back b2>b3.'],
          },
        }),
      ).toEqual([])
    })
    test('G56 cavalry that is attacked may counter-charge', () => {
      expect(
        failures({
          ...file,
          dice: [5, 1, 1, 6],
          actions: [...attack, black('countercharge b2', 'close'), black('advance C counter b2>b1')],
          expect: { units: { b1: { black: 'C:spent' }, box: { white: 'I' } } },
        }),
      ).toEqual([])
    })
    test.each([5, 4])('G56 A17 after a roll of %i cavalry cannot retreat any more', (die) => {
      const next = black('retreat b2', 'close')
      const [failure] = failures({
        ...file,
        dice: [die, 1, 1, 1],
        actions: [...attack, black('countercharge b2', 'close'), next],
      })
      expect(failure).toMatchObject({ path: expect.stringMatching(/^actions\[3\]/), expected: 'legal' })
    })
  })

  test('G57 cavalry without an opponent strikes in any zone of the sector', () => {
    expect(
      failures({
        place: { a2: { white: 'C' }, b1: { white: 'I' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['C a2>b2', 'I b1>b2'] } },
        dice: [2, 2, 2, 3, 2],
        actions: [
          white('act C a2>b2', 'act I b1>b2', 'close'),
          ...[black('close'), black('close'), black('post I > b1|b2', 'close'), white('pass'), white('close')],
          ...[black('post I > b1|b2', 'close'), white('pass')],
        ],
        expect: {
          told: [
            'White a2|b2 1 aims at Black b1|b2 1.',
            'White a2|b2 1: +1, the table (G120).',
            'White a2|b2 1: +2, no opposing unit (G115).',
            'White a2|b2 1: 5 against Black b1|b2 1, hits.',
          ],
          units: { b2: { white: 'I:spent C:moved' }, box: { black: 'I' } },
        },
      }),
    ).toEqual([])
  })

  test('G58 a charge that hits no one leaves cavalry spent', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b2: { black: 'I' } },
        set: { phase: 'fast movement', orders: { white: ['C b1>b2'] } },
        dice: [1, 1, 3],
        actions: [white('act C b1>b2', 'close'), black('close'), black('close'), white('close')],
        expect: { units: { b1: { white: 'C:spent' }, b2: { black: 'I' } }, orders: { white: [] } },
      }),
    ).toEqual([])
  })
})

describe('artillery', () => {
  const place = { b1: { white: 'A' }, b2: { black: '2I' } }
  describe('G59: one thing a round', () => {
    const set = { phase: 'bombardment', orders: { white: ['A b1>b2'] } }
    test('G59 after bombarding artillery can neither attack nor move', () => {
      expect(
        failures({
          place,
          set,
          dice: [1, 1],
          actions: [
            ...[white('act A b1>b2', 'close'), black('close')],
            ...[{ ...white('act A b1>b2', 'close'), refused: 'G59' }, ...nobodyActs],
            { ...white('act A b1>b2', 'close'), refused: 'G59' },
          ],
          expect: { units: { b1: { white: 'A:spent' } } },
        }),
      ).toEqual([])
    })
    test('G59 after an attack artillery cannot move', () => {
      expect(
        failures({
          place: { ...place, a1: { white: 'A' } },
          set: { phase: 'combined arms', orders: { white: ['A b1>b2'] } },
          dice: [6, 6, 1],
          actions: [
            white('act A b1>b2', 'close'),
            black('close'),
            { ...white('act A b1>b2', 'close'), refused: 'G59' },
          ],
          expect: { units: { b1: { white: 'A:spent' }, b2: { black: 'I' } }, orders: { white: [] } },
        }),
      ).toEqual([])
    })
    test('G59 a battery whose enemy is gone has not attacked and may still move', () => {
      expect(
        failures({
          place: { b1: { white: 'A' }, b2: { black: 'I' } },
          set: { phase: 'combined arms', orders: { white: ['A b1>b2'], black: ['I b2>a2'] } },
          actions: [
            white('act A b1>b2', 'close'),
            black('act I b2>a2', 'close'),
            white('act A b1>b2', 'close'),
            black('close'),
          ],
          expect: {
            units: { b2: { white: 'A:spent' } },
            told: ['White: 1 A have no enemy to fire at (b1>b2).', 'White: 1 A moved b1>b2.'],
          },
        }),
      ).toEqual([])
    })
  })

  describe('G60: two dice', () => {
    test('G60 artillery that bombards rolls two dice, one against each of two units', () => {
      expect(
        failures({
          place,
          set: { phase: 'bombardment', orders: { white: ['A b1>b2'] } },
          dice: [6, 6],
          actions: [white('act A b1>b2', 'close'), black('close')],
          expect: { units: { b2: { black: '2I:routed' } } },
        }),
      ).toEqual([])
    })
    test('G60 artillery that attacks rolls two dice, both against one unit', () => {
      expect(
        failures({
          place,
          set: { phase: 'combined arms', orders: { white: ['A b1>b2'] } },
          dice: [3, 2, 1],
          actions: [white('act A b1>b2', 'close'), black('close')],
          expect: { units: { b2: { black: 'I' }, destroyed: { black: 'I' } } },
        }),
      ).toEqual([])
    })
    test('G60 artillery that defends rolls two dice, both against one unit, and none in melee', () => {
      expect(
        failures({
          place: { b1: { white: '2I' }, b2: { black: 'A' } },
          set: { phase: 'combined arms', orders: { white: ['2 I b1>b2'] } },
          dice: [2, 1, 5, 4, 3],
          actions: [white(...times(2, 'act I b1>b2'), 'close'), black('close'), white('close')],
          expect: {
            told: [
              'Black b1|b2 1 rolls 5.',
              'Black b1|b2 1 rolls 4.',
              'Black b1|b2 1: 5 against White b1|b2 1, hits.',
              'Black b1|b2 1: 4 against White b1|b2 1, hits.',
              'White b1|b2 1: 4 against Black b1|b2 1, hits.',
            ],
            units: { destroyed: { white: 'I' }, captives: { black: 'A' }, b2: { white: 'I:spent' } },
          },
        }),
      ).toEqual([])
    })
  })

  test('G61 artillery does not follow up into a sector that it has helped to win', () => {
    expect(
      failures({
        place: { b1: { white: 'I A' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2', 'A b1>b2'] } },
        dice: [6, 6, 5, 1],
        actions: [white('act I b1>b2', 'act A b1>b2', 'close'), black('close'), white('close')],
        expect: {
          units: { b1: { white: 'A:spent' }, b2: { white: 'I:spent' } },
          told: ['White: 1 gun stepped back from b1|b2.'],
        },
      }),
    ).toEqual([])
  })

  test('G61 artillery does not move into a sector without an enemy in the combined arms phase', () => {
    expect(
      failures({
        place: { b1: { white: 'A' } },
        set: { phase: 'combined arms', orders: { white: ['A b1>b2'] } },
        actions: [white('act A b1>b2', 'close'), black('close')],
        expect: { units: { b1: { white: 'A' } }, orders: { white: ['A b1>b2'] }, phase: 'non-combat move' },
      }),
    ).toEqual([])
  })

  describe('G62: guns do not run', () => {
    test('G62 routed guns stay when the others flee', () => {
      expect(
        failures({
          place: { b2: { black: 'I:routed C:routed A:routed' }, b1: { white: 'I' } },
          set: { phase: 'combined arms' },
          actions: nobodyActs,
          expect: { units: { b2: { black: 'A:routed' }, box: { black: 'I C' } } },
        }),
      ).toEqual([])
    })
    test('G62 routed guns are rallied where they stand', () => {
      expect(
        failures({
          place: { b2: { black: 'I A:routed' } },
          set: { phase: 'rally', saved: { black: 1 } },
          actions: [white('close'), black('recover b2', 'close')],
          expect: { units: { b2: { black: 'I A' } } },
        }),
      ).toEqual([])
    })
    test('G62 an enemy who takes the sector of routed guns gets two points', () => {
      expect(
        failures({
          place: { b2: { black: 'A:routed' }, a2: { black: 'I' }, b1: { white: 'I' } },
          set: { phase: 'non-combat move', orders: { white: ['I b1>b2'] } },
          actions: [white('act I b1>b2', 'close'), black('close'), ...nobodyActs],
          expect: { told: ['White captures 1 A in b2.', 'White: 2 for captured units.'], vp: { white: 2, black: 0 } },
        }),
      ).toEqual([])
    })
  })
})
