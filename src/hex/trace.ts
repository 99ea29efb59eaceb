/**
 * Which hexes a straight line crosses, exactly, in integers. Points are quarter columns and quarter hexes: a centre
 * lies at twice its column and twice its half hexes, so that the middle of a side is a whole number too.
 *
 * A hex is where three strips meet: |Y| ≤ 2, |3X − Y| ≤ 4, |3X + Y| ≤ 4 round its centre. Along a line each strip is
 * entered and left at a fraction of its length; with the product of the three rates as common denominator these are
 * whole numbers (below 2⁵³ for every map that makeGrid takes).
 */
import { SIDE_X, SIDE_Y } from './sides.ts'

/**
 * The part of a line inside a hex, from `enter` to `leave`, in units that are the same along one line. Empty if `leave`
 * does not exceed `enter`.
 */
const span = { enter: 0, leave: 0 }

/** The line being traced; `whole` is its length in units of `span`. */
const line = { x: 0, y: 0, dx: 0, dy: 0, whole: 0 }

const rate = (slope: number): number => (slope === 0 ? 1 : Math.abs(slope))

/** Narrows the span to one strip: `offset` from its middle at the beginning of the line, `slope` along all of it. */
function throughStrip(offset: number, slope: number, half: number): void {
  if (slope === 0) {
    // A line along the border of a strip still counts as inside: it grazes.
    if (offset > half || offset < -half) span.leave = span.enter
    return
  }
  const unit = line.whole / slope
  const first = (-half - offset) * unit
  const second = (half - offset) * unit
  span.enter = Math.max(span.enter, Math.min(first, second))
  span.leave = Math.min(span.leave, Math.max(first, second))
}

/** Works out the span of the hex with its centre at (x, y). */
function spanOf(x: number, y: number): void {
  span.enter = 0
  span.leave = line.whole
  const ox = line.x - x
  const oy = line.y - y
  throughStrip(oy, line.dy, 2)
  throughStrip(3 * ox - oy, 3 * line.dx - line.dy, 4)
  throughStrip(3 * ox + oy, 3 * line.dx + line.dy, 4)
}

/**
 * Where hexes are written, two per step: the same hex twice, or, where the line runs along the side between two, left
 * before right.
 */
export interface Trace {
  /** Columns of the hexes' centres. */
  readonly x: Int16Array
  /** Half hexes of their centres. */
  readonly y: Int16Array
  /** The number of steps. */
  length: number
}

export const makeTrace = (most: number): Trace => ({
  x: new Int16Array(2 * most),
  y: new Int16Array(2 * most),
  length: 0,
})

const write = (into: Trace, at: number, x: number, y: number): void => {
  into.x[at] = x / 2
  into.y[at] = y / 2
}

/**
 * Writes the hexes whose interior the line from one point to another crosses, in order, including the first and the
 * last, and those along whose side it runs. Leaves out a hex that the line only touches at a corner. The line begins at
 * the origin, which is a centre, or in the middle of a side of the hex there, and ends at another centre, but not that
 * of this hex or of the one across that side.
 */
export function trace(fromX: number, fromY: number, toX: number, toY: number, into: Trace): void {
  const dx = toX - fromX
  const dy = toY - fromY
  line.x = fromX
  line.y = fromY
  line.dx = dx
  line.dy = dy
  line.whole = rate(dy) * rate(3 * dx - dy) * rate(3 * dx + dy)
  into.length = 0
  let count = begin(into)
  for (let end = reached(into, count); end < line.whole; end = reached(into, count)) count = proceed(into, count, end)
  into.length = count
}

/** Where the line leaves the last step's hexes. */
function reached(into: Trace, count: number): number {
  spanOf(2 * into.x[2 * count - 2], 2 * into.y[2 * count - 2])
  return span.leave
}

/** Writes the hex or hexes in which the line begins: the one round the origin, the one across its side, or both. */
function begin(into: Trace): number {
  const { x, y } = line
  const found = take(into, 0, 0, 0, 0, 0)
  if (x !== 0 || y !== 0) take(into, 0, found, 2 * x, 2 * y, 0)
  return 1
}

/** Writes the one or two hexes that the line enters where it leaves the last step's. */
function proceed(into: Trace, count: number, end: number): number {
  const x = 2 * into.x[2 * count - 2]
  const y = 2 * into.y[2 * count - 2]
  let found = 0
  for (let side = 0; side < 6; side++) {
    // The line leaves only by a side that faces its direction. A column is √3 half hexes wide, so its part counts three
    // times.
    const ahead = 3 * line.dx * SIDE_X[side] + line.dy * SIDE_Y[side] > 0
    if (ahead) found = take(into, count, found, x + 2 * SIDE_X[side], y + 2 * SIDE_Y[side], end)
  }
  return count + 1
}

/** Writes a hex into a step if the line enters it there. Returns the number of hexes the step has by now. */
function take(into: Trace, step: number, found: number, x: number, y: number, enter: number): number {
  spanOf(x, y)
  if (span.enter !== enter || span.leave <= span.enter) return found
  const at = 2 * step
  if (found === 0) {
    write(into, at, x, y)
    write(into, at + 1, x, y)
    return 1
  }
  // Clockwise of the line means right of it.
  if (line.dx * (y - line.y) - line.dy * (x - line.x) > 0) write(into, at + 1, x, y)
  else write(into, at, x, y)
  return 2
}
