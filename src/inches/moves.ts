/**
 * A move from one pose to another: how far it goes, in which direction, and what is in its way. Its length is that of
 * the corner that goes farthest, in a straight line; its way is the hull of both ends.
 */
import type { Body } from './body.ts'
import { box, type Convex } from './convex.ts'
import { span } from './gap.ts'
import { GRACE, INCH } from './units.ts'

/** The corner that goes farthest between two poses of one body, also when the formation changes. */
export function farthestCorner(from: Body, to: Body): number {
  let corner = 0
  let most = -1
  for (let k = 0; k < 4; k++) {
    const dx = to.xs[k] - from.xs[k]
    const dy = to.ys[k] - from.ys[k]
    const square = dx * dx + dy * dy
    if (square > most) [corner, most] = [k, square]
  }
  return corner
}

/**
 * The number of cells of its rate that a move uses: the least rate with which it is allowed, after taking off a cell of
 * grace.
 */
export function used(from: Body, to: Body): number {
  const corner = farthestCorner(from, to)
  return Math.max(0, span(from.xs[corner], from.ys[corner], to.xs[corner], to.ys[corner]) - GRACE)
}

/** The steps in which moves are made, in cells: a sixteenth of an inch. */
const STEP = INCH / 16

/**
 * The length that a ruler shows for a move (cells, of which one is grace), rounded to a step. A full move shows its whole
 * rate; a move that shows more than its rate is too long.
 */
export const ruled = (cells: number): number => (cells === 0 ? 0 : STEP * Math.round((cells + GRACE) / STEP))

/** Is a move within a rate (cells)? The same as `used(from, to) <= rate`, without a root. */
export function isWithinRate(from: Body, to: Body, rate: number): boolean {
  const most = (rate + GRACE) * (rate + GRACE)
  for (let k = 0; k < 4; k++) {
    const dx = to.xs[k] - from.xs[k]
    const dy = to.ys[k] - from.ys[k]
    if (dx * dx + dy * dy > most) return false
  }
  return true
}

/** Corners in the order of their places, west before east and south before north; room for two bodies. */
const sortedX = new Int32Array(8)
const sortedY = new Int32Array(8)

/** Sorts the corners of a shape in among those already there; returns the new number. */
function sortIn({ xs, ys, count }: Convex, sorted: number): number {
  for (let k = 0; k < count; k++) {
    const x = xs[k]
    const y = ys[k]
    let at = sorted++
    while (at > 0 && (sortedX[at - 1] > x || (sortedX[at - 1] === x && sortedY[at - 1] > y))) {
      sortedX[at] = sortedX[at - 1]
      sortedY[at] = sortedY[at - 1]
      at--
    }
    sortedX[at] = x
    sortedY[at] = y
  }
  return sorted
}

/**
 * Adds a corner to the half of a hull that begins at `base`, and removes the corners that it makes redundant; returns
 * the new number of corners.
 */
function addCorner(xs: Int32Array, ys: Int32Array, base: number, count: number, x: number, y: number): number {
  // The same place twice is one corner.
  if (count > base && xs[count - 1] === x && ys[count - 1] === y) return count
  while (count - base >= 2) {
    const ax = xs[count - 2]
    const ay = ys[count - 2]
    if ((xs[count - 1] - ax) * (y - ay) - (ys[count - 1] - ay) * (x - ax) > 0) break
    count--
  }
  xs[count] = x
  ys[count] = y
  return count + 1
}

/**
 * Writes the hull of two shapes of at most four corners into a third, counter-clockwise: the way between two poses. The
 * radius is that of the first.
 */
export function hull(from: Convex, to: Convex, into: Convex): Convex {
  const corners = sortIn(to, sortIn(from, 0))
  const { xs, ys } = into
  let count = 0
  for (let k = 0; k < corners; k++) count = addCorner(xs, ys, 0, count, sortedX[k], sortedY[k])
  const upper = count - 1
  for (let k = corners - 2; k >= 0; k--) count = addCorner(xs, ys, upper, count, sortedX[k], sortedY[k])
  // The upper half ends where the lower began.
  into.count = Math.max(1, count - 1)
  into.radius = from.radius
  box(into)
  return into
}

/**
 * Is the hull of two shapes known not to overlap a third? True if an edge of the third has all corners of both beyond
 * it or on it; if false, they may or may not overlap. For shapes without a radius; cheaper than the hull.
 */
export function passesBeside(from: Convex, to: Convex, { xs, ys, count }: Convex): boolean {
  for (let k = 0, j = count - 1; k < count; j = k++) {
    const ex = xs[k] - xs[j]
    const ey = ys[k] - ys[j]
    if (isBeyond(from, xs[j], ys[j], ex, ey) && isBeyond(to, xs[j], ys[j], ex, ey)) return true
  }
  return false
}

/** Does no corner of a shape lie left of a line from a point along a vector? */
function isBeyond({ xs, ys, count }: Convex, x: number, y: number, ex: number, ey: number): boolean {
  for (let k = 0; k < count; k++) if (ex * (ys[k] - y) - ey * (xs[k] - x) > 0) return false
  return true
}
