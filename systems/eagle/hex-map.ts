import type { Edge, HexMap, Label } from '../../src/hex/hex-map.ts'
import { hexNamed } from '../../src/hex/index.ts'
import type { MapSource } from '../system.ts'
import shipped from './data/map.json' with { type: 'json' }
import { gridOf, readMap } from './rules/state/data/map.ts'

/** How the map is drawn on paper. */
export const mapSource: MapSource = { shipped, read: hexMapOf }

const COVERS = { clear: 'open', light_woods: 'woods', buildings: 'town' } as const

function hexMapOf(value: unknown): HexMap {
  const map = readMap('map.json', value)
  const grid = gridOf(map)
  const at = (name: string): number => hexNamed(grid, name)
  const edge = ([from = '', to = '']: readonly string[], strong: boolean): Edge => ({
    from: at(from),
    to: at(to),
    strong,
  })
  const sides = map.hexsides
  const waters = sides.filter(({ kind }) => kind === 'river' || kind === 'stream')
  const slopes = sides.flatMap(({ between, kind, high }) => {
    if (kind !== 'slope' && kind !== 'steep') return []
    const down = [between, between.toReversed()].filter(([from]) => high === undefined || from === high)
    return down.map((way) => edge(way, kind === 'steep'))
  })
  const named = map.waters.map(({ kind, name }): Label => {
    const run = waters.filter((one) => one.kind === kind).map(({ between }) => between)
    return { text: name, kind: 'water', hexes: (run[Math.floor(run.length / 3)] ?? []).map(at) }
  })
  return {
    title: map.title,
    grid,
    metres: map.metres,
    ground: grid.names.map((name) => {
      const { terrain = 'clear', level = 0 } = map.hexes[name] ?? {}
      return { cover: COVERS[terrain], level }
    }),
    waters: waters.map(({ between, kind }) => edge(between, kind === 'river')),
    slopes,
    roads: map.roads.map(({ kind, hexes }) => ({ broad: kind === 'highway', hexes: hexes.map(at) })),
    bridges: map.bridges.map(({ between, over }) => edge(between, over === 'river')),
    labels: [
      ...map.features.map(({ name, kind, hexes }): Label => ({ text: name, kind, hexes: hexes.map(at) })),
      ...named.filter(({ hexes }) => hexes.length > 0),
    ],
  }
}
