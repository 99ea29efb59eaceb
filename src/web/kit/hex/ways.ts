/** Waters, roads and bridges as curves. */
import type { Point } from '../camera.ts'
import { endsOf, type HexLayout, hexUnder, middleOf } from './layout.ts'
import { type Line, type Piece, smooth, strung, wandering } from './lines.ts'
import type { MapPlan, Road, Water } from './plan.ts'

const named = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`

/** The courses of what runs along sides, each as one curve by the middles of these sides; what ends near the edge of the map runs on over it. */
export const linesAlong = (layout: HexLayout, sides: Water['sides']): Line[] =>
  strung(
    sides.map(([hex, side]): Piece => {
      const [at, end] = endsOf(layout, hex, side)
      return { from: named(at), to: named(end), at, end }
    }),
  ).map(({ points, closed }) => {
    const [first, last] = [points[0]!, points[points.length - 1]!]
    const middles = points.slice(1).map((end, k): Point => ({ x: (points[k]!.x + end.x) / 2, y: (points[k]!.y + end.y) / 2 }))
    if (closed) return wandering(smooth({ points: [...middles, { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }], closed }), WANDER)
    const course = [...overEdge(layout, first), first, ...middles, last, ...overEdge(layout, last)]
    return wandering(smooth({ points: course, closed }), WANDER)
  })

const WANDER = 3.2

/** The point beyond the edge of the map to which a line runs that ends near it. */
function overEdge({ field, radius, height }: HexLayout, { x, y }: Point): Point[] {
  const [right, foot] = [field.x + field.width, field.y + field.height]
  if (y - field.y < height * 0.8) return [{ x, y: field.y - radius }]
  if (foot - y < height * 0.8) return [{ x, y: foot + radius }]
  if (x - field.x < radius * 1.2) return [{ x: field.x - radius, y }]
  return right - x < radius * 1.2 ? [{ x: right + radius, y }] : []
}

/** A road from middle to middle, across the middles of the sides; at the edge of the map it goes on to the edge. */
export function courseOf(layout: HexLayout, { hexes }: Road): Line {
  const points = hexes.map((hex) => middleOf(layout, hex))
  const on = (last: Point | undefined, before: Point | undefined): Point[] => {
    if (!last || !before) return []
    const beyond = { x: last.x + (last.x - before.x), y: last.y + (last.y - before.y) }
    return hexUnder(layout, beyond) < 0 ? [beyond] : []
  }
  return smooth({ points: [...on(points[0], points[1]), ...points, ...on(points.at(-1), points.at(-2))], closed: false })
}

export interface Crossing {
  readonly at: Point
  /** Direction of the road, as a vector of length 1. */
  readonly way: Point
}

export const crossingsOf = (layout: HexLayout, plan: MapPlan): Crossing[] =>
  plan.bridges.map(([hex, side]) => {
    const [a, b] = endsOf(layout, hex, side)
    const middle = middleOf(layout, hex)
    const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const long = Math.hypot(at.x - middle.x, at.y - middle.y)
    return { at, way: { x: (at.x - middle.x) / long, y: (at.y - middle.y) / long } }
  })
