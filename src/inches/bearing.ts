/** In which direction a place lies. */
import { east, north } from './sines.ts'
import { RIGHT_ANGLE, turned } from './units.ts'

/** How far a vector points to the left of a heading; negative to its right. */
const left = (heading: number, dx: number, dy: number): number => east(heading) * dy - north(heading) * dx

/** The heading that is nearest to a vector (cells east and north); 0 if it has no length. */
export function bearing(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return 0
  // The quarter of the circle in which the vector lies, including its first heading.
  const from = dx >= 0 && dy > 0 ? 0 : dx > 0 ? 1 : dy < 0 ? 2 : 3
  let [low, high] = [from * RIGHT_ANGLE, (from + 1) * RIGHT_ANGLE]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (left(middle, dx, dy) <= 0) low = middle
    else high = middle
  }
  return turned(0, Math.abs(left(low, dx, dy)) <= Math.abs(left(turned(0, high), dx, dy)) ? low : high)
}
