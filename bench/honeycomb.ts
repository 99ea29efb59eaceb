import { perSecond, rounded } from './measure.ts'

/** honeycomb-grid doing what our hexes do too, on a map of the same size. */

export interface Honeycomb {
  /** Per second: neighbours looked up, distances measured, lines drawn, and hexes within five steps collected. */
  readonly neighbours: number
  readonly distances: number
  readonly lines: number
  readonly ranges: number
}

interface Hex {
  readonly q: number
  readonly r: number
}
interface Grid {
  toArray(): Hex[]
  traverse(way: unknown): { size: number }
  distance(from: Hex, to: Hex): number
  neighborOf(hex: Hex, direction: number, options: { allowOutside: boolean }): Hex | undefined
}
interface Library {
  defineHex(settings: object): unknown
  Grid: new (hex: unknown, traverser: unknown) => Grid
  rectangle(size: { width: number; height: number }): unknown
  line(way: { start: Hex; stop: Hex }): unknown
  spiral(way: { start: Hex; radius: number }): unknown
  Orientation: { FLAT: string }
  Direction: Readonly<Record<string, number>>
}
/** Loaded by name, because a library that may not be installed has no known types. */
const LIBRARY: string = 'honeycomb-grid'

/** `pairs` are hexes by column and row, in pairs. */
export async function measureHoneycomb(
  columns: number,
  rows: number,
  pairs: readonly (readonly [number, number])[],
): Promise<Honeycomb> {
  const { defineHex, Grid, rectangle, line, spiral, Orientation, Direction }: Library = await import(LIBRARY)
  const grid = new Grid(
    defineHex({ orientation: Orientation.FLAT, offset: 1 }),
    rectangle({ width: columns, height: rows }),
  )
  const hexes = grid.toArray()
  const ends = pairs.map(([a, b]) => [hexes[a] as Hex, hexes[b] as Hex] as const)
  const directions = ['N', 'NE', 'SE', 'S', 'SW', 'NW'].map((name) => Direction[name] as number)
  let sum = 0
  const each = (work: (from: Hex, to: Hex) => number) =>
    rounded(
      perSecond(() => {
        for (const [from, to] of ends) sum += work(from, to)
        return ends.length
      }),
    )
  const measured = {
    neighbours:
      6 *
      each(
        (from) => directions.filter((way) => grid.neighborOf(from, way, { allowOutside: false }) !== undefined).length,
      ),
    distances: each((from, to) => grid.distance(from, to)),
    lines: each((start, stop) => grid.traverse(line({ start, stop })).size),
    ranges: each((start) => grid.traverse(spiral({ start, radius: 5 })).size),
  }
  // A JavaScript engine may skip work whose result is never used.
  if (sum === 0) throw new Error('honeycomb-grid found nothing')
  return measured
}
