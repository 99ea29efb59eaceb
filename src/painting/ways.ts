/** Waters, roads and bridges as curves. */

import { endsOf, type HexLayout, hexUnder, middleOf } from './layout.ts'
import { drawnByHand, type Line, type Piece, strung, walk } from './lines.ts'
import type { MapPlan, Road, Water } from './plan.ts'
import type { Point } from './plane.ts'

const named = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`

/**
 * The courses of what runs along sides, each through the middles of its sides; a course that ends near the edge of the
 * map continues over it.
 */
export const linesAlong = (layout: HexLayout, sides: Water['sides']): Line[] =>
  strung(
    sides.map(([hex, side]): Piece => {
      const [at, end] = endsOf(layout, hex, side)
      return { from: named(at), to: named(end), at, end }
    }),
  ).map(({ points, closed }) => {
    const [first, last] = [points[0], points[points.length - 1]]
    const middles = points
      .slice(1)
      .map((end, k): Point => ({ x: (points[k].x + end.x) / 2, y: (points[k].y + end.y) / 2 }))
    if (closed) return { points: [...middles, { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }], closed }
    return { points: [...overEdge(layout, first), first, ...middles, last, ...overEdge(layout, last)], closed }
  })

/**
 * The courses of a water as drawn by hand, from the source down; they go through the middle of every side that a bridge
 * or a ford crosses.
 */
export const coursesOf = (layout: HexLayout, { kind, sides, flows }: Water, crossed: MapPlan['bridges']): Line[] =>
  linesAlong(layout, sides).map((line) => {
    const { points, closed } = drawnByHand(line, {
      reach: 10,
      stray: kind === 'river' ? 3.2 : 5,
      pins: crossed.map((side) => middleOfSide(layout, side)),
    })
    const [first, last] = [points[0], points[points.length - 1]]
    return { points: (flows === 'north') === first.y < last.y ? [...points].reverse() : points, closed }
  })

/** The point beyond the edge of the map to which a line continues if it ends near the edge. */
function overEdge({ field, radius, height }: HexLayout, { x, y }: Point): Point[] {
  const [right, foot] = [field.x + field.width, field.y + field.height]
  if (y - field.y < height * 0.8) return [{ x, y: field.y - radius }]
  if (foot - y < height * 0.8) return [{ x, y: foot + radius }]
  if (x - field.x < radius * 1.2) return [{ x: field.x - radius, y }]
  return right - x < radius * 1.2 ? [{ x: right + radius, y }] : []
}

function middleOfSide(layout: HexLayout, [hex, side]: readonly [number, number]): Point {
  const [a, b] = endsOf(layout, hex, side)
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/**
 * Roads from middle to middle, across the sides between; near the edge of the map they continue to it. Where a road
 * ends or meets another it keeps to the middle of its hex, and on a bridge or in a ford to the middle of the side.
 */
export function roadsOf(
  layout: HexLayout,
  plan: Pick<MapPlan, 'roads' | 'bridges' | 'fords'>,
): { readonly kind: Road['kind']; readonly line: Line }[] {
  const ends = plan.roads.flatMap(({ hexes }) => [hexes[0], hexes[hexes.length - 1]])
  const pins = [
    ...ends.map((hex) => middleOf(layout, hex)),
    ...[...plan.bridges, ...plan.fords].map((side) => middleOfSide(layout, side)),
  ]
  const on = (last: Point | undefined, before: Point | undefined): Point[] => {
    if (!last || !before) return []
    const beyond = { x: last.x + (last.x - before.x), y: last.y + (last.y - before.y) }
    return hexUnder(layout, beyond) < 0 ? [beyond] : []
  }
  return plan.roads.map(({ kind, hexes }) => {
    const points = hexes.map((hex) => middleOf(layout, hex))
    const course = [...on(points[0], points[1]), ...points, ...on(points.at(-1), points.at(-2))]
    return { kind, line: drawnByHand({ points: course, closed: false }, { reach: 12, stray: 2.4, pins }) }
  })
}

export interface Crossing {
  readonly at: Point
  /** The direction of the road, as a vector of length 1. */
  readonly way: Point
  /** The width of the water there. */
  readonly wide: number
}

/**
 * Bridges and fords: where a road comes nearest to the middle of the side, or, without a road, where the water does, at
 * right angles to it.
 */
export const crossingsOf = (
  layout: HexLayout,
  sides: MapPlan['bridges'],
  roads: readonly Line[],
  waters: { readonly lines: readonly Line[]; width(at: Point): number },
): Crossing[] =>
  sides.map((side) => {
    const middle = middleOfSide(layout, side)
    const road = nearestOn(roads, middle)
    const { at, way } = road && road.far < ON_ROAD ? road : across(nearestOn(waters.lines, middle))
    return { at, way, wide: waters.width(at) }
  })

/** A road crosses at a side if it comes this near to its middle. World units. */
const ON_ROAD = 16

interface Nearest extends Pick<Crossing, 'at' | 'way'> {
  readonly far: number
}

function nearestOn(lines: readonly Line[], to: Point): Nearest | undefined {
  let found: Nearest | undefined
  for (const line of lines)
    walk(line, 1, (at, way) => {
      const far = Math.hypot(at.x - to.x, at.y - to.y)
      if (far < (found?.far ?? Number.POSITIVE_INFINITY)) found = { at, way, far }
    })
  return found
}

/** Checks that a bridge or a ford lies over water of the map. */
function across(water: Nearest | undefined): Pick<Crossing, 'at' | 'way'> {
  if (!water) throw new Error('a crossing lies over no water')
  return { at: water.at, way: { x: -water.way.y, y: water.way.x } }
}
