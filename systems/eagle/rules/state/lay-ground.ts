/** 13 Terrain: what lies in the hexes of a map and on their sides, and where its roads run. */
import { type Grid, type Hexsides, hexNamed, makeHexsides, markHexside } from '../../../../src/hex/index.ts'
import { gridOf } from '../../../../src/hex/maps/map-file.ts'
import { MAP, type MapFile, TERRAIN_IDS } from './data/map-kind.ts'
import type { TablesFile } from './data/schemas.ts'
import { BRIDGE, CLEAR, DOWN, type Ground, RIVER, ROAD, STEEP, STREAM, UP } from './ground.ts'
import { pricesOf } from './prices.ts'

/** Lays the ground of a battle. */
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

  const highway = new Uint8Array(grid.count)
  for (const { kind, hexes } of map.roads) if (kind === 'highway') for (const hex of hexes) highway[at(hex)] = 1

  const lie = { grid, terrain, level, sides, highway, open: openSides(grid, terrain, sides) }
  return { ...lie, ...pricesOf(lie, tables) }
}

const openSides = ({ neighbours }: Grid, terrain: Uint8Array, sides: Hexsides): Uint8Array =>
  Uint8Array.from(neighbours, (from, k) =>
    from >= 0 && terrain[Math.floor(k / 6)] === CLEAR && (sides[k] & STEEP) === 0 ? 1 : 0,
  )
