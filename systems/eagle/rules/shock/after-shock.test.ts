/**
 * 11.1, 12, 14.2, 15.1 What happens before and after the die of a shock: evasion, retreat, advance, rout, leaders in
 * danger.
 */

import { describe, expect, test } from 'vitest'
import { by, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'

const failures = proofs(worded(eagle), 'vedel')
const french = by('french')
const spanish = by('spanish')
const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', COR: 'defend' }
const set = { phase: 'french shock', orders }

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

describe('12.0a retreat', () => {
  const open = { 'SP-MPG': { at: 'AG9', facing: 'NE' }, 'FR-3CH': { at: 'AG8', facing: 'SW' } }

  test('12.0a D1 sends the defender back one hex, away from the attack and towards his base, and he may turn', () => {
    const play = (to: string) =>
      failures({
        place: open,
        set,
        dice: [4],
        actions: [
          french('attack FR-3CH > AG9', 'engage'),
          spanish(`retreat SP-MPG > ${to}`, 'face SP-MPG > NE'),
          french('hold'),
        ],
        expect: { units: { 'SP-MPG': { at: to, order: 'good' } } },
      }).map(({ rule }) => rule)
    expect(play('AG10')).toEqual([])
    expect(play('AF9')).toEqual([])
    expect(play('AH9')).toEqual(['12.0a'])
    expect(play('AG8')).toEqual(['12.0a'])
  })

  test('12.0a a unit that cannot fall back is eliminated', () => {
    const place = {
      'SP-MPG': { at: 'AM1', facing: 'SW' },
      'FR-3CH': { at: 'AL1', facing: 'NE' },
      'FR-5LR1': { at: 'AM2', facing: 'NE' },
    }
    expect(
      failures({
        place,
        set,
        dice: [5],
        actions: [french('attack FR-3CH > AM1', 'engage')],
        expect: { units: { 'SP-MPG': null } },
      }).filter(({ path }) => path.startsWith('expect')),
    ).toEqual([])
  })
})

describe('11.1 evasion', () => {
  test('11.1, RA53, RA86 cavalry evades infantry by one hex, and the attack comes to nothing', () => {
    const place = { 'SP-MON': { at: 'AG9', facing: 'NE' }, 'FR-3CH': { at: 'AG8', facing: 'SW' } }
    expect(
      failures({
        place,
        set,
        actions: [french('attack FR-3CH > AG9', 'engage'), spanish('evade SP-MON > AG10')],
        expect: {
          units: { 'SP-MON': { at: 'AG10', order: 'good' } },
          told: ['No unit is left on one side for the attack on AG9.'],
        },
      }),
    ).toEqual([])
  })

  test('11.1, RA67 cavalry may evade into a hex with an enemy leader, who rides off', () => {
    const place = {
      'SP-MON': { at: 'AG9', facing: 'NE' },
      'FR-3CH': { at: 'AG8', facing: 'SW' },
      Poinsot: { at: 'AG10' },
    }
    expect(
      failures({
        place,
        set,
        actions: [french('attack FR-3CH > AG9', 'engage'), spanish('evade SP-MON > AG10')],
        expect: { units: { 'SP-MON': { at: 'AG10' }, Poinsot: { at: 'AG8' } } },
      }),
    ).toEqual([])
  })

  test('11.1 infantry does not evade', () => {
    const place = {
      'SP-MPG': { at: 'AG9', facing: 'NE' },
      'SP-MON': { at: 'AG9' },
      'FR-3CH': { at: 'AG8', facing: 'SW' },
    }
    expect(
      failures({
        place,
        set,
        actions: [
          french('attack FR-3CH > AG9', 'engage'),
          { seat: 'spanish', do: 'evade SP-MPG > AG10', refused: '11.1' },
        ],
      }),
    ).toEqual([])
  })
})

describe('12.0b advance', () => {
  test('4.2, 12.0b guns that stand unlimbered have won, but do not advance', () => {
    expect(
      failures({
        place: {
          'SP-IRL1': { at: 'AG9', facing: 'NE' },
          'FR-VDL-ART': { at: 'AG8', facing: 'SW', shape: 'unlimbered' },
          'FR-1LR1': { at: 'AG8' },
        },
        set: { phase: 'spanish shock', orders: { ...orders, VDL: 'attack', COR: 'attack' } },
        dice: [1, 6],
        actions: [
          spanish('attack SP-IRL1 > AG8', 'engage', 'retreat SP-IRL1 > AG10', 'retreat SP-IRL1 > AG11'),
          spanish('face SP-IRL1 > NE'),
          { seat: 'french', do: 'advance FR-VDL-ART > AG9', refused: '4.2' },
          french('advance FR-1LR1 > AG9'),
        ],
      }),
    ).toEqual([])
  })

  test('RA106, 12.0b skirmishers over several hexes have won, but do not advance', () => {
    expect(
      failures({
        scenario: 'bailen',
        place: {
          'SP-TIR1': { at: 'AG8', over: ['AG8', 'AG9'], facing: 'W' },
          'SP-OM1': { at: 'AG9', facing: 'W' },
          'FR-4LR1': { at: 'AF9', facing: 'E' },
        },
        set: { phase: 'french shock', orders: { CHA: 'attack', CRZ: 'attack' } },
        dice: [1, 6],
        actions: [
          french('attack FR-4LR1 > AG9', 'engage', 'retreat FR-4LR1 > AE9', 'face FR-4LR1 > E'),
          { seat: 'spanish', do: 'advance SP-TIR1 > AF9', refused: 'RA106' },
        ],
      }),
    ).toEqual([])
  })

  test('12.0b the victors may take the hex that was cleared, and face as they like', () => {
    const place = { 'SP-VG6': { at: 'AG9', facing: 'NE' }, 'FR-3CH': { at: 'AG8', facing: 'SW' } }
    expect(
      failures({
        place,
        set,
        dice: [3],
        actions: [
          french('attack FR-3CH > AG9', 'engage'),
          spanish('retreat SP-VG6 > AG10', 'face SP-VG6 > NE'),
          french('advance FR-3CH > AG9', 'face FR-3CH > W', 'hold'),
        ],
        expect: { units: { 'FR-3CH': { at: 'AG9', facing: 'W' }, 'SP-VG6': { at: 'AG10', order: 'good' } } },
      }),
    ).toEqual([])
  })
})

describe('14.2 rout in combat', () => {
  test('14.2 routed troops are attacked on the 5-1 column, and the attacker suffers nothing', () => {
    const place = { 'SP-IRL1': { at: 'AG9', order: 'routed' }, 'FR-5LR1': { at: 'AG8', facing: 'SW', lost: 6 } }
    expect(
      failures({
        place,
        set: { ...set, orders: { ...orders, POI: 'defend' } },
        dice: [1],
        actions: [french('attack FR-5LR1 > AG9', 'engage')],
        expect: {
          told: [
            'Shock in AG9: points 1 against 0, odds of 5-1.',
            '-1 on the die: defense order (11.1b).',
            'The die is 1, counts 0: BM.',
          ],
          units: { 'FR-5LR1': { lost: 6 }, 'SP-IRL1': { lost: 1 } },
        },
      }),
    ).toEqual([])
  })
})

describe('15.1 leaders in danger', () => {
  test('12.0a, RA85 a square in a hex with a line falls back like any other unit, also into woods', () => {
    const place = {
      'FR-4LR1': { at: 'K10', facing: 'NE' },
      'FR-4LR2': { at: 'J10', facing: 'E' },
      'FR-4LR3': { at: 'L10', facing: 'NW' },
      'SP-CEU1': { at: 'K9', shape: 'square', lost: 4 },
      'SP-REI1': { at: 'K9', facing: 'SW', lost: 3 },
    }
    expect(
      proofs(
        worded(eagle),
        'bailen',
      )({
        place,
        set: { phase: 'french shock', orders: { CHA: 'attack', RED: 'defend' } },
        dice: [4],
        actions: [french('attack FR-4LR1 > K9', 'engage'), by('spanish')('first SP-CEU1', 'face SP-CEU1 > W')],
        expect: { units: { 'SP-CEU1': { at: 'K8', shape: 'normal' } } },
      }).filter(({ path }) => /^(expect|actions)/.test(path)),
    ).toEqual([])
  })

  test('15.1, 11.1b D1 does nothing to a square, or to the leader in it', () => {
    const place = {
      'FR-1CHP': { at: 'AG8', facing: 'SW' },
      'SP-TRU': { at: 'AG9', shape: 'square', lost: 2 },
      Coupigny: { at: 'AG9' },
    }
    expect(
      proofs(
        worded(eagle),
        'bailen',
      )({
        place,
        set: { phase: 'french shock', orders: { DPR: 'attack', COU: 'defend' } },
        dice: [4],
        actions: [french('attack FR-1CHP > AG9', 'engage')],
        expect: { told: ['-1 on the die: defending leader (11.1b).', 'The die is 4, counts 2: D1.'] },
      }).filter(({ path }) => /^(expect|actions|dice)/.test(path)),
    ).toEqual([])
  })

  test('15.1, RA56 a leader whose shock factor was used in vain is out on a 6', () => {
    // A1: both attackers fall back one hex; before, Poinsot's die.
    for (const [die, out] of [
      [6, true],
      [5, false],
    ] as const)
      expect(
        failures({
          place: hill,
          set,
          dice: [1, die, 6, 6],
          actions: [french(...assault)],
          expect: {
            told: [`Poinsot is in danger, a 6 takes him out: the die is ${die}.`, ...(out ? ['Poinsot is out.'] : [])],
          },
        }).filter(({ path }) => path.startsWith('expect')),
      ).toEqual([])
  })
})
