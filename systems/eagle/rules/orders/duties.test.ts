import { describe, expect, test } from 'vitest'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const vedel = proofs(worded(eagle), 'vedel')
const bailen = proofs(worded(eagle), 'bailen')
const french = by('french')
const set = {
  phase: 'french movement',
  orders: { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' },
}
/** Two battalions of Poinsot's far from the enemy, and his general with one of them. */
const place = {
  'FR-3CH': { at: 'AJ8', facing: 'SW' },
  'FR-5LR1': { at: 'AK8', facing: 'SW' },
  'SP-COR1': { at: 'AD11', facing: 'E' },
  Poinsot: { at: 'AK8' },
}
const unexpected = (all: ReturnType<typeof vedel>) =>
  all.filter(({ path }) => path.startsWith('actions') || path.startsWith('expect'))
const failures = (given: Case) => unexpected(vedel({ place, set, ...given }))
const refused = (does: string, rule: string) => ({ seat: 'french', do: does, refused: rule })

describe('RA113, RA134 the duty to close up', () => {
  test('5.0 a unit that has only turned has not moved, and still has to', () => {
    expect(
      failures({
        actions: [
          french('head FR-3CH > W', 'head FR-5LR1 > SE', 'head FR-5LR1 > SW', 'move FR-5LR1 > AJ8'),
          refused('done', 'RA113'),
          french('move FR-3CH > AI9', 'done'),
        ],
      }),
    ).toEqual([])
  })

  test('RA134 a unit that has turned its back, and can pay to turn again, has to come nearer', () => {
    expect(
      failures({
        actions: [
          french('move FR-5LR1 > AJ8', 'head FR-3CH > E'),
          refused('done', 'RA113'),
          refused('ride Poinsot > AJ8', 'RA113'),
          french('head FR-3CH > SW', 'move FR-3CH > AI9', 'done'),
        ],
      }),
    ).toEqual([])
  })

  test('RA134 a stack that has turned its back together still has to come nearer', () => {
    const stack = { ...place, 'FR-3CH': { at: 'AK8', facing: 'SW' } }
    expect(
      failures({
        place: stack,
        actions: [
          french('join FR-5LR1 > FR-3CH'),
          refused('done', 'RA113'),
          french('head FR-3CH > E'),
          refused('done', 'RA113'),
          french('head FR-3CH > SW', 'move FR-3CH > AJ8', 'done'),
        ],
      }),
    ).toEqual([])
  })

  test('RA134 a unit that has spent its points on turns does not have to come nearer', () => {
    const turns = ['NE', 'E', 'NE'].map((corner) => `head FR-3CH > ${corner}`)
    expect(
      failures({
        actions: [french('move FR-5LR1 > AJ8', ...turns), refused('done', 'RA113'), french('head FR-3CH > E', 'done')],
      }),
    ).toEqual([])
  })

  test('RA69 a second turn of a unit that has not moved costs a point, even if others turned in between', () => {
    expect(
      failures({
        actions: [french('head FR-3CH > W', 'head FR-5LR1 > SE', 'head FR-3CH > SW', 'move FR-3CH > AI9')],
        expect: { told: ['FR-3CH moves to AI9; 2 movement points left.'] },
      }),
    ).toEqual([])
  })

  test('RA70 a stack that was gathered and has not gone still has to come nearer', () => {
    expect(
      failures({
        place: { ...place, 'FR-5LR2': { at: 'AK8' } },
        actions: [
          french('join FR-5LR2 > FR-5LR1', 'move FR-3CH > AI9'),
          refused('done', 'RA113'),
          french('move FR-5LR2 > AJ8', 'move FR-5LR1 > AJ8', 'done'),
        ],
      }),
    ).toEqual([])
  })

  test('RA134 a unit that has to come nearer does not form square first and stay behind for want of points', () => {
    expect(
      failures({
        actions: [
          refused('form FR-3CH > square', 'RA113'),
          french('move FR-3CH > AI9', 'form FR-3CH > square', 'move FR-5LR1 > AJ8', 'done'),
        ],
        expect: { units: { 'FR-3CH': { at: 'AI9', shape: 'square' } } },
      }),
    ).toEqual([])
    // Back in line it may move at once, to get there faster.
    const square = { ...place, 'FR-3CH': { at: 'AJ8', shape: 'square' } }
    expect(failures({ place: square, actions: [french('form FR-3CH > normal')] })).toEqual([])
  })

  test('RA134 guns that have to come nearer do not unlimber, and skirmishers do not gather in a square', () => {
    const guns = { ...place, 'FR-VDL-ART': { at: 'AJ8', facing: 'SW' } }
    expect(failures({ place: guns, actions: [refused('form FR-VDL-ART > unlimbered', 'RA113')] })).toEqual([])
    const skirmishers = {
      place: {
        'SP-VCAT': { at: 'X11', over: ['X11', 'X12', 'X13'], facing: 'W' },
        Venegas: { at: 'Y12' },
        'FR-4LR1': { at: 'Q12' },
      },
      set: { phase: 'spanish movement', orders: { VEN: 'attack', CHA: 'defend' } },
    }
    const gather = { seat: 'spanish', do: 'square SP-VCAT > X12' }
    expect(unexpected(bailen({ ...skirmishers, actions: [{ ...gather, refused: 'RA113' }] }))).toEqual([])
    const bound = { ...skirmishers.set, orders: { VEN: 'retreat', CHA: 'defend' } }
    expect(unexpected(bailen({ ...skirmishers, set: bound, actions: [gather] }))).toEqual([])
  })

  test('7.0 a leader rides when none of his units has to move any more', () => {
    expect(
      failures({
        actions: [
          french('move FR-3CH > AI9'),
          refused('ride Poinsot > AJ8', 'RA113'),
          french('move FR-5LR1 > AJ8', 'ride Poinsot > AJ8', 'done'),
        ],
      }),
    ).toEqual([])
  })

  test('7.0, 3.1f a leader does not ride before units of his that have to leave a zone of control', () => {
    const held = {
      ...place,
      'FR-5LR1': { at: 'AG12', facing: 'NE' },
      'SP-MPJ': { at: 'AG13', facing: 'NE' },
      Poinsot: { at: 'AG11' },
    }
    expect(
      failures({
        place: held,
        set: { ...set, orders: { ...set.orders, POI: 'retreat' } },
        actions: [refused('ride Poinsot > AG10', '3.1f'), french('move FR-5LR1 > AG11', 'ride Poinsot > AG10')],
        dice: [6],
      }),
    ).toEqual([])
  })
})
