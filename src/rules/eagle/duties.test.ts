import { describe, expect, test } from 'vitest'
import { by, type Case, proofs } from '../../engine/kit/proof.ts'
import { eagle } from './index.ts'

const vedel = proofs(eagle, 'vedel')
const french = by('french')
const set = { phase: 'french movement', orders: { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' } }
/** Two battalions of Poinsot's far from the enemy, and his general with one of them. */
const place = {
  'FR-3CH': { at: 'AJ8', facing: 'SW' },
  'FR-5LR1': { at: 'AK8', facing: 'SW' },
  'SP-COR1': { at: 'AD11', facing: 'E' },
  Poinsot: { at: 'AK8' },
}
const failures = (given: Case) =>
  vedel({ place, set, ...given }).filter(({ path }) => path.startsWith('actions') || path.startsWith('expect'))
const refused = (does: string, rule: string) => ({ seat: 'french', do: does, refused: rule })

describe('RA113, RA134 the duty to close up', () => {
  test('5.0 who has but turned has not moved, and still has to', () => {
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

  test('RA69 a second turn of a unit that has not moved costs a point, whoever has moved between', () => {
    expect(
      failures({
        actions: [french('head FR-3CH > W', 'head FR-5LR1 > SE', 'head FR-3CH > SW', 'move FR-3CH > AI9')],
        expect: { told: ['FR-3CH moves from AJ8 to AI9 and has 2 points left.'] },
      }),
    ).toEqual([])
  })

  test('RA70 nor has a stack that was gathered and has not gone', () => {
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

  test('7.0, 3.1f nor before those who have to leave a zone of control', () => {
    const held = { ...place, 'FR-5LR1': { at: 'AG12', facing: 'NE' }, 'SP-MPJ': { at: 'AG13', facing: 'NE' }, Poinsot: { at: 'AG11' } }
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
