import { describe, expect, test } from 'vitest'
import { by, type Case, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'dennewitz')
const white = by('white')
const black = by('black')
const nobodyActs = [white('close'), black('close')]
/** The road of board A runs from RW by b1, b2 and b3 to RB. */
const options = { board: 'A', road: true }

describe('G150: marching by road', () => {
  const march = (place: Case['place'], actions: object[], more: Case = {}) =>
    failures({
      options,
      place,
      set: { phase: 'non-combat move' },
      actions: [...nobodyActs, ...actions] as Case['actions'],
      ...more,
    })
  const refused = (place: Case['place'], rule: string, ...does: string[]) =>
    march(place, [{ ...white(...does, 'close'), refused: rule }])

  test('G150 two infantry or cavalry units of each side go one sector along the road, without an order', () => {
    expect(
      march(
        { b1: { white: '2I 2C' }, RB: { black: '2I' } },
        [white('road I b1>b2', 'road C b1>b2', 'close'), black(...times(2, 'road I RB>b3'), 'close')],
        {
          expect: {
            units: { b1: { white: 'I C' }, b2: { white: 'I C' }, b3: { black: '2I' } },
            told: ['White: I moved by road b1>b2.', 'White: C moved by road b1>b2.', 'Black: I moved by road RB>b3.'],
          },
        },
      ),
    ).toEqual([])
  })

  test('G150 a third unit does not go by road', () => {
    expect(refused({ b1: { white: '3I' } }, 'G150', ...times(3, 'road I b1>b2'))).toEqual([])
    expect(
      refused({ b1: { white: '3I' }, b2: { white: 'I' } }, 'G150', ...times(2, 'road I b1>b2'), 'road I b2>b3'),
    ).toEqual([])
  })

  test.each([
    ['G35', 'A', 6, 'b1', 'b2', 'b3'],
    ['G138', 'heights', 4, 'b2', 'c2', 'c3'],
  ])(
    '%s units that the enemy has kept out have not crossed the border, so others go by road',
    (_, board, units, from, to, foe) => {
      const acting = times(units - 1, `act I ${from}>${to}`)
      expect(
        failures({
          options: { board, road: true, forest: board === 'heights' },
          place: { [from]: { white: `${units}I` }, [foe]: { black: 'I' } },
          set: {
            phase: 'non-combat move',
            orders: { white: [`${units - 1} I ${from}>${to}`], black: [`I ${foe}>${to}`] },
          },
          actions: [
            white(...acting, 'close'),
            black(`act I ${foe}>${to}`, 'close'),
            white(`road I ${from}>${to}`, 'close'),
            black('close'),
          ],
          expect: { told: [`White: I moved by road ${from}>${to}.`] },
        }),
      ).toEqual([])
    },
  )

  test('G150 a road move is on top of the normal move: units that moved in this phase may go, spent ones too', () => {
    expect(
      failures({
        options,
        place: { RW: { white: '2I' }, b3: { black: 'I:spent' } },
        set: { phase: 'non-combat move', orders: { white: ['2 I RW>b1'] } },
        actions: [
          white(...times(2, 'act I RW>b1'), 'close'),
          black('close'),
          white(...times(2, 'road I b1>b2'), 'close'),
          black('road I spent b3>RB', 'close'),
        ],
        expect: { units: { b2: { white: '2I:spent' }, RB: { black: 'I:spent' } } },
      }),
    ).toEqual([])
  })

  test('G150 a unit goes by road only if a road leads there, and only with the option', () => {
    expect(refused({ b1: { white: 'I' } }, 'G150', 'road I b1>a1')).toEqual([])
    expect(refused({ a1: { white: 'I' } }, 'G150', 'road I a1>a2')).toEqual([])
    expect(march({ b1: { white: 'I' } }, [], { options: {}, expect: { phase: 'rally' } })).toEqual([])
    expect(
      march({ b1: { white: 'I' } }, [], {
        options,
        expect: { phase: 'non-combat move', awaiting: ['white', 'black'] },
      }),
    ).toEqual([])
  })

  test.each([
    ['artillery', 'A', 'road A b1>b2'],
    ['routed units', 'I I:routed', 'road I routed b1>b2'],
    ['a square', 'I:square:spent', 'road square spent b1>b2'],
    ['more than there are', 'I C', 'road I b1>b2'],
  ])('G150 there is no road move for %s', (_, units, does) => {
    expect(refused({ b1: { white: units } }, 'G150', does, does)).toEqual([])
  })

  test('B14 a road move leads to no combat, and not into the enemy reserve', () => {
    expect(refused({ b1: { white: 'I' }, b2: { black: 'I' } }, 'G85', 'road I b1>b2')).toEqual([])
    expect(refused({ b3: { white: 'I' } }, 'G31', 'road I b3>RB')).toEqual([])
  })

  test('B14 a free sector that both want stays free', () => {
    expect(
      march(
        { b1: { white: 'I' }, b3: { black: '2I' } },
        [white('road I b1>b2', 'close'), black(...times(2, 'road I b3>b2'), 'close')],
        {
          expect: {
            units: { b1: { white: 'I' }, b2: { white: '', black: '' }, b3: { black: '2I' } },
            told: ['White: I cannot move by road b1>b2.', 'Black: I cannot move by road b3>b2.'],
          },
        },
      ),
    ).toEqual([])
  })

  test('B14 if both want a sector that is friendly to one of them, that side enters it', () => {
    expect(
      march(
        { RW: { white: 'I' }, b2: { black: 'I' } },
        [white('road I RW>b1', 'close'), black('road I b2>b1', 'close')],
        {
          expect: { units: { b1: { white: 'I', black: '' }, b2: { black: 'I' } } },
        },
      ),
    ).toEqual([])
  })

  test('B14 whose sector it is depends on who holds it after the normal moves', () => {
    // Black has left b2 in this phase: a normal move could not follow him, but one by road can.
    expect(
      failures({
        options,
        place: { b1: { white: 'I' }, b2: { black: 'I' } },
        set: { phase: 'non-combat move', orders: { black: ['I b2>a2'] } },
        actions: [white('close'), black('act I b2>a2', 'close'), white('road I b1>b2', 'close'), black('close')],
        expect: { units: { b2: { white: 'I' } } },
      }),
    ).toEqual([])
  })

  test('B14 the limits of border and sector hold', () => {
    expect(refused({ b1: { white: 'I' }, b2: { white: '6I' } }, 'G14', 'road I b1>b2')).toEqual([])
    expect(refused({ b1: { white: '2I' }, b2: { white: '5I' } }, 'G14', ...times(2, 'road I b1>b2'))).toEqual([])
    expect(
      failures({
        options,
        place: { RW: { white: '7I' } },
        set: { phase: 'non-combat move', orders: { white: ['5 I RW>b1'] } },
        actions: [
          white(...times(5, 'act I RW>b1'), 'close'),
          black('close'),
          { ...white('road I RW>b1', 'close'), refused: 'G35' },
        ],
      }),
    ).toEqual([])
  })

  test('B14 a unit that goes by road into a forest is spent, and only three at a time go in', () => {
    const wood = { board: 'heights', road: true, forest: true }
    const ride = [white('road C b2>c2', 'close'), black('close')]
    expect(
      march({ b2: { white: 'C' } }, ride, { options: wood, expect: { units: { c2: { white: 'C:spent' } } } }),
    ).toEqual([])
    expect(
      failures({
        options: wood,
        place: { b2: { white: '5I' } },
        set: { phase: 'non-combat move', orders: { white: ['3 I b2>c2'] } },
        actions: [
          white(...times(3, 'act I b2>c2'), 'close'),
          black('close'),
          { ...white('road I b2>c2', 'close'), refused: 'G138' },
        ],
      }),
    ).toEqual([])
  })

  test('B14 a unit that goes by road captures routed enemies that lie there', () => {
    expect(
      march({ b1: { white: 'I' }, b2: { black: 'A:routed' } }, [white('road I b1>b2', 'close'), black('close')], {
        expect: { units: { b2: { white: 'I', black: '' }, captives: { black: '1A' } } },
      }),
    ).toEqual([])
  })
})

describe('G151: guns on the road', () => {
  const move = (given: Case['options'], from: string, to: string) => ({
    options: given,
    place: { [from]: { white: 'A' } },
    set: { phase: 'non-combat move', orders: { white: [`A ${from}>${to}`] } },
    actions: [white(`act A ${from}>${to}`, 'close')],
  })
  const [wood, river] = [
    { board: 'heights', forest: true },
    { board: 'river', river: true },
  ]

  test('G151 guns enter a forest by road', () => {
    expect(failures(move({ ...wood, road: true }, 'b2', 'c2'))).toEqual([])
    const offRoad = move(wood, 'b2', 'c2')
    expect(failures({ ...offRoad, actions: [{ ...white('act A b2>c2', 'close'), refused: 'G141' }] })).toEqual([])
  })

  test('G151 guns cross a river by road or bridge, each if its option is on', () => {
    // The road crosses at b1|b2 on a bridge; at c1|c2 there is only a ford.
    for (const crossing of [{ road: true }, { bridge: true }, { road: true, bridge: true }])
      expect(failures(move({ ...river, ...crossing }, 'b1', 'b2'))).toEqual([])
    expect(failures(move({ ...river, bridge: true }, 'c1', 'c2'))).toEqual([])
    for (const [crossing, from, to] of [
      [{}, 'b1', 'b2'],
      [{ road: true }, 'c1', 'c2'],
      [{ road: true, bridge: true }, 'a1', 'a2'],
    ] as const)
      expect(
        failures({
          ...move({ ...river, ...crossing }, from, to),
          actions: [{ ...white(`act A ${from}>${to}`, 'close'), refused: 'G152' }],
        }),
      ).toEqual([])
  })
})

describe('G152: crossing water', () => {
  const river = { board: 'river', river: true }

  test('G152 three units at a time go into the water', () => {
    const cross = (n: number) => ({
      options: river,
      place: { a1: { white: '5I' } },
      set: { phase: 'combined arms', orders: { white: ['5 I a1>a2'] } },
      actions: [white(...times(n, 'act I a1>a2'), 'close')],
    })
    expect(failures(cross(3))).toEqual([])
    expect(
      failures({ ...cross(4), actions: [{ ...white(...times(4, 'act I a1>a2'), 'close'), refused: 'G152' }] }),
    ).toEqual([])
    expect(
      failures({ ...cross(5), options: { board: 'river' }, actions: [white(...times(5, 'act I a1>a2'), 'close')] }),
    ).toEqual([])
  })

  test('G152 the limit of three holds in phases 2 and 5 as well, and for an attack', () => {
    const cavalry = { place: { a1: { white: '4C' } }, options: river }
    const orders = { white: ['4 C a1>a2'] }
    for (const phase of ['fast movement', 'non-combat move'])
      expect(
        failures({
          ...cavalry,
          set: { phase, orders },
          actions: [{ ...white(...times(4, 'act C a1>a2'), 'close'), refused: 'G152' }],
        }),
      ).toEqual([])
    expect(
      failures({
        ...cavalry,
        place: { a1: { white: '4C' }, a2: { black: 'I' } },
        set: { phase: 'combined arms', orders },
        actions: [{ ...white(...times(4, 'act C a1>a2'), 'close'), refused: 'G152' }],
      }),
    ).toEqual([])
  })

  test('G152 five units may go along the river or out of it', () => {
    for (const to of ['b2', 'a3'])
      expect(
        failures({
          options: river,
          place: { a2: { white: '5I' } },
          set: { phase: 'combined arms', orders: { white: [`5 I a2>${to}`] } },
          actions: [white(...times(5, `act I a2>${to}`), 'close'), black('close')],
          expect: { units: { [to]: { white: '5I:spent' } } },
        }),
      ).toEqual([])
  })

  test('G152 only attackers in melee across the river have -1: not along it, out of it or by fire', () => {
    const attack = (from: string, to: string, told: string[]) => {
      const zone = [from, to].sort().join('|')
      return failures({
        options: river,
        place: { [from]: { white: 'I' }, [to]: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: [`I ${from}>${to}`] } },
        dice: [1, 1, 1, 1],
        actions: [white(`act I ${from}>${to}`, 'close'), black('close'), white('close')],
        expect: { told: told.map((one) => one.replaceAll('zone', zone)) },
      })
    }
    const [fire, melee, blade] = [
      'White zone 1: -1, the table (G120).',
      'White zone 1: +1, the table (G120).',
      'Black zone 1: 0, the table (G120).',
    ]
    const across = 'White zone 1: -1, across the river (G152).'
    expect(attack('a1', 'a2', [fire, blade, melee, across, blade])).toEqual([])
    expect(attack('a1', 'a2', [fire, across, melee])).not.toEqual([])
    for (const to of ['b2', 'a3']) {
      expect(attack('a2', to, [fire, blade, melee, blade])).toEqual([])
      expect(attack('a2', to, [across])).not.toEqual([])
      expect(attack('a2', to, [across.replace('White', 'Black')])).not.toEqual([])
    }
  })

  test('B18 guns need a crossing both into the river and out of it, and none along it', () => {
    const move = (from: string, to: string, refused?: string) =>
      failures({
        options: { ...river, bridge: true },
        place: { [from]: { white: 'A' } },
        set: { phase: 'non-combat move', orders: { white: [`A ${from}>${to}`] } },
        actions: [{ ...white(`act A ${from}>${to}`, 'close'), ...(refused ? { refused } : {}) }],
      })
    expect(move('c2', 'c1')).toEqual([])
    expect(move('a2', 'a1', 'G152')).toEqual([])
    expect(move('a2', 'b2')).toEqual([])
  })

  test('B18 guns fire over the water at short range', () => {
    expect(
      failures({
        options: river,
        place: { a1: { white: 'A' }, a2: { black: 'I' } },
        set: { phase: 'combined arms', orders: { white: ['A a1>a2'] } },
        dice: [5, 1, 1],
        actions: [white('act A a1>a2', 'close'), black('close')],
        expect: { units: { box: { black: '1I' }, a1: { white: 'A:spent' } } },
      }),
    ).toEqual([])
  })
})
