/** The shortest line between two shapes or places, for drawing a ruler. `gap` gives the distances. */
import { type Convex, gap, INCH, makeConvex, setPoint } from '../../../inches/index.ts'
import type { Spot } from './handling.ts'

/** The nearest place of a segment. */
function footOn(x: number, y: number, x0: number, y0: number, x1: number, y1: number): Spot {
  const [ex, ey] = [x1 - x0, y1 - y0]
  const square = ex * ex + ey * ey
  const part = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * ex + (y - y0) * ey) / square))
  return [x0 + part * ex, y0 + part * ey]
}

interface Line {
  readonly from: Spot
  readonly to: Spot
}

/** The shortest line from a corner of the first to an edge of the second. */
function fromCorners(a: Convex, b: Convex): Line & { square: number } {
  let best: Line & { square: number } = { from: [0, 0], to: [0, 0], square: Number.POSITIVE_INFINITY }
  for (let k = 0, j = b.count - 1; k < b.count; j = k++)
    for (let i = 0; i < a.count; i++) {
      const from: Spot = [a.xs[i], a.ys[i]]
      const to = footOn(from[0], from[1], b.xs[j], b.ys[j], b.xs[k], b.ys[k])
      const square = (to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2
      if (square < best.square) best = { from, to, square }
    }
  return best
}

/** The place on the way from one to another after some cells. */
function along(from: Spot, to: Spot, cells: number): Spot {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const part = length === 0 ? 0 : Math.min(1, cells / length)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** The line of a ruler between two shapes, from edge to edge, and its length in inches. */
export function between(a: Convex, b: Convex): Line & { readonly inches: number } {
  const [one, other] = [fromCorners(a, b), fromCorners(b, a)]
  const { from, to } = one.square <= other.square ? one : { from: other.to, to: other.from }
  return { from: along(from, to, a.radius), to: along(to, from, b.radius), inches: gap(a, b) / INCH }
}

/** A place as a shape. */
export const spotShape = ([x, y]: Spot): Convex => setPoint(makeConvex(1), Math.round(x), Math.round(y))
