/** What the map looks like, as the painter wants it, from the map that the rules play on. The board does not wait for it. */
import file from '../../../../data/eagle/map.json' with { type: 'json' }
import { hexNamed, sideTo } from '../../../hex/index.ts'
import { fetchLetters } from '../../kit/hex/lettering.ts'
import { painterOf } from '../../kit/hex/paint.ts'
import { type Cover, LEGEND, type MapPlan, type PlaceName, type Water } from '../../kit/hex/plan.ts'
import { makeSheet } from '../../kit/hex/sheet.ts'
import { grid, layout } from './ground-plan.ts'
import { t } from './words.ts'

const COVERS: Readonly<Record<string, Cover>> = { clear: 'open', light_woods: 'grove', buildings: 'town' }

/** Names of the data that are English, by the words of the board. */
const SAID: Readonly<Record<string, string>> = {
  'The battlefield of Bailén, 19 July 1808': 'map.title',
  'To Andújar': 'map.toAndujar',
  'To Menjíbar': 'map.toMenjibar',
  'To La Carolina': 'map.toLaCarolina',
  'To Linares': 'map.toLinares',
  'To Baños de la Encina': 'map.toBanos',
}
const say = (english: string): string => (SAID[english] === undefined ? english : t(SAID[english]))

type Side = readonly [hex: number, side: number]

const at = (name: string): number => hexNamed(grid, name)
const sideBetween = ([a, b]: readonly string[]): Side => [at(a!), sideTo(grid, at(a!), at(b!))]
const sidesOf = (kind: string): Side[] => file.hexsides.filter((one) => one.kind === kind).map(({ between }) => sideBetween(between))

/** Entries that only some scenarios have are marked by the board, not printed on the map. */
const isPrinted = ({ kind, name }: { readonly kind: string; readonly name: string }): boolean => kind !== 'edge' || !name.includes('(')
const KINDS: Readonly<Record<string, PlaceName['kind']>> = { town: 'town', hill: 'hill', edge: 'exit', place: 'place', bridge: 'place' }

/** The map with its words in the language of the moment. */
function mapPlan(): MapPlan {
  const hexes = grid.names.map((name) => file.hexes[name as keyof typeof file.hexes])
  return {
    title: say(file.title),
    lines: [t('map.subtitle'), t('map.reconstructed')],
    legend: Object.fromEntries(LEGEND.map((sign) => [sign, t(`legend.${sign}`)])),
    metres: file.metres,
    hexNames: grid.names,
    columnNames: file.columns,
    level: (hex) => hexes[hex]!.level,
    cover: (hex) => COVERS[hexes[hex]!.terrain]!,
    waters: file.waters.map(({ kind, name }) => ({ kind: kind as Water['kind'], name, sides: sidesOf(kind) })),
    cliffs: sidesOf('steep'),
    roads: file.roads.map(({ kind, hexes: course }) => ({ kind: kind as 'highway' | 'road', hexes: course.map(at) })),
    bridges: file.bridges.map(({ between }) => sideBetween(between)),
    names: file.features
      .filter(isPrinted)
      .map(({ name, kind, hexes: where }) => ({ text: say(name), kind: KINDS[kind]!, hexes: where.map(at) })),
  }
}

/** Paints the map with its words in the language of the moment. */
export const painter = (): ReturnType<typeof painterOf> => painterOf(makeSheet(layout, mapPlan()))

/** Ready when names on the map come out in their own letters. */
export const lettered = fetchLetters()
