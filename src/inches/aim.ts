/** The nearest place of a shape within an arc: where a line of fire goes, and how long it is. */
import type { Convex } from './convex.ts'
import { rootUp } from './gap.ts'
import { east, north } from './sines.ts'
import { toWhole, turned } from './units.ts'
import { isWithinArc } from './zones.ts'

/** A place that was aimed at. */
export interface Aim {
  /** Cells to it, rounded up: exact, whatever the heading. */
  distance: number
  /** The place, rounded to a cell. */
  x: number
  y: number
}

export const makeAim = (): Aim => ({ distance: 0, x: 0, y: 0 })

/** The edge that is looked at, as seen from the point. */
const edge = {
  /** Where it begins, and where it leads to from there. */
  x: 0,
  y: 0,
  alongX: 0,
  alongY: 0,
  /** Twice the area between it and the point: negative if the point lies before it, outside the shape. */
  across: 0,
}

/** The nearest place that has been found so far: where it is from the point, and the square of its distance, nearly. */
const best = { x: 0, y: 0, square: 0, distance: 0 }

function take(square: number, distance: number, x: number, y: number): void {
  // Of places that are equally far when rounded the nearer one is where the line goes.
  if (distance < best.distance) best.distance = distance
  if (square >= best.square) return
  best.square = square
  best.x = x
  best.y = y
}

/**
 * Finds the nearest place of a shape within `arc` quarter degrees (less than a right angle) on either side of a heading,
 * seen from a point. A corner that lies at most a cell beside the arc counts as in it. Of a disc the middle counts.
 * False where no part of the shape lies in the arc; then `into` is as before.
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
    // What looks away from the point is farther than what looks towards it.
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

/** How far a vector points left of a heading. */
const leftOf = (heading: number, x: number, y: number): number => east(heading) * y - north(heading) * x

/** Takes the place of the edge straight before the point, if the edge has one and it lies in the arc. */
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

/** Takes the place where a border of the arc cuts the edge; where it runs through a corner, the corner is taken. */
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
 * The least whole number that is at least `top / bottom` times the root of `square`, all of them positive. Exact: the
 * products of squares are compared without being made, for they would leave the 53 bits of a double.
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
  // The square of `times * top + rest` is taken from that of the other side, and what is left divided by `top`.
  const missing = (square - times * times) * top - 2 * times * rest
  return missing <= 0 || (missing <= top && missing * top <= rest * rest)
}
