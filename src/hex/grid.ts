/**
 * A map of hexes as integer tables, computed once. Hexes are numbers from 0, down the columns from the north-western
 * corner. Everything that depends only on the relative position of two hexes is in tables by *vector* (a few thousand
 * numbers, which stay in the processor's cache), not by pairs of hexes.
 */
import type { Numbering } from './numbering.ts'
import { SIDE_X, SIDE_Y } from './sides.ts'

/** No hex: off the map. */
export const OFF = -1

export interface GridShape {
  readonly columns: number
  readonly rows: number
  /** Which columns are half a hex lower (further south), counted from 1. */
  readonly low: 'odd' | 'even'
  readonly numbering: Numbering
}

export interface Grid extends GridShape {
  /** The number of hexes. */
  readonly count: number
  /** The name of each hex. */
  readonly names: readonly string[]
  /** Column of each hex, from 0 in the west. */
  readonly x: Int16Array
  /** Centre of each hex in half hexes, from 0 in the north. */
  readonly y: Int16Array
  /** `neighbours[6 * hex + side]`: the hex across that side, or OFF. */
  readonly neighbours: Int16Array
  /** `key[b] - key[a] + origin` is the vector from a to b: the index into the tables below. */
  readonly key: Int32Array
  readonly origin: number
  /** The difference of keys between neighbouring columns. */
  readonly width: number
  /** By vector: steps from hex to hex. */
  readonly distances: Uint8Array
  /** By vector: the side across which a single step leads there, or -1. */
  readonly steps: Int8Array
  /** By vector: bit k for each corner k whose field contains it, see `inField`. */
  readonly fields: Uint8Array
  /** Differences of keys by rising distance, each ring clockwise from the north; ring d begins at `rings[d]`. */
  readonly spiral: Int32Array
  readonly rings: Int32Array
  /** `at[key + margin]`: the hex with that key, or OFF, for all keys that the spiral leads to. */
  readonly at: Int16Array
  readonly margin: number
}

/** Distance of two hexes that lie `dx` columns and `dy` half hexes apart. */
const stepsOf = (dx: number, dy: number): number => {
  const [across, along] = [Math.abs(dx), Math.abs(dy)]
  return across + Math.max(0, (along - across) / 2)
}

/**
 * The most columns and rows of a map. Up to there, differences of keys and facings of hexes (6 × 72 × 72) fit in 16
 * bits.
 */
export const MOST_ROWS = 72

/**
 * The tables of a map. Throws a RangeError if two hexes would have the same name, or if the map has no hexes or is
 * larger than MOST_ROWS either way.
 */
export function makeGrid(shape: GridShape): Grid {
  const { columns, rows, low, numbering } = shape
  const count = columns * rows
  if (!(columns > 0 && rows > 0 && columns <= MOST_ROWS && rows <= MOST_ROWS))
    throw new RangeError(`${columns} columns and ${rows} rows: 1 to ${MOST_ROWS} of both are expected`)
  const x = new Int16Array(count)
  const y = new Int16Array(count)
  const names: string[] = []
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const hex = names.length
      x[hex] = column
      y[hex] = 2 * row + lowered(low, column)
      names.push(numbering.name(column, row))
    }
  const seen = new Set<string>()
  const twice = names.find((name) => seen.size === seen.add(name).size)
  if (twice !== undefined) throw new RangeError(`two hexes would be called ${twice}`)

  const neighbours = new Int16Array(6 * count)
  for (let hex = 0; hex < count; hex++)
    for (let side = 0; side < 6; side++)
      neighbours[6 * hex + side] = hexIn(shape, x[hex] + SIDE_X[side], y[hex] + SIDE_Y[side])

  // Rows of keys are far enough apart that nothing within a map's size runs over into the next row.
  const height = 2 * rows + 1
  const width = 3 * height
  const key = Int32Array.from(x, (column, hex) => column * width + y[hex])
  const origin = (columns - 1) * width + height
  const vectors = vectorsOf(columns, height)
  const tables = {
    distances: new Uint8Array(2 * origin + 1),
    steps: new Int8Array(2 * origin + 1).fill(-1),
    fields: new Uint8Array(2 * origin + 1),
  }
  for (const { dx, dy } of vectors) {
    const vector = dx * width + dy + origin
    tables.distances[vector] = stepsOf(dx, dy)
    tables.fields[vector] = fieldsOf(dx, dy)
  }
  for (let side = 0; side < 6; side++)
    if (Math.abs(SIDE_X[side]) < columns) tables.steps[SIDE_X[side] * width + SIDE_Y[side] + origin] = side
  const margin = origin
  const at = new Int16Array(2 * margin + (columns - 1) * width + height).fill(OFF)
  for (let hex = 0; hex < count; hex++) at[key[hex] + margin] = hex
  return {
    ...shape,
    count,
    names,
    x,
    y,
    neighbours,
    key,
    origin,
    width,
    ...tables,
    ...spiralOf(vectors, width),
    at,
    margin,
  }
}

const lowered = (low: 'odd' | 'even', column: number): number => ((column % 2 === 0) === (low === 'odd') ? 1 : 0)

/** The hex whose centre lies in column `x`, `y` half hexes from the north; OFF if there is none. */
function hexIn({ columns, rows, low }: GridShape, x: number, y: number): number {
  if (x < 0 || x >= columns) return OFF
  const row = (y - lowered(low, x)) / 2
  return row >= 0 && row < rows ? x * rows + row : OFF
}

interface Vector {
  readonly dx: number
  readonly dy: number
}

/** Every possible relative position of two hexes of the map. */
function vectorsOf(columns: number, height: number): Vector[] {
  const vectors: Vector[] = []
  for (let dx = 1 - columns; dx < columns; dx++)
    for (let dy = -height; dy <= height; dy++) if ((dx + dy) % 2 === 0) vectors.push({ dx, dy })
  return vectors
}

/** The vectors as differences of keys, ring by ring, each clockwise from the north. */
function spiralOf(vectors: readonly Vector[], width: number): { spiral: Int32Array; rings: Int32Array } {
  const sorted = vectors
    .map(({ dx, dy }) => ({ dx, dy, distance: stepsOf(dx, dy), place: placeInRing(dx, dy) }))
    .sort((a, b) => a.distance - b.distance || a.place - b.place)
  const rings: number[] = []
  for (const [k, { distance }] of sorted.entries()) while (rings.length <= distance) rings.push(k)
  return {
    spiral: Int32Array.from(sorted, ({ dx, dy }) => dx * width + dy),
    rings: Int32Array.of(...rings, sorted.length),
  }
}

/** How far round its ring a vector lies, clockwise from the north. */
function placeInRing(dx: number, dy: number): number {
  const radius = stepsOf(dx, dy)
  for (let side = 0; side < 6; side++) {
    const { along, aside } = resolved(dx, dy, side)
    if (along > 0 && aside >= 0) return side * radius + aside
  }
  return 0
}

/**
 * Resolves a vector into steps across a side and across the next side clockwise. Neither is negative if the vector lies
 * between the two.
 */
function resolved(dx: number, dy: number, side: number): { along: number; aside: number } {
  const next = (side + 1) % 6
  // The determinant of two neighbouring sides is always 2.
  return { along: (dx * SIDE_Y[next] - dy * SIDE_X[next]) / 2, aside: (SIDE_X[side] * dy - SIDE_Y[side] * dx) / 2 }
}

function fieldsOf(dx: number, dy: number): number {
  let fields = 0
  if (dx === 0 && dy === 0) return fields
  for (let corner = 0; corner < 6; corner++) {
    const { along, aside } = resolved(dx, dy, corner)
    if (along >= 0 && aside >= 0) fields |= 1 << corner
  }
  return fields
}

/** The hex with this name, or OFF. */
export const hexNamed = ({ names }: Pick<Grid, 'names'>, name: string): number => names.indexOf(name)

/** The hex across a side, or OFF. */
export const neighbour = ({ neighbours }: Grid, hex: number, side: number): number => neighbours[6 * hex + side]

/** Steps from one hex to another; 0 for the same hex. */
export const distance = ({ key, origin, distances }: Grid, a: number, b: number): number =>
  distances[key[b] - key[a] + origin]

/** The side of `from` across which `to` lies; -1 if they do not touch. */
export const sideTo = ({ key, origin, steps }: Grid, from: number, to: number): number =>
  steps[key[to] - key[from] + origin]

export const adjacent = (grid: Grid, a: number, b: number): boolean => sideTo(grid, a, b) >= 0

/**
 * Writes the hexes at `least` to `most` steps from one into `into`, nearest first, each ring clockwise from the north,
 * and returns their number. Leaves out what lies off the map.
 */
export function hexesWithin(
  grid: Grid,
  hex: number,
  least: number,
  most: number,
  into: Int16Array | Int32Array,
): number {
  const { spiral, rings, at, key, margin } = grid
  const last = rings.length - 1
  const from = key[hex] + margin
  const end = rings[most + 1 < last ? most + 1 : last]
  let found = 0
  for (let k = rings[least < last ? least : last]; k < end; k++) {
    const other = at[from + spiral[k]]
    if (other >= 0) into[found++] = other
  }
  return found
}

/**
 * The hex this many steps across one side and then across another, even if the way leaves the map and comes back; OFF
 * if it ends off the map.
 */
export function displaced(grid: Grid, hex: number, side: number, steps: number, then = 0, thenSteps = 0): number {
  const x = grid.x[hex] + steps * SIDE_X[side] + thenSteps * SIDE_X[then]
  return hexIn(grid, x, grid.y[hex] + steps * SIDE_Y[side] + thenSteps * SIDE_Y[then])
}

/** Does the hex lie at the edge of the map? */
export function atEdge({ neighbours }: Grid, hex: number): boolean {
  for (let side = 0; side < 6; side++) if (neighbours[6 * hex + side] < 0) return true
  return false
}

/**
 * Returns what `make` makes of a map: made once, on first use, and kept as long as the map. The last answer is
 * remembered, because the next call is usually for the same map.
 */
export function ofGrid<T>(make: (grid: Grid) => T): (grid: Grid) => T {
  const made = new WeakMap<Grid, { readonly of: T }>()
  let last: Grid | undefined
  let value: T
  return (grid) => {
    if (grid !== last) {
      const known = made.get(grid) ?? { of: make(grid) }
      made.set(grid, known)
      value = known.of
      last = grid
    }
    return value
  }
}
