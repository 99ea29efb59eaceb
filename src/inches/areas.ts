/**
 * Ground: outlines of any shape, cut into triangles once, so that every test on them is an exact test on convex shapes.
 */
import { box, type Convex, makeConvex, setSegment } from './convex.ts'
import { gap, overlap, within } from './gap.ts'

export type Point = readonly [x: number, y: number]

/** A piece of ground: its outline as edges, and the triangles that it is made of. */
export interface Area {
  readonly edges: readonly Convex[]
  readonly triangles: readonly Convex[]
  /** The cuts between the triangles. */
  readonly cuts: readonly Convex[]
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** Twice the area of a triangle, positive if its corners run counter-clockwise. */
const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Does a point lie in a triangle that runs counter-clockwise, or on its border? */
const lies = (p: Point, a: Point, b: Point, c: Point): boolean =>
  turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0

const segment = ([x0, y0]: Point, [x1, y1]: Point): Convex => setSegment(makeConvex(2), x0, y0, x1, y1)

function triangle(corners: readonly Point[]): Convex {
  const shape = makeConvex(3)
  shape.count = 3
  for (const [k, [x, y]] of corners.entries()) {
    shape.xs[k] = x
    shape.ys[k] = y
  }
  box(shape)
  return shape
}

/** Twice the area within an outline, positive if it runs counter-clockwise. */
const doubleArea = (outline: readonly Point[]): number =>
  outline.reduce((sum, [x, y], k) => {
    const [nextX, nextY] = outline[(k + 1) % outline.length]
    return sum + x * nextY - y * nextX
  }, 0)

/** What is wrong with an outline. */
export type OutlineFault =
  | { readonly fault: 'few' }
  /** These edges (by the number of their first corner) share a point that is not a corner of both. */
  | { readonly fault: 'crosses'; readonly edges: readonly [number, number] }

/** Why an outline bounds no ground: fewer than three corners, or edges that cross, touch or run back. */
export function faultOf(outline: readonly Point[]): OutlineFault | undefined {
  if (outline.length < 3) return { fault: 'few' }
  const edges = outline.map((point, k) => segment(point, outline[(k + 1) % outline.length]))
  for (let j = 0; j < edges.length; j++)
    for (let k = j + 1; k < edges.length; k++) {
      const areNeighbours = k === j + 1 || (j === 0 && k === edges.length - 1)
      const [a, b, c] = k === j + 1 ? [j, k, k + 1] : [k, j, j + 1]
      const isSharp = areNeighbours && runsBack(outline[a], outline[b], outline[c % outline.length])
      if (isSharp || (!areNeighbours && within(edges[j], edges[k], 0))) return { fault: 'crosses', edges: [j, k] }
    }
  return undefined
}

/** Does the way from a via b to c turn back on itself? */
const runsBack = (a: Point, b: Point, c: Point): boolean =>
  turn(a, b, c) === 0 && (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) <= 0

/** Cuts an outline that runs counter-clockwise into triangles, ear by ear. */
function cut(outline: readonly Point[]): { triangles: Convex[]; cuts: Convex[] } {
  const left = [...outline]
  const [triangles, cuts]: [Convex[], Convex[]] = [[], []]
  while (left.length > 3) {
    const ear = left.findIndex((b, k) => isEar(left, k, b))
    const [a, b, c] = [-1, 0, 1].map((step) => left[(ear + step + left.length) % left.length])
    // A corner on a straight edge would be an ear without ground.
    if (turn(a, b, c) > 0) {
      triangles.push(triangle([a, b, c]))
      cuts.push(segment(a, c))
    }
    left.splice(ear, 1)
  }
  if (turn(left[0], left[1], left[2]) > 0) triangles.push(triangle(left))
  return { triangles, cuts }
}

function isEar(left: readonly Point[], k: number, b: Point): boolean {
  const a = left[(k + left.length - 1) % left.length]
  const c = left[(k + 1) % left.length]
  const bend = turn(a, b, c)
  if (bend === 0) return true
  return bend > 0 && left.every((p) => p === a || p === b || p === c || !lies(p, a, b, c))
}

/**
 * Makes the ground within an outline: corners in cells, in either order, first and last not the same. Throws if
 * `faultOf` finds a fault.
 */
export function makeArea(outline: readonly Point[]): Area {
  const found = faultOf(outline)
  if (found !== undefined) throw new Error(`an outline bounds no ground: ${JSON.stringify(found)}`)
  const forward = doubleArea(outline) > 0 ? outline : outline.toReversed()
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  return {
    edges: forward.map((point, k) => segment(point, forward[(k + 1) % forward.length])),
    ...cut(forward),
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  }
}

const isFar = (area: Area, shape: Convex, range: number): boolean =>
  shape.west > area.east + range ||
  shape.east < area.west - range ||
  shape.south > area.north + range ||
  shape.north < area.south - range

/** Does a shape cover any place of this ground? Touching its border does not count. */
export function standsOn(area: Area, shape: Convex): boolean {
  if (isFar(area, shape, 0)) return false
  for (const one of area.triangles) if (overlap(one, shape)) return true
  return shape.count <= 2 && runsAlongCut(area, shape)
}

/** Is a shape that has some width wholly on this ground, its border included? */
export function isWhollyOn(area: Area, shape: Convex): boolean {
  if (shape.west < area.west || shape.east > area.east) return false
  if (shape.south < area.south || shape.north > area.north) return false
  for (const edge of area.edges) if (overlap(edge, shape)) return false
  return standsOn(area, shape)
}

/** Is a shape at most `range` cells from this ground? */
export function isNear(area: Area, shape: Convex, range: number): boolean {
  if (isFar(area, shape, range)) return false
  for (const one of area.triangles) if (within(one, shape, range)) return true
  return false
}

/** How far a shape is from this ground, edge to edge: the least range (cells) within which it is; 0 if they touch. */
export function gapToArea({ triangles }: Area, shape: Convex): number {
  let least = Number.POSITIVE_INFINITY
  for (const one of triangles)
    if (least === Number.POSITIVE_INFINITY || (least > 0 && within(one, shape, least - 1))) least = gap(one, shape)
  return least
}

/** Does a segment (or point) run along a cut? It then lies on the ground, although it is within neither triangle. */
function runsAlongCut({ cuts }: Area, { xs, ys, count }: Convex): boolean {
  const last = count - 1
  for (const line of cuts) {
    const [ax, ay, ex, ey] = [line.xs[0], line.ys[0], line.xs[1] - line.xs[0], line.ys[1] - line.ys[0]]
    const isOn = (k: number): boolean => ex * (ys[k] - ay) === ey * (xs[k] - ax)
    if (!isOn(0) || !isOn(last)) continue
    const along = (k: number): number => ex * (xs[k] - ax) + ey * (ys[k] - ay)
    const [near, far] = [Math.min(along(0), along(last)), Math.max(along(0), along(last))]
    if (far > 0 && near < ex * ex + ey * ey) return true
  }
  return false
}
