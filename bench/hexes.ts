import type { Figure } from '../src/cli/bench.ts'
import {
  CLEAR,
  CORNER_ZONES,
  distance,
  type FacingMover,
  type Grid,
  hexesWithin,
  hexNamed,
  type Lines,
  lineBetween,
  makeFacingReach,
  makeGrid,
  makeGround,
  makeLines,
  makeReach,
  NO,
  neighbour,
  reach,
  reachFacing,
  sightByCrests,
} from '../src/hex/index.ts'
import { randomSource } from '../src/kernel/index.ts'
import map from '../systems/eagle/data/map.json' with { type: 'json' }
import { gridOf, readMap } from '../systems/eagle/rules/state/data/map.ts'
import type { MapFile } from '../systems/eagle/rules/state/data/map-kind.ts'
import { type Honeycomb, measureHoneycomb } from './honeycomb.ts'
import { milliseconds, perSecond, rounded } from './measure.ts'

/** Our figures for hexes on the battlefield of Bailén, beside those of honeycomb-grid. */

/** The longest range of sight, in hexes. */
const SIGHT = 8
/** Movement points of light horse on a road, the most that any unit has. */
const POINTS = 10

/** `beside`: whether the peer is there. */
export async function hexFigures(beside: boolean): Promise<Figure[]> {
  const file = readMap('map.json', map)
  const grid = gridOf(file)
  const chance = randomSource(1)
  const pairs = Array.from({ length: 1024 }, () => [chance(grid.count), chance(grid.count)] as const)
  const peer = beside ? await measureHoneycomb(grid.columns, grid.rows, pairs) : undefined
  const lines = makeLines(grid)
  const figures = [...tables(grid, lines, pairs, peer), ...moves(grid, file, pairs), ...sights(grid, lines, file)]
  if (seen === 0) throw new Error('the hexes found nothing')
  return figures
}

const figure = (name: string, value: number, unit: string, peer?: number): Figure => ({
  name: `hexes: ${name}`,
  value: rounded(value),
  unit,
  ...(peer !== undefined && { peer: { name: 'honeycomb-grid', value: peer }, ratio: rounded(value / peer) }),
})

type Pairs = readonly (readonly [number, number])[]

/** A JavaScript engine may skip work whose result is never used. */
let seen = 0

/** Does the work for all pairs, several times over, and returns how many a second. */
function each(pairs: Pairs, work: (from: number, to: number) => number, times: number): number {
  const [froms, tos] = [Int16Array.from(pairs, ([from]) => from), Int16Array.from(pairs, ([, to]) => to)]
  return perSecond(() => {
    let found = 0
    for (let k = 0; k < times; k++)
      for (let j = 0; j < froms.length; j++) found += work(froms[j] as number, tos[j] as number)
    seen += found
    return times * froms.length
  })
}

function tables(grid: Grid, lines: Lines, pairs: Pairs, peer: Honeycomb | undefined): Figure[] {
  const into = new Int16Array(grid.count)
  const around = (hex: number): number => {
    let found = 0
    for (let side = 0; side < 6; side++) if (neighbour(grid, hex, side) >= 0) found++
    return found
  }
  return [
    figure(
      'all tables of a map, lines among them',
      milliseconds(5, () => void makeLines(makeGrid(grid))),
      'ms',
    ),
    figure('neighbours', 6 * each(pairs, around, 100), 'hexes/s', peer?.neighbours),
    figure(
      'distances',
      each(pairs, (from, to) => distance(grid, from, to), 100),
      'pairs/s',
      peer?.distances,
    ),
    figure(
      'lines',
      each(pairs, (from, to) => lineBetween(grid, lines, from, to, into), 10),
      'pairs/s',
      peer?.lines,
    ),
    figure(
      'all hexes within five steps of one',
      each(pairs, (from) => hexesWithin(grid, from, 0, 5, into), 10),
      'centres/s',
      peer?.ranges,
    ),
  ]
}

/** What a step costs light horse: woods and houses, slopes and water. */
function costsOf(grid: Grid, { hexes, hexsides }: MapFile): Int8Array {
  const costs = new Int8Array(6 * grid.count).fill(NO)
  const INTO = { clear: 1, light_woods: 2, buildings: 3 }
  const sides = new Map(
    hexsides.flatMap(({ between, kind }) => [between, between.toReversed()].map((way) => [way.join(), kind] as const)),
  )
  for (let hex = 0; hex < grid.count; hex++)
    for (let side = 0; side < 6; side++) {
      const to = neighbour(grid, hex, side)
      if (to < 0) continue
      const kind = sides.get(`${grid.names[hex]},${grid.names[to]}`)
      const { terrain = 'clear' } = hexes[grid.names[to] as string] ?? {}
      if (kind !== 'steep') costs[6 * hex + side] = INTO[terrain] + (kind === 'slope' ? 1 : kind === 'river' ? 2 : 0)
    }
  return costs
}

function moves(grid: Grid, file: MapFile, pairs: Pairs): Figure[] {
  const mover: FacingMover<Int8Array> = {
    zones: CORNER_ZONES,
    step: (costs, from, _to, side) => costs[6 * from + side] as number,
    turn: () => 1,
  }
  const costs = costsOf(grid, file)
  const [hexes, facings] = [makeReach(grid, 300), makeFacingReach(grid, 300)]
  const all = 0b111111
  const micro = (perOne: number): number => 1e6 / perOne
  const over = (budget: number, facing: boolean) =>
    micro(
      each(
        pairs.slice(0, 64),
        (from) => {
          if (facing) reachFacing(facings, grid, from, all, budget, mover, costs)
          else reach(hexes, grid, from, budget, mover, costs)
          return facing ? facings.count : hexes.count
        },
        1,
      ),
    )
  return [
    figure(`reach with ${POINTS} movement points`, over(POINTS, false), 'µs'),
    figure(`reach with ${POINTS} movement points and facing`, over(POINTS, true), 'µs'),
    figure('reach over the whole map', over(300, false), 'µs'),
    figure('reach over the whole map with facing', over(300, true), 'µs'),
  ]
}

function sights(grid: Grid, lines: Lines, { hexes }: MapFile): Figure[] {
  const covered = Uint8Array.from(grid.names, (name) => (hexes[name]?.terrain === 'clear' ? 0 : 1))
  const levels = Uint8Array.from(grid.names, (name) => hexes[name]?.level ?? 0)
  const ground = makeGround(grid, lines, levels, (_: undefined, hex) => covered[hex] === 1)
  const into = new Int16Array(grid.count)
  const near = (from: number): number => {
    const count = hexesWithin(grid, from, 2, SIGHT, into)
    let clear = 0
    for (let k = 0; k < count; k++) if (sightByCrests(ground, from, into[k] as number, undefined) === CLEAR) clear++
    seen += clear
    return count
  }
  const middle = hexNamed(grid, 'U14')
  return [
    figure(
      `lines of fire of 2 to ${SIGHT} hexes`,
      perSecond(() => {
        let done = 0
        for (let from = middle - 20; from < middle + 20; from++) done += near(from)
        return done
      }),
      'pairs/s',
    ),
    figure(
      'lines of fire between all pairs of hexes',
      milliseconds(2, () => {
        for (let from = 0; from < grid.count; from++)
          for (let to = 0; to < grid.count; to++)
            if (from !== to && sightByCrests(ground, from, to, undefined) === CLEAR) seen++
      }),
      'ms',
    ),
  ]
}
