/** 18 What the sides of a scenario begin with. */
import { cornerNamed, hexesWithin, hexNamed, neighbour } from '../../../../src/hex/index.ts'
import type { Army } from './army.ts'
import type { ScenarioFile } from './data/data.ts'
import { ORDER_IDS } from './data/ids.ts'
import type { Base, SetUp } from './eagle-scenario.ts'
import { type Ground, RIVER } from './ground.ts'
import { maskOf } from './scenario.ts'
import type { Spot } from './spots.ts'

/** Returns the set-up of a scenario; `file` is its data with the options worked in. */
export function setUpOf(file: ScenarioFile, army: Army, ground: Ground): SetUp {
  const hex = (name: string) => hexNamed(ground.grid, name)
  const unit = (id: string) => army.units.indexOf(id)
  const spots = spotsOf(file, ground)
  // Arriving troops bring the order of their arrival, whatever the order of those already there (S2.8.1, RA118).
  const marching = new Map(
    file.arrivals.flatMap(({ order, units }) => (order ? units.map((id) => [army.formation[unit(id)], order]) : [])),
  )
  return {
    commanders: commandersOf(file, army),
    orders: army.formations.map((id, f) => ORDER_IDS.indexOf(marching.get(f) ?? file.orders[id])),
    bases: basesOf(file, army, ground.grid),
    spots: army.units.map((id) => spots.get(id)),
    leaderSpots: army.leaders.map((id) => spots.get(id)),
    setUp: file.deployment.flatMap(({ at, pairs, units }) =>
      at === undefined && pairs === undefined
        ? []
        : units.map((id, k) => ({ unit: unit(id), hex: hex(at ?? (pairs as string[])[k >> 1]) })),
    ),
    facings: facingsOf(file, army.units),
    losses: army.units.map((id) => file.losses[id] ?? 0),
  }
}

/** 9 Commanders in Chief, the formations that they command, and how often they try to change orders. */
const commandersOf = ({ commanders }: ScenarioFile, army: Army): SetUp['commanders'] =>
  commanders.map(({ leader, formations, near = [], divider, tries }) => ({
    leader: army.leaders.indexOf(leader),
    formations: maskOf(army, formations),
    near: maskOf(army, near),
    divider,
    tries,
  }))

/** 14.2 By formation: where its routed units run to. */
const basesOf = ({ bases }: ScenarioFile, { formations, leaders }: Army, grid: Ground['grid']): Base[] =>
  formations.map((id) => {
    const base = bases.find((one) => one.formations.includes(id))
    const hexes = (names: readonly string[] = []) => names.map((name) => hexNamed(grid, name))
    return {
      hexes: hexes(base?.hexes),
      leader: base?.leader === undefined ? -1 : leaders.indexOf(base.leader),
      fallback: base?.fallback?.leader === undefined ? -1 : leaders.indexOf(base.fallback.leader),
      choice: hexes(base?.fallback?.choice),
    }
  })

/** Returns where pieces that have no hex of their own may be put. */
function spotsOf(file: ScenarioFile, { grid, sides }: Ground): Map<string, Spot> {
  const spots = new Map<string, Spot>()
  const found = new Int16Array(grid.count)
  const entries = [
    ...file.deployment.map((entry) => ({ ...entry, pieces: entry.units })),
    ...file.leaders.map((entry) => ({ ...entry, pieces: entry.leaders })),
  ]
  for (const [group, { pieces, at, pairs, among, within = 0, of, bank }] of entries.entries()) {
    if (at !== undefined || pairs !== undefined) continue
    const near = among?.map((name) => hexNamed(grid, name)) ?? (Array.isArray(of) ? around(of, within) : undefined)
    const hexes = bank === undefined ? near : near?.filter((hex) => bankOf(hex, of as string[], bank))
    for (const id of pieces)
      spots.set(id, { hexes, within, group: among === undefined ? -1 : group, most: pieces.length })
  }
  return spots

  function around(names: readonly string[], steps: number): number[] {
    const hexes = new Set<number>()
    for (const name of names) {
      const count = hexesWithin(grid, hexNamed(grid, name), 0, steps, found)
      for (let k = 0; k < count; k++) hexes.add(found[k])
    }
    return [...hexes]
  }

  /**
   * Does a hex lie on this bank? The named hex lies on the west bank; so does a unit that comes there without crossing
   * the river.
   */
  function bankOf(hex: number, of: readonly string[], bank: 'west' | 'east'): boolean {
    const shore = new Set(of.map((name) => hexNamed(grid, name)))
    for (const from of shore)
      for (let side = 0; side < 6; side++) {
        const to = neighbour(grid, from, side)
        if (to >= 0 && (sides[6 * from + side] & RIVER) === 0) shore.add(to)
      }
    return shore.has(hex) === (bank === 'west')
  }
}

/** Returns the corner that each unit faces when it is set up; arrivals face it as they come. */
function facingsOf(file: ScenarioFile, units: readonly string[]): Int8Array {
  const facings = new Map(
    file.deployment.flatMap((entry) => entry.units.map((id) => [id, cornerNamed(entry.facing)] as const)),
  )
  return Int8Array.from(units, (id) => facings.get(id) ?? 0)
}
