import { hexNamed } from '../grid.ts'
import type { Edge, HexMap, Label } from '../hex-map.ts'
import { gridOf, isWater, type MapFile, type MapKind, sidesOfWater } from './map-file.ts'

/** How the things of a system's maps look on paper. */
export interface PaperLook<T extends string, S extends string> {
  readonly covers: Readonly<Record<T, HexMap['ground'][number]['cover']>>
  /** Kinds of water that are drawn broad. */
  readonly broad: readonly S[]
}

/** A map that has been read, as it is drawn on paper. */
export function paperMap<T extends string, S extends string>(
  kind: MapKind<T, S>,
  { covers, broad }: PaperLook<T, S>,
  map: MapFile<T, S>,
): HexMap {
  const grid = gridOf(kind, map)
  const at = (name: string): number => hexNamed(grid, name)
  const edge = ([from = '', to = '']: readonly string[], strong: boolean): Edge => ({
    from: at(from),
    to: at(to),
    strong,
  })
  const isBroad = (one: string): boolean => (broad as readonly string[]).includes(one)
  const slopes = kind.slopes ? listedSlopes(kind, map, edge) : levelSlopes(map, grid)
  const named = map.waters.map((water): Label => {
    const run = sidesOfWater(map, water)
    return { text: water.name, kind: 'water', hexes: (run[Math.floor(run.length / 3)] ?? []).map(at) }
  })
  return {
    title: map.title,
    grid,
    metres: map.metres,
    ground: grid.names.map((name) => ({ cover: covers[map.hexes[name].terrain], level: map.hexes[name].level })),
    waters: map.hexsides
      .filter((one) => isWater(kind, one.kind))
      .map(({ between, kind: one }) => edge(between, isBroad(one))),
    slopes,
    steep: kind.slopes ? 'impassable' : 'steep',
    roads: map.roads.map(({ kind: one, hexes }) => ({ broad: one === 'highway', hexes: hexes.map(at) })),
    bridges: map.bridges.map(({ between, over }) => edge(between, isBroad(over))),
    fords: (map.fords ?? []).map(({ between, over }) => edge(between, isBroad(over))),
    labels: [
      ...map.features.map(({ name, kind: what, hexes }): Label => ({ text: name, kind: what, hexes: hexes.map(at) })),
      ...named.filter(({ hexes }) => hexes.length > 0),
    ],
  }
}

/** Slopes of the file, from their upper hexes; a steep side between hexes of one level from both. */
function listedSlopes<T extends string, S extends string>(
  { sides }: MapKind<T, S>,
  { hexsides }: MapFile<T, S>,
  edge: (between: readonly string[], strong: boolean) => Edge,
): Edge[] {
  return hexsides.flatMap(({ between, kind, high }) => {
    if (sides[kind] === 'water') return []
    const down = [between, [...between].reverse()].filter(([from]) => high === undefined || from === high)
    return down.map((way) => edge(way, sides[kind] === 'steep'))
  })
}

/** Where the levels alone say where slopes are: from each hex to each lower one beside it, steep by two levels. */
function levelSlopes<T extends string, S extends string>({ hexes }: MapFile<T, S>, grid: HexMap['grid']): Edge[] {
  const level = grid.names.map((name) => hexes[name].level)
  return grid.names.flatMap((_, from) =>
    [0, 1, 2, 3, 4, 5].flatMap((side) => {
      const to = grid.neighbours[6 * from + side]
      return to >= 0 && level[to] < level[from] ? [{ from, to, strong: level[from] - level[to] > 1 }] : []
    }),
  )
}
