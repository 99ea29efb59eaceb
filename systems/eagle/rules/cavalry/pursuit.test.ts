import { describe, expect, test } from 'vitest'
import { engine, scriptedDice } from '../../../../src/kernel/index.ts'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { due } from '../state/position.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'
import { legal, stage } from '../testing/stage.ts'

const failures = proofs(worded(eagle), 'vedel')
const bailen = proofs(worded(eagle), 'bailen')
const french = by('french')
const spanish = by('spanish')
const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' }
const set = { phase: 'french shock', orders }
const unexpected = (given: Case) =>
  failures(given).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))

/**
 * The dragoons have come up to a battalion of one point, ride it down on a 4 and stand in its hex; then they roll for
 * control.
 */
const charge = {
  'FR-6DRP': { at: 'AG9', facing: 'SW', charged: 'AG10' },
  'SP-VG6': { at: 'AG10', facing: 'NE', lost: 2 },
  'SP-COR2': { at: 'AJ17', facing: 'E' },
}
const rideDown = ['engage', 'advance FR-6DRP > AG10', 'face FR-6DRP > SW', 'hold']

describe('11.3 in hand', () => {
  test('11.3, 14.1 a unit that was out of hand and is in hand again goes on, though it is disorganized', () => {
    const place = { ...charge, 'SP-MPG': { at: 'AG12', facing: 'NE', lost: 3 } }
    expect(
      unexpected({
        place,
        set,
        // Down, uncontrolled, D2 with its check, controlled.
        dice: [4, 1, 5, 5, 6],
        actions: [
          french(...rideDown, 'run FR-6DRP > AG11'),
          spanish('face SP-MPG > NE'),
          french('hold'),
          { seat: 'french', do: 'charge FR-6DRP > AE13', refused: '11.2' },
          french('move FR-6DRP > AH11', 'rest FR-6DRP'),
        ],
        expect: { units: { 'FR-6DRP': { at: 'AH11', order: 'disorganized' } } },
      }),
    ).toEqual([])
  })

  test('11.3, 11.2 a second charge that fails its check ends the pursuit', () => {
    const place = {
      ...charge,
      'FR-6DRP': { at: 'AG8', facing: 'SW', charged: 'AG9' },
      'SP-VG6': { at: 'AG9', facing: 'NE', lost: 2 },
      'SP-COR1': { at: 'AG12', facing: 'NE' },
    }
    expect(
      unexpected({
        place,
        set,
        dice: [4, 6, 2],
        actions: [
          french('engage', 'advance FR-6DRP > AG9', 'face FR-6DRP > SW', 'hold'),
          french('charge FR-6DRP > AG12', 'move FR-6DRP > AG10', 'move FR-6DRP > AG11'),
          spanish('stand'),
          french('retreat FR-6DRP > AH10', 'retreat FR-6DRP > AI10'),
        ],
        expect: {
          units: { 'FR-6DRP': { at: 'AI10', order: 'disorganized' } },
          phase: 'movement',
          awaiting: ['spanish'],
        },
      }),
    ).toEqual([])
  })

  test('RA91, 8.1 a unit that leaves an enemy front checks its morale, in pursuit as on the march', () => {
    const place = { ...charge, 'SP-MPG': { at: 'AG11', facing: 'NE' } }
    expect(
      unexpected({
        place,
        set,
        dice: [4, 6, 2],
        actions: [french(...rideDown, 'head FR-6DRP > NE', 'move FR-6DRP > AH9', 'rest FR-6DRP')],
        expect: {
          told: [
            'FR-6DRP turns away from an enemy front: it has to check its morale.',
            'FR-6DRP checks its morale: the die is 2, counts 2: disorganized.',
          ],
          units: { 'FR-6DRP': { at: 'AH9', order: 'disorganized' } },
        },
      }),
    ).toEqual([])
  })
})

describe('11.3 in the middle of a shock', () => {
  test('11.1, RA91 a unit that has been attacked already and is attacked again in a pursuit may evade it', () => {
    const place = {
      'FR-2CUP-A': { at: 'J10', facing: 'E', charged: 'K10' },
      'SP-VG2': { at: 'K10', facing: 'W', lost: 4 },
      'SP-JER': { at: 'L10', facing: 'W', hit: true },
    }
    const given: Case = {
      place,
      set: { phase: 'french shock', orders: { PRI: 'attack', RED: 'attack', COU: 'attack' } },
      dice: [6, 6],
      actions: [
        french('engage', 'advance FR-2CUP-A > K10', 'face FR-2CUP-A > E', 'hold', 'attack FR-2CUP-A > L10'),
        spanish('let', 'evade SP-JER > L9'),
      ],
      expect: {
        told: ['SP-JER evades the attack and goes to L9.', 'No unit is left on one side for the attack on L10.'],
      },
    }
    expect(bailen(given)).toEqual([])
  })

  test('11.0, 11.3 a unit that is driven away from the hex that it was to attack does not attack it', () => {
    // The regiment of Borbón throws back the chasseurs, is controlled, and falls on the rear of the battalion that was
    // to attack I9.
    const place = {
      'FR-1CHP': { at: 'J10', facing: 'E', lost: 3 },
      'SP-CEU1': { at: 'K10', facing: 'W' },
      'SP-BOR': { at: 'L9', facing: 'W' },
      'FR-GP1': { at: 'J9', facing: 'W' },
      'SP-REI1': { at: 'I9', facing: 'E' },
    }
    const given: Case = {
      place,
      set: { phase: 'french shock', orders: { PAN: 'attack', DPR: 'attack', RED: 'attack', COU: 'attack' } },
      dice: [6, 4, 4, 6, 6, 6],
      actions: [
        french('attack FR-1CHP > K10', 'attack FR-GP1 > I9', 'engage', 'resolve K10'),
        spanish('counter SP-BOR > K9'),
        french('retreat FR-1CHP > I10'),
        spanish('hold', 'attack SP-BOR > J9'),
        french('retreat FR-GP1 > J8', 'retreat FR-GP1 > J7', 'face FR-GP1 > W'),
        spanish('hold', 'rest SP-BOR'),
      ],
      expect: {
        told: [
          'No unit is left on one side for the attack on K10.',
          'No unit is left on one side for the attack on I9.',
        ],
      },
    }
    expect(bailen(given)).toEqual([])
  })
})

describe('11.3 out of hand', () => {
  test('11.1a, RA82 a unit out of hand joins the combat for a hex that others still have to fight for', () => {
    // The battalion attacks AG13, and AG12 in front of it with it; the dragoons come upon AG12 first: (10 + 6) / 2
    // against 1 + 1.
    const place = {
      ...charge,
      'FR-3CH': { at: 'AH12', facing: 'W' },
      'SP-COR1': { at: 'AG13', facing: 'NE', lost: 3 },
      'SP-MPG': { at: 'AG12', facing: 'NE', lost: 3 },
    }
    expect(
      unexpected({
        place,
        set,
        dice: [4, 1, 6, 6, 5],
        actions: [
          french('attack FR-3CH > AG13', 'engage', 'resolve AG10', ...rideDown.slice(1), 'run FR-6DRP > AG11'),
          spanish('lose SP-MPG'),
          french('hold', 'rest FR-6DRP'),
        ],
        expect: {
          told: [
            'FR-6DRP gallops on and is disorganized.',
            'Shock in AG13: points 8 against 2, odds of 4-1.',
            'FR-6DRP, does it obey after its charge? The die is 5, counts 4: in hand.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('11.3, RA63 a unit that runs off the map is lost, and has not left by the road', () => {
    const place = {
      'FR-6DRP': { at: 'AL10', facing: 'E', charged: 'AM10' },
      'SP-VG6': { at: 'AM10', facing: 'W', lost: 2 },
      'SP-COR2': { at: 'AJ17', facing: 'E' },
    }
    expect(
      unexpected({
        place,
        set,
        dice: [4, 1],
        actions: [french('engage', 'advance FR-6DRP > AM10', 'face FR-6DRP > E', 'hold')],
        expect: {
          told: ['FR-6DRP gallops off the field from AM10 and is lost.', 'FR-6DRP is destroyed.'],
          units: { 'FR-6DRP': null },
        },
      }),
    ).toEqual([])
  })

  test('RA92 the shortest way of a unit out of hand leads around an impassable slope', () => {
    // From A8 straight ahead, an impassable slope keeps it from B6 over A7: over B8 and B7 it gets there.
    const place = {
      'FR-6DRP': { at: 'A9', facing: 'NE', charged: 'A8' },
      'SP-VG6': { at: 'A8', facing: 'SW', lost: 2 },
      'SP-MPG': { at: 'B6', facing: 'NE' },
    }
    expect(
      unexpected({
        place,
        set,
        dice: [4, 1, 4],
        actions: [
          french('engage', 'advance FR-6DRP > A8', 'face FR-6DRP > NE', 'hold'),
          { seat: 'french', do: 'run FR-6DRP > A7', refused: '11.3' },
          french('run FR-6DRP > B8', 'run FR-6DRP > B7'),
        ],
        expect: { told: ['Shock in B6: points 9 against 4, odds of 2-1.'] },
      }),
    ).toEqual([])
  })

  test('RA92 a unit out of hand that cannot reach its enemy stops as near as it can, and attacks no one', () => {
    const place = {
      'FR-6DRP': { at: 'E14', facing: 'E', charged: 'F14' },
      'SP-VG6': { at: 'F14', facing: 'W', lost: 2 },
      'SP-MPG': { at: 'H14', facing: 'W' },
    }
    expect(
      unexpected({
        place,
        set,
        dice: [4, 1],
        actions: [
          french('engage', 'advance FR-6DRP > F14', 'face FR-6DRP > E', 'hold'),
          { seat: 'french', do: 'run FR-6DRP > F13', refused: '11.3' },
          french('run FR-6DRP > G14'),
        ],
        expect: {
          units: { 'FR-6DRP': { at: 'G14', order: 'disorganized' } },
          phase: 'movement',
          awaiting: ['spanish'],
        },
      }),
    ).toEqual([])
  })
})

describe('11.3 who rolls for control, and who has to fight', () => {
  const free = { attackQuota: 'none' }

  test('11.3 a unit that is thrown back does not roll for control, even if the enemy advances out of its hex', () => {
    expect(
      failures({
        options: free,
        set,
        dice: [3, 6],
        place: {
          'FR-6DRP': { at: 'AG8', facing: 'SW', charged: 'AG9', lost: 4 },
          'SP-IRL1': { at: 'AG9', facing: 'NE' },
        },
        actions: [
          french('engage', 'retreat FR-6DRP > AG7', 'face FR-6DRP > SW', 'stay FR-6DRP', 'face FR-6DRP > SW'),
          spanish('advance SP-IRL1 > AG8', 'face SP-IRL1 > NE', 'hold'),
        ],
        expect: { units: { 'FR-6DRP': { order: 'good' } } },
      }).filter(({ path }) => !path.startsWith('awaiting')),
    ).toEqual([])
  })

  test('11.3, RD24 a unit that is out of hand attacks whatever the odds', () => {
    expect(
      unexpected({
        options: free,
        set,
        dice: [3, 6, 1],
        place: {
          'FR-6DRP': { at: 'AG8', facing: 'SW', charged: 'AG9' },
          'SP-VG6': { at: 'AG9', facing: 'NE' },
          'SP-IRL1': { at: 'AG11', facing: 'NE' },
          'SP-COR1': { at: 'AG11' },
          'SP-COR2': { at: 'AG11' },
        },
        actions: [
          french('engage'),
          spanish('retreat SP-VG6 > AF9', 'retreat SP-VG6 > AF10', 'face SP-VG6 > NE'),
          french('hold', 'hunt AG11', 'run FR-6DRP > AG9', 'run FR-6DRP > AG10'),
          spanish('let'),
        ],
        expect: { told: ['Shock in AG11: points 3 against 14, odds of 1-4.'] },
      }),
    ).toEqual([])
  })
})

test('11.3, RD24 a unit that was out of hand has to fight no other combat once its combat is over', () => {
  const p = stage({
    scenario: 'vedel',
    options: { attackQuota: 'none' },
    place: {
      'FR-6DRP': { at: 'AG8', facing: 'SW', charged: 'AG9' },
      'SP-VG6': { at: 'AG9', facing: 'NE' },
      'SP-IRL1': { at: 'AG11', facing: 'NE' },
    },
    set: { phase: 'french shock', orders },
  })
  const rider = p.scenario.army.units.indexOf('FR-6DRP')
  const dice = scriptedDice([3, 6, 1, 1, 1, 1, 1, 1, 1, 1])
  const kernel = engine(worded(eagle))
  let forced = false
  for (let n = 0; n < 60 && kernel.phase(p).name !== 'orders' && dice.left > 0; n++) {
    const seat = kernel.awaiting(p) === 1 << FRENCH ? FRENCH : SPANISH
    const listed = legal(p, seat)
    const text = listed.find((one) => /^(?:hunt|run|let|engage|hold|stay)/.test(one)) ?? listed[0]
    kernel.play(p, seat, kernel.parse(p, seat, text) as number, dice)
    if ((p.due[rider] & due.FORCED) !== 0) forced = true
    if (forced && p.chase === 0) break
  }
  expect(forced).toBe(true)
  expect(p.due[rider] & due.FORCED).toBe(0)
})
