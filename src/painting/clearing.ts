/** Room beside lines, so that plants and buildings keep clear of roads and waters. */

import type { Line } from './lines.ts'
import type { Point } from './plane.ts'

/** Is a point farther than `room` world units from all the lines? `room` may be up to 32. */
export type Clearing = (at: Point, room: number) => boolean

const SQUARE = 32

/** Looks the lines up by squares, as closely spaced points. */
export function clearingOf(lines: readonly Line[]): Clearing {
  const near = new Map<number, Point[]>()
  const square = (column: number, row: number) => column * 4096 + row
  for (const { points } of lines)
    for (let k = 1; k < points.length; k++) {
      const [a, b] = [points[k - 1], points[k]]
      const parts = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / 4))
      for (let j = 0; j <= parts; j++) {
        const at = { x: a.x + ((b.x - a.x) * j) / parts, y: a.y + ((b.y - a.y) * j) / parts }
        const key = square(Math.floor(at.x / SQUARE), Math.floor(at.y / SQUARE))
        const there = near.get(key)
        if (there) there.push(at)
        else near.set(key, [at])
      }
    }
  return ({ x, y }, room) => {
    const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)]
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const at of near.get(square(column + dx, row + dy)) ?? [])
          if ((at.x - x) ** 2 + (at.y - y) ** 2 < room * room) return false
    return true
  }
}
