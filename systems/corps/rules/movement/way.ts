/** The way of a move: the hull of both its ends. Its box is known at once; the hull is made when something is that near. */
import { type Body, type Convex, hull, makeConvex, parts, passesBeside } from '../../../../src/inches/index.ts'

interface Box {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

const now = { west: 0, east: 0, south: 0, north: 0, isMade: false, hull: makeConvex() }
let [start, end]: Body[] = []

/** Begins the way between two poses. Questions are about it until the next call. */
export function setWay(from: Body, to: Body): void {
  start = from
  end = to
  now.isMade = false
  now.west = Math.min(from.west, to.west)
  now.east = Math.max(from.east, to.east)
  now.south = Math.min(from.south, to.south)
  now.north = Math.max(from.north, to.north)
}

/** Could the way come within a range (cells) of a shape or area? Judged by their boxes. */
export const passesNear = (one: Box, range: number): boolean =>
  one.west <= now.east + range &&
  one.east >= now.west - range &&
  one.south <= now.north + range &&
  one.north >= now.south - range

/** The way itself. */
export function wayHull(): Convex {
  if (!now.isMade) hull(start, end, now.hull)
  now.isMade = true
  return now.hull
}

/** Does the way pass over a body without a radius? Its hull is made only where no edge of that body parts the two. */
export const isBarredBy = (body: Body): boolean =>
  passesNear(body, 0) && !passesBeside(start, end, body) && !parts(wayHull(), body, true)
