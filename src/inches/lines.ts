/** Lines between two places, and on beyond the second: what they cross, and how far from their beginning. */
import type { Convex } from './convex.ts'
import { toWhole } from './units.ts'

/** Where a line goes into a shape and comes out: cells from its beginning, rounded. */
export interface Crossing {
  near: number
  far: number
}

/**
 * Finds where the line that begins at one place and runs on through another crosses a shape; what lies behind its
 * beginning does not count. False if the line misses the shape or runs along a segment; `into` is then unchanged. Not
 * for discs.
 */
export function cross(
  x: number,
  y: number,
  throughX: number,
  throughY: number,
  shape: Convex,
  into: Crossing,
): boolean {
  const dx = throughX - x
  const dy = throughY - y
  const { xs, ys, count } = shape
  let near = Number.POSITIVE_INFINITY
  let far = Number.NEGATIVE_INFINITY
  for (let k = 0, j = count - 1; k < count; j = k++) {
    const px = xs[j] - x
    const py = ys[j] - y
    const ex = xs[k] - xs[j]
    const ey = ys[k] - ys[j]
    const here = dx * py - dy * px
    const turn = dx * ey - dy * ex
    const there = here + turn
    if ((here < 0 && there < 0) || (here > 0 && there > 0) || turn === 0) continue
    // As a fraction of the way to the second place.
    const part = (px * ey - py * ex) / turn
    if (part < near) near = part
    if (part > far) far = part
  }
  if (far < 0) return false
  const length = Math.sqrt(dx * dx + dy * dy)
  into.near = Math.max(0, Math.round(near * length))
  into.far = Math.round(far * length)
  return true
}

/** A place on the table. */
export interface Place {
  x: number
  y: number
}

/** Writes the cell nearest to the place at a distance (cells) along the line from one place through another. */
export function placeAlong(x: number, y: number, toX: number, toY: number, cells: number, into: Place): void {
  const dx = toX - x
  const dy = toY - y
  const part = cells / Math.sqrt(dx * dx + dy * dy)
  into.x = x + toWhole(dx * part)
  into.y = y + toWhole(dy * part)
}
