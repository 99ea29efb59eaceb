/** What each scenario prescribes, as found in the opened game. */

import { describe, expect, test } from 'vitest'
import { engine, fastDice, settingOf } from '../../../../src/kernel/index.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { ORDER_IDS } from './data/ids.ts'
import { SIDE_NAMES } from './sides.ts'
import { clockOf } from './turns.ts'

const kernel = engine(worded(eagle))

/** Returns a scenario in words. */
function told(id: string) {
  const p = kernel.open(id, {}, fastDice(1))
  const { scenario } = p
  const { army, ground } = scenario
  const names = ground.grid.names
  p.turn = scenario.turns
  const formations = (mask: number) => army.formations.filter((_, f) => (mask >> f) & 1)
  return {
    turns: scenario.turns,
    first: SIDE_NAMES[scenario.first],
    start: scenario.start / 60,
    end: clockOf(p) / 60,
    orders: Object.fromEntries(army.formations.map((f, k) => [f, ORDER_IDS[scenario.orders[k]]])),
    commanders: scenario.commanders.map(({ leader, formations: mask, divider, tries }) => [
      army.leaders[leader],
      divider,
      tries,
      formations(mask).length,
    ]),
    base: (f: string) => {
      const { hexes, leader, fallback } = scenario.bases[army.formations.indexOf(f)]
      return [hexes.map((hex) => names[hex]).join(' '), army.leaders[leader], army.leaders[fallback]]
        .filter(Boolean)
        .join(' or ')
    },
    radius: Object.fromEntries(army.leaders.map((leader, k) => [leader, army.radius[k]])),
    limits: Object.fromEntries(army.formations.map((f, k) => [f, scenario.limits[k]])),
    rules: [...scenario.rules],
    arrivals: scenario.arrivals.map(({ turn, hex, units }) => [turn, names[hex], units.length]),
    at: (unit: string) => names[p.at[army.units.indexOf(unit)]],
    lost: (unit: string) => p.lost[army.units.indexOf(unit)],
    spot: (leader: string) => scenario.leaderSpots[army.leaders.indexOf(leader)]?.hexes?.map((hex) => names[hex]),
    unitSpot: (unit: string) => scenario.spots[army.units.indexOf(unit)]?.hexes?.map((hex) => names[hex]) ?? [],
  }
}
const [vedel, surprise, second, bailen, invader] = ['vedel', 'surprise', 'second-day', 'bailen', 'invader'].map(told)
const BAILEN = 'AB15 AB16 AC13 AC14 AC15 AC16 AD13 AD14 AD15 AD16'

describe('scenario 1', () => {
  test('S1.1 three turns from 17:00, the French first', () => {
    expect([vedel.turns, vedel.first, vedel.start, vedel.end]).toEqual([3, 'french', 17, 18])
  })
  test('S1.3 the Spanish rally on Bailén, the French on the road to La Carolina', () => {
    expect([vedel.base('COR'), vedel.base('POI')]).toEqual([BAILEN, 'AM1'])
  })
  test('S1.4 all leaders command to 3 hexes', () => {
    expect(new Set(Object.values(vedel.radius))).toEqual(new Set([3]))
  })
  test('S1.2 dividers and tries', () => {
    expect(vedel.commanders).toEqual([
      ['ColCorona', 3, 1, 1],
      ['Vedel', 2, 2, 4],
    ])
  })
  test('S1.5 limits', () => {
    expect(vedel.limits).toEqual({ POI: 3, CAS: 2, BOU: 1, VDL: 0, COR: 4 })
  })
})

describe('scenario 2', () => {
  test('S2.1 26 turns from the Spanish phase of 07:00 to 19:30', () => {
    expect([surprise.turns, surprise.first, surprise.start, surprise.end]).toEqual([26, 'spanish', 7, 19.5])
  })
  test('S2.2 the Spanish march, the French defend; Reding has three tries at 3, Vedel two at 2', () => {
    expect(surprise.orders).toMatchObject({ RED: 'march', COU: 'march', POI: 'defend', DUF: 'march' })
    expect(surprise.commanders).toEqual([
      ['Reding', 3, 3, 4],
      ['Vedel', 2, 2, 6],
    ])
  })
  test('S2.4 Reding commands to 4 hexes', () => {
    expect([surprise.radius.Reding, surprise.radius.Coupigny, surprise.radius.Vedel]).toEqual([4, 3, 3])
  })
  test('S2.5, S2.6 limits of every brigade', () => {
    expect(surprise.limits).toMatchObject({ POI: 3, CAS: 2, LEF: 2, BOU: 2, DUF: 3, RED: 5, VEN: 6, COU: 8, COR: 5 })
  })
  test('S2.7 the French within four hexes of Bailén, the Spanish by the road from Menjíbar', () => {
    expect(surprise.unitSpot('FR-3CH')).toContain('AH15')
    expect(surprise.unitSpot('FR-3CH')).not.toContain('AI15')
    expect(surprise.arrivals).toEqual([
      [1, 'W26', 20],
      [2, 'W26', 23],
      [0, 'AM1', 5],
    ])
  })
})

describe('scenario 3', () => {
  test('S3.1 25 turns from 06:00, the French first', () => {
    expect([second.turns, second.first, second.start, second.end]).toEqual([25, 'french', 6, 18])
  })
  test('S3.3 Dupont’s men march, all others have no orders; who may change them', () => {
    expect(second.orders).toMatchObject({ CHA: 'march', POI: 'none', RED: 'none' })
    expect(second.commanders.map(([leader, divider, tries]) => [leader, divider, tries])).toEqual([
      ['LaPena', 2, 2],
      ['Reding', 3, 3],
      ['Dupont', 4, 4],
      ['Vedel', 3, 2],
    ])
  })
  test('S3.4 Dupont’s base is the bridge, or where he stands when it is lost', () => {
    expect([second.base('CHA'), second.base('RED'), second.base('LAP'), second.base('POI')]).toEqual([
      'G19 or Dupont',
      'W26',
      'A24',
      'AM1',
    ])
  })
  test('S3.5, S3.6 radius and limits', () => {
    expect([second.radius.Reding, second.radius.Dupont]).toEqual([4, 3])
    expect(second.limits).toMatchObject({ CHA: 3, DPR: 2, PRI: 2, PAN: 3, SCH: 3, CON: 4, LAP: 7, CRZ: 3 })
  })
  test('S3.8 who arrives when and where', () => {
    expect(second.arrivals).toEqual([
      [2, 'A24', 3],
      [3, 'A24', 26],
      [13, 'L1', 4],
      [16, 'A24', 13],
    ])
  })
})

describe('S3.9.1, S3.10 what is in force on the second day', () => {
  test('S3.9.1 rules 8.1, 8.2, 8.4, 8.5 and 8.6 of scenario 4, and the order of arrival, which is no variant there', () => {
    expect(second.rules).toEqual(['swiss', 'encounter', 'thirst', 'convoy', 'surrender', 'exit', 'orderOfArrival'])
    expect(bailen.rules).not.toContain('orderOfArrival')
  })
})

describe('scenario 4', () => {
  test('S4.1 35 turns from 02:30, the French first', () => {
    expect([bailen.turns, bailen.first, bailen.start, bailen.end]).toEqual([35, 'french', 2.5, 19.5])
  })
  test('S4.2 the French march, the Spanish have no orders', () => {
    expect(bailen.orders).toMatchObject({ CHA: 'march', CON: 'march', RED: 'none', COR: 'none' })
  })
  test('S4.3, S4.4, S4.5 bases, radius and limits', () => {
    expect([bailen.base('PRI'), bailen.base('CRZ'), bailen.radius.Reding, bailen.limits.COU]).toEqual([
      'G19 or Dupont',
      'A24',
      4,
      8,
    ])
  })
  test('S4.7 the Spanish line stands, the French and La Peña arrive', () => {
    expect(['SP-OM1', 'SP-RED-ART', 'SP-FAR', 'SP-DRE', 'SP-MON', 'SP-VG3'].map(bailen.at)).toEqual([
      'Z8',
      'Z14',
      'AB14',
      'AB11',
      'AJ12',
      'AD12',
    ])
    expect(bailen.arrivals).toEqual([
      [1, 'A24', 2],
      [5, 'A24', 6],
      [6, 'A24', 3],
      [7, 'A24', 1],
      [9, 'A24', 8],
      [10, 'A24', 17],
      [28, 'AM1', 9],
      [20, 'H1', 4],
      [23, 'A24', 13],
    ])
  })
})

describe('scenario 5', () => {
  test('S5.1 12 turns from the Spanish phase of 14:00', () => {
    expect([invader.turns, invader.first, invader.start, invader.end]).toEqual([12, 'spanish', 14, 19.5])
  })
  test('S5.2 Reding and Dupont defend, La Peña attacks, Cruz Mourgeon harasses', () => {
    expect(invader.orders).toMatchObject({ RED: 'defend', CHA: 'defend', LAP: 'attack', CRZ: 'harass', POI: 'march' })
  })
  test('S5.3, S5.5 Dupont’s men rally where he stands; limits', () => {
    expect([invader.base('CHA'), invader.base('LAP'), invader.limits.SCH, invader.limits.CHA]).toEqual([
      'Dupont',
      'A24',
      1,
      3,
    ])
  })
  test('S5.4 La Peña commands his division and Cruz Mourgeon, Reding neither', () => {
    expect(invader.commanders.map(([leader, , , formations]) => [leader, formations])).toEqual([
      ['Reding', 4],
      ['LaPena', 2],
      ['Dupont', 7],
      ['Vedel', 4],
    ])
  })
  test('S5.7 carts two by two, 6Preux2 with three points, Farnesio behind the centre, La Peña west of the river', () => {
    expect(['FR-CART1', 'FR-CART2', 'FR-CART10', 'SP-FAR'].map(invader.at)).toEqual(['I19', 'I19', 'LL17', 'AA15'])
    expect(invader.lost('FR-PRX2')).toBe(2)
    expect(invader.spot('LaPena')).toContain('F19')
    expect(invader.spot('LaPena')).not.toContain('I19')
  })
  test('S5.8, S5.6 rules of scenario 4 in force', () => {
    expect(invader.rules).toEqual(['swiss', 'encounter', 'thirst', 'convoy', 'exit'])
  })
})

test('a table knows the scenario of a game without opening it', () => {
  for (const { id } of eagle.scenarios())
    expect(settingOf(kernel, id, {})).toBe(kernel.open(id, {}, fastDice(1)).scenario)
})
