/** The nearest place of a shape within an arc: where a line of fire ends, and how long it is. */
import type { Convex } from './convex.ts'
import { rootUp } from './gap.ts'
import { east, north } from './sines.ts'
import { toWhole, turned } from './units.ts'
import { isWithinArc } from './zones.ts'

/** The place aimed at. */
export interface Aim {
  /** Cells to the place, rounded up: exact for every heading. */
  distance: number
  /** The place, rounded to a cell. */
  x: number
  y: number
}

export const makeAim = (): Aim => ({ distance: 0, x: 0, y: 0 })

/** The edge being examined, as seen from the point. */
const edge = {
  /** Where it begins, and the vector to its end. */
  x: 0,
  y: 0,
  alongX: 0,
  alongY: 0,
  /** Twice the area between it and the point: negative if the point lies before it, outside the shape. */
  across: 0,
}

/** The nearest place found so far: its position relative to the point, and the approximate square of its distance. */
const best = { x: 0, y: 0, square: 0, distance: 0 }

function take(square: number, distance: number, x: number, y: number): void {
  // Of places equally far when rounded, the line goes to the nearer one.
  if (distance < best.distance) best.distance = distance
  if (square >= best.square) return
  best.square = square
  best.x = x
  best.y = y
}

/**
 * Finds the nearest place of a shape within `arc` quarter degrees (less than a right angle) on either side of a
 * heading, seen from a point. A corner that lies at most a cell beside the arc counts as in it. For a disc the centre
 * counts. False if no part of the shape lies in the arc; `into` is then unchanged.
 */
export function aim(x: number, y: number, heading: number, arc: number, shape: Convex, into: Aim): boolean {
  best.distance = Number.POSITIVE_INFINITY
  best.square = Number.POSITIVE_INFINITY
  const right = turned(heading, arc)
  const left = turned(heading, -arc)
  const { xs, ys, count } = shape
  let isInside = count > 2
  for (let k = 0, j = count - 1; k < count; j = k++) {
    edge.x = xs[j] - x
    edge.y = ys[j] - y
    edge.alongX = xs[k] - xs[j]
    edge.alongY = ys[k] - ys[j]
    edge.across = edge.x * edge.alongY - edge.y * edge.alongX
    if (isWithinArc(heading, arc, edge.x, edge.y)) {
      const square = edge.x * edge.x + edge.y * edge.y
      take(square, rootUp(square, 1), edge.x, edge.y)
    }
    if (edge.across < 0) isInside = false
    // An edge that faces away from the point is farther than one that faces it.
    if (edge.across > 0) continue
    takeFoot(right, left)
    takeBorder(right)
    takeBorder(left)
  }
  if (isInside) take(0, 0, 0, 0)
  if (best.distance === Number.POSITIVE_INFINITY) return false
  into.distance = best.distance
  into.x = x + best.x
  into.y = y + best.y
  return true
}

/** How far a vector points to the left of a heading. */
const leftOf = (heading: number, x: number, y: number): number => east(heading) * y - north(heading) * x

/** Takes the foot of the perpendicular from the point, if it is on the edge and in the arc. */
function takeFoot(right: number, left: number): void {
  const { x, y, alongX, alongY, across } = edge
  const along = -(x * alongX + y * alongY)
  const length2 = alongX * alongX + alongY * alongY
  if (along <= 0 || along >= length2) return
  if (across !== 0 && (leftOf(right, -alongY, alongX) < 0 || leftOf(left, -alongY, alongX) > 0)) return
  const square = across * across
  const part = across / length2
  take(square / length2, rootUp(square, length2), toWhole(alongY * part), toWhole(-alongX * part))
}

/**
 * Takes the place where a border of the arc cuts the edge. If the border runs through a corner, the corner is already
 * taken.
 */
function takeBorder(border: number): void {
  const { x, y, alongX, alongY, across } = edge
  const here = leftOf(border, x, y)
  const turn = leftOf(border, alongX, alongY)
  const there = here + turn
  if (!((here < 0 && there > 0) || (here > 0 && there < 0))) return
  const part = across / turn
  if (part <= 0) return
  const [dx, dy] = [east(border), north(border)]
  const length2 = dx * dx + dy * dy
  const distance = quotientUp(Math.abs(across), Math.abs(turn), length2)
  take(part * part * length2, distance, toWhole(dx * part), toWhole(dy * part))
}

/**
 * The least whole number that is at least `top / bottom` times the root of `square`, all positive. Exact: it compares
 * the products of squares without computing them, because they would exceed the 53 bits of a double.
 */
function quotientUp(top: number, bottom: number, square: number): number {
  let root = Math.ceil((top * Math.sqrt(square)) / bottom)
  while (root > 0 && isEnough(root - 1, top, bottom, square)) root--
  while (!isEnough(root, top, bottom, square)) root++
  return root
}

/** Is `root * bottom` at least `top` times the root of `square`? */
function isEnough(root: number, top: number, bottom: number, square: number): boolean {
  const product = root * bottom
  let times = Math.floor(product / top)
  let rest = product - times * top
  if (rest < 0) {
    times--
    rest += top
  }
  // The square of `times * top + rest` is subtracted from that of the other side, and the remainder divided by `top`.
  const missing = (square - times * times) * top - 2 * times * rest
  return missing <= 0 || (missing <= top && missing * top <= rest * rest)
}
