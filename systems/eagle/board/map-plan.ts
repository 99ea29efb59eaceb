/** What the map shows, as the painter wants it, from the map that the game is played on. */

import { type Grid, hexNamed, sideTo } from '../../../src/hex/index.ts'
import { type Cover, LEGEND, type MapPlan, type PlaceName, type Water } from '../../../src/web/hexboard/plan.ts'
import type { PlayedData } from '../rules/state/data/data.ts'
import { tMap } from '../words/map/t.ts'

const COVERS: Readonly<Record<string, Cover>> = { clear: 'open', light_woods: 'grove', buildings: 'town' }

/** Names of the data that are English, by the words of the board. */
const SAID = {
  'The battlefield of Bailén, 19 July 1808': 'title',
  'To Andújar': 'toAndujar',
  'To Menjíbar': 'toMenjibar',
  'To La Carolina': 'toLaCarolina',
  'To Linares': 'toLinares',
  'To Baños de la Encina': 'toBanos',
} as const
const isSaid = (english: string): english is keyof typeof SAID => Object.hasOwn(SAID, english)
const say = (english: string): string => (isSaid(english) ? tMap(SAID[english]) : english)

/** The data that the map is drawn from. */
export type MapData = Pick<PlayedData, 'map' | 'scenarios'>

type Side = readonly [hex: number, side: number]

/** Entries that only some scenarios have are marked by the board, not printed on the map. */
const isPrinted = ({ kind, name }: { readonly kind: string; readonly name: string }): boolean =>
  kind !== 'edge' || !name.includes('(')
const KINDS: Readonly<Record<string, PlaceName['kind']>> = {
  town: 'town',
  hill: 'hill',
  edge: 'exit',
  place: 'place',
  bridge: 'place',
}

/** By hex: in how many scenarios troops begin in it or enter by it. */
function setUps({ scenarios: { scenarios } }: MapData, at: (name: string) => number): ReadonlyMap<number, number> {
  const often = new Map<number, number>()
  for (const { deployment, arrivals } of scenarios) {
    const names = [
      ...deployment.flatMap(({ at: one, among, of, within }) => [
        ...(one === undefined ? [] : [one]),
        ...(among ?? []),
        ...(within === undefined && Array.isArray(of) ? of : []),
      ]),
      ...arrivals.map(({ hex }) => hex),
    ]
    for (const name of new Set(names)) often.set(at(name), (often.get(at(name)) ?? 0) + 1)
  }
  return often
}

/** Is the ground our own? The shipped map is, and comes to the page without its sources. */
const isReconstructed = ({ sources }: Partial<MapData['map']>): boolean =>
  sources === undefined || sources.hexes.provenance === 'reconstructed'

/** The map with its words in the current language. */
export function mapPlan(grid: Grid, data: MapData): MapPlan {
  const { map: file } = data
  const at = (name: string): number => hexNamed(grid, name)
  const sideBetween = ([a, b]: readonly string[]): Side => [at(a), sideTo(grid, at(a), at(b))]
  const sidesOf = (kind: string): Side[] =>
    file.hexsides.filter((one) => one.kind === kind).map(({ between }) => sideBetween(between))
  const busy = setUps(data, at)
  const hexes = grid.names.map((name) => file.hexes[name])
  return {
    title: say(file.title),
    lines: [tMap('subtitle'), ...(isReconstructed(file) ? [tMap('reconstructed')] : [])],
    legend: Object.fromEntries(LEGEND.map((sign) => [sign, tMap(`legend.${sign}`)])),
    metres: file.metres,
    hexNames: grid.names,
    columnNames: file.columns,
    level: (hex) => hexes[hex].level,
    cover: (hex) => COVERS[hexes[hex].terrain],
    // Both run down from the Sierra Morena to the Guadalquivir.
    waters: file.waters.map(({ kind, name }) => ({
      kind: kind as Water['kind'],
      name,
      flows: 'south',
      sides: sidesOf(kind),
    })),
    cliffs: sidesOf('steep'),
    roads: file.roads.map(({ kind, hexes: course }) => ({ kind, hexes: course.map(at) })),
    bridges: file.bridges.map(({ between }) => sideBetween(between)),
    busy: (hex) => busy.get(hex) ?? 0,
    names: file.features
      .filter(isPrinted)
      .map(({ name, kind, hexes: where }) => ({ text: say(name), kind: KINDS[kind], hexes: where.map(at) })),
  }
}
