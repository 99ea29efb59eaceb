/**
 * Convex shapes on the table: points, segments, the bases of units, the ways between them. All tests on them are exact:
 * on tables of at most LARGEST cells, whole numbers never leave the 53 bits of a double.
 */

/** The most corners a shape has: the hull of two parallelograms has eight. */
const CORNERS = 8

/**
 * A convex shape: its corners counter-clockwise, and a radius by which it is grown all round (a general's disc is a
 * grown point). Shapes are overwritten, never made during play.
 */
export interface Convex {
  /** The number of corners: 1 is a point, 2 a segment. */
  count: number
  readonly xs: Int32Array
  readonly ys: Int32Array
  radius: number
  /** Its box, including the radius. */
  west: number
  east: number
  south: number
  north: number
}

export const makeConvex = (corners = CORNERS): Convex => ({
  count: 0,
  xs: new Int32Array(corners),
  ys: new Int32Array(corners),
  radius: 0,
  west: 0,
  east: 0,
  south: 0,
  north: 0,
})

/** Sets the box from the corners; functions that write corners call it last. */
export function box(shape: Convex): void {
  const { xs, ys, count, radius } = shape
  let [west, east, south, north] = [xs[0], xs[0], ys[0], ys[0]]
  for (let k = 1; k < count; k++) {
    const [x, y] = [xs[k], ys[k]]
    if (x < west) west = x
    else if (x > east) east = x
    if (y < south) south = y
    else if (y > north) north = y
  }
  shape.west = west - radius
  shape.east = east + radius
  shape.south = south - radius
  shape.north = north + radius
}

/** Makes a shape a point, or with a radius a disc. */
export function setPoint(shape: Convex, x: number, y: number, radius = 0): Convex {
  shape.count = 1
  shape.xs[0] = x
  shape.ys[0] = y
  shape.radius = radius
  box(shape)
  return shape
}

/** Makes a shape the segment between two points. */
export function setSegment(shape: Convex, x0: number, y0: number, x1: number, y1: number): Convex {
  shape.count = 2
  shape.xs[0] = x0
  shape.ys[0] = y0
  shape.xs[1] = x1
  shape.ys[1] = y1
  shape.radius = 0
  box(shape)
  return shape
}
