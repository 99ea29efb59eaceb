/** Roads: bands of one width along a line of points. */
import type { Point } from './areas.ts'

/** The point `half` cells left of a line, on the bisector of the bend between two of its stretches. */
function mitre([x, y]: Point, [dx, dy]: Point, [nextX, nextY]: Point, half: number): Point {
  const length = Math.sqrt(dx * dx + dy * dy)
  const next = Math.sqrt(nextX * nextX + nextY * nextY)
  // Normals of length 1, and their sum stretched so that it reaches both borders.
  const [nx, ny] = [-dy / length - nextY / next, dx / length + nextX / next]
  const stretch = (2 * half) / (nx * nx + ny * ny)
  return [Math.round(x + nx * stretch), Math.round(y + ny * stretch)]
}

/**
 * The outline of a road of this width (cells) along points, none of them twice in a row: mitred where it bends, square
 * at its ends, rounded to cells. Bends of more than a right angle make long points; `faultOf` finds those that cross.
 */
export function bandOutline(points: readonly Point[], width: number): Point[] {
  const steps = points.slice(1).map(([x, y], k): Point => [x - points[k][0], y - points[k][1]])
  const side = (sign: number): Point[] =>
    points.map((point, k) =>
      mitre(point, steps[Math.max(0, k - 1)], steps[Math.min(k, steps.length - 1)], (sign * width) / 2),
    )
  return [...side(1), ...side(-1).toReversed()]
}
