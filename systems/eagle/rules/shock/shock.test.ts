import { describe, expect, test } from 'vitest'
import { by, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const failures = proofs(worded(eagle), 'vedel')
const bailen = proofs(worded(eagle), 'bailen')
const french = by('french')
const spanish = by('spanish')
const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', COR: 'defend' }
const set = { phase: 'french shock', orders }
const lineOrders = { CHA: 'attack', PAN: 'attack', DPR: 'attack', PRI: 'attack', RED: 'defend', VEN: 'defend' }

/** The assault on AG13 of the first example: two battalions of Poinsot uphill against the militia of Jaén. */
const hill = {
  'SP-MPJ': { at: 'AG13', facing: 'NE' },
  'SP-VG6': { at: 'AG14', facing: 'NE' },
  'FR-3CH': { at: 'AG12', facing: 'SW' },
  'FR-5LR2': { at: 'AH12', facing: 'SW' },
  'FR-5LR1': { at: 'AG9', facing: 'SW' },
  'FR-5LR3': { at: 'AG9' },
  Poinsot: { at: 'AG12' },
}
const assault = ['attack FR-3CH > AG13', 'attack FR-5LR2 > AG13', 'engage']

describe('11.1b the procedure', () => {
  test('11.1b odds round in the defender’s favour, terrain halves points, order and leader modify the die', () => {
    // (10 + 7) / 2 = 8.5 against 5: 3-2; +1 attack order, +1 Poinsot. By the die: A1, BM, D1, D1, D2, D2.
    for (const [die, result] of [
      [1, 'A1'],
      [2, 'BM'],
      [3, 'D1'],
      [5, 'D2'],
    ] as const)
      expect(
        failures({
          place: hill,
          set,
          dice: result === 'A1' ? [die, 1, 6, 6] : result === 'BM' ? [die, 1] : result === 'D2' ? [die, 6] : [die],
          actions: [french(...assault)],
          expect: {
            told: [
              'Shock in AG13: points 8½ against 5, odds of 3-2.',
              '+1 on the die: attacking leader (11.1b).',
              '+1 on the die: attack order (11.1b).',
              `The die is ${die}, counts ${die + 2}: ${result}.`,
            ],
          },
        }).filter(({ path }) => path.startsWith('expect')),
        result,
      ).toEqual([])
  })

  test('11.1b, RA133 odds above 5-1 are 5-1; an attack below 1-4 does not take place', () => {
    const place = { 'SP-MPG': { at: 'AG9', facing: 'NE', lost: 3 }, 'FR-3CH': { at: 'AG8', facing: 'SW' } }
    expect(
      failures({
        place,
        set,
        dice: [1],
        actions: [french('attack FR-3CH > AG9', 'engage')],
        expect: { told: ['Shock in AG9: points 10 against 1, odds of 5-1.'] },
      }).filter(({ path }) => path.startsWith('expect')),
    ).toEqual([])
    const weak = {
      'SP-IRL1': { at: 'AG9', facing: 'NE' },
      'SP-MPJ': { at: 'AG9' },
      'FR-5LR1': { at: 'AG8', facing: 'SW', lost: 5 },
    }
    expect(
      failures({
        place: weak,
        set,
        actions: [french('attack FR-5LR1 > AG9', 'engage')],
        expect: { told: ['The attack on AG9 is weaker than 1 to 4 and does not take place.'] },
      }),
    ).toEqual([])
  })

  test('RA45 the grades of the lowest attacker and the highest defender count, less one grade', () => {
    // C against E: two grades, +1.
    const place = { 'SP-VG6': { at: 'AG9', facing: 'NE' }, 'FR-3CH': { at: 'AG8', facing: 'SW' } }
    expect(
      failures({
        place,
        set,
        dice: [6, 6, 6, 6],
        actions: [french('attack FR-3CH > AG9', 'engage')],
        expect: { told: ['+1 on the die: morale grades (RA45).', '+1 on the die: attack order (11.1b).'] },
      }).filter(({ path }) => path.startsWith('expect')),
    ).toEqual([])
  })
})

describe('11.1a once in a turn', () => {
  test('11.1a, RA87 a unit that is driven into a hex that is attacked later has no part in that combat', () => {
    const place = {
      'SP-COR1': { at: 'AG9', facing: 'NE' },
      'SP-IRL1': { at: 'AG10', facing: 'E' },
      'FR-5LR1': { at: 'AG8', facing: 'SW' },
      'FR-3CH': { at: 'AH10', facing: 'W' },
      'FR-1LR1': { at: 'AE9', facing: 'E' },
    }
    expect(
      failures({
        place,
        options: { attackQuota: 'none' },
        set,
        dice: [4, 3],
        actions: [
          french('attack FR-5LR1 > AG9', 'attack FR-3CH > AG10', 'engage', 'resolve AG9'),
          { seat: 'spanish', do: 'retreat SP-COR1 > AG10' },
          french('hold'),
        ],
        expect: {
          told: [
            'The die is 4, counts 5: D1.',
            'SP-COR1 has been attacked already in this phase: it has no part in this combat.',
            'Shock in AG10: points 10 against 6, odds of 3-2.',
          ],
        },
      }).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions')),
    ).toEqual([])
  })
})

describe('11.0 whom to attack', () => {
  const place = {
    'FR-4LR1': { at: 'V13', facing: 'E' },
    'FR-4LR2': { at: 'V13' },
    'FR-GP1': { at: 'V13' },
    'FR-GP2': { at: 'V14', facing: 'E' },
    'FR-4LR3': { at: 'Q14' },
    'FR-4CH': { at: 'Q14' },
    'SP-REI1': { at: 'W13', facing: 'W' },
    'SP-CEU1': { at: 'W14', facing: 'W' },
    'SP-VG2': { at: 'W15', facing: 'W' },
  }
  const shock = { phase: 'french shock', orders: lineOrders }

  test('11.1a at most 18 points attack from one hex into another', () => {
    expect(
      bailen({
        place,
        set: shock,
        actions: [
          french('attack FR-4LR1 > W14', 'attack FR-4LR2 > W14'),
          { seat: 'french', do: 'attack FR-GP1 > W14', refused: '11.1a' },
          french('attack FR-GP1 > W13'),
        ],
      }),
    ).toEqual([])
  })

  test('11.1a at most 24 points attack from one hex in all', () => {
    expect(
      bailen({
        place: { ...place, 'FR-4LR3': { at: 'V13' } },
        options: { attackQuota: 'none' },
        set: shock,
        actions: [
          french('attack FR-4LR1 > W14', 'attack FR-4LR2 > W14', 'attack FR-4LR3 > W13'),
          { seat: 'french', do: 'attack FR-GP1 > W13', refused: '11.1a' },
        ],
      }),
    ).toEqual([])
  })

  test('RA82 an attacker in front of two hexes that no other unit attacks fights both: sum against sum', () => {
    expect(
      bailen({
        place,
        set: shock,
        dice: [3, 6, 6],
        actions: [french('attack FR-GP2 > W14', 'engage')],
        expect: {
          told: [
            'Shock in W14: points 6 against 11, odds of 1-2.',
            '+1 on the die: attack order (11.1b).',
            'The die is 3, counts 4: A1.',
          ],
        },
      }).filter(({ path }) => path.startsWith('expect')),
    ).toEqual([])
  })

  /** Two battalions before a weak line in W14 and a weak square in W15. */
  const pair = {
    'FR-4LR1': { at: 'V14', facing: 'E' },
    'FR-4LR2': { at: 'V14' },
    'SP-CEU1': { at: 'W14', facing: 'W', lost: 4 },
    'SP-VG2': { at: 'W15', facing: 'W', shape: 'square', lost: 3 },
  }
  const onPair = ['attack FR-4LR1 > W14', 'attack FR-4LR2 > W14', 'engage']
  const open = { attackQuota: 'none' }

  test('11.1b, RA82 a square counts for the die even if it stands in the other of two hexes', () => {
    expect(
      bailen({
        place: pair,
        options: open,
        set: shock,
        dice: [3, 6, 6],
        actions: [french(...onPair)],
        expect: { told: ['+2 on the die: infantry against square (11.1b).'] },
      }).filter(({ path }) => path.startsWith('expect')),
    ).toEqual([])
  })

  test('11.1b, RA82 D2 on a line and a square: the line goes back, the square loses the point', () => {
    expect(
      bailen({
        place: pair,
        options: open,
        set: shock,
        dice: [3, 6, 6],
        actions: [french(...onPair), spanish('retreat SP-CEU1 > X14')],
        expect: { told: ['SP-VG2 loses a point.'], units: { 'SP-VG2': { at: 'W15', lost: 4 } } },
      }).filter(({ path }) => path.startsWith('expect')),
    ).toEqual([])
  })

  test('12.0b, RA82 if one combat clears two hexes, the victors advance into only one of them', () => {
    const place = { ...pair, 'SP-VG2': { at: 'W15', facing: 'W', lost: 4 } }
    expect(
      bailen({
        place,
        options: open,
        set: shock,
        dice: [1],
        actions: [
          french(...onPair),
          spanish('first SP-CEU1', 'retreat SP-CEU1 > X14', 'face SP-CEU1 > W', 'face SP-VG2 > W'),
          french('advance FR-4LR1 > W15', 'face FR-4LR1 > E'),
          { seat: 'french', do: 'advance FR-4LR2 > W14', refused: 'RA82' },
          french('advance FR-4LR2 > W15'),
        ],
      }).map(({ actual }) => actual),
    ).toEqual([])
  })

  test('RA46, RA82 example 7: a unit that joins a combat brings the enemies in front of it into it', () => {
    // A attacks W13 and W14 separately; B joins on W14, and W15 in front of B is fought for with it: 14 + 6 against 6 +
    // 5.
    expect(
      bailen({
        place,
        set: shock,
        dice: [4, 4, 6, 6],
        actions: [
          french(
            'attack FR-4LR1 > W13',
            'attack FR-4LR2 > W14',
            'attack FR-GP1 > W14',
            'attack FR-GP2 > W14',
            'engage',
            'resolve W14',
          ),
        ],
        expect: { told: ['Shock in W14: points 20 against 11, odds of 3-2.'] },
      }).filter(({ path }) => path.startsWith('expect')),
    ).toEqual([])
  })

  test('11.1a, RA87, RA81 a unit attacks only front hexes, only once, and not after it has fired', () => {
    expect(
      failures({
        place: {
          ...hill,
          'FR-3CH': { at: 'AG12', facing: 'NE' },
          'FR-5LR2': { at: 'AH12', facing: 'SW', fired: true },
        },
        set,
        actions: [
          { seat: 'french', do: 'attack FR-3CH > AG13', refused: '11.1a' },
          { seat: 'french', do: 'attack FR-5LR2 > AG13', refused: '11.1a' },
        ],
      }),
    ).toEqual([])
    expect(
      failures({
        place: { ...hill, 'FR-3CH': { at: 'AG12', facing: 'SW', barred: true } },
        set,
        actions: [
          { seat: 'french', do: 'attack FR-3CH > AG13', refused: '10.2.1' },
          french('attack FR-5LR2 > AG13'),
          { seat: 'french', do: 'attack FR-5LR2 > AG13', refused: 'RA87' },
        ],
      }),
    ).toEqual([])
  })
})

describe('3.1 orders in combat', () => {
  test('3.1a a unit without orders, or under maneuver or retreat orders, does not attack', () => {
    for (const [order, rule] of [
      ['none', '3.1a'],
      ['retreat', '3.1f'],
    ] as const)
      expect(
        failures({
          place: hill,
          set: { ...set, orders: { ...orders, POI: order } },
          actions: [{ seat: 'french', do: 'attack FR-3CH > AG13', refused: rule }],
        }),
        order,
      ).toEqual([])
    expect(
      failures({
        place: hill,
        set: { ...set, orders: { ...orders, POI: 'march' } },
        actions: [{ seat: 'french', do: 'attack FR-3CH > AG13', refused: 'RA74' }],
      }),
    ).toEqual([])
  })

  test('RA12 only half of a formation under attack orders may begin combats', () => {
    const place = { ...hill, 'FR-5LR1': { at: 'AG12' }, 'FR-5LR3': { at: 'AH12' } }
    expect(
      failures({
        place,
        set,
        actions: [
          french('attack FR-3CH > AG13', 'attack FR-5LR2 > AG13'),
          { seat: 'french', do: 'attack FR-5LR3 > AG13', refused: 'RA12' },
        ],
      }),
    ).toEqual([])
  })
})

describe('17, RA81', () => {
  const free = {
    options: { attackQuota: 'none' },
    set: { ...set, orders: { ...orders, POI: 'attack', CAS: 'attack', COR: 'attack' } },
  }
  const part = (given: Parameters<typeof failures>[0]) =>
    failures(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))

  test('RA81 all attacks are named before the first die', () => {
    expect(
      part({
        ...free,
        dice: [4],
        place: {
          'FR-5LR1': { at: 'AG8', facing: 'SW' },
          'SP-MPG': { at: 'AG9', facing: 'NE' },
          'FR-1LR1': { at: 'AK8', facing: 'SW' },
          'FR-1LR2': { at: 'AK8' },
          'SP-COR1': { at: 'AK9', facing: 'NE' },
          'FR-1LR3': { at: 'AC8', facing: 'SW' },
          'SP-COR2': { at: 'AC9', facing: 'NE' },
        },
        actions: [
          french('attack FR-5LR1 > AG9', 'attack FR-1LR1 > AK9', 'attack FR-1LR3 > AC9', 'engage', 'resolve AG9'),
          spanish('retreat SP-MPG > AG10', 'face SP-MPG > NE'),
          french('hold'),
          { seat: 'french', do: 'attack FR-1LR2 > AK9', refused: 'RA81' },
        ],
      }),
    ).toEqual([])
  })

  test('17, RA58 what an advance into San Cristóbal brings about is judged at once', () => {
    const failed = part({
      ...free,
      dice: [4, 1],
      place: {
        'FR-5LR1': { at: 'AE12', facing: 'W' },
        'FR-5LR2': { at: 'AE12' },
        'SP-VG3': { at: 'AD12', facing: 'E', lost: 3 },
        'SP-COR1': { at: 'AC16', order: 'disorganized' },
        'SP-COR2': { at: 'AC16', order: 'disorganized' },
        'SP-MPG': { at: 'AC16', order: 'disorganized' },
        'FR-1LR1': { at: 'AK8', facing: 'SW' },
        'SP-IRL1': { at: 'AK9', facing: 'NE' },
      },
      actions: [
        french('attack FR-5LR1 > AD12', 'attack FR-5LR2 > AD12', 'attack FR-1LR1 > AK9', 'engage', 'resolve AD12'),
        spanish('retreat SP-VG3 > AC13', 'face SP-VG3 > E'),
        french('advance FR-5LR1 > AD12', 'face FR-5LR1 > W', 'hold'),
      ],
      expect: {
        told: [
          'FR-5LR1 advances to AD12.',
          'COR is demoralized: this counts for the victory of the enemy.',
          'Shock in AK9: points 8 against 6, odds of 1-1.',
        ],
      },
    })
    expect(failed).toEqual([])
  })
})
