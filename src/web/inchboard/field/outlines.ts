/** Outlines as drawn. Their edges lie where the rules have them; only corners are slightly rounded. */
import type { Point } from '../../../painting/plane.ts'
import type { Path } from '../../../painting/surface.ts'
import type { Outline } from './plan.ts'

/** The most world units by which a corner is cut; the curve is off the corner by less than a quarter of that. */
const CUT = 44

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

/** Draws an outline with soft corners. */
export function soften(path: Path, outline: Outline): void {
  const many = outline.length
  for (const [k, at] of outline.entries()) {
    const [before, after] = [outline[(k + many - 1) % many], outline[(k + 1) % many]]
    const near = (other: Point) => Math.min(0.5, CUT / Math.max(1, Math.hypot(other.x - at.x, other.y - at.y)))
    const [from, to] = [between(at, before, near(before)), between(at, after, near(after))]
    if (k === 0) path.moveTo(from.x, from.y)
    else path.lineTo(from.x, from.y)
    path.quadraticCurveTo(at.x, at.y, to.x, to.y)
  }
  path.closePath()
}

/** Does a point lie within an outline? */
export function isInside(outline: Outline, { x, y }: Point): boolean {
  let isIn = false
  for (const [k, a] of outline.entries()) {
    const b = outline[(k + 1) % outline.length]
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isIn = !isIn
  }
  return isIn
}

/** The box round some points. */
function boxOf(points: Outline) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Twice the area, positive if the corners run clockwise on the screen. */
export const turnOf = (outline: Outline): number =>
  outline.reduce((sum, a, k) => {
    const b = outline[(k + 1) % outline.length]
    return sum + a.x * b.y - b.x * a.y
  }, 0)

/** Points all over the inside of an outline, `step` apart and slightly scattered. */
export function* strewn(outline: Outline, step: number, next: () => number): Generator<Point> {
  const { left, right, top, bottom } = boxOf(outline)
  let row = 0
  for (let y = top + step / 2; y < bottom; y += step * 0.86) {
    row++
    for (let x = left + (row % 2 === 0 ? step : step / 2); x < right; x += step) {
      const at = { x: x + (next() - 0.5) * step * 0.6, y: y + (next() - 0.5) * step * 0.6 }
      if (isInside(outline, at)) yield at
    }
  }
}
