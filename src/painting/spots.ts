/** Spot heights: one for every top, with its level, where it is farthest from the slopes. */

import { type HexLayout, middleOf } from './layout.ts'
import type { MapPlan } from './plan.ts'
import type { Point, Rect } from './plane.ts'

export interface Spot {
  readonly hex: number
  readonly level: number
}

/** A top is a group of joined hexes of one level, above 0, with nothing higher beside them. */
export function spotsOf(layout: HexLayout, plan: Pick<MapPlan, 'level'>): Spot[] {
  const count = layout.columns * layout.rows
  const middles = Array.from({ length: count }, (_, hex) => middleOf(layout, hex))
  const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
  const beside = middles.map((at, hex) =>
    [-layout.rows - 1, -layout.rows, -layout.rows + 1, -1, 1, layout.rows - 1, layout.rows, layout.rows + 1]
      .map((step) => hex + step)
      .filter((other) => other >= 0 && other < count && far(at, middles[other]) < layout.height * 1.1),
  )
  const seen = new Set<number>()
  const spots: Spot[] = []
  for (let hex = 0; hex < count; hex++) {
    const level = plan.level(hex)
    if (level === 0 || seen.has(hex)) continue
    const top = [hex]
    seen.add(hex)
    for (const one of top)
      for (const other of beside[one])
        if (plan.level(other) === level && !seen.has(other)) {
          seen.add(other)
          top.push(other)
        }
    if (top.some((one) => beside[one].some((other) => plan.level(other) > level))) continue
    const edge = [...new Set(top.flatMap((one) => beside[one].filter((other) => plan.level(other) < level)))].map(
      (one) => middles[one],
    )
    const room = (one: number) => Math.min(...edge.map((at) => far(middles[one], at)))
    spots.push({ hex: top.reduce((best, one) => (room(one) > room(best) ? one : best)), level })
  }
  return spots
}

/** Where the sign of a spot height stands: low in its hex, as its number stands high. */
export function spotAt(layout: HexLayout, hex: number): Point {
  const { x, y } = middleOf(layout, hex)
  return { x: x - 3, y: y + layout.height * 0.3 }
}

/** The room that the sign takes. */
export function spotRoom(layout: HexLayout, hex: number): Rect {
  const { x, y } = spotAt(layout, hex)
  return { x: x - 11, y: y - 8, width: 24, height: 16 }
}
