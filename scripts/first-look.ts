import { readFileSync } from 'node:fs'
import { hexNamed, lettered, makeGrid, sideTo } from '../src/hex/index.ts'
import { contours } from '../src/web/kit/hex/contours.ts'
import { endsOf, layOut, middleOf } from '../src/web/kit/hex/layout.ts'
import { type Line, type Piece, smooth, strung } from '../src/web/kit/hex/lines.ts'

/**
 * What the first screen shows of a system with a map of hexes: titles and introductions of its scenarios, and the map with the
 * troops of each set-up as a few paths. Made of the data when the client is built, because the data are many times as long.
 */
export interface FirstLook {
  readonly cards: readonly { readonly id: string; readonly title: string; readonly intro: string; readonly minutes: number }[]
  /** Path data in units of a tenth of a hex's radius, layer by layer, from the lowest. */
  readonly ground: Readonly<Record<'hills' | 'hills2' | 'hills3' | 'woods' | 'town' | 'rivers' | 'streams' | 'roads' | 'highways', string>>
  /** By scenario: where the troops of each side stand, as points of a path, and the part of the map that is looked at. */
  readonly scenes: Readonly<Record<string, { readonly box: string; readonly sides: readonly string[] }>>
}

interface MapFile {
  readonly columns: readonly string[]
  readonly rows: number
  readonly low: 'odd' | 'even'
  readonly hexes: Readonly<Record<string, { readonly terrain: string; readonly level: number }>>
  readonly hexsides: readonly { readonly between: readonly string[]; readonly kind: string }[]
  readonly roads: readonly { readonly kind: string; readonly hexes: readonly string[] }[]
}
interface Scenario {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly minutes: number
  readonly deployment: readonly Placed[]
  readonly arrivals: readonly { readonly side: string; readonly hex?: string }[]
}
interface Placed {
  readonly side: string
  readonly units: readonly string[]
  readonly at?: string
  readonly among?: readonly string[]
  readonly of?: unknown
}
interface Point {
  readonly x: number
  readonly y: number
}

const RADIUS = 10
/** Width to height of a picture. */
const SHAPE = 312 / 230
/** Ground round the troops, and the least that is shown, in the same units. */
const ROOM = 55
const LEAST = 300
const SIDES = ['french', 'spanish']

/** A path through points, in whole steps from one to the next: the shortest way to write it. */
function pathThrough(points: readonly Point[], closed: boolean): string {
  let [x, y] = [0, 0]
  const parts = points.map((point) => {
    const [dx, dy] = [Math.round(point.x) - x, Math.round(point.y) - y]
    x += dx
    y += dy
    return `${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  // What begins with its sign needs no space before it.
  const steps = parts.map((part, k) => (k === 0 || part.startsWith('-') ? part : ` ${part}`)).join('')
  return `M0 0m${steps}${closed ? 'z' : ''}`
}

/** Reads the data of a system as they lie in a folder. */
export function firstLook(folder: URL): FirstLook {
  const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T
  const map = read<MapFile>('map.json')
  const { scenarios } = read<{ readonly scenarios: readonly Scenario[] }>('scenarios.json')
  const grid = makeGrid({ columns: map.columns.length, rows: map.rows, low: map.low, numbering: lettered(map.columns) })
  const layout = layOut(grid, RADIUS, { top: 0, right: 0, bottom: 0, left: 0 })
  const at = (name: string): number => hexNamed(grid, name)
  const hexes = grid.names.map((name) => map.hexes[name]!)
  const areas = (value: (hex: number) => number, height: number) =>
    contours(layout, value, height)
      .map((line) => pathThrough(smooth(line, 1).points, true))
      .join('')
  const waters = (kind: string) =>
    strung(
      map.hexsides
        .filter((one) => one.kind === kind)
        .map(({ between: [a, b] }): Piece => {
          const [from, to] = endsOf(layout, at(a!), sideTo(grid, at(a!), at(b!)))
          return { from: `${Math.round(from.x)},${Math.round(from.y)}`, to: `${Math.round(to.x)},${Math.round(to.y)}`, at: from, end: to }
        }),
    )
      .map((line) => pathThrough(smooth(middles(line), 1).points, false))
      .join('')
  const roads = (isOne: (kind: string) => boolean) =>
    map.roads
      .filter(({ kind }) => isOne(kind))
      .map(({ hexes: course }) =>
        pathThrough(smooth({ points: course.map((name) => middleOf(layout, at(name))), closed: false }, 1).points, false),
      )
      .join('')
  const level = (hex: number) => hexes[hex]!.level
  return {
    cards: scenarios.map(({ id, title, intro, minutes }) => ({ id, title, intro, minutes })),
    ground: {
      hills: areas(level, 0.5),
      hills2: areas(level, 1.5),
      hills3: areas(level, 2.5),
      woods: areas((hex) => (hexes[hex]!.terrain === 'light_woods' ? 1 : 0), 0.5),
      town: areas((hex) => (hexes[hex]!.terrain === 'buildings' ? 1 : 0), 0.5),
      rivers: waters('river'),
      streams: waters('stream'),
      roads: roads((kind) => kind !== 'highway'),
      highways: roads((kind) => kind === 'highway'),
    },
    scenes: Object.fromEntries(
      scenarios.map((scenario) => {
        const places = SIDES.map((side) => [...placesOf(scenario, side)].map((name) => middleOf(layout, at(name))))
        const sides = places.map((points) => points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join(''))
        return [scenario.id, { box: boxRound(places.flat(), layout.world), sides }]
      }),
    ),
  }
}

/** A river runs from corner to corner; by the middles of the sides it looks less like a saw. */
const middles = ({ points, closed }: Line): Line => ({
  points: [points[0]!, ...points.slice(1).map(({ x, y }, k) => ({ x: (x + points[k]!.x) / 2, y: (y + points[k]!.y) / 2 })), points.at(-1)!],
  closed,
})

/** Where the troops of a side stand at the beginning, or come in: for several hexes to choose from, all of them. */
function placesOf({ deployment, arrivals }: Scenario, side: string): Set<string> {
  const hexes = deployment
    .filter((one) => one.side === side)
    .flatMap(({ at, among, of, units }) => {
      const list = among ?? (Array.isArray(of) ? (of as readonly string[]) : [])
      return at === undefined ? list.slice(0, units.length) : [at]
    })
  const coming = arrivals.flatMap((one) => (one.side === side && one.hex !== undefined ? [one.hex] : []))
  return new Set([...hexes, ...coming])
}

/** The part of the map that holds these points, in the shape of a picture, as a view box. */
function boxRound(points: readonly Point[], world: { readonly width: number; readonly height: number }): string {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right] = [Math.min(...xs) - ROOM, Math.max(...xs) + ROOM]
  const [top, bottom] = [Math.min(...ys) - ROOM, Math.max(...ys) + ROOM]
  const width = Math.min(world.width, world.height * SHAPE, Math.max(LEAST, right - left, (bottom - top) * SHAPE))
  const height = width / SHAPE
  const within = (middle: number, size: number, most: number) => Math.round(Math.min(Math.max(middle - size / 2, 0), most - size))
  return `${within((left + right) / 2, width, world.width)} ${within((top + bottom) / 2, height, world.height)} ${Math.round(width)} ${Math.round(height)}`
}
