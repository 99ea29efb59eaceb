import { describe, expect, test } from 'vitest'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const failures = proofs(worded(eagle), 'vedel')
const french = by('french')
const spanish = by('spanish')
const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' }
const offensive = { phase: 'french offensive fire', orders }
const defensive = { phase: 'french defensive fire', orders }
/** Returns only failures of the expected result, not that something else is asked afterwards. */
const unexpected = (given: Case) =>
  failures(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))
const lone = { 'SP-IRL1': { at: 'AG9', facing: 'NE' }, 'FR-5LR1': { at: 'AG8', facing: 'SW' } }

describe('10.1 infantry', () => {
  test('10.1, 10.0 at most 6 points fire from a hex, whichever units they belong to', () => {
    const place = { ...lone, 'FR-5LR2': { at: 'AG8' } }
    expect(
      unexpected({
        place,
        set: offensive,
        dice: [3],
        actions: [
          french('fire FR-5LR2 > AG9'),
          { seat: 'french', do: 'fire FR-5LR1 > AG9', refused: '10.1' },
          french('shoot'),
        ],
        expect: { told: ['Fire at AG9, points: 6; the die is 3, counts 3.'] },
      }),
    ).toEqual([])
  })

  test('RA79 a player who fires with all points of a unit gives no number', () => {
    expect(
      unexpected({
        place: { ...lone, 'FR-5LR1': { at: 'AG8', facing: 'SW', lost: 3 } },
        set: offensive,
        actions: [
          { seat: 'french', do: 'fire FR-5LR1:4 > AG9', refused: 'RA79' },
          { seat: 'french', do: 'fire FR-5LR1:5 > AG9', refused: '10.1' },
        ],
      }),
    ).toEqual([])
  })

  test('RA79 a unit may divide its points among several targets', () => {
    const place = { ...lone, 'SP-MPG': { at: 'AF8', facing: 'NE' } }
    expect(
      unexpected({
        place,
        set: offensive,
        dice: [1, 1],
        actions: [
          french('fire FR-5LR1:4 > AG9', 'shoot'),
          { seat: 'french', do: 'fire FR-5LR1:3 > AF8', refused: '10.1' },
          french('fire FR-5LR1 > AF8', 'shoot'),
        ],
        expect: {
          told: ['Fire at AG9, points: 4; the die is 1, counts 1.', 'Fire at AF8, points: 2; the die is 1, counts 1.'],
        },
      }),
    ).toEqual([])
  })

  test('10.1 infantry fires through front hexes, at adjacent enemies, from the top of the stack', () => {
    const place = {
      ...lone,
      'SP-MPG': { at: 'AH9', facing: 'NE' },
      'SP-COR1': { at: 'AG11' },
      'FR-5LR2': { at: 'AG8' },
    }
    expect(
      failures({
        place,
        set: offensive,
        actions: [
          { seat: 'french', do: 'fire FR-5LR2 > AH9', refused: '10.1' },
          { seat: 'french', do: 'fire FR-5LR2 > AG11', refused: '10.1' },
          { seat: 'french', do: 'fire FR-5LR1 > AG9', refused: '10.1' },
        ],
      }),
    ).toEqual([])
  })

  test('10.1 fire from several hexes is combined into one volley', () => {
    const place = { ...lone, 'FR-5LR2': { at: 'AH9', facing: 'W' } }
    expect(
      unexpected({
        place,
        options: { attackQuota: 'none' },
        set: offensive,
        dice: [3],
        actions: [french('fire FR-5LR1 > AG9', 'fire FR-5LR2 > AG9', 'shoot')],
        expect: { told: ['Fire at AG9, points: 12; the die is 3, counts 3.', 'SP-IRL1 is under fire: R.'] },
      }),
    ).toEqual([])
  })
})

describe('10.2.1 results', () => {
  test('10.2.1 losses fall on the top unit, and any excess passes down', () => {
    const place = {
      'SP-COR1': { at: 'AG9', facing: 'NE' },
      'SP-MON': { at: 'AG9' },
      'FR-5LR1': { at: 'AG8', facing: 'SW' },
      'FR-5LR2': { at: 'AH9', facing: 'W' },
    }
    expect(
      unexpected({
        place,
        options: { attackQuota: 'none' },
        set: offensive,
        dice: [6],
        actions: [french('fire FR-5LR1 > AG9', 'fire FR-5LR2 > AG9', 'shoot')],
        expect: { units: { 'SP-MON': null, 'SP-COR1': { lost: 1 } } },
      }),
    ).toEqual([])
  })

  test('10.2.1 a D from defensive fire bars a unit from attacking; from offensive fire it does nothing', () => {
    const place = { ...lone, 'SP-IRL1': { at: 'AG9', facing: 'NE' } }
    expect(
      unexpected({
        place,
        set: defensive,
        dice: [4],
        actions: [spanish('fire SP-IRL1 > AG8', 'shoot')],
        expect: { units: { 'FR-5LR1': { barred: true, order: 'good' } } },
      }),
    ).toEqual([])
    expect(
      unexpected({
        place,
        set: offensive,
        dice: [4],
        actions: [french('fire FR-5LR1 > AG9', 'shoot')],
        expect: { units: { 'SP-IRL1': { barred: false, order: 'good', at: 'AG9' } } },
      }),
    ).toEqual([])
  })

  test('10.2.1 an R sends the target back one or two hexes as its owner likes, and the others in its hex check', () => {
    const place = { ...lone, 'SP-MPG': { at: 'AG9' } }
    expect(
      unexpected({
        place,
        set: offensive,
        dice: [5, 6],
        actions: [
          french('fire FR-5LR1 > AG9', 'shoot'),
          spanish('retreat SP-MPG > AG10', 'stay SP-MPG', 'face SP-MPG > NE'),
        ],
        expect: {
          units: { 'SP-MPG': { at: 'AG10' }, 'SP-IRL1': { at: 'AG9', order: 'good' } },
          told: ['SP-IRL1 checks its morale: the die is 6, counts 6: no effect.'],
        },
      }),
    ).toEqual([])
  })

  test('10.2.1 points beyond 12 fire when the first result is done, at the unit that is there then', () => {
    const guns = {
      'FR-5LR1': { at: 'AG8', facing: 'SW' },
      'FR-5LR2': { at: 'AH8', facing: 'SW' },
      'FR-5LR3': { at: 'AF8', facing: 'E' },
    }
    const shoot = french('fire FR-5LR1 > AG9', 'fire FR-5LR2 > AG9', 'fire FR-5LR3:2 > AG9', 'shoot')
    const back = spanish('stay SP-COR1', 'face SP-COR1 > NE')
    const fire = (place: Case['place'], dice: number[], told: string[]) =>
      unexpected({
        place: { ...guns, ...place },
        options: { attackQuota: 'none' },
        set: { phase: 'french offensive fire', orders },
        dice,
        actions: [shoot, back],
        expect: { told },
      })
    const driven = [
      'Fire at AG9, points: 12; the die is 3, counts 3.',
      'SP-COR1 is under fire: R.',
      'SP-COR1 falls back to AG10.',
    ]
    const under = { 'SP-COR2': { at: 'AG9' }, 'SP-COR1': { at: 'AG9', facing: 'NE' } }
    const next = [
      'SP-COR2 checks its morale: the die is 6, counts 6: no effect.',
      'Fire at AG9, points: 2; the die is 6, counts 6.',
      'SP-COR2 is under fire: D.',
    ]
    expect(fire(under, [3, 6, 6], [...driven, ...next])).toEqual([])
    // Alone in its hex, the unit is gone, and nothing is hit.
    expect(fire({ 'SP-COR1': { at: 'AG9', facing: 'NE' } }, [3], driven)).toEqual([])
  })

  test('RD9 attackers ignore R in defensive fire', () => {
    expect(
      unexpected({
        place: { ...lone, 'SP-COR1': { at: 'AG9' } },
        set: defensive,
        dice: [5],
        actions: [spanish('fire SP-COR1 > AG8', 'fire SP-IRL1 > AG8', 'shoot')],
        expect: { units: { 'FR-5LR1': { at: 'AG8' } } },
      }),
    ).toEqual([])
  })

  test('10.2.1 a square is easier to hit, a battery in position harder', () => {
    const onto = (shape: string, told: string) =>
      unexpected({
        place: { ...lone, 'SP-IRL1': { at: 'AG9', shape } },
        set: offensive,
        dice: [1],
        actions: [french('fire FR-5LR1 > AG9', 'shoot')],
        expect: { told: [told] },
      })
    expect(onto('square', '+2 on the die: target in square (10.2.1).')).toEqual([])
    expect(
      unexpected({
        place: {
          'SP-IRL1': { at: 'AG9', facing: 'NE' },
          'FR-VDL-ART': { at: 'AG8', facing: 'SW', shape: 'unlimbered' },
        },
        set: defensive,
        dice: [1],
        actions: [spanish('fire SP-IRL1 > AG8', 'shoot')],
        expect: { told: ['-1 on the die: target is an unlimbered battery (10.2.1).'] },
      }),
    ).toEqual([])
  })
})

test('RA2 fractions are added up first, and the sum is rounded up', () => {
  expect(
    unexpected({
      place: {
        'SP-IRL1': { at: 'AG7', facing: 'NE' },
        'FR-5LR1': { at: 'AG8', order: 'disorganized' },
        'FR-5LR2': { at: 'AF7', order: 'disorganized' },
      },
      options: { attackQuota: 'none' },
      set: offensive,
      dice: [1],
      // Twice three and a half.
      actions: [french('fire FR-5LR1 > AG7', 'fire FR-5LR2 > AG7', 'shoot')],
      expect: { told: ['Fire at AG7, points: 7; the die is 1, counts 1.'] },
    }),
  ).toEqual([])
})

describe('RA16 who may fire', () => {
  test('RA16, 3.1a a unit without orders fires only in defense', () => {
    expect(
      failures({
        place: lone,
        set: { ...offensive, orders: { POI: 'none' } },
        actions: [{ seat: 'french', do: 'fire FR-5LR1 > AG9', refused: '3.1a' }],
      }),
    ).toEqual([])
    expect(
      failures({
        place: lone,
        set: { ...defensive, orders: { COR: 'none' } },
        actions: [spanish('fire SP-IRL1 > AG8')],
      }),
    ).toEqual([])
  })

  test('RA97 routed units do not fire; disorganized ones fire with half their points, through any side', () => {
    expect(
      failures({
        place: {
          ...lone,
          'SP-COR1': { at: 'AH9', facing: 'W' },
          'FR-5LR1': { at: 'AG8', order: 'routed' },
          'FR-5LR2': { at: 'AH10', facing: 'SW' },
        },
        set: offensive,
        actions: [{ seat: 'french', do: 'fire FR-5LR1 > AG9', refused: 'RA97' }],
      }),
    ).toEqual([])
    expect(
      unexpected({
        place: { 'SP-IRL1': { at: 'AG7', facing: 'NE' }, 'FR-1LR1': { at: 'AG8', order: 'disorganized' } },
        set: offensive,
        dice: [1],
        actions: [french('fire FR-1LR1 > AG7', 'shoot')],
        expect: { told: ['Fire at AG7, points: 4; the die is 1, counts 1.'] },
      }),
    ).toEqual([])
  })
})

test('10.2, RA78 guns fire only on top: once infantry above them has fired, they stay where they are', () => {
  const place = {
    'SP-VEN-ART': { at: 'X12', facing: 'W', shape: 'unlimbered' },
    'SP-OM1': { at: 'X12' },
    'FR-4LR1': { at: 'W13', facing: 'E' },
  }
  const set = { phase: 'french defensive fire', orders: { VEN: 'attack', CHA: 'attack' } }
  expect(
    proofs(
      worded(eagle),
      'bailen',
    )({
      place,
      set,
      actions: [spanish('fire SP-OM1 > W13'), { seat: 'spanish', do: 'fire SP-VEN-ART > W13', refused: '10.2' }],
    }).filter(({ path }) => path.startsWith('actions')),
  ).toEqual([])
})
