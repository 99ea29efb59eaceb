/**
 * Where names are written on a map: near what they name, clear of one another and of hexes where troops stand at the
 * beginning.
 */

import { type HexLayout, middleOf } from './layout.ts'
import type { PlaceName } from './plan.ts'
import type { Point, Rect } from './plane.ts'

/** How far the counters of a hex reach from its middle. */
const COUNTERS = 23
/**
 * The cost of lying over another name, and of each world unit from the named thing, growing with distance. `Room` adds
 * its own cost.
 */
const COST = { name: 400, away: 0.05, far: 0.0012 }

export const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** The part of a hex on which its counters lie. */
export function countersOf(layout: HexLayout, hex: number): Rect {
  const { x, y } = middleOf(layout, hex)
  return { x: x - COUNTERS, y: y - COUNTERS, width: 2 * COUNTERS, height: 2 * COUNTERS }
}

export interface Room {
  readonly layout: HexLayout
  /**
   * A thing to keep visible, and the cost of a name over it: about that of standing twenty times as many world units
   * farther away.
   */
  readonly kept: readonly { readonly room: Rect; readonly cost: number }[]
}

/** The best place for a name of this size among those around its hexes: above, below, beside and between them. */
export function placeFor(
  { layout, kept }: Room,
  name: PlaceName,
  size: { width: number; height: number },
  taken: readonly Rect[],
): Rect {
  const { field, height, radius } = layout
  const middles = name.hexes.map((hex) => middleOf(layout, hex))
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const boxed = ({ x, y }: Point): Rect => ({
    x: Math.min(Math.max(x - size.width / 2, field.x + 10), field.x + field.width - size.width - 10),
    y: Math.min(Math.max(y - size.height / 2, field.y + 4), field.y + field.height - size.height - 4),
    ...size,
  })
  const cost = (room: Rect): number => {
    // Letters do not fill their box, so it may overlap slightly.
    const core = { x: room.x, y: room.y + room.height * 0.12, width: room.width, height: room.height * 0.76 }
    const over = kept.reduce((sum, { room: one, cost: price }) => sum + (meet(core, one) ? price : 0), 0)
    const [dx, dy] = [room.x + room.width / 2 - centre.x, room.y + room.height / 2 - centre.y]
    const away = Math.hypot(
      Math.max(0, Math.abs(dx) - (right - left) / 2),
      Math.max(0, Math.abs(dy) - (bottom - top) / 2),
    )
    return COST.name * taken.filter((one) => meet(room, one)).length + over + COST.away * away + COST.far * away * away
  }
  let [best, least] = [boxed({ x: centre.x, y: top - height * 0.5 }), Number.POSITIVE_INFINITY]
  for (const down of [-0.5, 0.5, -1, 1, 0, -1.5, 1.5, -2, 2])
    for (const along of [0, -0.5, 0.5, -1, 1]) {
      const x = centre.x + along * (size.width + (right - left) + radius * 1.2)
      const y = (down < 0 ? top : down > 0 ? bottom : centre.y) + down * height
      const room = boxed({ x, y })
      const price = cost(room)
      if (price < least) [best, least] = [room, price]
    }
  return best
}
