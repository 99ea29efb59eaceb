/**
 * The map in a shorter form for the way to a browser: a hex and each of its sides are a letter instead of an entry with
 * names.
 */
import { neighbour } from '../../../../../src/hex/index.ts'
import { gridOf } from '../ground.ts'
import type { MapFile } from './data.ts'

const TERRAINS = ['clear', 'buildings', 'light_woods'] as const
/** What may lie on a side, each a bit of its letter, in the order in which hexsides are listed. */
const KINDS = ['river', 'stream', 'slope', 'steep'] as const
/** Sides by which each hex is written, so that every side is written once: those to hexes further on. */
const OWN_SIDES = [1, 2, 3]

/**
 * Of each hex its terrain and its level, and of each of its own sides what lies there: in the order of the grid, a
 * digit each.
 */
export interface PackedMap extends Omit<MapFile, 'hexes' | 'hexsides'> {
  readonly terrain: string
  readonly level: string
  readonly sides: string
}

/** The map as it is sent. */
export function packMap({ hexes, hexsides, ...rest }: MapFile): PackedMap {
  const grid = gridOf(rest)
  const lying = new Map<string, number>()
  for (const { between, kind } of hexsides)
    for (const side of [between.join(), [...between].reverse().join()])
      lying.set(side, (lying.get(side) ?? 0) | (1 << KINDS.indexOf(kind)))
  const sides = grid.names.flatMap((name, hex) =>
    OWN_SIDES.map((side) => (lying.get(`${name},${grid.names[neighbour(grid, hex, side)]}`) ?? 0).toString(16)),
  )
  return {
    ...rest,
    terrain: grid.names.map((name) => TERRAINS.indexOf(hexes[name].terrain as 'clear')).join(''),
    level: grid.names.map((name) => hexes[name].level).join(''),
    sides: sides.join(''),
  }
}

/**
 * The map as a file has it. Hexsides come in the order of the grid; the upper hex of a slope follows from the levels.
 */
export function unpackMap({ terrain, level, sides, ...rest }: PackedMap): MapFile {
  const grid = gridOf(rest)
  const hexes: MapFile['hexes'] = {}
  for (const [hex, name] of grid.names.entries()) hexes[name] = { terrain: TERRAINS[+terrain[hex]], level: +level[hex] }
  const hexsides: MapFile['hexsides'] = []
  for (const [hex, name] of grid.names.entries())
    for (const [k, side] of OWN_SIDES.entries()) {
      const bits = Number.parseInt(sides[3 * hex + k], 16)
      if (bits === 0) continue
      const other = grid.names[neighbour(grid, hex, side)]
      const rise = hexes[name].level - hexes[other].level
      for (const [bit, kind] of KINDS.entries())
        if (bits & (1 << bit)) {
          const slopes = bit > 1 && rise !== 0
          hexsides.push({ between: [name, other], kind, ...(slopes && { high: rise > 0 ? name : other }) })
        }
    }
  return { ...rest, hexes, hexsides }
}
