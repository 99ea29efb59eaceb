import { describe, expect, test } from 'vitest'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const failures = proofs(worded(eagle), 'vedel')
const french = by('french')
const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' }
const set = { phase: 'french movement', orders }
const refused = (does: string, rule: string) => ({ seat: 'french', do: does, refused: rule })
/** Returns only failures of the expected result, not that something else is asked afterwards. */
const unexpected = (given: Case) =>
  failures(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))

/** Two battalions and the guns of Vedel in one hex, an enemy far off. */
const stack = {
  'FR-5LR1': { at: 'AG5', facing: 'SW' },
  'FR-5LR2': { at: 'AG5' },
  'FR-VDL-ART': { at: 'AG5' },
  'SP-MPJ': { at: 'AG13', facing: 'NE' },
  Poinsot: { at: 'AG5' },
}

describe('7.0 stacks on the move', () => {
  test('RA70, 7.0 units of one hex move together, with the points of the slowest', () => {
    expect(
      unexpected({
        place: stack,
        set,
        actions: [
          french('join FR-5LR1 > FR-5LR2', 'join FR-VDL-ART > FR-5LR2', 'move FR-5LR2 > AG6', 'move FR-5LR2 > AG7'),
          refused('move FR-5LR2 > AG8', '7.0'),
        ],
        expect: {
          told: ['FR-5LR1 goes along with FR-5LR2.', 'FR-5LR2 moves to AG6; a movement point left.'],
          units: { 'FR-5LR1': { at: 'AG7' }, 'FR-5LR2': { at: 'AG7', facing: 'SW' }, 'FR-VDL-ART': { at: 'AG7' } },
        },
      }),
    ).toEqual([])
  })

  test('RA70, 6.0 units that move together do not enter a hex with room for each, but not for all of them', () => {
    const square = {
      'FR-5LR1': { at: 'AG5', facing: 'SW' },
      'FR-5LR2': { at: 'AG5' },
      'FR-5LR3': { at: 'AG6', shape: 'square' },
      'FR-1LR1': { at: 'AG6' },
      'SP-MPJ': { at: 'AG13', facing: 'NE' },
      Poinsot: { at: 'AG5' },
    }
    const alone = french('move FR-5LR2 > AG6')
    expect(unexpected({ place: square, set, actions: [alone] })).toEqual([])
    expect(
      unexpected({
        place: square,
        set,
        actions: [french('join FR-5LR1 > FR-5LR2'), refused('move FR-5LR2 > AG6', '6.0')],
      }),
    ).toEqual([])
  })

  test('RA70 units that move together stop together, and a part of the stack may stay', () => {
    expect(
      unexpected({
        place: stack,
        set,
        actions: [
          french('join FR-5LR1 > FR-5LR2', 'move FR-5LR2 > AG6'),
          refused('move FR-5LR1 > AG7', 'RA70'),
          french('head FR-VDL-ART > W'),
          refused('move FR-5LR1 > AG7', '7.0'),
          refused('move FR-5LR2 > AG7', '7.0'),
        ],
        expect: { units: { 'FR-5LR1': { at: 'AG6' }, 'FR-5LR2': { at: 'AG6' }, 'FR-VDL-ART': { at: 'AG5' } } },
      }),
    ).toEqual([])
  })

  test('RA70, 5.0 units that move together turn for one point, and pay what the dearest step costs', () => {
    expect(
      unexpected({
        place: stack,
        set,
        // Four points: the plain, the turn, the olives.
        actions: [french('join FR-5LR1 > FR-5LR2', 'move FR-5LR2 > AG6', 'head FR-5LR2 > W', 'move FR-5LR2 > AF6')],
        expect: {
          told: ['FR-5LR1 moves to AF6 and has no movement points left.'],
          units: { 'FR-5LR1': { at: 'AF6', facing: 'W' }, 'FR-5LR2': { at: 'AF6' } },
        },
      }),
    ).toEqual([])
  })

  test('RA70 units join to move together before the first hex, in normal formation', () => {
    expect(
      unexpected({
        place: {
          ...stack,
          'FR-5LR2': { at: 'AG5', shape: 'square' },
          'FR-5LR3': { at: 'AG4', facing: 'SW' },
          'FR-3CH': { at: 'AG5' },
        },
        set,
        actions: [
          refused('join FR-5LR2 > FR-5LR1', 'RA70'),
          refused('join FR-5LR3 > FR-5LR1', 'RA70'),
          french('join FR-3CH > FR-5LR1'),
          refused('form FR-5LR1 > square', 'RA70'),
          french('move FR-5LR1 > AG6'),
          refused('join FR-VDL-ART > FR-5LR1', 'RA70'),
        ],
      }),
    ).toEqual([])
  })

  test('RA70, RA31 each unit of a stack that leaves an enemy front checks, and one that routs drops out', () => {
    const place = {
      'FR-5LR1': { at: 'AG8', facing: 'NE' },
      'FR-5LR2': { at: 'AG8' },
      'SP-IRL1': { at: 'AG9', facing: 'NE' },
      Poinsot: { at: 'AG7' },
    }
    expect(
      unexpected({
        place,
        set,
        dice: [6, 1],
        actions: [
          french(
            'join FR-5LR1 > FR-5LR2',
            'move FR-5LR2 > AG7',
            'retreat FR-5LR1 > AH7',
            'retreat FR-5LR1 > AI7',
            'move FR-5LR2 > AG7',
          ),
        ],
        expect: {
          told: ['FR-5LR1 is routed.'],
          units: { 'FR-5LR1': { at: 'AI7', order: 'routed' }, 'FR-5LR2': { at: 'AG7', order: 'good' } },
        },
      }),
    ).toEqual([])
  })

  test('RA31 a unit checks even if the one that it follows is disorganized already, and does not check', () => {
    const leave = (die: number, order: string) =>
      unexpected({
        place: {
          'FR-5LR1': { at: 'AG8', facing: 'NE' },
          'FR-5LR2': { at: 'AG8', order: 'disorganized' },
          'SP-IRL1': { at: 'AG9', facing: 'NE' },
          Poinsot: { at: 'AG7' },
        },
        set,
        dice: [die],
        actions: [french('join FR-5LR1 > FR-5LR2', 'move FR-5LR2 > AG7')],
        expect: { units: { 'FR-5LR1': { at: 'AG7', order }, 'FR-5LR2': { at: 'AG7', order: 'disorganized' } } },
      })
    expect(leave(6, 'good')).toEqual([])
    expect(leave(3, 'disorganized')).toEqual([])
  })

  test('6.0 a stack joins units on the march, however many these are, unless it is on the march too', () => {
    const place = {
      ...stack,
      'FR-1LR1': { at: 'AG6', facing: 'SW' },
      'FR-1LR2': { at: 'AG6' },
      Cassagne: { at: 'AG6' },
    }
    const enter = (order: string) =>
      unexpected({
        place,
        set: { ...set, orders: { ...orders, CAS: 'march', POI: order } },
        actions: [
          french('join FR-5LR1 > FR-5LR2'),
          order === 'march' ? refused('move FR-5LR2 > AG6', '6.0') : french('move FR-5LR2 > AG6'),
        ],
      })
    expect(enter('attack')).toEqual([])
    expect(enter('march')).toEqual([])
  })
})

test('RA25, RA70 units that go together are not a crowded hex to each other', () => {
  expect(
    unexpected({
      place: {
        'FR-1LR1': { at: 'AG6', facing: 'SW' },
        'FR-1LR2': { at: 'AG6' },
        'SP-COR1': { at: 'AD14', facing: 'NE' },
      },
      set,
      actions: [french('join FR-1LR2 > FR-1LR1', 'move FR-1LR1 > AG7', 'move FR-1LR1 > AG8')],
      expect: { units: { 'FR-1LR2': { at: 'AG8' } } },
    }),
  ).toEqual([])
})
