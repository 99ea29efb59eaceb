/** How far apart two shapes are, edge to edge: exact for every heading. */
import type { Convex } from './convex.ts'

/**
 * The sign of the distance between a point and a segment minus a reach; `reach2` is the reach squared. Compares
 * products of four lengths, which stay below 2 ** 53 on the largest table.
 */
export function compareToSegment(
  x: number,
  y: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  reach2: number,
): number {
  const ex = x1 - x0
  const ey = y1 - y0
  const px = x - x0
  const py = y - y0
  const along = px * ex + py * ey
  if (along <= 0) return px * px + py * py - reach2
  const length2 = ex * ex + ey * ey
  if (along >= length2) return (x - x1) * (x - x1) + (y - y1) * (y - y1) - reach2
  const across = ex * py - ey * px
  return across * across - reach2 * length2
}

/** Does an edge of `a` have all of `b` beyond it, or also on it if `open`? */
export function parts(a: Convex, b: Convex, open: boolean): boolean {
  const { xs, ys, count } = a
  // A point has no edge.
  if (count === 1) return false
  for (let k = 0, j = count - 1; k < count; j = k++) {
    const x = xs[j]
    const y = ys[j]
    const ex = xs[k] - x
    const ey = ys[k] - y
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < b.count; i++) {
      const side = ex * (b.ys[i] - y) - ey * (b.xs[i] - x)
      if (side > most) most = side
    }
    if (most < 0 || (open && most === 0)) return true
  }
  return false
}

/** The sign of the least distance of a corner of `a` from an edge of `b`, minus the reach; a point is its own edge. */
function compareCorners(a: Convex, b: Convex, reach2: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let k = 0, j = b.count - 1; k < b.count; j = k++)
    for (let i = 0; i < a.count; i++) {
      const sign = compareToSegment(a.xs[i], a.ys[i], b.xs[j], b.ys[j], b.xs[k], b.ys[k], reach2)
      if (sign < 0) return sign
      if (sign < least) least = sign
    }
  return least
}

/** Do the shapes, without their radii, have a point in common? */
function coresMeet(a: Convex, b: Convex): boolean {
  const ra = a.radius
  const rb = b.radius
  // The boxes separate points and segments on one line.
  if (a.west + ra > b.east - rb || b.west + rb > a.east - ra) return false
  if (a.south + ra > b.north - rb || b.south + rb > a.north - ra) return false
  return !parts(a, b, false) && !parts(b, a, false)
}

/**
 * The sign of the distance between two shapes minus `range` (cells): negative if they are nearer than that. No distance
 * is below 0.
 */
export function compareGap(a: Convex, b: Convex, range: number): number {
  if (range < 0) return 1
  const reach = range + a.radius + b.radius
  if (coresMeet(a, b)) return reach === 0 ? 0 : -1
  const reach2 = reach * reach
  // From a point, every corner of the other shape lies on an edge that is measured anyway.
  if (a.count === 1) return compareCorners(a, b, reach2)
  if (b.count === 1) return compareCorners(b, a, reach2)
  const one = compareCorners(a, b, reach2)
  return one < 0 ? one : Math.min(one, compareCorners(b, a, reach2))
}

/** Are two shapes at most `range` cells apart, edge to edge? */
export function within(a: Convex, b: Convex, range: number): boolean {
  if (a.west > b.east + range || b.west > a.east + range) return false
  if (a.south > b.north + range || b.south > a.north + range) return false
  return compareGap(a, b, range) <= 0
}

/** Do two shapes overlap? Touching along an edge does not count. A point overlaps a shape that it lies inside. */
export function overlap(a: Convex, b: Convex): boolean {
  if (a.west > b.east || b.west > a.east || a.south > b.north || b.south > a.north) return false
  if (a.radius + b.radius > 0) return compareGap(a, b, 0) < 0
  return !parts(a, b, true) && !parts(b, a, true)
}

/** The least whole number whose square, times `by`, is at least `square`. */
export function rootUp(square: number, by: number): number {
  let root = Math.ceil(Math.sqrt(square / by))
  // The quotient and the root are rounded: the squares decide.
  while (root > 0 && (root - 1) * (root - 1) * by >= square) root--
  while (root * root * by < square) root++
  return root
}

/**
 * The distance of a point from a segment in cells, rounded up; `least` if it is not less than that. Compares whole
 * numbers first, because a root costs more.
 */
function toSegment(x: number, y: number, x0: number, y0: number, x1: number, y1: number, least: number): number {
  const reach = least - 1
  if (compareToSegment(x, y, x0, y0, x1, y1, reach * reach) > 0) return least
  const ex = x1 - x0
  const ey = y1 - y0
  const px = x - x0
  const py = y - y0
  const along = px * ex + py * ey
  if (along <= 0) return rootUp(px * px + py * py, 1)
  const length2 = ex * ex + ey * ey
  if (along >= length2) return rootUp((x - x1) * (x - x1) + (y - y1) * (y - y1), 1)
  const across = ex * py - ey * px
  return rootUp(across * across, length2)
}

/** The least distance of a corner of `a` from an edge of `b`, if less than `least`; otherwise `least`. */
function ofCorners(a: Convex, b: Convex, least: number): number {
  for (let k = 0, j = b.count - 1; k < b.count; j = k++)
    for (let i = 0; i < a.count; i++) least = toSegment(a.xs[i], a.ys[i], b.xs[j], b.ys[j], b.xs[k], b.ys[k], least)
  return least
}

/** How far apart two shapes are, edge to edge: the least range (cells) within which they are; 0 if they touch. */
export function gap(a: Convex, b: Convex): number {
  if (coresMeet(a, b)) return 0
  // For a point, as above, measuring one way is enough.
  let least = b.count === 1 ? Number.POSITIVE_INFINITY : ofCorners(a, b, Number.POSITIVE_INFINITY)
  if (a.count > 1 || b.count === 1) least = ofCorners(b, a, least)
  return Math.max(0, least - a.radius - b.radius)
}

/** How far apart two points are in cells, rounded up. */
export const span = (x0: number, y0: number, x1: number, y1: number): number =>
  rootUp((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0), 1)
