/** 13 The cost of a step and the worth of a shock across a side, by the printed tables. */
import { neighbour } from '../../../../src/hex/index.ts'
import { TERRAIN_IDS } from './data/map-kind.ts'
import type { TablesFile } from './data/schemas.ts'
import {
  BRIDGE,
  DOWN,
  type Ground,
  INFANTRY,
  NEVER,
  PARTS,
  type Prices,
  RIVER,
  ROAD,
  STEEP,
  STREAM,
  UP,
} from './ground.ts'

const COST_ARMS = ['infantry', 'cavalry', 'artillery'] as const

type Lie = Pick<Ground, 'grid' | 'terrain' | 'sides'>
type Row = TablesFile['terrain']['rows'][number]

/** Returns what the tables say of the ground. */
export function pricesOf(ground: Lie, tables: TablesFile): Prices {
  const row = (id: string): Row => tables.terrain.rows.find((one) => one.id === id) as Row
  const costs = (codes: string) => COST_ARMS.map((arm) => stepCosts(ground, row, arm, codes))
  const cost = costs('H')
  return {
    cost,
    marchCost: costs('DFH'),
    columnCost: costs('FH'),
    leastCost: cost[INFANTRY].reduce((least, points) => Math.min(least, points)),
    shock: shockFactors(ground, row),
  }
}

/** Returns the points for each step, by the `codes` of the table that hold. */
function stepCosts(
  { grid, terrain, sides }: Lie,
  row: (id: string) => Row,
  arm: (typeof COST_ARMS)[number],
  codes: string,
): Uint8Array {
  const table = new Uint8Array(6 * grid.count).fill(NEVER)
  const into = TERRAIN_IDS.map((id) => row(id))
  const has = (rule: Row, code: 'D' | 'F' | 'H') => codes.includes(code) && rule.codes?.[arm].includes(code) === true
  for (let hex = 0; hex < grid.count; hex++)
    for (let side = 0; side < 6; side++) {
      const to = neighbour(grid, hex, side)
      if (to < 0) continue
      const flags = sides[6 * hex + side]
      const entered = into[terrain[to]]
      const smooth = (has(entered, 'H') && (flags & ROAD) !== 0) || has(entered, 'D')
      const parts = [smooth ? 1 : entered.cost[arm]]
      if (flags & BRIDGE) parts.push(flags & STREAM || has(row('bridge'), 'F') ? 0 : row('bridge').cost[arm])
      else if (flags & RIVER) parts.push(row('river').cost[arm])
      else if (flags & STREAM) parts.push(row('stream').cost[arm])
      if (flags & STEEP) parts.push(row('steep_up').cost[arm])
      if (flags & UP) parts.push(row('slope_up').cost[arm])
      if (flags & DOWN) parts.push(row('slope_down').cost[arm])
      if (!parts.includes(null)) table[6 * hex + side] = parts.reduce<number>((sum, part) => sum + (part as number), 0)
    }
  return table
}

/** Terrain factors multiply (13): through a stream and up a slope is a third. */
function shockFactors({ grid, terrain, sides }: Lie, row: (id: string) => Row): Uint8Array {
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
