/** The map of a battle as data: what such a file looks like, what is wrong in one, and its grid. */
import * as v from 'valibot'
import { adjacent, type Grid, hexNamed, lettered, MOST_ROWS, makeGrid } from '../../../../../src/hex/index.ts'
import { among, id, list, object, text, whole } from '../../../../../src/kernel/data-schema.ts'
import { UserError } from '../../../../../src/kernel/index.ts'
import { validated } from '../../../../../src/kernel/json.ts'
import { file, from, hex, record } from './schemas.ts'

const TERRAIN_IDS = ['clear', 'buildings', 'light_woods'] as const
const HEXSIDE_KINDS = ['river', 'stream', 'slope', 'steep'] as const
const WATERS = ['river', 'stream'] as const

const two = v.pipe(list(hex), v.length(2, 'two hexes are expected'), v.description('Two hexes that touch.'))
const column = v.pipe(v.string('a label is expected'), v.regex(/^[A-Z]{1,2}$/, 'one or two letters are expected'))

const HIGHEST = 9

export const mapSchema = object({
  ...file,
  title: text,
  sources: v.pipe(
    object({ grid: object(from), hexes: object(from), hexsides: object(from), roads: object(from) }),
    v.description('Where each part of the map comes from.'),
  ),
  metres: v.pipe(whole(1, 10_000), v.description('From hex to hex.')),
  low: v.pipe(
    among(['odd', 'even']),
    v.description('Which columns stand half a hex lower (further south), the first being odd.'),
  ),
  rows: v.pipe(whole(1, MOST_ROWS), v.description('How many hexes a column has, from north to south.')),
  columns: v.pipe(
    list(column),
    v.minLength(1, 'a column at least is expected'),
    v.maxLength(MOST_ROWS),
    v.description('Labels from west to east; a hex is called by its column and row.'),
  ),
  hexes: v.pipe(
    record(object({ terrain: among(TERRAIN_IDS), level: whole(0, HIGHEST) })),
    v.description('Every hex by its name.'),
  ),
  hexsides: list(
    object({
      between: two,
      kind: among(HEXSIDE_KINDS),
      high: v.optional(v.pipe(hex, v.description('The upper hex, of a slope or of a steep side between two levels.'))),
    }),
  ),
  waters: list(object({ kind: among(WATERS), name: text, ...from })),
  roads: list(object({ id, name: text, kind: among(['highway', 'road']), hexes: v.pipe(list(hex), v.minLength(2)) })),
  bridges: list(object({ between: two, over: among(WATERS), name: text, ...from })),
  features: list(
    object({
      name: text,
      kind: among(['town', 'hill', 'place', 'bridge', 'edge']),
      hexes: v.pipe(list(hex), v.minLength(1, 'a hex at least is expected')),
      ...from,
    }),
  ),
})

export type MapFile = v.InferOutput<typeof mapSchema>

const wrong = (name: string, place: string, complaint: string) => new UserError(`${name}: ${place}: ${complaint}`)

/** A map, as parsed. Throws a UserError that names the file, the place in it and what is wrong there. */
export function readMap(name: string, value: unknown): MapFile {
  const map = validated(mapSchema, value, name)
  checkMap(name, map)
  return map
}

/** The grid of a map that has been read. */
export const gridOf = ({ columns, rows, low }: Pick<MapFile, 'columns' | 'rows' | 'low'>): Grid =>
  makeGrid({ columns: columns.length, rows, low, numbering: lettered(columns) })

/**
 * What the schema cannot say: every hex is there once, what lies between hexes lies between hexes that touch, and the
 * ground agrees with itself.
 */
function checkMap(name: string, map: MapFile): void {
  const twice = map.columns.findIndex((label, k) => map.columns.indexOf(label) !== k)
  if (twice >= 0) throw wrong(name, `columns[${twice}]`, `'${map.columns[twice]}' stands there twice`)
  const grid = gridOf(map)
  for (const hexName of grid.names)
    if (map.hexes[hexName] === undefined) throw wrong(name, 'hexes', `${hexName} is missing`)
  for (const hexName of Object.keys(map.hexes))
    if (hexNamed(grid, hexName) < 0)
      throw wrong(
        name,
        `hexes.${hexName}`,
        `there is no such hex: the map goes from ${grid.names[0]} to ${grid.names.at(-1)}`,
      )
  const sides = checkHexsides(name, map, grid)
  checkLevels(name, map, grid, sides)
  checkBridges(name, map, grid, sides)
  checkRoads(name, map, grid, sides)
  for (const [k, { hexes }] of map.features.entries())
    for (const [j, hexName] of hexes.entries()) known(name, `features[${k}].hexes[${j}]`, grid, hexName)
}

type Kinds = ReadonlyMap<string, ReadonlySet<string>>

/** One name for a side from both its hexes. */
const sideName = ([a, b]: readonly string[]): string => (a < b ? `${a}/${b}` : `${b}/${a}`)

function known(name: string, place: string, grid: Grid, hexName: string): number {
  const found = hexNamed(grid, hexName)
  if (found < 0) throw wrong(name, place, `there is no hex ${hexName}`)
  return found
}

function touching(name: string, place: string, grid: Grid, between: readonly string[]): void {
  const [a, b] = between.map((hexName, k) => known(name, `${place}[${k}]`, grid, hexName))
  if (!adjacent(grid, a, b)) throw wrong(name, place, `${between.join(' and ')} do not touch`)
}

/** What lies on each side that has something. */
function checkHexsides(name: string, { hexes, hexsides }: MapFile, grid: Grid): Kinds {
  const sides = new Map<string, Set<string>>()
  for (const [k, { between, kind, high }] of hexsides.entries()) {
    const place = `hexsides[${k}]`
    touching(name, `${place}.between`, grid, between)
    const kinds = sides.get(sideName(between)) ?? new Set()
    sides.set(sideName(between), kinds)
    if (kinds.has(kind)) throw wrong(name, place, `between ${between.join(' and ')} there is a ${kind} already`)
    kinds.add(kind)
    if (kind === 'slope' && high === undefined)
      throw wrong(name, `${place}.high`, 'the upper hex of the slope is expected')
    if (high === undefined) continue
    if (kind === 'river' || kind === 'stream') throw wrong(name, `${place}.high`, `a ${kind} has no upper hex`)
    const low = between.find((hexName) => hexName !== high)
    if (!between.includes(high) || low === undefined)
      throw wrong(name, `${place}.high`, `one of ${between.join(' and ')} is expected, not ${high}`)
    if (hexes[high].level <= hexes[low].level)
      throw wrong(
        name,
        `${place}.high`,
        `${high} lies on level ${hexes[high].level}, no higher than ${low} on ${hexes[low].level}`,
      )
  }
  return sides
}

/** Where levels differ there is a slope, which a unit pays for, or none goes up at all. */
function checkLevels(name: string, { hexes }: MapFile, grid: Grid, sides: Kinds): void {
  for (let a = 0; a < grid.count; a++)
    for (let side = 0; side < 3; side++) {
      const b = grid.neighbours[6 * a + side]
      if (b < 0) continue
      const between = [grid.names[a], grid.names[b]]
      const [here, there] = between.map((hexName) => hexes[hexName].level)
      const kinds = sides.get(sideName(between))
      if (here !== there && !kinds?.has('slope') && !kinds?.has('steep'))
        throw wrong(
          name,
          'hexsides',
          `between ${between[0]} on level ${here} and ${between[1]} on level ${there} a slope is missing`,
        )
    }
}

function checkBridges(name: string, { bridges }: MapFile, grid: Grid, sides: Kinds): void {
  const bridged = new Set<string>()
  for (const [k, { between, over }] of bridges.entries()) {
    touching(name, `bridges[${k}].between`, grid, between)
    const side = sideName(between)
    if (bridged.has(side))
      throw wrong(name, `bridges[${k}]`, `between ${between.join(' and ')} there is a bridge already`)
    bridged.add(side)
    if (!sides.get(side)?.has(over))
      throw wrong(name, `bridges[${k}].over`, `no ${over} runs between ${between.join(' and ')}`)
  }
}

function checkRoads(name: string, { roads, bridges }: MapFile, grid: Grid, sides: Kinds): void {
  const bridged = new Set(bridges.map(({ between }) => sideName(between)))
  for (const [k, { id: road, hexes }] of roads.entries()) {
    if (roads.findIndex((one) => one.id === road) !== k)
      throw wrong(name, `roads[${k}].id`, `'${road}' stands there twice`)
    for (const [j, hexName] of hexes.entries()) {
      const place = `roads[${k}].hexes[${j}]`
      known(name, place, grid, hexName)
      if (j === 0) continue
      const between = [hexes[j - 1], hexName]
      touching(name, place, grid, between)
      const kinds = sides.get(sideName(between))
      const water = WATERS.find((kind) => kinds?.has(kind))
      if (water !== undefined && !bridged.has(sideName(between)))
        throw wrong(name, place, `the road crosses a ${water} between ${between.join(' and ')} without a bridge`)
      if (kinds?.has('steep'))
        throw wrong(name, place, `the road climbs an impassable slope between ${between.join(' and ')}`)
    }
  }
}
