/**
 * Straight lines between hexes as tables by vector: the hexes between two centres, in order, with both hexes where the
 * line runs along a side.
 */
import { distance, type Grid, OFF } from './grid.ts'
import { makeTrace, trace } from './trace.ts'

export interface Lines {
  /** By vector: where its steps begin in `between`, two numbers per step; they end where the next vector's begin. */
  readonly starts: Int32Array
  /** Differences of keys from the first hex. */
  readonly between: Int16Array
  /** The number of steps of the longest line. */
  readonly longest: number
}

/** Works out all lines of a map. */
export function makeLines({ columns, rows, origin, width, spiral, distances }: Grid): Lines {
  const steps = makeTrace(4 * (columns + 2 * rows))
  const lines = new Map<number, Int16Array>()
  for (const vector of spiral) {
    // The way back is the same as the way there.
    if (vector <= 0) continue
    const dx = Math.round(vector / width)
    trace(0, 0, 2 * dx, 2 * (vector - dx * width), steps)
    // Without the first and the last hex.
    const there = new Int16Array(2 * Math.max(0, steps.length - 2))
    for (let k = 0; k < there.length; k++) there[k] = steps.x[k + 2] * width + steps.y[k + 2]
    lines.set(vector, there)
    lines.set(
      -vector,
      there.map((_, k) => there[there.length - 1 - k] - vector),
    )
  }
  const starts = new Int32Array(distances.length + 1)
  let longest = 0
  for (let k = 0; k < distances.length; k++) {
    const length = lines.get(k - origin)?.length ?? 0
    starts[k + 1] = starts[k] + length
    longest = Math.max(longest, length / 2)
  }
  const between = new Int16Array(starts[distances.length])
  for (const [vector, line] of lines) between.set(line, starts[vector + origin])
  return { starts, between, longest }
}

/**
 * Writes the hexes between two, in order from `from`, two per step: `into[2k]` left and `into[2k + 1]` right of a line
 * that runs along their side, else the same hex twice (also if one of the two is off the map). Returns the number of
 * steps; `into` holds 2 × `lines.longest`.
 */
export function lineBetween(grid: Grid, lines: Lines, from: number, to: number, into: Int16Array): number {
  const { key, origin, at, margin } = grid
  const vector = key[to] - key[from] + origin
  const base = key[from] + margin
  const start = lines.starts[vector]
  const length = lines.starts[vector + 1] - start
  for (let k = 0; k < length; k += 2) {
    const left = at[base + lines.between[start + k]]
    const right = at[base + lines.between[start + k + 1]]
    into[k] = left === OFF ? right : left
    into[k + 1] = right === OFF ? left : right
  }
  return length / 2
}

const steps = makeTrace(512)

/**
 * The same for a counter over two hexes: from the middle of the side between `left` and `right`. Neither of them is
 * among the hexes written, nor is the target.
 */
export function lineFromPair(grid: Grid, left: number, right: number, to: number, into: Int16Array): number {
  if (to === left || to === right) return 0
  const [x, y] = [grid.x[left], grid.y[left]]
  trace(grid.x[right] - x, grid.y[right] - y, 2 * (grid.x[to] - x), 2 * (grid.y[to] - y), steps)
  let count = 0
  for (let k = 0; k < steps.length; k++) {
    const one = traced(grid, left, 2 * k)
    const other = traced(grid, left, 2 * k + 1)
    const here = one === OFF ? other : one
    if (here === left || here === right || here === to) continue
    into[2 * count] = here
    into[2 * count + 1] = other === OFF ? here : other
    count++
  }
  return count
}

const traced = ({ key, width, at, margin }: Grid, from: number, k: number): number =>
  at[key[from] + steps.x[k] * width + steps.y[k] + margin]

/** The number of steps between two hexes that lie in one straight row of touching hexes; -1 if they do not. */
export function straight(grid: Grid, a: number, b: number): number {
  const steps = distance(grid, a, b)
  // A hex that a single direction leads to lies on the border of two fields.
  const fields = grid.fields[grid.key[b] - grid.key[a] + grid.origin]
  return (fields & (fields - 1)) === 0 ? -1 : steps
}
