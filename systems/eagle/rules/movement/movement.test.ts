import { describe, expect, test } from 'vitest'
import { by, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const failures = proofs(worded(eagle), 'vedel')
const french = by('french')
const set = {
  phase: 'french movement',
  orders: { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' },
}
/** Orders that do not send Cassagne's or Poinsot's brigade at the enemy first. */
const free = { ...set, orders: { ...set.orders, CAS: 'retreat', POI: 'retreat' } }
/** Vedel's attack as it begins, on the ground of the examples. */
const field = {
  'SP-MPJ': { at: 'AG13', facing: 'NE' },
  'SP-MON': { at: 'AJ12', facing: 'NE' },
  'SP-DRE': { at: 'AJ12' },
  'FR-5LR2': { at: 'AI11', facing: 'SW' },
  'FR-5LR3': { at: 'AI11' },
  'FR-3CH': { at: 'AG10', facing: 'SW' },
  'FR-VDL-ART': { at: 'AH11', facing: 'SW', shape: 'unlimbered' },
  Vedel: { at: 'AI9' },
  Poinsot: { at: 'AI11' },
}
const refused = (rule: string, ...does: string[]) => {
  const last = does.pop() as string
  return [...(does.length > 0 ? [french(...does)] : []), { seat: 'french', do: last, refused: rule }]
}

describe('8.1 zones of control', () => {
  test('8.1, RA68, 8.0 an enemy front costs one more and ends the march', () => {
    expect(
      failures({
        place: field,
        set,
        actions: [
          french('move FR-5LR2 > AH11', 'move FR-5LR2 > AH12'),
          { seat: 'french', do: 'move FR-5LR2 > AG12', refused: '8.1' },
          { seat: 'french', do: 'head FR-5LR2 > W' },
          { seat: 'french', do: 'head FR-5LR2 > NW', refused: '7.0' },
        ],
        expect: { units: { 'FR-5LR2': { at: 'AH12', facing: 'W' } } },
      }),
    ).toEqual([])
  })

  test('8.1 an enemy flank costs one more, and the march may go on', () => {
    expect(
      failures({
        place: field,
        set,
        actions: [
          french('move FR-5LR2 > AI12', 'move FR-5LR2 > AH12'),
          { seat: 'french', do: 'head FR-5LR2 > W', refused: '7.0' },
        ],
        expect: { units: { 'FR-5LR2': { at: 'AH12' } } },
      }),
    ).toEqual([])
  })

  test('9.2 a unit out of command enters no zone of control', () => {
    const { Vedel: _, Poinsot: __, ...leaderless } = field
    expect(failures({ place: leaderless, set, actions: refused('9.2', 'move FR-5LR2 > AI12') })).toEqual([])
  })

  test('14.1 disorganized units enter no zone of control', () => {
    expect(
      failures({
        place: { ...field, 'FR-5LR2': { at: 'AI11', order: 'disorganized' } },
        set,
        actions: refused('14.1', 'move FR-5LR2 > AI12'),
      }),
    ).toEqual([])
  })

  const leaving = (dice: number[], to: string, expected: object, ...more: object[]) =>
    failures({
      place: { ...field, 'FR-3CH': { at: 'AG12', facing: 'SW' } },
      set,
      dice,
      actions: [french(`head FR-3CH > ${to === 'AF12' ? 'W' : 'NW'}`, `move FR-3CH > ${to}`), ...(more as never[])],
      expect: { units: { 'FR-3CH': expected } },
    })

  test('RA31 a unit that leaves an enemy front checks its morale, once a move', () => {
    expect(leaving([3], 'AG11', { at: 'AG11', order: 'good' })).toEqual([])
    expect(leaving([2], 'AG11', { at: 'AG11', order: 'disorganized' })).toEqual([])
  })

  test('RA72 a unit disorganized when it leaves an enemy front goes only where no enemy controls, or stays', () => {
    const stays = { seat: 'french', do: 'move FR-3CH > AF12', refused: '14.1' }
    expect(leaving([2], 'AF12', { at: 'AG12', order: 'disorganized' }, stays)).toEqual([])
    expect(leaving([3], 'AF12', { at: 'AF12', order: 'good' })).toEqual([])
  })
})

describe('7.0 the step', () => {
  test('7.0 a unit moves hex by hex, into front hexes only', () => {
    expect(failures({ place: field, set, actions: refused('7.0', 'move FR-5LR2 > AI10') })).toEqual([])
    expect(failures({ place: field, set, actions: refused('7.0', 'move FR-3CH > AG13') })).toEqual([])
  })

  test('7.0 a unit never exceeds its movement points, and its move ends when another unit moves', () => {
    const place = {
      'FR-3CH': { at: 'AG6', facing: 'SW' },
      'FR-1LR1': { at: 'AJ8', facing: 'SW' },
      'SP-MPJ': { at: 'AG13' },
      Cassagne: { at: 'AJ8' },
    }
    expect(
      failures({
        place,
        set,
        actions: [
          french('move FR-3CH > AG7', 'move FR-3CH > AG8', 'move FR-1LR1 > AJ9'),
          { seat: 'french', do: 'move FR-3CH > AG9', refused: '7.0' },
          french('move FR-1LR1 > AJ10', 'move FR-1LR1 > AJ11', 'move FR-1LR1 > AI12'),
          { seat: 'french', do: 'move FR-1LR1 > AI13', refused: '7.0' },
        ],
      }),
    ).toEqual([])
  })

  test('RA67 a unit does not enter a hex with an enemy combat unit', () => {
    expect(
      failures({
        place: { ...field, 'FR-3CH': { at: 'AG12', facing: 'SW' } },
        set,
        actions: refused('RA67', 'move FR-3CH > AG13'),
      }),
    ).toEqual([])
  })

  test('4.2, 4.0 unlimbered guns do not move; limbering costs a point', () => {
    expect(
      failures({
        place: field,
        set,
        actions: [
          { seat: 'french', do: 'move FR-VDL-ART > AH12', refused: '4.2' },
          french('form FR-VDL-ART > normal', 'move FR-VDL-ART > AG12'),
          { seat: 'french', do: 'form FR-VDL-ART > unlimbered', refused: '7.0' },
        ],
        expect: { units: { 'FR-VDL-ART': { at: 'AG12', shape: 'normal' } } },
      }),
    ).toEqual([])
  })
})

describe('5.0 facing', () => {
  test('5.0, RA69 a turn is free before the first hex, and then costs a point', () => {
    expect(
      failures({
        place: { 'FR-3CH': { at: 'AG6', facing: 'SW' }, 'SP-MPJ': { at: 'AG13' } },
        set,
        actions: [
          french('head FR-3CH > SE', 'move FR-3CH > AG7', 'head FR-3CH > SW', 'move FR-3CH > AG8', 'move FR-3CH > AG9'),
          { seat: 'french', do: 'head FR-3CH > SE', refused: '7.0' },
        ],
        expect: { units: { 'FR-3CH': { at: 'AG9', facing: 'SW' } } },
      }),
    ).toEqual([])
  })

  test('5.0 units in one stack face alike: the stack turns as one', () => {
    expect(
      failures({
        place: field,
        set,
        actions: [french('turn AI11 > W')],
        expect: { units: { 'FR-5LR2': { facing: 'W' }, 'FR-5LR3': { facing: 'W' } } },
      }),
    ).toEqual([])
  })

  test('RA69 a unit that ends in an occupied hex takes the facing that it finds there', () => {
    expect(
      failures({
        place: {
          'FR-5LR1': { at: 'AG6', facing: 'SW' },
          'FR-3CH': { at: 'AG7', facing: 'SE' },
          'SP-MPJ': { at: 'AG13' },
        },
        set,
        actions: [french('move FR-5LR1 > AG7')],
        expect: { units: { 'FR-5LR1': { at: 'AG7', facing: 'SE' } } },
      }),
    ).toEqual([])
  })
})

describe('6.0 stacking', () => {
  test('RA26 a unit is laid on top of its stack, once a phase', () => {
    expect(
      failures({
        place: field,
        set,
        actions: [
          { seat: 'french', do: 'lift FR-5LR3', refused: 'RA26' },
          french('lift FR-5LR2', 'lift FR-5LR3'),
          { seat: 'french', do: 'lift FR-5LR2', refused: 'RA26' },
        ],
      }),
    ).toEqual([])
  })

  test('6.0 a hex with a square holds 18 points or 3 units', () => {
    const place = {
      'FR-1LR1': { at: 'AG6', facing: 'SW' },
      'FR-1LR2': { at: 'AG6' },
      'FR-1LR3': { at: 'AG6' },
      'FR-5LR1': { at: 'AG6' },
      'SP-MPJ': { at: 'AG13' },
    }
    expect(failures({ place, set: free, actions: refused('6.0', 'form FR-5LR1 > square') })).toEqual([])
    const { 'FR-5LR1': _, ...three } = place
    expect(
      failures({
        place: three,
        set: free,
        actions: [french('form FR-1LR1 > square')],
        expect: { units: { 'FR-1LR1': { facing: 'all round' } } },
      }),
    ).toEqual([])
  })
})

describe('4.1a squares', () => {
  test('4.1a a square forms for two points, in clear terrain only, and moves any way for two points a hex', () => {
    const place = { 'FR-1LR1': { at: 'AG6', facing: 'SW' }, 'SP-MPJ': { at: 'AG13' } }
    expect(
      failures({
        place,
        set: free,
        actions: [
          french('form FR-1LR1 > square', 'move FR-1LR1 > AH6'),
          { seat: 'french', do: 'move FR-1LR1 > AI7', refused: '7.0' },
        ],
        expect: { units: { 'FR-1LR1': { at: 'AH6', shape: 'square', facing: 'all round' } } },
      }),
    ).toEqual([])
    expect(
      failures({
        place: { ...place, 'FR-1LR1': { at: 'AD15' } },
        set: free,
        actions: refused('4.1a', 'form FR-1LR1 > square'),
      }),
    ).toEqual([])
  })
})

describe('15.0 leaders', () => {
  test('15.0 a leader rides for a point a hex, after all units of his command', () => {
    expect(
      failures({
        place: field,
        set,
        actions: [
          french('ride Poinsot > AI10', 'ride Poinsot > AI9'),
          { seat: 'french', do: 'move FR-5LR2 > AI12', refused: '7.0' },
          french('ride Vedel > AI8'),
          { seat: 'french', do: 'ride Poinsot > AI8', refused: '15.0' },
        ],
        expect: { units: { Poinsot: { at: 'AI9' }, Vedel: { at: 'AI8' } } },
      }),
    ).toEqual([])
  })

  test('15.0, RA115 a leader without orders stays where he is', () => {
    expect(
      failures({
        place: field,
        set: { ...set, orders: { POI: 'none' } },
        actions: refused('15.0', 'ride Poinsot > AI10'),
      }),
    ).toEqual([])
  })

  test('RA67 a leader who is ridden down goes to the nearest unit of his command', () => {
    expect(
      failures({
        place: {
          'FR-6DRP': { at: 'AH8', facing: 'SW' },
          Boussart: { at: 'AH8' },
          ColCorona: { at: 'AH9' },
          'SP-MPJ': { at: 'AG13' },
          'SP-MON': { at: 'AJ15' },
        },
        set,
        actions: [french('move FR-6DRP > AH9')],
        expect: { units: { ColCorona: { at: 'AG13' } } },
      }),
    ).toEqual([])
  })
})

describe('8.2 cover', () => {
  test('8.2 no zone of control reaches into buildings', () => {
    const step = (to: string, left: number) =>
      failures({
        place: {
          'FR-3CH': { at: 'AE13', facing: 'W' },
          'SP-MPJ': { at: 'AD12', facing: 'SW' },
          Poinsot: { at: 'AE13' },
        },
        set,
        actions: [french(`move FR-3CH > ${to}`)],
        expect: { told: [`FR-3CH moves to ${to}; ${left} movement points left.`] },
      })
    expect(step('AD13', 2)).toEqual([])
  })
})

describe('16.0 demoralization', () => {
  test('RA58 a step to a place that lowers a limit demoralizes a formation at once, not after the movement', () => {
    const surprise = proofs(worded(eagle), 'surprise')
    expect(
      surprise({
        place: { 'FR-6IP1': { at: 'AM3', order: 'disorganized' }, 'SP-CEU1': { at: 'AB14', facing: 'SE' } },
        set: { phase: 'spanish movement', orders: { RED: 'march', LEF: 'defend' } },
        actions: [by('spanish')('move SP-CEU1 > AB15')],
        expect: { down: { LEF: true } },
      }).filter(({ path }) => path.startsWith('actions') || path.startsWith('expect')),
    ).toEqual([])
  })
})

test('RA126 the hex of a single unit without a facing turns freely: the unit faces there when it has one again', () => {
  const place = { 'FR-3CH': { at: 'AG8', facing: 'NE' }, 'FR-5LR1': { at: 'AG4', facing: 'NE' } }
  const marching = { phase: 'french movement', orders: { POI: 'march', CAS: 'none', COR: 'defend' } }
  expect(
    proofs(
      worded(eagle),
      'vedel',
    )({
      place,
      set: marching,
      actions: [by('french')('turn AG8 > SW'), { seat: 'french', do: 'turn AG8 > SE', refused: 'RA69' }],
      expect: { told: ['AG8 faces SW.'] },
    }).filter(({ path }) => path.startsWith('actions') || path.startsWith('expect')),
  ).toEqual([])
  // A unit with a facing turns by itself.
  expect(
    proofs(
      worded(eagle),
      'vedel',
    )({
      place,
      set: { ...marching, orders: { ...marching.orders, POI: 'attack' } },
      actions: [{ seat: 'french', do: 'turn AG8 > SW', refused: 'RA69' }],
    }).filter(({ path }) => path.startsWith('actions')),
  ).toEqual([])
})
