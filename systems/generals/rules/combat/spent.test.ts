import { describe, expect, test } from 'vitest'
import { by, type Case, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')
const nobodyActs = [white('close'), black('close')]

describe('G36: spent after acting', () => {
  test('G36 a unit that has carried out its order and has no move left is spent when the phase closes', () => {
    expect(
      failures({
        place: { b1: { white: '2I 2C A' }, b2: { black: 'I' } },
        set: { phase: 'bombardment', orders: { white: ['A b1>b2', 'I b1>c1', '2 C b1>a1>a2'] } },
        dice: [1],
        actions: [
          white('act A b1>b2', 'close'),
          black('close'),
          white('act I b1>c1', ...times(2, 'act C b1>a1>a2'), 'close'),
          black('close'),
          white('act C again b1-a1>a2', 'close'),
          black('close'),
        ],
        expect: {
          units: {
            b1: { white: 'I A:spent' },
            c1: { white: 'I:spent' },
            a1: { white: 'C:moved' },
            a2: { white: 'C:spent' },
          },
        },
      }),
    ).toEqual([])
  })

  test('G36 A46 a unit that has moved and is attacked in the same phase is not yet spent and fights at full worth', () => {
    expect(
      failures({
        place: { a1: { white: 'I' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['I a1>a2'], black: ['I b2>b1'] } },
        actions: [white('act I a1>a2', 'close'), black('act I b2>b1', 'close')],
        expect: { units: { a2: { white: 'I:spent' }, b1: { black: 'I:spent' } } },
      }),
    ).toEqual([])
    expect(
      failures({
        place: { a1: { white: 'I' }, a2: { white: 'C' }, b2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['I a1>a2'], black: ['2 I b2>a2'] } },
        dice: [4, 1, 1, 1, 1],
        actions: [
          white('act I a1>a2', 'close'),
          black(...times(2, 'act I b2>a2'), 'close'),
          ...[white('close'), white('close'), black('close')],
        ],
        expect: {
          told: [
            'White a2|b2 1: I:arrived.',
            'White a2|b2 1: 0, the table (G120).',
            'White a2|b2 1: 4 against Black a2|b2 1, hits.',
          ],
        },
      }),
    ).toEqual([])
  })
})

describe('G37: spent after reacting', () => {
  test.each([
    ['a square that is formed', 5, 'I:square:spent'],
    ['A17 one that fails', 4, 'I:spent'],
  ])('G37 %s makes the infantry spent', (_, roll, after) => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b2: { black: 'I' } },
        set: { phase: 'fast movement', orders: { white: ['C b1>b2'] } },
        dice: [roll, 1],
        actions: [
          white('act C b1>b2', 'close'),
          ...[black('close'), black('square b2', 'close')],
          white('withdraw White b1|b2 1', 'close'),
        ],
        expect: { units: { b2: { black: after } }, phase: 'bombardment' },
      }),
    ).toEqual([])
  })

  test('G37 cavalry that has fallen back is spent where it went', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b2: { black: '2C' }, b3: { black: 'I' } },
        set: { phase: 'fast movement', orders: { white: ['C b1>b2'] } },
        actions: [
          white('act C b1>b2', 'close'),
          black('close'),
          black(...times(2, 'retreat b2'), 'close'),
          white('advance C b1>b2'),
        ],
        expect: { units: { b3: { black: 'I 2C:spent' }, b2: { black: '' } } },
      }),
    ).toEqual([])
  })

  test('G37 A17 cavalry whose counter-charge failed is spent', () => {
    expect(
      failures({
        place: { b1: { white: 'I' }, b2: { black: 'C' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2'] } },
        dice: [4, 1, 1, 1],
        actions: [
          white('act I b1>b2', 'close'),
          ...[black('close'), black('countercharge b2', 'close'), white('close')],
        ],
        expect: {
          units: { b2: { black: 'C:spent' } },
          told: ['Black, cavalry in b2 tries to counter-charge and rolls 4: no.'],
        },
      }),
    ).toEqual([])
  })
})

describe('G38: cavalry that hits no one', () => {
  const charge = {
    place: { b1: { white: '2C' }, b2: { black: '2I' } },
    set: { phase: 'fast movement', orders: { white: ['2 C b1>b2>b3'] } },
    actions: [white(...times(2, 'act C b1>b2>b3'), 'close'), ...[black('close'), black('close'), white('close')]],
  }
  test('G38 G58 cavalry that hits no one is spent, and cavalry beside it that hit is not', () => {
    // Fire: 1, 1. Melee: White 6 and 1, Black 3 and 3.
    expect(
      failures({
        ...charge,
        dice: [1, 1, 6, 1, 3, 3],
        expect: {
          units: { b1: { white: 'C:moved C:spent' }, b2: { black: 'I I:routed' } },
          orders: { white: ['C again b1>b2>b3'] },
        },
      }),
    ).toEqual([])
  })

  test('G38 A16 cavalry that withdraws is spent as well', () => {
    expect(
      failures({
        ...charge,
        dice: [1, 1],
        actions: [...charge.actions.slice(0, 3), white('withdraw White b1|b2 1', 'withdraw White b1|b2 2', 'close')],
        expect: { units: { b1: { white: '2C:spent' } }, orders: { white: [] } },
      }),
    ).toEqual([])
  })

  test('G38 A16 a unit that had no one to strike has not failed', () => {
    expect(
      failures({
        place: { b1: { white: '2C' }, b2: { black: 'C' }, b3: { black: 'I' } },
        set: { phase: 'fast movement', orders: { white: ['2 C b1>b2>a2'] } },
        actions: [
          ...[white(...times(2, 'act C b1>b2>a2'), 'close'), black('close')],
          black('retreat b2', 'close'),
          white('advance C b1>b2'),
          white('advance C b1>b2'),
        ],
        expect: { units: { b2: { white: '2C:moved' } }, orders: { white: times(2, 'C again b1-b2>a2') } },
      }),
    ).toEqual([])
  })
})

describe('G39: what a spent unit is worth', () => {
  test('G39 a spent unit performs no action', () => {
    for (const [unit, refused] of Object.entries({ 'I:spent': 'G39', 'I:square:spent': 'G39', 'I:routed': 'G128' }))
      expect(
        failures({
          place: { b1: { white: unit } },
          set: { phase: 'combined arms', orders: { white: ['I b1>b2'] } },
          actions: [{ ...white('act I b1>b2', 'close'), refused }],
        }),
      ).toEqual([])
  })

  test.each([
    ['infantry', 'I:spent', 'combined arms', 'I', ['0, the table (G120).', '-1, spent (G39).'], [3, 4, 3, 4]],
    ['artillery', 'A:spent', 'combined arms', 'I', ['0, the table (G120).', '-1, spent (G39).'], [3, 4, 3, 3]],
  ])('G39 %s fires at -1', (_, unit, phase, attacker, [table, spent], dice) => {
    expect(
      failures({
        place: { b1: { white: attacker }, b2: { black: unit } },
        set: { phase, orders: { white: [`${attacker} b1>b2`] } },
        dice,
        actions: [white(`act ${attacker} b1>b2`, 'close'), black('close'), white('close')],
        expect: {
          told: [
            `Black b1|b2 1: ${table}`,
            `Black b1|b2 1: ${spent}`,
            'Black b1|b2 1: 3 against White b1|b2 1, no hit.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('G39 a spent unit fights at -1 in melee', () => {
    expect(
      failures({
        place: { b1: { white: 'I' }, b2: { black: 'I:spent' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2'] } },
        dice: [1, 1, 3, 5],
        actions: [white('act I b1>b2', 'close'), black('close'), white('close')],
        expect: {
          told: ['White b1|b2 1: 4 against Black b1|b2 1, no hit.', 'Black b1|b2 1: 4 against White b1|b2 1, no hit.'],
        },
      }),
    ).toEqual([])
  })

  test('G39 a spent unit does not react', () => {
    expect(
      failures({
        place: { b1: { white: 'I C' }, b2: { black: 'I:spent C:spent' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2', 'C b1>b2'] } },
        dice: [1, 1],
        actions: [
          white('act I b1>b2', 'act C b1>b2', 'close'),
          black('close'),
          white('withdraw White b1|b2 1', 'withdraw White b1|b2 2', 'close'),
        ],
        expect: { phase: 'non-combat move' },
      }),
    ).toEqual([])
  })
})

describe('G40: cavalry that has moved one sector', () => {
  const file = {
    place: { b2: { white: 'C:moved' }, b3: { black: 'I' }, b1: { white: 'I' } },
    set: { phase: 'combined arms', orders: { black: ['I b3>b2'] } },
  }
  test('G40 cavalry that has moved one sector may counter-charge', () => {
    expect(
      failures({
        ...file,
        dice: [5, 1, 6, 1],
        actions: [white('close'), black('act I b3>b2', 'close'), white('countercharge b2', 'close'), white('halt')],
        expect: {
          told: ['White: 1 cavalry counter-charged over b2|b3.'],
          units: { b2: { white: 'C:spent' }, box: { black: 'I' } },
        },
      }),
    ).toEqual([])
  })
  test('G40 cavalry that has moved one sector may fall back', () => {
    expect(
      failures({
        ...file,
        actions: [
          white('close'),
          black('act I b3>b2', 'close'),
          white('close'),
          white('retreat b2', 'close'),
          black('close'),
        ],
        expect: { units: { b1: { white: 'I C:spent' }, b2: { black: 'I:spent' } } },
      }),
    ).toEqual([])
  })
  test('G40 cavalry that has moved one sector fights without -1', () => {
    expect(
      failures({
        ...file,
        dice: [1, 2, 2],
        actions: [white('close'), black('act I b3>b2', 'close'), white('close'), white('close'), black('close')],
        expect: {
          told: ['White b2|b3 1: -1, the table (G120).', 'White b2|b3 1: 1 against Black b2|b3 1, no hit.'],
          units: { box: { white: 'C' }, b2: { black: 'I:spent' } },
        },
      }),
    ).toEqual([])
  })
})

test('G41 A40 spent units stay so through the rally phase and recover in phase 7', () => {
  const file = {
    place: { a1: { white: '2I:spent 2C:spent C:moved A:spent' }, b3: { black: 'I:square:spent' } },
    set: { phase: 'rally' },
  }
  expect(
    failures({
      ...file,
      actions: [white('close')],
      expect: { units: { a1: { white: '2I:spent 2C:spent C:moved A:spent' } } },
    }),
  ).toEqual([])
  expect(
    failures({
      ...file,
      actions: nobodyActs,
      expect: { units: { a1: { white: '2I 3C A' }, b3: { black: 'I' } }, round: 2 },
    }),
  ).toEqual([])
})

describe('G42: spent in phase 4', () => {
  test('G42 a unit spent in phase 4 loses nothing in combat, since none follows', () => {
    expect(
      failures({
        place: { b1: { white: 'I' }, b2: { white: 'I:spent' }, b3: { black: 'I' } },
        set: { phase: 'non-combat move', orders: { black: ['I b3>b2'] } },
        actions: [white('close'), { ...black('act I b3>b2', 'close'), refused: 'G85' }],
      }),
    ).toEqual([])
  })
  test('G42 A51 a unit spent in phase 4 cannot move in phase 5', () => {
    expect(
      failures({
        place: { b1: { white: '2C' }, b2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['2 C b1>b2'] } },
        dice: [1, 1, 6, 1, 3, 3],
        actions: [
          ...[white(...times(2, 'act C b1>b2'), 'close'), black('close'), black('close'), white('close')],
          { ...white(...times(2, 'act C again b1>b2'), 'close'), refused: 'G85' },
        ],
        expect: {
          units: { b1: { white: 'C:moved C:spent' } },
          orders: { white: ['C again b1>b2'] },
          phase: 'non-combat move',
        },
      }),
    ).toEqual([])
  })
})

describe('why a unit does not act any more', () => {
  const refused = (what: string, rule: string) => ({ ...white(what, 'close'), refused: rule })
  const charge = (dice: number[], more: ReturnType<typeof white>[], black2 = '2I') => ({
    place: { b1: { white: 'C' }, b2: { black: black2 } },
    set: { phase: 'fast movement', orders: { white: ['C b1>b2>a2'] } },
    dice,
    actions: [white('act C b1>b2>a2', 'close'), black('close'), ...more] as Case['actions'],
  })

  test('G38 cavalry that hit no one, or withdrew, does not act any more', () => {
    const missed = charge([1, 1, 3], [black('close'), white('close'), ...nobodyActs])
    expect(
      failures({
        ...missed,
        actions: [
          ...(missed.actions ?? []),
          ...['C b1>b2>a2', 'C again b1>b2>a2'].map((o) => refused(`act ${o}`, 'G38')),
        ],
      }),
    ).toEqual([])
    const withdrew = charge([1], [black('close'), white('withdraw White b1|b2 1', 'close'), ...nobodyActs])
    expect(failures({ ...withdrew, actions: [...(withdrew.actions ?? []), refused('act C b1>b2>a2', 'G38')] })).toEqual(
      [],
    )
  })

  test('G72 cavalry that could have followed up does not act any more', () => {
    const stays = charge([1, 1, 6], [white('close'), white('halt'), ...nobodyActs], 'A')
    expect(failures({ ...stays, actions: [...(stays.actions ?? []), refused('act C b1>b2>a2', 'G72')] })).toEqual([])
  })

  test('G30 cavalry that hit and came back goes on under another name', () => {
    const back = charge([1, 6, 1], [black('close'), white('close'), ...nobodyActs])
    expect(
      failures({
        ...back,
        actions: [...(back.actions ?? []), refused('act C b1>b2>a2', 'G30'), white('act C again b1>b2>a2', 'close')],
        expect: { awaiting: ['black'] },
      }),
    ).toEqual([])
  })

  test('G22 one order is one move: cavalry that is not spent needs another for its second', () => {
    expect(
      failures({
        place: { b1: { white: 'C' } },
        set: { phase: 'fast movement', orders: { white: ['C b1>b2'] } },
        actions: [
          ...[white('act C b1>b2', 'close'), black('close'), ...nobodyActs],
          ...[refused('act C b1>b2', 'G22'), white('close'), black('close')],
        ],
        expect: { units: { b2: { white: 'C:moved' } } },
      }),
    ).toEqual([])
  })

  test('G128 a unit with an order that was routed in the fight does not act any more', () => {
    expect(
      failures({
        place: { b1: { white: 'C' }, b2: { black: '2I' } },
        set: { phase: 'fast movement', orders: { white: ['C b1>b2>a2'] } },
        dice: [6],
        actions: [
          white('act C b1>b2>a2', 'close'),
          ...[black('close'), black('close')],
          ...nobodyActs,
          refused('act C b1>b2>a2', 'G128'),
        ],
      }),
    ).toEqual([])
  })
})
