/** The printed tables, line by line, compared with the data in play. */
import { describe, expect, test } from 'vitest'
import { shipped } from './data/shipped.ts'
import { oddsColumn, rowFromOne, rowFromZero } from './tables.ts'

const { tables, scenarios } = shipped
const cells = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
/** The later edition writes P where the rulebook has D (RD1). */
const asInTheRulebook = (rows: string[][]) => rows.map((row) => row.map((cell) => cell.replace('P', 'D')))

describe('tables of combat', () => {
  test('10.2.1 the fire table: die of 1 or less to 8 or more, 1 to 12 points', () => {
    const printed = cells(`
      ---  ---  ---  ---  ---  ---  ---  ---  ---  ---  ---  ---
      ---  ---  ---  ---  ---  ---  ---  ---  ---  P    P    P
      ---  ---  ---  ---  ---  ---  P    P    P    M    M    R
      ---  ---  ---  ---  P    P    M    M    R    R    1    1
      ---  ---  P    P    M    R    R    1    1    1    1M   1R
      ---  P    M    R    R    1    1    1M   1R   1R   2P   2P
      P    M    R    1    1    1M   1R   2P   2P   2M   2R   3P
      M    R    1    1M   1R   2P   2M   2R   3P   3P   3P   3R`)
    expect(tables.fire.rows).toEqual(asInTheRulebook(printed))
  })

  test('10.2.1 the modifiers of the die of fire', () => {
    expect(tables.fire.modifiers).toEqual({
      square: 2,
      skirmish: -2,
      unlimbered: -1,
      lightArtillery: -1,
      heavyArtillery: 1,
      goodMorale: 1,
      poorMorale: -1,
    })
    expect([
      tables.fire.depth.third,
      tables.fire.depth.further,
      tables.fire.infantryPoints,
      tables.fire.batteries,
    ]).toEqual([-1, -2, 6, 3])
  })

  test('10.2 ranges and factors of guns by distance: the factor, half as much again, half', () => {
    expect([tables.fire.range, tables.fire.factor, tables.fire.frenchRange]).toEqual([
      { heavy: 6, medium: 5, light: 4 },
      [
        [1, 1],
        [3, 2],
        [1, 2],
      ],
      3,
    ])
  })

  test('11.1b the shock table: die of 1 or less to 8 or more, 1-4 to 5-1', () => {
    expect(tables.shock.columns).toEqual(['1-4', '1-3', '1-2', '1-1', '3-2', '2-1', '3-1', '4-1', '5-1'])
    expect(tables.shock.rows).toEqual(
      cells(`
        AB   AB   A2   A2   A2   A1   A1   ---  BM
        AB   A2   A2   A1   A1   A1   ---  BM   D1
        A2   A2   A1   A1   A1   ---  BM   D1   D1
        A2   A1   A1   ---  BM   BM   D1   D1   D2
        A1   A1   ---  BM   D1   D1   D1   D2   D2
        A1   ---  BM   D1   D1   D1   D2   D2   DB
        ---  BM   D1   D1   D2   D2   D2   DB   DB
        BM   D1   D1   D2   D2   D2   DB   DB   DB`),
    )
  })

  test('11.1b the modifiers of the die of shock, the multipliers of points, and how many points may attack', () => {
    const { modifiers, multipliers, limits } = tables.shock
    expect(modifiers).toEqual({
      attackOrder: 1,
      defenseOrder: -1,
      cavalryOnSquare: -2,
      heavyCavalry: 1,
      infantryOnSquare: 2,
    })
    expect(multipliers).toEqual({ charge: 2, infantryFlank: 2, cavalryFlank: 3, artillery: [1, 3] })
    expect(limits).toEqual({ hex: 24, side: 18 })
  })

  test('11.1b ratios are rounded in the defender’s favour: 11 against 4 is 2-1, and less than 1-4 is none', () => {
    const column = (attack: number, defense: number) => tables.shock.columns[oddsColumn(attack, defense)]
    expect([column(11, 4), column(12, 4), column(5, 4), column(6, 4), column(3, 4), column(99, 4)]).toEqual([
      '2-1',
      '3-1',
      '1-1',
      '3-2',
      '1-2',
      '5-1',
    ])
    expect([column(1, 4), column(1, 3), column(2, 5), oddsColumn(2, 9), oddsColumn(1, 5)]).toEqual([
      '1-4',
      '1-3',
      '1-3',
      -1,
      -1,
    ])
  })
})

describe('tables of morale', () => {
  test('14.0 the morale table: die of 0 or less to 8 or more, grades A to F', () => {
    expect(tables.morale.rows).toEqual(
      cells(`
        D    R    R    R    R    R
        ---  D    D    R    R    R
        ---  ---  D    D    D    R
        ---  ---  ---  D    D    D
        ---  ---  ---  ---  D    D
        ---  ---  ---  ---  ---  D
        ---  ---  ---  ---  ---  ---
        ---  ---  ---  ---  ---  ---
        ---  ---  ---  ---  ---  ---`),
    )
    expect(tables.morale.modifiers).toEqual({ shelter: 1, zone: -1, routed: -1, loss: -1 })
  })

  test('11.3 the control table: die of 0 or less to 8 or more, grades A to F', () => {
    expect(tables.control.rows).toEqual(
      cells(`
        NC NC NC NC NC NC
        C  NC NC NC NC NC
        C  C  NC NC NC NC
        C  C  C  NC NC NC
        C  C  C  C  NC NC
        C  C  C  C  C  NC
        C  C  C  C  C  C
        C  C  C  C  C  C
        C  C  C  C  C  C`),
    )
    expect(tables.control.modifiers).toEqual({ charge: -1, nation: -1 })
  })

  test('RA4 a die beyond a table counts in its end row', () => {
    expect([-3, 0, 1, 2, 7, 8, 11].map(rowFromOne)).toEqual([0, 0, 0, 1, 6, 7, 7])
    expect([-3, 0, 1, 2, 7, 8, 11].map(rowFromZero)).toEqual([0, 0, 1, 2, 7, 8, 8])
  })
})

describe('tables of movement', () => {
  test('7.0 movement factors', () => {
    const { maneuver, infantry, skirmish, cavalry, heavyCavalry, footArtillery, horseArtillery, leader, cart } =
      tables.movement
    const both = ({ spanish, french }: { spanish: number; french: number }) => [spanish, french]
    expect([infantry, skirmish, cavalry, footArtillery, horseArtillery, leader].map(both)).toEqual([
      [3, 4],
      [5, 5],
      [6, 7],
      [3, 3],
      [4, 5],
      [6, 8],
    ])
    expect([heavyCavalry.french, cart.french, maneuver]).toEqual([6, 3, { any: 2, road: 3 }])
  })

  test('4.0 what a change of formation costs', () => {
    const { infantry, artillery } = tables.formationChange
    expect(infantry).toEqual({
      normal: { skirmish: 1, square: 2 },
      skirmish: { normal: 1, square: 1 },
      square: { normal: 2, skirmish: 1 },
    })
    expect(artillery).toEqual({ limber: 1, unlimber: 2 })
  })

  test('13.0 the terrain effects table: infantry, cavalry, artillery; fire; shock', () => {
    const P = null
    const printed: [string, (number | null)[], (number[] | undefined)?, (number[] | undefined)?][] = [
      ['clear', [1, 1, 1]],
      ['buildings', [2, 3, 1], [1, 2], [1, 2]],
      ['light_woods', [2, 2, 2]],
      ['river', [1, 2, P], undefined, [1, 2]],
      ['stream', [0, 0, 1], undefined, [2, 3]],
      ['bridge', [1, 2, 0], undefined, [1, 3]],
      ['road', [0, 0, 0]],
      ['slope_up', [1, 1, 1], undefined, [1, 2]],
      ['slope_down', [0, 0, 1]],
      ['steep_up', [P, P, P], undefined, [0, 1]],
      ['steep_down', [P, P, P], undefined, [0, 1]],
    ]
    const played = tables.terrain.rows.filter(({ later }) => !later)
    expect(
      played.map(({ id, cost, fire, shock }) => [id, [cost.infantry, cost.cavalry, cost.artillery], fire, shock]),
    ).toEqual(printed.map(([id, cost, fire, shock]) => [id, cost, fire, shock]))
    const coded = played.filter(({ codes }) => codes)
    expect(
      coded.map(
        ({ id, codes }) => `${id} ${codes?.infantry.join('')} ${codes?.cavalry.join('')} ${codes?.artillery.join('')}`,
      ),
    ).toEqual(['buildings D D D', 'light_woods DH H DH', 'bridge F F '])
  })

  test('6.0, 7.0 how many points stand in a hex, and how many are not crossed', () => {
    const { square, shelter, march, crossing } = tables.stacking
    expect([square, shelter, march, crossing]).toEqual([
      { points: 18, units: 3, batteries: 2 },
      18,
      { infantry: 8, cavalry: 4 },
      8,
    ])
  })
})

describe('orders and victory', () => {
  test('3.1b, 3.1c, 3.1d, 3.1e how near units come, how many begin a combat, how wide areas are', () => {
    const { march, closeUp, share, area } = tables.orders
    // No unit comes within 5 hexes, so 6 is as near as one may stand.
    expect([march.distance, closeUp, share, area]).toEqual([
      6,
      3,
      { harassment: [3, 10], attack: [1, 2] },
      { wide: 9, deep: 5 },
    ])
  })

  test('17.0 three demoralized formations end the battle; one, two and three fewer are three degrees', () => {
    expect([tables.victory.demoralized, tables.victory.degrees]).toEqual([3, ['marginal', 'tactical', 'strategic']])
  })

  test('S1.5, S2.5, S3.6, S4.5, S5.5, RC51 a limit is more than half of the counters of a formation, that of the rearguard one less', () => {
    for (const { id, demoralization } of scenarios.scenarios)
      for (const { formation, counters, points, unless } of demoralization.limits)
        expect([formation, points], id).toEqual([
          formation,
          Math.floor(counters / 2) + (unless === 'rearguardHalf' ? 0 : 1),
        ])
  })
})
