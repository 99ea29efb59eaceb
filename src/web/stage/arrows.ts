import type { Point } from './camera.ts'

/** Arrows as drawn on a staff map: a swept line through two or three places, a head, and room for a number. */

export interface ArrowShape {
  /** The line, up to the neck of the head. */
  readonly line: string
  /** The head, as a closed path. */
  readonly head: string
  /** Where a number stands on it. */
  readonly label: Point
}

export interface ArrowLook {
  /** How far the line bends to its left, in world units; negative to its right. */
  readonly bend?: number
  /** Length of the head. */
  readonly head?: number
  /** How much of the way is left free at both ends. */
  readonly from?: number
  readonly to?: number
}

const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
const length = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y)
const text = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A point of a quadratic curve. */
function on(a: Point, c: Point, b: Point, t: number): Point {
  return between(between(a, c, t), between(c, b, t), t)
}

/** An arrow from one place to another, via a third if there is one. */
export function arrowShape(start: Point, end: Point, via?: Point, look: ArrowLook = {}): ArrowShape {
  const { bend = 0, head = 16, from = 0, to = 0 } = look
  const straight = length(start, end) || 1
  // The middle of a quadratic curve is halfway to its control point.
  const middle = between(start, end, 0.5)
  const side = { x: (end.y - start.y) / straight, y: -(end.x - start.x) / straight }
  const control =
    via === undefined
      ? { x: middle.x + side.x * bend * 2, y: middle.y + side.y * bend * 2 }
      : { x: 2 * via.x - middle.x + side.x * bend, y: 2 * via.y - middle.y + side.y * bend }
  const way = length(start, control) + length(control, end)
  const first = on(start, control, end, Math.min(0.4, from / way))
  const tip = on(start, control, end, 1 - Math.min(0.4, to / way))
  const { neck, path } = headTo(tip, control, head)
  return {
    line: `M ${text(first)} Q ${text(control)} ${text(neck)}`,
    head: path,
    label: via === undefined ? on(first, control, neck, 0.5) : on(first, control, neck, 0.62),
  }
}

/** A head of this length, pointing from one place to its tip; `neck` is the middle of its back. */
function headTo(tip: Point, from: Point, head: number): { readonly neck: Point; readonly path: string } {
  const back = length(from, tip) || 1
  const along = { x: (tip.x - from.x) / back, y: (tip.y - from.y) / back }
  const neck = { x: tip.x - along.x * head, y: tip.y - along.y * head }
  const wing = head * 0.62
  const left = { x: neck.x - along.y * wing - along.x * 3, y: neck.y + along.x * wing - along.y * 3 }
  const right = { x: neck.x + along.y * wing - along.x * 3, y: neck.y - along.x * wing - along.y * 3 }
  return { neck, path: `M ${text(tip)} L ${text(left)} L ${text(neck)} L ${text(right)} Z` }
}

/**
 * An arrow straight from place to place, which leaves the first free by `from` and has a head of this length; undefined
 * if it leads nowhere.
 */
export function arrowThrough(
  places: readonly Point[],
  { from = 0, head = 16 }: Pick<ArrowLook, 'from' | 'head'> = {},
): Omit<ArrowShape, 'label'> | undefined {
  const [start, next] = places
  const [last, tip] = places.slice(-2)
  if (next === undefined) return undefined
  const first = between(start, next, Math.min(0.4, from / (length(start, next) || 1)))
  const { neck, path } = headTo(tip, last, head)
  return { line: `M ${[first, ...places.slice(1, -1), neck].map(text).join(' L ')}`, head: path }
}

/** How far each of several arrows between the same places is shifted, so that they lie side by side. */
export const lane = (k: number, of: number, width: number): number => (k - (of - 1) / 2) * width
