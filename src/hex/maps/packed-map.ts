import { neighbour } from '../grid.ts'
import { gridOf, isWater, type MapFile, type MapKind } from './map-file.ts'

/**
 * A map in a shorter form for sending to a browser: a hex and each of its sides are a letter instead of an entry with
 * names.
 */

/** The sides written with each hex, so that every side is written once: those towards later hexes. */
const OWN_SIDES = [1, 2, 3]

/**
 * In the order of the grid, a digit each: for each hex its terrain and its level; for each of its own sides what lies
 * there (a bit per kind); for each side with water which water it is, if the map says so. If slopes are hexsides of
 * their own, one is expected between two levels and nowhere else: its bit marks where that is wrong.
 */
export interface PackedMap extends Omit<MapFile, 'hexes' | 'hexsides'> {
  readonly terrain: string
  readonly level: string
  readonly sides: string
  readonly whose?: string
}

const indexOf = ({ waters }: Pick<MapFile, 'waters'>, kind: string, name: string): number =>
  waters.findIndex((water) => water.kind === kind && water.name === name)

/** Gives the bit of the slope that is expected between two hexes; 0 for none. */
function slopesOf<T extends string, S extends string>(
  { sides, slopes }: MapKind<T, S>,
  hexes: MapFile<T, S>['hexes'],
): (one: string, other: string | undefined) => number {
  const slope = 1 << Object.values(sides).indexOf('slope')
  return (one, other) => (slopes && other !== undefined && hexes[one].level !== hexes[other].level ? slope : 0)
}

/** Packs a map for sending. */
export function packMap<T extends string, S extends string>(kind: MapKind<T, S>, map: MapFile<T, S>): PackedMap {
  const { hexes, hexsides, ...rest } = map
  const kinds = Object.keys(kind.sides)
  const grid = gridOf(kind, rest)
  const lying = new Map<string, number>()
  const owners = new Map<string, string>()
  for (const { between, kind: one, water } of hexsides)
    for (const side of [between.join(), [...between].reverse().join()]) {
      lying.set(side, (lying.get(side) ?? 0) | (1 << kinds.indexOf(one)))
      if (water !== undefined) owners.set(`${side},${one}`, indexOf(map, one, water).toString(36))
    }
  const expected = slopesOf(kind, hexes)
  const own = grid.names.flatMap((name, hex) =>
    OWN_SIDES.map((side) => [name, grid.names[neighbour(grid, hex, side)]] as const),
  )
  const whose = own.flatMap((side) => kinds.flatMap((one) => owners.get(`${side},${one}`) ?? [])).join('')
  return {
    ...rest,
    terrain: grid.names.map((name) => kind.terrains.indexOf(hexes[name].terrain)).join(''),
    level: grid.names.map((name) => hexes[name].level).join(''),
    sides: own.map((side) => ((lying.get(side.join()) ?? 0) ^ expected(...side)).toString(16)).join(''),
    ...(whose !== '' && { whose }),
  }
}

/** The map as in a file. Hexsides come in the order of the grid; the upper hex of a slope follows from the levels. */
export function unpackMap<T extends string, S extends string>(kind: MapKind<T, S>, packed: PackedMap): MapFile<T, S> {
  const { terrain, level, sides, whose = '', ...rest } = packed
  const kinds = Object.keys(kind.sides) as S[]
  const grid = gridOf(kind, rest)
  const hexes: Record<string, { readonly terrain: T; readonly level: number }> = {}
  for (const [hex, name] of grid.names.entries())
    hexes[name] = { terrain: kind.terrains[+terrain[hex]], level: +level[hex] }
  const hexsides: MapFile<T, S>['hexsides'][number][] = []
  const expected = slopesOf(kind, hexes)
  let waters = 0
  for (const [hex, name] of grid.names.entries())
    for (const [k, side] of OWN_SIDES.entries()) {
      const other = grid.names[neighbour(grid, hex, side)]
      const bits = Number.parseInt(sides[3 * hex + k], 16) ^ expected(name, other)
      if (bits === 0) continue
      const rise = hexes[name].level - hexes[other].level
      for (const [bit, one] of kinds.entries())
        if (bits & (1 << bit)) {
          const isWet = isWater(kind, one)
          const water = isWet && whose !== '' ? rest.waters[Number.parseInt(whose[waters++], 36)].name : undefined
          hexsides.push({
            between: [name, other],
            kind: one,
            ...(!isWet && rise !== 0 && { high: rise > 0 ? name : other }),
            ...(water !== undefined && { water }),
          })
        }
    }
  return { ...rest, hexes, hexsides }
}
