import { describe, expect, test } from 'vitest'
import { engine, only } from '../../../../src/kernel/index.ts'
import { actOn, createMatch } from '../../../../src/match/index.ts'
import { by, type Case, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { FRENCH, SPANISH } from '../state/sides.ts'

const failures = proofs(worded(eagle), 'vedel')
const french = by('french')
const spanish = by('spanish')
const orders = { POI: 'attack', CAS: 'attack', BOU: 'attack', VDL: 'attack', COR: 'defend' }
const shock = { phase: 'french shock', orders }
const movement = { phase: 'french movement', orders }
const options = { attackQuota: 'none' }
const refused = (seat: string, does: string, rule: string) => ({ seat, do: does, refused: rule })
/** Returns only failures of the expected result, not that something else is asked afterwards. */
const unexpected = (given: Case) =>
  failures({ options, ...given }).filter(({ path }) => path.startsWith('expect') || path.startsWith('actions'))

describe('11.1 evasion', () => {
  const place = { 'SP-MON': { at: 'AG9', facing: 'NE' }, 'FR-3CH': { at: 'AG8', facing: 'SW' } }
  const attack = french('attack FR-3CH > AG9', 'engage')

  test('11.1, RA86 a unit that has fired before is not asked whether it evades', () => {
    const fired = { ...place, 'SP-MON': { ...place['SP-MON'], fired: true } }
    expect(
      unexpected({
        place: fired,
        set: shock,
        dice: [6, 6],
        actions: [attack],
        expect: { told: ['Shock in AG9: points 10 against 1, odds of 5-1.'] },
      }),
    ).toEqual([])
  })

  test('RA53 a unit that evades goes into no zone of control', () => {
    const held = { ...place, 'FR-5LR1': { at: 'AF10', facing: 'E' } }
    expect(
      unexpected({ place: held, set: shock, actions: [attack, refused('spanish', 'evade SP-MON > AG10', 'RA53')] }),
    ).toEqual([])
  })

  test('RA53 a unit does not evade to a hex beside another attacker, even one that controls nothing', () => {
    const two = { ...place, 'FR-5LR1': { at: 'AH9', order: 'disorganized' } }
    const both = french('attack FR-3CH > AG9', 'attack FR-5LR1 > AG9', 'engage')
    expect(
      unexpected({
        place: two,
        set: shock,
        actions: [both, refused('spanish', 'evade SP-MON > AG10', 'RA53'), spanish('evade SP-MON > AF9')],
      }),
    ).toEqual([])
  })
})

describe('11.5 countercharge', () => {
  const start = french('charge FR-6DRP > AJ12', 'move FR-6DRP > AJ10')
  const rider = { 'FR-6DRP': { at: 'AJ9', facing: 'SW' } }

  test('11.5 disorganized cavalry does not countercharge', () => {
    const place = { ...rider, 'SP-MON': { at: 'AJ12', order: 'disorganized' } }
    expect(
      unexpected({ place, set: movement, actions: [start], expect: { awaiting: ['french'], phase: 'movement' } }),
    ).toEqual([])
  })

  test('11.5, RA87 a unit attacked before in this phase may countercharge: the attack counts as the enemy’s', () => {
    const place = { ...rider, 'SP-MON': { at: 'AJ12', facing: 'NE', hit: true } }
    const counters = spanish('counter SP-MON > AJ11')
    const told = ['SP-MON countercharges in AJ11.']
    expect(
      unexpected({ place, set: movement, dice: [6, 6, 6, 6], actions: [start, counters], expect: { told } }),
    ).toEqual([])
  })

  test('11.5 a unit that does not see the charge does not countercharge: own troops stand between', () => {
    const place = {
      ...rider,
      'SP-IRL1': { at: 'AJ11', facing: 'NE' },
      'SP-MON': { at: 'AJ12', facing: 'NE' },
      Boussart: { at: 'AJ9' },
    }
    const charge = french('charge FR-6DRP > AJ11', 'move FR-6DRP > AJ10')
    expect(
      unexpected({ place, set: movement, actions: [charge], expect: { awaiting: ['spanish'], phase: 'square' } }),
    ).toEqual([])
  })

  test('RA74, RA90 cavalry on the march does not countercharge, and no cavalry does so twice', () => {
    const given = {
      scenario: 'bailen',
      place: {
        'FR-1DRP': { at: 'AH5', facing: 'SW' },
        Prive: { at: 'AH6' },
        'SP-IRL2': { at: 'AH9', facing: 'NE' },
        'SP-FAR': { at: 'AI9', facing: 'NE' },
        'SP-MON': { at: 'AI9' },
        'SP-DRE': { at: 'AI9' },
      },
      set: {
        phase: 'french movement',
        orders: { PRI: 'attack', COU: 'attack', RED: 'attack', COR: 'attack', VEN: 'march' },
      },
      dice: [6],
      actions: [
        french('charge FR-1DRP > AH9', 'move FR-1DRP > AH6', 'move FR-1DRP > AH7'),
        refused('spanish', 'counter SP-DRE > AI8', 'RA74'),
        spanish('counter SP-FAR > AI8'),
        refused('spanish', 'counter SP-FAR > AI8', 'RA90'),
        refused('spanish', 'counter SP-IRL2 > AI8', '11.5'),
      ],
    }
    expect(unexpected(given)).toEqual([])
  })

  test('RA90, 3.1e a unit under a defense order does not countercharge out of its area', () => {
    const place = { ...rider, 'SP-MON': { at: 'AJ12', facing: 'NE' } }
    const set = { ...movement, areas: { COR: 'AC11 NW-SE' } }
    const counter = refused('spanish', 'counter SP-MON > AJ11', '3.1e')
    expect(unexpected({ place, set, dice: [6, 6], actions: [start, counter, spanish('let')] })).toEqual([])
  })
})

/** Returns the outcome of a charge that is sent as a list, when La Peña's rearguard defends this area. */
function rideHome(area: string): { played: number; answers: string[] } {
  const kernel = engine(worded(eagle))
  const { match } = createMatch(kernel, { scenario: 'vedel', dice: { seed: '1' } })
  const list = new Int32Array(1 << 12)
  const legal = (seat: number): string[] => {
    const { position } = match.fold
    return [...list.slice(0, kernel.actions(position, seat, list))].map((action) => kernel.print(position, action))
  }
  while (kernel.phase(match.fold.position).name !== 'movement') {
    const seat = kernel.awaiting(match.fold.position) === only(FRENCH) ? FRENCH : SPANISH
    const defends = `defend COR > ${area}`
    actOn(match, seat, legal(seat).includes(defends) ? [defends, 'close'] : (legal(seat).at(-1) as string))
  }
  const { played } = actOn(match, FRENCH, ['charge FR-6DRP > AJ12', 'move FR-6DRP > AJ10', 'move FR-6DRP > AJ11'])
  return { played, answers: legal(SPANISH) }
}

test('11.5, 3.0 a charge stops where the enemy could countercharge, even if his order forbids it, so that the order stays secret', () => {
  expect(rideHome('AF11 NW-SE')).toMatchObject({
    played: 2,
    answers: expect.arrayContaining(['counter SP-DRE > AJ11', 'let']),
  })
  expect(rideHome('AF11 N-S')).toMatchObject({ played: 2, answers: ['let'] })
})

describe('12.0b advance', () => {
  test('14.1 disorganized victors enter no zone of control', () => {
    const place = {
      'FR-5LR1': { at: 'AG8', order: 'disorganized' },
      'SP-VG6': { at: 'AG9', facing: 'NE', lost: 2 },
      'SP-COR1': { at: 'AG10', facing: 'NE' },
    }
    expect(
      unexpected({
        place,
        set: shock,
        // D1.
        dice: [4],
        actions: [
          french('attack FR-5LR1 > AG9', 'engage'),
          spanish('retreat SP-VG6 > AF9', 'face SP-VG6 > NE'),
          refused('french', 'advance FR-5LR1 > AG9', '14.1'),
        ],
      }),
    ).toEqual([])
  })

  test('RA97 routed units do not advance with those that have thrown the attackers back', () => {
    const place = {
      'FR-5LR1': { at: 'AG8', facing: 'SW' },
      'SP-IRL1': { at: 'AG9', facing: 'NE' },
      'SP-VG6': { at: 'AG9', order: 'routed' },
    }
    expect(
      unexpected({
        place,
        set: shock,
        // A1, and its check.
        dice: [1, 6],
        actions: [
          french('attack FR-5LR1 > AG9', 'engage', 'retreat FR-5LR1 > AG7', 'face FR-5LR1 > SW'),
          refused('spanish', 'advance SP-VG6 > AG8', '12.0b'),
          spanish('advance SP-IRL1 > AG8'),
        ],
      }),
    ).toEqual([])
  })
})

describe('11.1b attackers who are thrown back', () => {
  test('11.1b, RA55 A2 sends the attackers back two hexes, and they check their morale', () => {
    const place = { 'FR-5LR1': { at: 'AG8', facing: 'SW' }, 'SP-IRL1': { at: 'AG9', facing: 'NE' } }
    expect(
      unexpected({
        place,
        set: { ...shock, orders: { ...orders, POI: 'defend' } },
        dice: [1, 6],
        actions: [
          french(
            'attack FR-5LR1 > AG9',
            'engage',
            'retreat FR-5LR1 > AG7',
            'retreat FR-5LR1 > AG6',
            'face FR-5LR1 > SW',
          ),
        ],
        expect: {
          told: ['The die is 1, counts 0: A2.', 'FR-5LR1 checks its morale: the die is 6, counts 6: no effect.'],
        },
      }),
    ).toEqual([])
  })
})

describe('11.4 cavalry that is thrown back', () => {
  test('11.4, RA50 cavalry that A2 sent back may go on with what is left of its six points, and no farther', () => {
    const place = {
      'FR-6DRP': { at: 'AC12', facing: 'SW' },
      'SP-COR1': { at: 'AC13', facing: 'NE' },
      Boussart: { at: 'AC12' },
    }
    const face = 'face FR-6DRP > SW'
    const back = ['AC11', 'AC10', 'AC9', 'AC8', 'AC7', 'AC6'].map((hex) => `retreat FR-6DRP > ${hex}`)
    expect(
      unexpected({
        place,
        set: { ...shock, orders: { ...orders, BOU: 'defend' } },
        dice: [1, 6, 6],
        actions: [french('attack FR-6DRP > AC13', 'engage', ...back.slice(0, 2), face, ...back.slice(2), face)],
        expect: { units: { 'FR-6DRP': { at: 'AC6' } } },
      }),
    ).toEqual([])
  })
})

describe('14.2 against routed troops', () => {
  test('14.2, 15.1 a leader whose troops attack routed units runs no risk', () => {
    const place = {
      'FR-5LR1': { at: 'AG8', facing: 'SW' },
      Poinsot: { at: 'AG8' },
      'SP-MPJ': { at: 'AG9', order: 'routed' },
    }
    const given = { place, options, set: { ...shock, orders: { ...orders, POI: 'defend' } }, dice: [1, 6] }
    const told = ['The die is 1, counts 1: BM.', 'SP-MPJ loses a point.']
    const found = failures({ ...given, actions: [french('attack FR-5LR1 > AG9', 'engage')], expect: { told } })
    // Only the die of the combat is rolled.
    expect(found.map(({ path, actual }) => [path, actual])).toEqual([['dice', '1 were']])
  })
})

describe('10.2.1 fire at squares', () => {
  test('10.2.1, RD8 an R does not send a square back', () => {
    const place = {
      'SP-COR1': { at: 'AG9', shape: 'square' },
      'FR-5LR1': { at: 'AG8', facing: 'SW' },
      'FR-5LR2': { at: 'AH8', facing: 'SW' },
    }
    expect(
      unexpected({
        place,
        set: { phase: 'french offensive fire', orders },
        dice: [1],
        actions: [french('fire FR-5LR1 > AG9', 'fire FR-5LR2 > AG9', 'shoot')],
        expect: {
          told: ['Fire at AG9, points: 12; the die is 1, counts 3.', 'SP-COR1 is under fire: R.'],
          units: { 'SP-COR1': { at: 'AG9', shape: 'square' } },
          phase: 'offensive fire',
          awaiting: ['french'],
        },
      }),
    ).toEqual([])
  })
})

describe('14.0 checks of routed troops', () => {
  test('14.0 a D leaves routed troops routed', () => {
    const place = { 'FR-5LR1': { at: 'AG8', facing: 'SW' }, 'SP-MPJ': { at: 'AG9', order: 'routed' } }
    expect(
      unexpected({
        place,
        set: shock,
        dice: [6, 4],
        actions: [french('attack FR-5LR1 > AG9', 'engage')],
        expect: {
          told: ['SP-MPJ checks its morale: the die is 4, counts 3: disorganized.'],
          units: { 'SP-MPJ': { at: 'AG9', order: 'routed' } },
        },
      }),
    ).toEqual([])
  })
})

describe('11.1a, 11.2 who attacks', () => {
  test('11.1a skirmishers who have fired do not keep others of their stack from attacking', () => {
    const place = {
      'SP-OM1': { at: 'AG9', facing: 'NE' },
      'SP-GWC': { at: 'AG9', over: ['AG9'], fired: true },
      'FR-4CH': { at: 'AG8', facing: 'SW' },
    }
    const set = { phase: 'spanish shock', orders: { VEN: 'attack', CHA: 'defend' } }
    const found = proofs(worded(eagle), 'bailen')({ place, set, actions: [spanish('attack SP-OM1 > AG8')] })
    expect(found.filter(({ path }) => path.startsWith('actions'))).toEqual([])
  })

  test('11.2, RA88 no charge comes home up a slope', () => {
    const place = {
      'FR-6DRP': { at: 'AG10', facing: 'SW' },
      'SP-MPJ': { at: 'AG13', facing: 'SW' },
      Boussart: { at: 'AG10' },
    }
    expect(
      unexpected({
        place,
        set: movement,
        actions: [french('charge FR-6DRP > AG13', 'move FR-6DRP > AG11', 'move FR-6DRP > AG12')],
        expect: { units: { 'FR-6DRP': { at: 'AG12', charged: false } }, awaiting: ['french'], phase: 'movement' },
      }),
    ).toEqual([])
  })
})

describe('11.5, RA51 a countercharge from or past a hex that is attacked', () => {
  const fighting = {
    phase: 'french shock',
    orders: { POI: 'attack', BOU: 'attack', CAS: 'attack', VDL: 'attack', COR: 'attack' },
  }
  const part = (given: Case) =>
    proofs(
      worded(eagle),
      'vedel',
    )({ options: { attackQuota: 'none' }, set: fighting, ...given }).filter(
      ({ path }) => path.startsWith('expect') || path.startsWith('actions'),
    )

  test('11.5, RA51 the attack on the hex that a countercharge came from is fought with the units left there', () => {
    expect(
      part({
        dice: [6, 1, 4],
        place: {
          'FR-6DRP': { at: 'AG8', facing: 'SW' },
          'SP-MON': { at: 'AG9', facing: 'NE' },
          'SP-MPG': { at: 'AG9' },
        },
        actions: [by('french')('attack FR-6DRP > AG9', 'engage'), by('spanish')('counter SP-MON > AG9', 'let')],
        expect: { told: ['SP-MON is destroyed.', 'Shock in AG9: points 6 against 4, odds of 3-2.'] },
      }),
    ).toEqual([])
  })
})

describe('11.5, RA90 a countercharge in the middle of a shock', () => {
  const bailenOnly = (given: Case) =>
    proofs(
      worded(eagle),
      'bailen',
    )({ options: { attackQuota: 'none' }, ...given }).filter(
      ({ path }) => path.startsWith('expect') || path.startsWith('actions'),
    )

  test('11.5, RA90 only the countercharging cavalry fights: a unit that waits to attack the same hex takes no part', () => {
    expect(
      bailenOnly({
        place: {
          'FR-GP1': { at: 'J11', facing: 'E' },
          'FR-1CHP': { at: 'J10', facing: 'W', lost: 3 },
          'FR-2CHP': { at: 'L10', facing: 'W' },
          'SP-BOR': { at: 'K10', facing: 'W' },
          'SP-CEU1': { at: 'I10', facing: 'E' },
        },
        set: { phase: 'french shock', turn: 1, orders: { PAN: 'harass', DPR: 'attack', COU: 'attack', RED: 'defend' } },
        dice: [6, 2, 4, 6, 5],
        actions: [
          french('attack FR-GP1 > K10', 'attack FR-1CHP > I10', 'engage', 'resolve I10'),
          spanish('counter SP-BOR > K10'),
          french('face FR-1CHP > W'),
          spanish('hold', 'head SP-BOR > W', 'attack SP-BOR > J11'),
          french('counter FR-2CHP > L10', 'let'),
        ],
        expect: { told: ['Shock in K10: points 15 against 4, odds of 3-1.'] },
      }),
    ).toEqual([])
  })

  test('RA81, RA82 an attack whose target has gone lapses: no unit fights from afar for another hex', () => {
    expect(
      bailenOnly({
        place: {
          'FR-2CUP-A': { at: 'J10', facing: 'E' },
          'SP-FAR': { at: 'K10', facing: 'W' },
          'SP-CEU1': { at: 'K9', facing: 'W' },
        },
        set: { phase: 'french shock', turn: 1, orders: { PRI: 'attack', COU: 'attack', RED: 'attack' } },
        dice: [6, 1, 6],
        actions: [
          french('attack FR-2CUP-A > K10', 'engage'),
          spanish('counter SP-FAR > J11', 'retreat SP-FAR > K11', 'face SP-FAR > W', 'stay SP-FAR', 'face SP-FAR > W'),
          french('advance FR-2CUP-A > J11', 'face FR-2CUP-A > E', 'hold'),
        ],
        expect: { told: ['No unit is left on one side for the attack on K10.'] },
      }),
    ).toEqual([])
  })
})
