/** 13 Terrain: the map as tables of what a step costs, what a shock across a side is worth, and where the roads run. */
import {
  type Grid,
  type Hexsides,
  hexNamed,
  hexside,
  makeHexsides,
  markHexside,
  neighbour,
} from '../../../../src/hex/index.ts'
import { gridOf } from '../../../../src/hex/maps/map-file.ts'
import { MAP, type MapFile, TERRAIN_IDS } from './data/map-kind.ts'
import type { TablesFile } from './data/schemas.ts'

export const CLEAR = 0
export const BUILDINGS = 1
export const WOODS = 2

/** What may lie on a side of a hex, as seen from the hex. */
export const RIVER = 1
const STREAM = 2
export const BRIDGE = 4
export const UP = 8
export const DOWN = 16
export const STEEP = 32
export const ROAD = 64
const WATER = RIVER | STREAM | BRIDGE
/** What no charge crosses (11.2): a bridge counts as its water. */
export const NO_CHARGE = WATER | UP | DOWN | STEEP

export const INFANTRY = 0
export const CAVALRY = 1
export const ARTILLERY = 2
export const CART = 3
const COST_ARMS = ['infantry', 'cavalry', 'artillery'] as const

/** More than any unit can pay: the step is prohibited. */
export const NEVER = 99
/** Attackers' points are counted in this many parts, so that all terrain factors come out even. */
export const PARTS = 24

export interface Ground {
  readonly grid: Grid
  readonly terrain: Uint8Array
  readonly level: Uint8Array
  readonly sides: Hexsides
  /** `cost[arm][6 * hex + side]`: movement points for the step across that side. */
  readonly cost: readonly Uint8Array[]
  /** The same under maneuver orders, into an empty hex (codes D and F). */
  readonly marchCost: readonly Uint8Array[]
  /** Movement points for the cheapest step of infantry on this map. */
  readonly leastCost: number
  /**
   * `open[6 * hex + side]`: 1 where a zone of control reaches into the hex across that side: into no cover (8.2), over
   * no impassable slope (RA29).
   */
  readonly open: Uint8Array
  /** `shock[6 * hex + side]`: what is left of PARTS when attacking across that side; 0: no attack. */
  readonly shock: Uint8Array
}

type Row = TablesFile['terrain']['rows'][number]

/** The ground of a battle. */
export function layGround(map: MapFile, tables: TablesFile): Ground {
  const grid = gridOf(MAP, map)
  const at = (name: string) => hexNamed(grid, name)
  const terrain = new Uint8Array(grid.count)
  const level = new Uint8Array(grid.count)
  for (const [name, hex] of Object.entries(map.hexes)) {
    terrain[at(name)] = TERRAIN_IDS.indexOf(hex.terrain)
    level[at(name)] = hex.level
  }
  const sides = makeHexsides(grid)
  for (const { between, kind, high } of map.hexsides) {
    const [a, b] = between.map(at)
    if (kind === 'river') markHexside(grid, sides, a, b, RIVER)
    else if (kind === 'stream') markHexside(grid, sides, a, b, STREAM)
    else if (kind === 'steep') markHexside(grid, sides, a, b, STEEP)
    else if (at(high as string) === b) markHexside(grid, sides, a, b, UP, DOWN)
    else markHexside(grid, sides, a, b, DOWN, UP)
  }
  for (const { between } of map.bridges) markHexside(grid, sides, at(between[0]), at(between[1]), BRIDGE)
  for (const { hexes } of map.roads)
    for (let k = 1; k < hexes.length; k++) markHexside(grid, sides, at(hexes[k - 1]), at(hexes[k]), ROAD)

  const row = (id: string): Row => tables.terrain.rows.find((one) => one.id === id) as Row
  const costs = (march: boolean) => COST_ARMS.map((arm) => stepCosts(grid, terrain, sides, row, arm, march))
  const cost = costs(false)
  return {
    grid,
    terrain,
    level,
    sides,
    cost,
    marchCost: costs(true),
    leastCost: cost[INFANTRY].reduce((least, points) => Math.min(least, points)),
    open: openSides(grid, terrain, sides),
    shock: shockFactors(grid, terrain, sides, row),
  }
}

function stepCosts(
  grid: Grid,
  terrain: Uint8Array,
  sides: Hexsides,
  row: (id: string) => Row,
  arm: (typeof COST_ARMS)[number],
  march: boolean,
): Uint8Array {
  const table = new Uint8Array(6 * grid.count).fill(NEVER)
  const into = TERRAIN_IDS.map((id) => row(id))
  const has = (rule: Row, code: 'D' | 'F' | 'H') => rule.codes?.[arm].includes(code) === true
  for (let hex = 0; hex < grid.count; hex++)
    for (let side = 0; side < 6; side++) {
      const to = neighbour(grid, hex, side)
      if (to < 0) continue
      const flags = sides[6 * hex + side]
      const entered = into[terrain[to]]
      const smooth = (has(entered, 'H') && (flags & ROAD) !== 0) || (march && has(entered, 'D'))
      const parts = [smooth ? 1 : entered.cost[arm]]
      if (flags & BRIDGE) parts.push(flags & STREAM || (march && has(row('bridge'), 'F')) ? 0 : row('bridge').cost[arm])
      else if (flags & RIVER) parts.push(row('river').cost[arm])
      else if (flags & STREAM) parts.push(row('stream').cost[arm])
      if (flags & STEEP) parts.push(row('steep_up').cost[arm])
      if (flags & UP) parts.push(row('slope_up').cost[arm])
      if (flags & DOWN) parts.push(row('slope_down').cost[arm])
      if (!parts.includes(null)) table[6 * hex + side] = parts.reduce<number>((sum, part) => sum + (part as number), 0)
    }
  return table
}

const openSides = ({ neighbours }: Grid, terrain: Uint8Array, sides: Hexsides): Uint8Array =>
  Uint8Array.from(neighbours, (from, k) =>
    from >= 0 && terrain[Math.floor(k / 6)] === CLEAR && (sides[k] & STEEP) === 0 ? 1 : 0,
  )

/** Terrain factors multiply (13): through a stream and up a slope is a third. */
function shockFactors(grid: Grid, terrain: Uint8Array, sides: Hexsides, row: (id: string) => Row): Uint8Array {
  const table = new Uint8Array(6 * grid.count)
  const share = (id: string): readonly number[] => row(id).shock ?? [1, 1]
  for (let hex = 0; hex < grid.count; hex++)
    for (let side = 0; side < 6; side++) {
      const to = neighbour(grid, hex, side)
      if (to < 0) continue
      const flags = sides[6 * hex + side]
      const factors = [share(TERRAIN_IDS[terrain[to]])]
      if (flags & BRIDGE && !(flags & STREAM)) factors.push(share('bridge'))
      else if (flags & RIVER) factors.push(share('river'))
      else if (flags & STREAM) factors.push(share('stream'))
      if (flags & UP) factors.push(share('slope_up'))
      if (flags & DOWN) factors.push(share('slope_down'))
      if (flags & STEEP) factors.push(share('steep_up'))
      table[6 * hex + side] = factors.reduce((rest, [above, below]) => (rest * above) / below, PARTS)
    }
  return table
}

/** Is this a hex into which no zone of control reaches, and which stops a line of fire (8.2, 10.2.1)? */
export const isCover = ({ terrain }: Ground, hex: number): boolean => terrain[hex] !== CLEAR

/** The flags of the side between two hexes that touch, as seen from `from`. */
export const between = ({ grid, sides }: Ground, from: number, to: number): number => hexside(grid, sides, from, to)
