import { describe, expect, test } from 'vitest'
import { by, proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import board from '../../data/board.json' with { type: 'json' }
import A from '../../data/boards/A.json' with { type: 'json' }
import heights from '../../data/boards/heights.json' with { type: 'json' }
import river from '../../data/boards/river.json' with { type: 'json' }
import scenarios from '../../data/scenarios.json' with { type: 'json' }
import tables from '../../data/tables.json' with { type: 'json' }
import { generals } from '../index.ts'

/** Our own boards: do they have everything that the rules on terrain mention, and is no unit shut in? */

interface Ground {
  readonly id: string
  readonly sectors: Readonly<Record<string, readonly string[]>>
  readonly rivers: readonly { readonly id: string; readonly sectors: readonly string[] }[]
  readonly roads: readonly (readonly string[])[]
  readonly bridges: readonly (readonly string[])[]
  readonly compensation: {
    readonly text: string
    readonly handicap: number
    readonly scenarios?: Readonly<Record<string, number>>
  }
}
const BOARDS: readonly Ground[] = [A, heights, river]
const ALL = { forest: true, hill: true, building: true, destroyedBuilding: true, road: true, river: true, bridge: true }
const SIDES = [
  { side: 'white', reserve: 'RW', home: ['a1', 'b1', 'c1'] },
  { side: 'black', reserve: 'RB', home: ['a3', 'b3', 'c3'] },
] as const
const MIDDLE = ['a2', 'b2', 'c2']

const failures = proofs(worded(generals), 'dennewitz')
const neighbours = (sector: string): string[] =>
  board.borders.list.flatMap(({ between: [x, y] }) => (x === sector ? [y] : y === sector ? [x] : [])) as string[]
const touch = (pair: readonly string[]): boolean => neighbours(pair[0]).includes(pair[1])

/** Where units of a type can go from a sector on this ground, in any number of moves, without an enemy anywhere. */
function reach({ id }: Ground, side: string, type: 'C' | 'A', start: string, phase: string): Set<string> {
  const found = new Set([start])
  for (const from of found)
    for (const to of neighbours(from)) {
      const goes = failures({
        options: { ...ALL, board: id },
        place: { [from]: { [side]: type } },
        set: { phase, orders: { [side]: [`${type} ${from}>${to}`] } },
        actions: [by(side)(`act ${type} ${from}>${to}`, 'close')],
      })
      if (goes.length === 0 && to !== (side === 'white' ? 'RB' : 'RW')) found.add(to)
    }
  return found
}

test('G137 every kind of terrain occurs on some board, and each board has a different mixture', () => {
  const kinds = (ground: Ground) =>
    new Set([
      ...Object.values(ground.sectors).flat(),
      ...(['rivers', 'roads', 'bridges'] as const).filter((key) => ground[key].length > 0),
    ])
  const all = BOARDS.map((ground) => [...kinds(ground)].sort().join(' '))
  expect(new Set(all.flatMap((list) => list.split(' ')))).toEqual(
    new Set(['forest', 'hill', 'building', 'rivers', 'roads', 'bridges']),
  )
  expect(new Set(all).size).toBe(BOARDS.length)
})

describe.each(BOARDS.map((ground) => [ground.id, ground] as const))('board %s', (_, ground) => {
  test('G137 the ground of a board lies on the battlefield, its roads and bridges between sectors that touch', () => {
    const field = board.sectors.list.filter(({ kind }) => kind === 'battlefield').map(({ id }) => id)
    for (const sector of [...Object.keys(ground.sectors), ...ground.rivers.flatMap(({ sectors }) => sectors)])
      expect(field).toContain(sector)
    for (const pair of [...ground.roads, ...ground.bridges])
      expect({ pair, touch: touch(pair) }).toEqual({ pair, touch: true })
  })

  test('G151 the bridges of a board lie where water is crossed', () => {
    const water = (sector: string) => ground.rivers.find(({ sectors }) => sectors.includes(sector))?.id
    for (const [x, y] of ground.bridges) expect(water(x)).not.toBe(water(y))
  })

  test('G137 the compensation that a board suggests can be chosen, in scenarios that exist', () => {
    const { handicap, scenarios: other = {}, text } = ground.compensation
    for (const points of [handicap, ...Object.values(other)]) {
      expect(points).toBeGreaterThanOrEqual(tables.compensation.lowest)
      expect(points).toBeLessThanOrEqual(tables.compensation.highest)
    }
    for (const id of Object.keys(other)) expect(scenarios.scenarios.map((scenario) => scenario.id)).toContain(id)
    expect(text.length).toBeGreaterThan(20)
  })

  test.each(SIDES)(
    'G141 G152 the guns of $side get from the reserve to every home sector, into the middle row, and to the enemy',
    ({ side, reserve, home }) => {
      const found = reach(ground, side, 'A', reserve, 'non-combat move')
      for (const sector of home) expect([...found]).toContain(sector)
      expect(MIDDLE.filter((sector) => found.has(sector)).length).toBeGreaterThanOrEqual(2)
      const theirs = SIDES.find((one) => one.side !== side)?.home ?? []
      for (const sector of theirs) expect([...found]).toContain(sector)
    },
  )

  test.each(SIDES)('G140 the cavalry of $side can leave its home row in the fast movement phase', ({ side, home }) => {
    const ways = home.flatMap((sector) =>
      [...reach(ground, side, 'C', sector, 'fast movement')].filter((to) => MIDDLE.includes(to)),
    )
    expect(new Set(ways).size).toBeGreaterThanOrEqual(2)
  })

  test.each(SIDES)(
    'G143 the guns of $side have something to fire at from every home sector, and all three sectors of the enemy are under fire',
    ({ side, home }) => {
      const theirs = SIDES.find((one) => one.side !== side)?.home ?? []
      const enemy = side === 'white' ? 'black' : 'white'
      const fires = (from: string, over: string, to: string) =>
        failures({
          options: { ...ALL, board: ground.id },
          place: { [from]: { [side]: 'A' }, [to]: { [enemy]: 'I' } },
          set: {
            phase: 'bombardment',
            orders: { [side]: [`A ${over === to ? `${from}>${to}` : `${from}>${over}>${to}`}`] },
          },
          actions: [by(side)(`act A ${over === to ? `${from}>${to}` : `${from}>${over}>${to}`}`, 'close')],
        }).length === 0
      for (const from of home) expect(fires(from, `${from[0]}2`, `${from[0]}2`)).toBe(true)
      // From the home row or from the middle row.
      for (const to of theirs) {
        const column = to[0]
        expect([
          fires(`${column}${side === 'white' ? 1 : 3}`, `${column}2`, to),
          ...MIDDLE.map((from) => touch([from, to]) && fires(from, to, to)),
        ]).toContain(true)
      }
    },
  )
})
