/** Where the scenarios put pieces, which come when and by which hex, and when they end: as listed in the rulebook. */

import { describe, expect, test } from 'vitest'
import { engine, fastDice } from '../../../../src/kernel/index.ts'
import { proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { limitOf } from '../state/losses.ts'
import { FRENCH } from '../state/sides.ts'

const kernel = engine(worded(eagle))

/** Returns `HEX: units` for all pieces with a place, or a choice of places, and for all arrivals. */
function told(id: string, options = {}) {
  const p = kernel.open(id, options, fastDice(1))
  const { army, arrivals, ground, setUp, spots, leaderSpots } = p.scenario
  const names = (hexes: readonly number[] | undefined) => (hexes ?? []).map((hex) => ground.grid.names[hex]).join(' ')
  const at = new Map<string, string[]>()
  const put = (where: string, who: string) => at.set(where, [...(at.get(where) ?? []), who])
  for (const { unit, hex } of setUp) put(names([hex]), army.units[unit])
  for (const [unit, spot] of spots.entries())
    if (spot?.group !== undefined && spot.group >= 0) put(names(spot.hexes), army.units[unit])
  const clock = (turn: number) => {
    const minutes = p.scenario.start + 30 * (turn - 1)
    return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  }
  return {
    at: Object.fromEntries([...at].map(([where, who]) => [where, who.join(' ')])),
    arrivals: arrivals.map(({ turn, hex, units, leaders }) =>
      [
        clock(turn),
        names([hex]),
        ...units.map((unit) => army.units[unit]),
        ...leaders.map((leader) => army.leaders[leader]),
      ].join(' '),
    ),
    near: (id: string) =>
      (spots[army.units.indexOf(id)] ?? leaderSpots[army.leaders.indexOf(id)])?.hexes?.map(
        (hex) => ground.grid.names[hex],
      ),
  }
}

const REAR = {
  AF13: 'SP-IRL1',
  AG13: 'SP-MPJ',
  AG14: 'SP-VG6',
  AC11: 'SP-MPG',
  AD11: 'SP-COR1 SP-COR2',
  AD12: 'SP-VG3',
}
/** Scenario 4, except for Farnesio, who stands elsewhere in scenario 5. */
const LINE = {
  ...REAR,
  AJ12: 'SP-MON',
  'Y7 Y8 Y9': 'SP-GWC SP-BAR SP-VCAT SP-TEJ',
  Z8: 'SP-OM1',
  Z9: 'SP-OM2',
  Z11: 'SP-VEN-ART',
  Z12: 'SP-VG1',
  V6: 'SP-OLI',
  AA8: 'SP-NUM',
  AB11: 'SP-DRE',
  Z16: 'SP-CEU1 SP-CEU2 SP-IRL2 SP-IRL3',
  Z14: 'SP-RED-ART',
  AA14: 'SP-REI2',
  AB12: 'SP-VG2',
  'Z18 Z19 Y18 Y19': 'SP-BUJ SP-TRU SP-CRE SP-CUE',
  'AA18 AA19 Z20 AB18': 'SP-JAE1 SP-JAE2 SP-GW SP-SUI1 SP-SUI2 SP-OM3',
  Z17: 'SP-COU-ART',
  AC17: 'SP-BOR',
  'AB20 AB21': 'SP-ESP SP-JER SP-UTR',
}
const CONVOY = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `FR-CART${n}`).join(' ')
const ESCORT = [1, 2, 3, 4, 5, 6].map((n) => `FR-ESC${n}`).join(' ')
const VEDEL =
  'AM1 FR-5LR1 FR-5LR2 FR-5LR3 FR-3CH FR-1LR1 FR-1LR2 FR-1LR3 FR-6DRP FR-VDL-ART Vedel Poinsot Cassagne Boussart'
const WITH_VEDEL = 'AM1 FR-7IP1 FR-7IP2 FR-7IP3 FR-7IP4 FR-6IP1 FR-6IP2 FR-6IP3 FR-2CUP-B Dufour Lefranc'
const LA_PENA =
  'SP-AFR SP-BUR1 SP-BUR2 SP-BUR3 SP-ZAR3 SP-MUR3 SP-SUI SP-GPA1 SP-GPA2 SP-SIG SP-PAV SP-LAP-ART1 SP-LAP-ART2'
const CRUZ = 'SP-TIR1 SP-TIR2 SP-VMO1 SP-VMO2'
const FROM_ANDUJAR = 'FR-3LR1 FR-3LR2 FR-GP1 FR-GP2 FR-RED1 FR-RED2 FR-PRX1 FR-PRX2'

describe('set-up, hex by hex', () => {
  test('S1.7 Vedel’s attack', () => {
    const { at, near } = told('vedel')
    expect(at).toEqual({
      ...REAR,
      AJ12: 'SP-MON SP-DRE',
      AG10: 'FR-5LR1 FR-3CH',
      AI11: 'FR-5LR2 FR-5LR3',
      AJ8: 'FR-1LR1 FR-1LR2 FR-1LR3',
      AJ9: 'FR-6DRP',
      AH11: 'FR-VDL-ART',
    })
    expect(near('Vedel')).toHaveLength(19)
    expect(near('Vedel')).toEqual(expect.arrayContaining(['AI7', 'AI9', 'AI11']))
  })

  test('S4.7 the Battle of Bailén', () => {
    const { at, near } = told('bailen')
    expect(at).toEqual({ ...LINE, AA15: 'SP-REI1', AB14: 'SP-FAR' })
    expect(near('ColCorona')).toEqual(['AC11', 'AD11', 'AD12'])
  })

  test('S5.7 death to the invader', () => {
    const { at, near } = told('invader')
    expect(at).toEqual({
      ...LINE,
      AA15: 'SP-REI1 SP-FAR',
      'V12 V13': 'FR-1DRP FR-2DRP FR-2CUP-A',
      V11: 'FR-3LR1 FR-3LR2',
      V14: 'FR-CHA-ART',
      V17: 'FR-DPR-ART FR-CON-ART',
      U14: 'FR-GP1',
      T15: 'FR-GP2',
      U15: 'FR-MAR',
      U16: 'FR-4LR1 FR-4LR2 FR-PRX2',
      Q14: 'FR-4LR3',
      T17: 'FR-1CHP',
      T14: 'FR-2CHP',
      I19: 'FR-CART1 FR-CART2',
      J19: 'FR-CART3 FR-CART4',
      K18: 'FR-CART5 FR-CART6',
      L18: 'FR-CART7 FR-CART8',
      LL17: 'FR-CART9 FR-CART10',
    })
    expect(near('FR-ESC1')).toEqual(expect.arrayContaining(['G19', 'I17', 'M17', 'N17']))
    expect(near('SP-TIR1')).toHaveLength(19)
    expect(near('SP-TIR1')).toEqual(expect.arrayContaining(['LL8', 'LL12']))
  })
})

describe('arrivals, turn by turn', () => {
  test('S2.7 surprise in Bailén', () => {
    expect(told('surprise').arrivals.slice(0, 2)).toEqual([
      '7:00 W26 SP-CEU1 SP-CEU2 SP-IRL2 SP-IRL3 SP-REI1 SP-REI2 SP-VG2 SP-RED-ART SP-FAR SP-GWC SP-BAR SP-VCAT SP-TEJ SP-OM1 SP-OM2 ' +
        'SP-VEN-ART SP-VG1 SP-OLI SP-NUM SP-DRE Reding Venegas',
      '7:30 W26 SP-BUJ SP-TRU SP-CRE SP-CUE SP-JAE1 SP-JAE2 SP-GW SP-SUI1 SP-SUI2 SP-OM3 SP-COU-ART SP-BOR SP-ESP SP-JER SP-UTR ' +
        'SP-IRL1 SP-MPJ SP-VG6 SP-MPG SP-VG3 SP-COR1 SP-COR2 SP-MON Coupigny ColCorona',
    ])
  })

  test('S3.8 the second day', () => {
    expect(told('second-day').arrivals).toEqual([
      '6:30 A24 FR-1DRP FR-2DRP FR-2CUP-A Prive',
      `7:00 A24 ${FROM_ANDUJAR} ${ESCORT} ${CONVOY} FR-CON-ART FR-MAR Pannetier Schramm Diridie`,
      `12:00 L1 ${CRUZ} CruzMourgeon`,
      `13:30 A24 ${LA_PENA} LaPena`,
    ])
  })

  test('S4.7, S4.9.2.2, S4.9.3 the Battle of Bailén with all who may come', () => {
    expect(told('bailen', { vedelWhole: true, castanos: true }).arrivals).toEqual([
      '2:30 A24 FR-4LR3 FR-CHA-ART Chabert',
      '4:30 A24 FR-4LR1 FR-4LR2 FR-4CH FR-1CHP FR-2CHP FR-DPR-ART Dupre Dupont',
      '5:00 A24 FR-1DRP FR-2DRP FR-2CUP-A Prive',
      '5:30 A24 FR-MAR',
      `6:30 A24 ${FROM_ANDUJAR} Pannetier Schramm`,
      `7:00 A24 ${CONVOY} ${ESCORT} FR-CON-ART Diridie`,
      `16:00 ${VEDEL}`,
      `16:00 ${WITH_VEDEL}`,
      `12:00 H1 ${CRUZ} CruzMourgeon`,
      `13:30 A24 ${LA_PENA} LaPena`,
      '13:30 A24 Castanos',
    ])
  })

  test('S5.7, S5.9 death to the invader', () => {
    expect(told('invader', { vedelWhole: true }).arrivals).toEqual([`16:00 ${VEDEL}`, `16:00 ${WITH_VEDEL}`])
  })
})

describe('the last turn', () => {
  const lasts: readonly [string, number, string][] = [
    ['vedel', 3, 'S1.1'],
    ['surprise', 26, 'S2.1'],
    ['second-day', 25, 'S3.1'],
    ['bailen', 35, 'S4.1'],
    ['invader', 12, 'S5.1'],
  ]
  test.each(lasts)('S1.1, S2.1, S3.1, S4.1, S5.1 %s ends with turn %i, and not before', (id, last, rule) => {
    const ended = (turn: number) =>
      proofs(
        worded(eagle),
        id,
      )({
        place: { 'FR-1LR1': { at: 'AK5', facing: 'SW' }, 'SP-COR1': { at: 'AD5', facing: 'E' } },
        set: { phase: 'reorganization', turn },
        expect: { outcome: turn === last ? { winner: [] } : null },
      })
    expect([ended(last - 1), ended(last)], rule).toEqual([[], []])
  })
})

test('S4.5, S4.6 the French in Bailén lower the limits of Reding’s formations by one for every four hexes, San Cristóbal that of the rear-guard: 1 at least, 3 at most', () => {
  const p = kernel.open('bailen', {}, fastDice(1))
  const { army, bailen, places } = p.scenario
  const limits = (town: number, hill: number) => {
    for (let place = 0; place < places.length; place++)
      p.held[place] = (place < bailen ? place < town : hill > 0) ? 1 + FRENCH : 0
    return ['COU', 'COR', 'LAP'].map((id) => limitOf(p, army.formations.indexOf(id)))
  }
  expect(limits(0, 0)).toEqual([8, 5, 7])
  expect(limits(1, 0)).toEqual([7, 4, 7])
  expect(limits(4, 0)).toEqual([7, 4, 7])
  expect(limits(8, 0)).toEqual([6, 3, 7])
  expect(limits(10, 1)).toEqual([6, 2, 7])
  expect(limits(0, 1)).toEqual([8, 4, 7])
})
