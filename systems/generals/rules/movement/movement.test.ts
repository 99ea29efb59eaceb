import { describe, expect, test } from 'vitest'
import { engine, fastDice, isRefusal } from '../../../../src/kernel/index.ts'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import board from '../../data/board.json' with { type: 'json' }
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')
const nobodyActs = [white('close'), black('close')]

describe('G27: never diagonally', () => {
  const position = new Map(board.sectors.list.map(({ id, column, row }) => [id, { column, row }]))
  const kernel = engine(worded(generals))
  const p = kernel.open('marengo', {}, fastDice(1))

  test('G27 on the battlefield sectors touch along the four directions only', () => {
    for (const { between, combat } of board.borders.list) {
      if (!combat) continue
      const [x, y] = between.map((id) => position.get(id)) as { column: number; row: number }[]
      expect(Math.abs(x.column - y.column) + Math.abs(x.row - y.row)).toBe(1)
    }
  })

  test.each(['order I a1>b2', 'order C a1>b2', 'order C a1>a2>b3', 'order A b1>c2', 'order I b1>b3'])(
    'G27 %s cannot be ordered',
    (does) => {
      expect(isRefusal(kernel.parse(p, 0, does))).toBe(true)
    },
  )
})

test('G28 cavalry moves one sector in a phase, and its second step waits for another phase', () => {
  expect(
    failures({
      place: { c1: { white: '2C' } },
      set: { phase: 'fast movement', orders: { white: ['2 C c1>c2>b2'] } },
      actions: [
        { ...white('act C c1>c2>b2', 'act C again c1-c2>b2', 'close'), refused: 'G28' },
        white(...times(2, 'act C c1>c2>b2'), 'close'),
        black('close'),
      ],
      expect: {
        units: { c2: { white: '2C:moved' }, b2: { white: '' } },
        phase: 'bombardment',
        orders: { white: times(2, 'C again c1-c2>b2') },
      },
    }),
  ).toEqual([])
})

describe('G29: how far in a round', () => {
  test('G29 infantry moves one sector', () => {
    const place = { b1: { white: 'I' } }
    expect(
      failures({
        place,
        set: { phase: 'planning' },
        actions: [{ ...white('order I b1>b2>b3', 'close'), refused: 'G29' }],
      }),
    ).toEqual([])
  })

  test('G29 a battery moves the first step of its arrow, and no further', () => {
    expect(
      failures({
        place: { b1: { white: 'A' } },
        set: { phase: 'non-combat move', orders: { white: ['A b1>b2>b3'] } },
        actions: [white('act A b1>b2>b3', 'close'), black('close')],
        expect: { units: { b2: { white: 'A:spent' } }, orders: { white: [] }, phase: 'rally' },
      }),
    ).toEqual([])
  })

  test('G29 A12 cavalry moves two sectors, round a corner or there and back', () => {
    expect(
      failures({
        place: { c1: { white: '2C' } },
        set: { phase: 'combined arms', orders: { white: ['C c1>c2>b2', 'C c1>c2>c1'] } },
        actions: [
          white('act C c1>c2>b2', 'act C c1>c2>c1', 'close'),
          black('close'),
          white('act C again c1-c2>b2', 'act C again c1-c2>c1', 'close'),
          black('close'),
        ],
        expect: { units: { b2: { white: 'C:spent' }, c1: { white: 'C:spent' }, c2: { white: '' } } },
      }),
    ).toEqual([])
  })
})

describe('G30: when cavalry makes its two moves', () => {
  const place = { c1: { white: 'C' } }
  const set = { phase: 'fast movement', orders: { white: ['C c1>c2>b2'] } }
  const first = [white('act C c1>c2>b2', 'close'), black('close')]
  const second = [white('act C again c1-c2>b2', 'close'), black('close')]
  const ridden = { units: { b2: { white: 'C:spent' } } }

  test('G30 cavalry may move in phases 2 and 4', () => {
    const actions = [...first, ...nobodyActs, ...second]
    expect(failures({ place, set, actions, expect: { ...ridden, phase: 'non-combat move' } })).toEqual([])
  })
  test('G30 cavalry may move in phases 2 and 5', () => {
    const actions = [...first, ...nobodyActs, ...nobodyActs, ...second]
    expect(failures({ place, set, actions, expect: { ...ridden, phase: 'rally' } })).toEqual([])
  })
  test('G30 cavalry may move in phases 4 and 5', () => {
    const actions = [...nobodyActs, ...nobodyActs, ...first, ...second]
    expect(failures({ place, set, actions, expect: { ...ridden, phase: 'rally' } })).toEqual([])
  })
  test('G30 cavalry does not move in all three phases', () => {
    const actions = [...first, ...nobodyActs, ...second, { ...white('act C again c1-c2>b2', 'close'), refused: 'G39' }]
    expect(failures({ place, set, actions, expect: { ...ridden, orders: { white: [] } } })).toEqual([])
  })
})

describe('G32: no attack out of the reserve', () => {
  test.each(['fast movement', 'combined arms'])(
    'G32 %s: a unit in reserve cannot be activated against a held sector',
    (phase) => {
      expect(
        failures({
          place: { RW: { white: '2I 2C' }, c1: { black: 'I' } },
          set: { phase, orders: { white: ['C RW>c1', 'I RW>c1'] } },
          actions: [{ ...white('act C RW>c1', 'close'), refused: 'G32' }],
        }),
      ).toEqual([])
    },
  )

  test('G32 cavalry out of the reserve attacks with its second move', () => {
    expect(
      failures({
        place: { RW: { white: '2C' }, c2: { black: 'I' } },
        set: { phase: 'fast movement', orders: { white: ['2 C RW>c1>c2'] } },
        dice: [1, 6, 6, 1],
        actions: [
          white(...times(2, 'act C RW>c1>c2'), 'close'),
          ...[black('close'), ...nobodyActs],
          white(...times(2, 'act C again RW-c1>c2'), 'close'),
          ...[black('close'), black('close'), white('close')],
        ],
        // Two hits on one unit: the second captures.

        expect: {
          told: ['White attacks over c1|c2.'],
          units: { c2: { white: '2C:spent' }, captives: { black: 'I' } },
        },
      }),
    ).toEqual([])
  })

  test('G32 A10 units in reserve oppose no enemy: he walks in, and they keep their order', () => {
    // c1 is not White's to walk into first: a routed unit of Black lies on the flag.
    expect(
      failures({
        place: { RW: { white: '2I' }, c1: { black: 'A:routed' }, c2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I RW>c1'], black: ['2 I c2>c1'] } },
        actions: [white(...times(2, 'act I RW>c1'), 'close'), black(...times(2, 'act I c2>c1'), 'close')],
        expect: {
          units: { RW: { white: '2I' }, c1: { black: '2I:spent A:routed' } },
          orders: { white: times(2, 'I RW>c1') },
          told: ['Black: 2 I moved c2>c1.', 'White: 2 I cannot go RW>c1: the enemy is there, or on his way there.'],
        },
      }),
    ).toEqual([])
  })

  test('G32 A56 units in reserve cannot follow an enemy who leaves in the same phase, but can in a later one', () => {
    expect(
      failures({
        place: { RW: { white: '2I' }, c1: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I RW>c1'], black: ['2 I c1>c2'] } },
        actions: [
          { ...white('act I RW>c1', 'close'), refused: 'G32' },
          ...[white('close'), black(...times(2, 'act I c1>c2'), 'close')],
          ...[white(...times(2, 'act I RW>c1'), 'close'), black('close')],
        ],
        expect: { units: { c1: { white: '2I:spent' }, c2: { black: '2I:spent' } } },
      }),
    ).toEqual([])
  })
})

describe('G33: no room for a seventh', () => {
  /** Five in c2, three infantry and two cavalry want to join them. */
  const full = {
    place: { c2: { white: '4I' }, c1: { white: '2I 2C' }, b2: { white: '2I' } },
    set: { phase: 'combined arms', orders: { white: ['I c1>c2', '2 C c1>c2', 'I b2>c2'] } },
    actions: [white('act I c1>c2', ...times(2, 'act C c1>c2'), 'act I b2>c2', 'close'), black('close')],
  }

  test('G33 the owner says which units stay, one after the other', () => {
    expect(failures({ ...full, expect: { awaiting: ['white'], units: { c2: { white: '4I' } } } })).toEqual([])
    expect(
      failures({
        ...full,
        actions: [
          ...full.actions,
          { ...white('hold C again c1>c2'), refused: 'G33' },
          { ...white('hold I c2>c1'), refused: 'G33' },
          white('hold I c1>c2'),
          white('hold C c1>c2'),
        ],
        expect: {
          units: { c2: { white: '4I I:spent C:moved' }, c1: { white: '2I C' }, b2: { white: 'I' } },
          orders: { white: ['I c1>c2', 'C c1>c2'] },
          told: [
            'White: I c1>c2 is held back, the sector is full.',
            'White: C c1>c2 is held back, the sector is full.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('G33 A9 units that were held back have not acted and may go in a later phase', () => {
    expect(
      failures({
        place: { c2: { white: '5C' }, c1: { white: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I c1>c2', '2 C c2>b2'] } },
        actions: [
          white(...times(2, 'act I c1>c2'), 'close'),
          black('close'),
          white('act I c1>c2', ...times(2, 'act C c2>b2'), 'close'),
          black('close'),
        ],
        expect: { units: { c2: { white: '3C 2I:spent' }, b2: { white: '2C:moved' }, c1: { white: '' } } },
      }),
    ).toEqual([])
  })

  test('G33 A4 units without room go in the same phase when others have left', () => {
    // b2 is free only once the units in c2 have gone there in the second pass.
    expect(
      failures({
        place: { c2: { white: '6I' }, c1: { white: '3I' } },
        set: { phase: 'combined arms', orders: { white: ['3 I c1>c2', '3 I c2>b2'] } },
        actions: [white(...times(3, 'act I c1>c2'), ...times(3, 'act I c2>b2'), 'close'), black('close')],
        expect: { units: { c2: { white: '3I 3I:spent' }, b2: { white: '3I:spent' }, c1: { white: '' } } },
      }),
    ).toEqual([])
  })

  test('G33 A54 a unit that stays behind fills the sector that it was to leave', () => {
    // b1 > b2 > b3 all at once: b3 has no room, so b2 keeps its units and b1 cannot follow.
    expect(
      failures({
        place: { b1: { white: '2I' }, b2: { white: '6I' }, b3: { white: '6I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I b1>b2', '2 I b2>b3'] } },
        actions: [white(...times(2, 'act I b1>b2'), ...times(2, 'act I b2>b3'), 'close'), black('close')],
        expect: { units: { b1: { white: '2I' }, b2: { white: '6I' }, b3: { white: '6I' } } },
      }),
    ).toEqual([])
    expect(
      failures({
        place: { b1: { white: '2I' }, b2: { white: '6I' }, b3: { white: '5I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I b1>b2', '2 I b2>b3'] } },
        actions: [white(...times(2, 'act I b1>b2'), ...times(2, 'act I b2>b3'), 'close'), black('close')],
        expect: { units: { b1: { white: 'I' }, b2: { white: '5I I:spent' }, b3: { white: '5I I:spent' } } },
      }),
    ).toEqual([])
  })

  test('G33 full sectors can change places', () => {
    expect(
      failures({
        place: { b1: { white: '6I' }, b2: { white: '6C' } },
        set: { phase: 'combined arms', orders: { white: ['5 I b1>b2', '5 C b2>b1'] } },
        actions: [white(...times(5, 'act I b1>b2'), ...times(5, 'act C b2>b1'), 'close'), black('close')],
        expect: { units: { b1: { white: 'I 5C:moved' }, b2: { white: '5I:spent C' } } },
      }),
    ).toEqual([])
  })

  test('G33 A33 a won sector takes six: the owner chooses who moves in', () => {
    expect(
      failures({
        place: { b1: { white: '4I' }, a2: { white: '4C' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['4 I b1>b2', '4 C a2>b2'] } },
        dice: [1, 6, 6, 6, 6, 1],
        actions: [
          white(...times(4, 'act I b1>b2'), ...times(4, 'act C a2>b2'), 'close'),
          ...[black('close'), black('close'), black('post I > a2|b2', 'close')],
          ...[white('pass'), white('close'), black('post I > a2|b2', 'close'), white('pass')],
          white('hold I b1>b2'),
          white('hold C a2>b2'),
        ],
        expect: {
          units: {
            b2: { white: '3I:spent 3C:moved' },
            b1: { white: 'I:spent' },
            a2: { white: 'C:moved' },
            captives: { black: 'I' },
          },
          orders: { white: ['C again a2>b2'] },
        },
      }),
    ).toEqual([])
  })
})

describe('G34: routed units take room', () => {
  test('G34 four fresh and two routed units are six', () => {
    expect(
      failures({
        place: { a1: { white: '3I 2I:routed A:routed' }, b1: { white: '2C' } },
        set: { phase: 'fast movement', orders: { white: ['C b1>a1'] } },
        actions: [white('act C b1>a1', 'close'), black('close')],
        expect: {
          units: { a1: { white: '3I 2I:routed A:routed' }, b1: { white: '2C' } },
          orders: { white: ['C b1>a1'] },
        },
      }),
    ).toEqual([])
  })
})

describe('G35: five over a border', () => {
  const six = {
    place: { b1: { white: '4I 2C' } },
    set: { phase: 'combined arms', orders: { white: ['4 I b1>b2', '2 C b1>b2'] } },
  }
  test('G35 B1 the sixth unit is refused, whatever its kind', () => {
    expect(
      failures({
        ...six,
        actions: [{ ...white(...times(4, 'act I b1>b2'), ...times(2, 'act C b1>b2'), 'close'), refused: 'G35' }],
      }),
    ).toEqual([])
  })

  test('G35 the limit of five holds out of the reserve too, for each of its borders', () => {
    expect(
      failures({
        place: { RW: { white: '12I' } },
        set: { phase: 'non-combat move', orders: { white: ['5 I RW>a1', '6 I RW>b1'] } },
        actions: [
          { ...white(...times(6, 'act I RW>b1'), 'close'), refused: 'G35' },
          white(...times(5, 'act I RW>a1'), ...times(5, 'act I RW>b1'), 'close'),
          black('close'),
        ],
        expect: { units: { RW: { white: '2I' }, a1: { white: '5I:spent' }, b1: { white: '5I:spent' } } },
      }),
    ).toEqual([])
  })

  test('G35 A8 guns at short range take up the border like the rest', () => {
    expect(
      failures({
        place: { b1: { white: '4I 2A' }, b2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['4 I b1>b2', '2 A b1>b2'] } },
        actions: [{ ...white(...times(4, 'act I b1>b2'), ...times(2, 'act A b1>b2'), 'close'), refused: 'G35' }],
      }),
    ).toEqual([])
  })

  test('G35 A8 each direction and each side has its own five', () => {
    expect(
      failures({
        place: { a1: { white: '5I' }, b1: { white: '5C' } },
        set: { phase: 'combined arms', orders: { white: ['5 I a1>b1', '5 C b1>a1'] } },
        actions: [white(...times(5, 'act I a1>b1'), ...times(5, 'act C b1>a1'), 'close'), black('close')],
        expect: { units: { a1: { white: '5C:moved' }, b1: { white: '5I:spent' } } },
      }),
    ).toEqual([])
    expect(
      failures({
        place: { b1: { white: '6C' }, b2: { black: '6C' } },
        set: { phase: 'fast movement', orders: { white: ['5 C b1>b2'], black: ['5 C b2>b1'] } },
        dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        actions: [
          white(...times(5, 'act C b1>b2'), 'close'),
          black(...times(5, 'act C b2>b1'), 'close'),
          ...nobodyActs,
        ],
        expect: {
          units: { b1: { white: 'C 5C:spent' }, b2: { black: 'C 5C:spent' } },
          told: ['White b1|b2 5: 1 against Black b1|b2 5, no hit.'],
        },
      }),
    ).toEqual([])
  })

  test('G35 a new phase opens the border again', () => {
    expect(
      failures({
        place: { b1: { white: '6C' } },
        set: { phase: 'fast movement', orders: { white: ['6 C b1>b2'] } },
        actions: [
          white(...times(5, 'act C b1>b2'), 'close'),
          ...[black('close'), ...nobodyActs],
          white('act C b1>b2', 'close'),
          black('close'),
        ],
        expect: { units: { b2: { white: '6C:moved' }, b1: { white: '' } } },
      }),
    ).toEqual([])
  })
})

describe('A5: leaving an attacked sector', () => {
  test('A5 a unit whose own move ends in combat still holds its sector and is attacked in it', () => {
    expect(
      failures({
        place: { a2: { white: '2I' }, b2: { black: '2I' }, c2: { white: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I a2>b2'], black: ['2 I b2>c2'] } },
        dice: [1, 1, 1],
        actions: [
          white(...times(2, 'act I a2>b2'), 'close'),
          black(...times(2, 'act I b2>c2'), 'close'),
          white('withdraw White a2|b2 1', 'withdraw White a2|b2 2', 'close'),
          black('withdraw Black b2|c2 1', 'withdraw Black b2|c2 2', 'close'),
        ],
        expect: {
          told: ['White attacks over a2|b2.', 'Black attacks over b2|c2.'],
          units: { b2: { black: '2I:spent' } },
        },
      }),
    ).toEqual([])
  })
})
