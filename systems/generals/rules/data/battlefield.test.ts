import { describe, expect, test } from 'vitest'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import board from '../../data/board.json' with { type: 'json' }
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')
const nobodyActs = [white('close'), black('close')]

describe('G13: who holds what at the start', () => {
  test.each(['marengo', 'la-rothiere', 'dennewitz', 'leuthen', 'albuera'])(
    'G13 %s: each side holds its three home sectors, and the middle row belongs to neither',
    (scenario) => {
      const round = [...nobodyActs, ...nobodyActs, ...nobodyActs, ...nobodyActs, ...nobodyActs, ...nobodyActs]
      expect(
        failures({
          scenario,
          actions: round,
          expect: { told: ['Equal sectors: a chip leaves the pool.'], vp: { white: 0, black: 0 }, round: 2, pool: 9 },
        }),
      ).toEqual([])
    },
  )

  test('G13 the reserve touches all three home sectors of its owner', () => {
    for (const [reserve, home] of [
      ['RW', ['a1', 'b1', 'c1']],
      ['RB', ['a3', 'b3', 'c3']],
    ] as const)
      expect(
        board.borders.list.flatMap(({ between }) =>
          between.includes(reserve) ? between.filter((id) => id !== reserve) : [],
        ),
      ).toEqual(home)
  })
})

describe('G14: six units to a sector', () => {
  test('G14 a battlefield sector takes six', () => {
    const file = {
      place: { a1: { white: '4I' }, b1: { white: '2I' } },
      set: { phase: 'combined arms', orders: { white: ['2 I b1>a1'] } },
      actions: [white(...times(2, 'act I b1>a1'), 'close'), black('close')],
    }
    expect(failures({ ...file, expect: { units: { a1: { white: '4I 2I:spent' }, b1: { white: '' } } } })).toEqual([])
  })

  test('G14 a seventh finds no room and keeps its order', () => {
    expect(
      failures({
        place: { a1: { white: '5I' }, b1: { white: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['2 I b1>a1'] } },
        actions: [white(...times(2, 'act I b1>a1'), 'close'), black('close')],
        expect: {
          units: { a1: { white: '5I I:spent' }, b1: { white: 'I' } },
          orders: { white: ['I b1>a1'] },
          told: ['White: 1 I moved b1>a1.', 'White: 1 I cannot go b1>a1: there is no room.'],
        },
      }),
    ).toEqual([])
  })

  test('G14 a reserve takes any number', () => {
    expect(
      failures({
        place: { a1: { white: '5I' }, b1: { white: '5I' }, RW: { white: '20I' } },
        set: { phase: 'combined arms', orders: { white: ['5 I b1>RW', '5 I a1>RW'] } },
        actions: [white(...times(5, 'act I b1>RW'), ...times(5, 'act I a1>RW'), 'close'), black('close')],
        expect: { units: { RW: { white: '20I 10I:spent' }, a1: { white: '' }, b1: { white: '' } } },
      }),
    ).toEqual([])
  })

  test('G14 a reserve takes any number also when cavalry falls back into it', () => {
    expect(
      failures({
        place: { a2: { white: 'C' }, a3: { black: '2C' }, RB: { black: '20I 4C' } },
        set: { phase: 'combined arms', orders: { white: ['C a2>a3'] } },
        actions: [
          white('act C a2>a3', 'close'),
          black('close'),
          black(...times(2, 'retreat a3'), 'close'),
          white('close'),
        ],
        expect: { units: { RB: { black: '20I 4C 2C:spent' }, a3: { white: 'C:moved' } } },
      }),
    ).toEqual([])
  })
})

describe('G15: battle zones', () => {
  const steps = board.borders.list.flatMap(({ id, between: [x, y], combat }) =>
    combat ? [[x, y, id] as const, [y, x, id] as const] : [],
  )
  test.each(steps)('G15 from %s to %s: the zone %s has five spaces', (from, to, zone) => {
    expect(
      failures({
        place: { [from]: { white: '6I' }, [to]: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: [`6 I ${from}>${to}`] } },
        dice: [1, 1, 1, 1, 1, 1],
        actions: [
          { ...white(...times(6, `act I ${from}>${to}`), 'close'), refused: 'G35' },
          white(...times(5, `act I ${from}>${to}`), 'close'),
          black('close'),
        ],
        expect: {
          told: [
            `White attacks over ${zone}.`,
            ...[1, 2, 3, 4, 5].map((k) => `White ${zone} ${k}: attacking I.`),
            `Black ${zone} 1: I.`,
            `Black ${zone} 1 rolls 1.`,
          ],
        },
      }),
    ).toEqual([])
  })

  test('G15 no zone of a reserve ever sees combat', () => {
    expect(board.borders.list.filter(({ combat }) => !combat).map(({ id }) => id)).toEqual([
      'RW|a1',
      'RW|b1',
      'RW|c1',
      'RB|a3',
      'RB|b3',
      'RB|c3',
    ])
    expect(board.limits.zoneSpaces).toBe(5)
  })
})

describe('G16: control', () => {
  test.each([
    ['a unit that is not routed controls its sector', 'I', 5],
    ['a spent unit does', 'I:spent', 5],
    ['a square does', 'I:square:spent', 5],
    ['a routed unit alone does not', 'I:routed', 0],
    ['a routed battery alone does not', 'A:routed', 0],
    ['one fresh unit among routed ones does', 'I 2I:routed', 5],
  ])('G16 %s', (_, units, points) => {
    const file = {
      place: { b3: { white: units }, b1: { white: 'I' }, c3: { black: 'I' }, a3: { black: 'I' } },
      set: { phase: 'scoring' },
    }
    expect(failures({ ...file, expect: { vp: { white: points, black: points === 0 ? 1 : 0 } } })).toEqual([])
  })
})
