import { describe, expect, test } from 'vitest'
import { engine, fastDice } from '../../../../src/kernel/index.ts'
import { by, proofs, times } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import board from '../../data/board.json' with { type: 'json' }
import heights from '../../data/boards/heights.json' with { type: 'json' }
import scenarios from '../../data/scenarios.json' with { type: 'json' }
import tables from '../../data/tables.json' with { type: 'json' }
import { generals } from '../index.ts'

const failures = proofs(worded(generals), 'marengo')
const white = by('white')
const black = by('black')

const sectors = board.sectors.list

test('G1 two players meet on nine sectors of battlefield, each with a reserve behind his row', () => {
  expect(generals.seats).toEqual(['white', 'black'])
  expect(sectors.filter(({ kind }) => kind === 'battlefield')).toHaveLength(9)
  expect(sectors.filter(({ kind }) => kind === 'reserve').map(({ id, home }) => [id, home])).toEqual([
    ['RW', 'white'],
    ['RB', 'black'],
  ])
  const kernel = engine(generals)
  const { scenario } = kernel.open('marengo', {}, fastDice(1))
  expect(
    Array.from({ length: scenario.counts.sectors }, (_, s) => kernel.nameOf(scenario, 'sectors', s)).sort(),
  ).toEqual(sectors.map(({ id }) => id).sort())
})

/** The sector that takes this one's place after a half turn of the board. */
const turned = (id: string): string =>
  id === 'RW' ? 'RB' : id === 'RB' ? 'RW' : `${'cba'['abc'.indexOf(id[0])]}${'321'['123'.indexOf(id[1])]}`

test('G1 a half turn of the board puts each army in the place of the other', () => {
  const home = new Map(sectors.map((sector) => [sector.id, sector]))
  const other = { white: 'black', black: 'white' } as const
  for (const { id, home: side, role } of sectors) {
    expect(home.get(turned(id))?.home).toBe(side === null ? null : other[side as 'white'])
    expect(home.get(turned(id))?.role).toBe(role)
  }
  const pairs = (list: readonly (readonly string[])[]) => list.map((pair) => [...pair].sort().join('|')).sort()
  const borders = board.borders.list.map(({ between }) => between)
  expect(pairs(borders.map((pair) => pair.map(turned)))).toEqual(pairs(borders))
  expect(
    board.objectives.list
      .map(({ sector, side, kind, vp }) => [turned(sector), other[side as 'white'], kind, vp])
      .sort(),
  ).toEqual(board.objectives.list.map(({ sector, side, kind, vp }) => [sector, side, kind, vp]).sort())
})

describe('G2, A1: what is printed on the board', () => {
  test('G2 board side A has a command sector in the centre and a flag on each wing, for each player', () => {
    const of = (side: string) =>
      Object.fromEntries(
        board.objectives.list.filter((one) => one.side === side).map(({ sector, kind }) => [sector, kind]),
      )
    expect(of('white')).toEqual({ a1: 'flag', b1: 'command', c1: 'flag' })
    expect(of('black')).toEqual({ a3: 'flag', b3: 'command', c3: 'flag' })
  })

  test('G2 with loose markers the printed objectives pay nothing', () => {
    const inCommand = { place: { b3: { white: 'I' }, a2: { black: 'I' } }, set: { phase: 'scoring' } }
    expect(failures({ ...inCommand, expect: { vp: { white: 5, black: 0 } } })).toEqual([])
    expect(
      failures({ ...inCommand, options: { objectiveMarkers: 'few' }, expect: { vp: { white: 0, black: 0 } } }),
    ).toEqual([])
  })

  test('G2 terrain counts only with the terrain rules', () => {
    expect(heights.sectors.c2).toContain('forest')
    const intoTheWood = {
      place: { c1: { white: '5I' } },
      set: { phase: 'combined arms', orders: { white: ['5 I c1>c2'] } },
      actions: [white(...times(5, 'act I c1>c2'), 'close'), black('close')],
    }
    expect(
      failures({ ...intoTheWood, options: { board: 'heights' }, expect: { units: { c2: { white: '5I:spent' } } } }),
    ).toEqual([])
    const [first] = intoTheWood.actions
    const refused = { ...intoTheWood, actions: [{ ...first, seat: 'white', refused: 'G138' }] }
    expect(failures({ ...refused, options: { board: 'heights', forest: true } })).toEqual([])
  })
})

describe('G3 what is in the box bounds the armies', () => {
  const { infantry, cavalry, artillery } = tables.units.types
  test('G3 the box has thirty infantry, twelve cavalry and four artillery of each colour', () => {
    expect([infantry.boxLimit, cavalry.boxLimit, artillery.boxLimit]).toEqual([30, 12, 4])
  })
  test.each(scenarios.armies.list.map(({ id, units }) => [id, units] as const))(
    'G3 the army %s can be set up from the box',
    (_, units) => {
      expect(units.I).toBeLessThanOrEqual(infantry.boxLimit)
      expect(units.C).toBeLessThanOrEqual(cavalry.boxLimit)
      expect(units.A).toBeLessThanOrEqual(artillery.boxLimit)
      // Two armies use up the sixty stands.
      expect(2 * (units.I + units.C + units.A)).toBe(60)
    },
  )
  test('G3 there are twenty objective markers: generals, flags and wind roses', () => {
    const used = Object.values(tables.markerSets).filter((set) => typeof set === 'object')
    for (const { home, middle } of used) expect(2 * (home.length + middle.length)).toBeLessThanOrEqual(20)
    expect(Object.keys(tables.markers).filter((key) => typeof tables.markers[key as 'general'] === 'object')).toEqual([
      'general',
      'smallFlag',
      'bigFlag',
      'smallWindRose',
      'bigWindRose',
    ])
  })
})
