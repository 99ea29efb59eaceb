import { describe, expect, test } from 'vitest'
import { engine, fastDice, log, noDice, only, scriptedDice } from '../../../../src/kernel/index.ts'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'dennewitz')
const white = by('white')
const black = by('black')
const close = black('close')
const here = { others: 'stay' } as const

describe('G132: dice for orders', () => {
  const options = { orderDice: true }
  const set = { phase: 'planning' }

  test('G132 each side rolls a die at the beginning of planning, and has that number and six orders', () => {
    expect(
      failures({
        options,
        set,
        dice: [1, 6],
        expect: {
          allotment: { white: 7, black: 12 },
          told: ['White rolls 1 and may give 7 orders.', 'Black rolls 6 and may give 12 orders.'],
        },
      }),
    ).toEqual([])
  })

  test('G132 a side may give all of these orders, and no more', () => {
    const dice = [6, 1]
    const twelve = [...times(8, 'order I RW>b1'), ...times(4, 'order C RW>a1')]
    expect(
      failures({ options, set, dice, actions: [white(...twelve, 'close')], expect: { saved: { white: 0 } } }),
    ).toEqual([])
    expect(
      failures({ options, set, dice, actions: [{ ...white(...twelve, 'order I a1>a2', 'close'), refused: 'G63' }] }),
    ).toEqual([])
    const eight = times(8, 'order I RB>b3')
    expect(failures({ options, set, dice, actions: [{ ...black(...eight, 'close'), refused: 'G63' }] })).toEqual([])
    expect(
      failures({
        options,
        set,
        dice,
        actions: [black(...eight.slice(0, 5), 'close')],
        expect: { saved: { black: 2 } },
      }),
    ).toEqual([])
  })

  test('G132 the dice are rolled again every round', () => {
    const idle = Array.from({ length: 5 }, () => [white('close'), close]).flat()
    expect(
      failures({
        options,
        set,
        dice: [1, 6, 4, 2],
        actions: [...idle, white('close'), close],
        expect: { round: 2, allotment: { white: 10, black: 8 } },
      }),
    ).toEqual([])
  })
})

describe('G133: delivery of orders', () => {
  const options = { orderDelivery: true }
  const ten = [...times(4, 'order I a1>a2'), ...times(4, 'order I c1>c2'), ...times(2, 'order C RW>a1')]

  test('G133 a side has one order more, if one is for the command sector', () => {
    const set = { phase: 'planning' }
    expect(
      failures({ options, set, actions: [white(...ten, 'order A b1>b2', 'close')], expect: { saved: { white: 0 } } }),
    ).toEqual([])
    expect(
      failures({ options, set, actions: [{ ...white(...ten, 'order C a1>a2', 'close'), refused: 'G133' }] }),
    ).toEqual([])
    const early = ['order A b1>b2', ...ten]
    expect(failures({ options, set, actions: [white(...early, 'close')] })).toEqual([])
    expect(
      failures({ options, set, actions: [{ ...white(...early, 'order A b1>b2', 'close'), refused: 'G63' }] }),
    ).toEqual([])
  })

  test('B16 the first order for the command sector is the extra one; if it is not given, it is not saved', () => {
    const set = { phase: 'planning' }
    const saves = (orders: string[], saved: number) =>
      failures({ options, set, actions: [white(...orders, 'close')], expect: { saved: { white: saved } } })
    expect(saves([], 10)).toEqual([])
    expect(saves(['order A b1>b2'], 10)).toEqual([])
    expect(saves(times(2, 'order A b1>b2'), 9)).toEqual([])
    expect(saves(['order I a1>a2', 'order A b1>b2'], 9)).toEqual([])
    expect(saves(['order I a1>a2'], 9)).toEqual([])
  })

  /** Moves from b1: a1 and RW 1, b2 1, a2 and b3 2, a3 and c3 3. */
  const afield = {
    options,
    place: {
      b1: { white: 'I' },
      a1: { white: 'I' },
      a2: { white: 'I' },
      a3: { white: '2I' },
      c3: { white: 'C' },
      RW: { white: 'I' },
    },
    set: { phase: 'planning' },
  }
  const far = [
    'order I b1>b2',
    'order I a1>a2',
    'order I RW>c1',
    'order I a2>b2',
    ...times(2, 'order I a3>b3'),
    'order C c3>c2',
  ]

  test('G133 an order arrives if the die is at least the distance from the command sector; one that does not is lost', () => {
    expect(
      failures({
        ...afield,
        dice: [2, 2, 3, 3],
        actions: [white(...far, 'close'), close],
        expect: {
          orders: { white: ['I b1>b2', 'I a1>a2', 'I RW>c1', 'I a2>b2', 'I a3>b3', 'C c3>c2'] },
          saved: { white: 4 },
          told: [
            'The order I a2>b2 of White is delivered: 2.',
            'The order I a3>b3 of White is not delivered: 2.',
            'The order I a3>b3 of White is delivered: 3.',
            'The order C c3>c2 of White is delivered: 3.',
          ],
        },
      }),
    ).toEqual([])
    expect(
      failures({
        ...afield,
        dice: [1, 1, 1, 1],
        actions: [white(...far, 'close'), close, { ...white('act C c3>c2', 'close'), refused: 'G133' }],
        expect: { orders: { white: ['I b1>b2', 'I a1>a2', 'I RW>c1'] } },
      }),
    ).toEqual([])
  })

  test('G133 the distance is counted in moves, not through the enemy reserve, whatever stands on the way', () => {
    const general = { white: { general: 'c1', 'small flag': 'a1', 'small flag 2': 'b1' }, black: { general: 'b3' } }
    const ordered = (what: string, dice: number[], kept: string[]) =>
      failures({
        options: { orderDelivery: true, objectiveMarkers: 'few' },
        place: { a1: { white: 'I' }, a3: { white: 'I' }, c2: { black: 'I' } },
        set: { phase: 'planning', markers: general },
        dice,
        actions: [white(what, 'close'), close],
        expect: { orders: { white: kept } },
      })
    // From c1 it is two moves to a1, by b1 or by its own reserve, and four to a3.
    expect(ordered('order I a1>a2', [1], [])).toEqual([])
    expect(ordered('order I a1>a2', [2], ['I a1>a2'])).toEqual([])
    expect(ordered('order I a3>a2', [3], [])).toEqual([])
    expect(ordered('order I a3>a2', [4], ['I a3>a2'])).toEqual([])
  })

  test('B15 only the owner learns which orders arrive', () => {
    const kernel = engine(worded(generals))
    const p = kernel.open('dennewitz', options, fastDice(1))
    const journal = log()
    const does = (seat: number, text: string, dice = noDice) => {
      const action = kernel.parse(p, seat, text)
      if (typeof action !== 'number') throw new Error(action.reason)
      kernel.play(p, seat, action, dice, journal)
    }
    // White's cavalry goes to a2 and b2 in this round, so that its orders in the next one have somewhere to go.
    does(0, 'order C a1>a2')
    does(0, 'close')
    does(1, 'close')
    does(0, 'act C a1>a2')
    for (const text of ['close', 'close', 'close', 'close', 'close']) {
      does(0, text)
      does(1, 'close')
    }
    does(0, 'order C a2>a3')
    does(1, 'order I RB>b3')
    does(0, 'close')
    does(1, 'close', scriptedDice([1]))
    const rolled = journal.told.filter(({ event }) => ['Lost', 'Delivered'].includes(generals.events[event].name))
    expect(rolled.map((one) => [one.to, kernel.narrate(p, one)])).toEqual([
      [only(0), 'The order C a2>a3 of White is not delivered: 1.'],
    ])
  })

  test('B6 with dice for orders a side has the extra order on top of six and the die', () => {
    const both = { options: { orderDice: true, orderDelivery: true }, set: { phase: 'planning' }, dice: [1, 1] }
    const seven = [...times(4, 'order I a1>a2'), ...times(3, 'order I c1>c2')]
    expect(
      failures({ ...both, actions: [white(...seven, 'order A b1>b2', 'close')], expect: { allotment: { white: 7 } } }),
    ).toEqual([])
    expect(failures({ ...both, actions: [{ ...white(...seven, 'order C a1>a2', 'close'), refused: 'G133' }] })).toEqual(
      [],
    )
  })
})

test('A48 an order that is not delivered rallies no unit', () => {
  expect(
    failures({
      ...here,
      options: { orderDelivery: true },
      place: { a2: { white: '6I' }, box: { white: '2I' } },
      set: { phase: 'planning' },
      dice: [1, 1],
      actions: [
        white(...times(2, 'order I a2>b2'), ...times(4, 'order I a1>b1'), ...times(4, 'order I c1>b1'), 'close'),
        close,
        ...Array.from({ length: 4 }, () => [white('close'), close]).flat(),
        { ...white('rally I', 'close'), refused: 'G87' },
      ],
      expect: { saved: { white: 0 } },
    }),
  ).toEqual([])
})
