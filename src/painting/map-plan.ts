/** Makes the plan of a map from a map that has been read. */
import { type Grid, hexNamed, sideTo } from '../hex/grid.ts'
import { type MapFile, type MapKind, sidesOfWater } from '../hex/maps/map-file.ts'
import type { Cover, MapPlan, PlaceName, Sign, Water } from './plan.ts'

/** How the things of a system's maps are painted. */
export interface MapLook<T extends string, S extends string> {
  readonly covers: Readonly<Record<T, Cover>>
  /** Kinds of water that are rivers; others are streams. */
  readonly rivers: readonly S[]
  /** The end of the map towards which the waters run. */
  readonly flows: Water['flows']
}

/** The words of a map in one language. */
export interface MapWords {
  /** The lines below the title. */
  readonly lines: readonly string[]
  /** A title or a name of the file, which is in English. */
  said(english: string): string
  called(sign: Sign): string
}

/** What the scenario adds to the plan. */
type Beside = Pick<MapPlan, 'busy' | 'shaded'>

const KINDS: Readonly<Record<MapFile['features'][number]['kind'], PlaceName['kind']>> = {
  town: 'town',
  hill: 'hill',
  edge: 'exit',
  place: 'place',
  bridge: 'place',
}

/** Is the ground of a map our own reconstruction? The shipped one is, and reaches the page without its sources. */
export const isReconstructed = ({ sources }: Partial<Pick<MapFile, 'sources'>>): boolean =>
  sources === undefined || sources.hexes.provenance === 'reconstructed'

/**
 * The plan of a map for painting; `grid` is the grid of the map. `beside`: what its scenarios, and the one being
 * played, say about the hexes.
 */
export function mapPlan<T extends string, S extends string>(
  grid: Grid,
  kind: MapKind<T, S>,
  { covers, rivers, flows }: MapLook<T, S>,
  map: MapFile<T, S>,
  { lines, said, called }: MapWords,
  beside: Beside = { busy: () => 0 },
): MapPlan {
  const at = (name: string): number => hexNamed(grid, name)
  const sideBetween = ([a = '', b = '']: readonly string[]) => [at(a), sideTo(grid, at(a), at(b))] as const
  const hexes = grid.names.map((name) => map.hexes[name])
  const isRiver = (one: string): boolean => (rivers as readonly string[]).includes(one)
  return {
    title: said(map.title),
    lines,
    called,
    metres: map.metres,
    hexNames: grid.names,
    columnNames: map.columns,
    rowNames: Array.from({ length: map.rows }, (_, row) =>
      kind.numbering === 'digits' ? String(row + 1).padStart(2, '0') : String(row + 1),
    ),
    level: (hex) => hexes[hex].level,
    cover: (hex) => covers[hexes[hex].terrain],
    waters: map.waters.map((water) => ({
      kind: isRiver(water.kind) ? 'river' : 'stream',
      name: said(water.name),
      flows,
      sides: sidesOfWater(map, water).map(sideBetween),
    })),
    cliffs: map.hexsides.filter((one) => kind.sides[one.kind] === 'steep').map(({ between }) => sideBetween(between)),
    roads: map.roads.map(({ kind: one, hexes: course }) => ({ kind: one, hexes: course.map(at) })),
    bridges: map.bridges.map(({ between }) => sideBetween(between)),
    fords: (map.fords ?? []).map(({ between }) => sideBetween(between)),
    names: map.features.map(({ name, kind: what, hexes: where }) => ({
      text: said(name),
      kind: KINDS[what],
      hexes: where.map(at),
    })),
    ...beside,
  }
}
