/** A straight advance until it meets something. */
import { type Body, makeBody, shift } from './body.ts'
import { type Convex, makeConvex } from './convex.ts'
import { gap, overlap, within } from './gap.ts'
import { hull } from './moves.ts'
import { eastward, northward } from './sines.ts'
import { INCH } from './units.ts'

const there: Body = makeBody()
const way: Convex = makeConvex()

/** Copies a body onto another. */
function copy(from: Body, to: Body): void {
  to.x = from.x
  to.y = from.y
  to.aheadX = from.aheadX
  to.aheadY = from.aheadY
  to.rightX = from.rightX
  to.rightY = from.rightY
  to.xs.set(from.xs)
  to.ys.set(from.ys)
  to.west = from.west
  to.east = from.east
  to.south = from.south
  to.north = from.north
}

/** Is the way clear of a shape when a body goes this number of cells along a heading? */
function isClear(body: Body, heading: number, cells: number, target: Convex): boolean {
  copy(body, there)
  shift(there, eastward(heading, cells), northward(heading, cells))
  return !overlap(hull(body, there, way), target)
}

/** An advance by whole cells ends at most this many cells short of contact. */
const SHORT = 3

/** Is a body close to contact with a shape after this number of cells along a heading? */
function isClose(body: Body, heading: number, cells: number, target: Convex): boolean {
  copy(body, there)
  shift(there, eastward(heading, cells), northward(heading, cells))
  return within(there, target, SHORT)
}

/**
 * How many cells a body can go along a heading (0 to `most`) before it would overlap a shape: `most` if it never does.
 * If it stops short, `settle` brings it into contact.
 */
export function advance(body: Body, heading: number, most: number, target: Convex): number {
  if (isClear(body, heading, most, target)) return most
  // A longer way covers more, so bisect between what is clear and what is not.
  let [clear, blocked] = [0, most]
  while (blocked - clear > 1) {
    const middle = (clear + blocked) >> 1
    if (isClear(body, heading, middle, target)) clear = middle
    else blocked = middle
  }
  // Where its side slides along the shape, the rounded way may stay clear for a while after they touch.
  while (clear > 0 && !isClose(body, heading, clear, target)) clear--
  return clear
}

/** The most single cells a body goes to come into contact after an advance. */
const STEPS = 6

/**
 * Single-cell steps in the order in which they are tried, as multiples of the heading's own step east or west and its
 * step north or south.
 */
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const

/**
 * Brings a body that has advanced along a heading into contact with a shape, leaving at most a cell between them. It
 * goes cell by cell, east or west and north or south: along its heading, or to the side or back if that does not bring
 * it nearer. It never goes over the shape.
 */
export function settle(body: Body, heading: number, target: Convex): void {
  const dx = eastward(heading, INCH) < 0 ? -1 : 1
  const dy = northward(heading, INCH) < 0 ? -1 : 1
  let left = gap(body, target)
  for (let k = 0; k < STEPS && left > 1; k++)
    for (let way = 0; way < WAYS.length && left > 1; way++)
      left = tryStep(body, dx * WAYS[way][0], dy * WAYS[way][1], target, left)
}

/** Shifts a body by cells if that is free and brings it no farther from a shape; returns the gap that is left. */
function tryStep(body: Body, x: number, y: number, target: Convex, left: number): number {
  shift(body, x, y)
  const now = overlap(body, target) ? Number.POSITIVE_INFINITY : gap(body, target)
  if (now <= left) return now
  shift(body, -x, -y)
  return left
}
