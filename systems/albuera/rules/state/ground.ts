/** The map as tables: what a step across each side costs, and what lies there. */
import { type Grid, type Hexsides, hexNamed, makeHexsides, markHexside, neighbour } from '../../../../src/hex/index.ts'
import { HEXSIDE_IDS, MODE_IDS } from './data/ids.ts'
import { gridOf, type MapFile, TERRAIN_IDS } from './data/map-kind.ts'
import type { TablesFile } from './data/tables-schema.ts'

/** What may lie on a side of a hex; a ford or a bridge replaces its stream. */
export const STREAM = 1
export const FORD = 2
export const BRIDGE = 4
export const ROAD = 8

/** More than any unit can pay: it cannot go there. */
export const NEVER = 99

export interface Ground {
  readonly grid: Grid
  /** By hex: its place in `TERRAIN_IDS`. */
  readonly terrain: Uint8Array
  readonly level: Uint8Array
  readonly sides: Hexsides
  /** By mode (`MODE_IDS`), at `6 * hex + side`: half points for the step across that side, or NEVER (12.2). */
  readonly cost: readonly Uint8Array[]
  /** By hex: 1 for olive grove and forest, which bar a Double March (12.9). */
  readonly rough: Uint8Array
  /** By hex: 1 if a half of a Line over two hexes can stand there (6.3.8). */
  readonly wide: Uint8Array
  /** By hex: 1 if a Square can be formed there (7.1). */
  readonly squares: Uint8Array
  /** By hex: 1 if the terrain blocks sight (14.1); the modifier of a target's check there (10.8). */
  readonly blocks: Uint8Array
  readonly cover: Int8Array
}

/** Movement Points of the tables as half points. */
export const halves = (points: number): number => Math.round(2 * points)

/** The ground of the battle. */
export function layGround(map: MapFile, tables: TablesFile): Ground {
  const grid = gridOf(map)
  const at = (name: string) => hexNamed(grid, name)
  const terrain = new Uint8Array(grid.count)
  const level = new Uint8Array(grid.count)
  for (const [name, hex] of Object.entries(map.hexes)) {
    terrain[at(name)] = TERRAIN_IDS.indexOf(hex.terrain)
    level[at(name)] = hex.level
  }
  const sides = makeHexsides(grid)
  const mark = ([a = '', b = '']: readonly string[], flag: number) => markHexside(grid, sides, at(a), at(b), flag)
  for (const { between } of map.hexsides) mark(between, STREAM)
  for (const { between } of map.fords ?? []) mark(between, FORD)
  for (const { between } of map.bridges) mark(between, BRIDGE)
  for (const { hexes } of map.roads) for (let k = 1; k < hexes.length; k++) mark([hexes[k - 1], hexes[k]], ROAD)
  const among = (rows: TablesFile['terrain']) => {
    const known = rows.map(({ id }) => TERRAIN_IDS.indexOf(id))
    return terrain.map((one) => (known.includes(one) ? 1 : 0))
  }
  return {
    grid,
    terrain,
    level,
    sides,
    cost: MODE_IDS.map((mode) => stepCosts(grid, terrain, sides, mode, tables)),
    rough: among(tables.terrain.filter(({ id }) => id === 'olive-grove' || id === 'forest')),
    wide: among(tables.terrain.filter(({ cost }) => cost.wide !== undefined)),
    squares: among(tables.terrain.filter(({ square }) => square)),
    blocks: among(tables.terrain.filter(({ blocks }) => blocks)),
    cover: Int8Array.from(
      terrain,
      (one) => tables.terrain.find(({ id }) => TERRAIN_IDS.indexOf(id) === one)?.fire ?? 0,
    ),
  }
}

function stepCosts(
  grid: Grid,
  terrain: Uint8Array,
  sides: Hexsides,
  mode: (typeof MODE_IDS)[number],
  tables: TablesFile,
): Uint8Array {
  const table = new Uint8Array(6 * grid.count).fill(NEVER)
  const entering = TERRAIN_IDS.map((id) => tables.terrain.find((one) => one.id === id)?.cost[mode])
  const [stream, ford, bridge] = HEXSIDE_IDS.map((id) => tables.hexsides.find((one) => one.id === id)?.cost[mode])
  const usesRoads = tables.road.arrays.includes(mode)
  for (let hex = 0; hex < grid.count; hex++)
    for (let side = 0; side < 6; side++) {
      const to = neighbour(grid, hex, side)
      if (to < 0) continue
      const flags = sides[6 * hex + side]
      const hexCost = usesRoads && flags & ROAD ? tables.road.cost : entering[terrain[to]]
      const sideCost = flags & BRIDGE ? bridge : flags & FORD ? ford : flags & STREAM ? stream : 0
      if (hexCost !== undefined && sideCost !== undefined) table[6 * hex + side] = halves(hexCost + sideCost)
    }
  return table
}
