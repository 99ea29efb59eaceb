/** A straight advance until it meets something. */
import { type Body, makeBody, shift } from './body.ts'
import { type Convex, makeConvex } from './convex.ts'
import { gap, overlap } from './gap.ts'
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

/** Does the way of a body, so many cells along a heading, miss a shape? */
function isClear(body: Body, heading: number, cells: number, target: Convex): boolean {
  copy(body, there)
  shift(there, eastward(heading, cells), northward(heading, cells))
  return !overlap(hull(body, there, way), target)
}

/**
 * How many cells a body can go along a heading (0 to `most`) before it would overlap a shape: `most` if it never does.
 * Where it has to stop, `settle` brings it into contact.
 */
export function advance(body: Body, heading: number, most: number, target: Convex): number {
  if (isClear(body, heading, most, target)) return most
  // The way grows with its length: halve between what is clear and what is not.
  let [clear, blocked] = [0, most]
  while (blocked - clear > 1) {
    const middle = (clear + blocked) >> 1
    if (isClear(body, heading, middle, target)) clear = middle
    else blocked = middle
  }
  return clear
}

/** A body that has advanced as far as whole cells allow stands at most this many steps short of contact. */
const STEPS = 4

/**
 * Brings a body that has advanced along a heading to a shape into contact: at most a cell is then between them. It goes
 * cell by cell, east or west and north or south, and never over the shape.
 */
export function settle(body: Body, heading: number, target: Convex): void {
  const dx = Math.sign(eastward(heading, INCH))
  const dy = Math.sign(northward(heading, INCH))
  let left = gap(body, target)
  for (let k = 0; k < STEPS && left > 1; k++) {
    for (const [x, y] of [
      [dx, 0],
      [0, dy],
    ]) {
      shift(body, x, y)
      const now = overlap(body, target) ? Number.POSITIVE_INFINITY : gap(body, target)
      if (now <= left) left = now
      else shift(body, -x, -y)
    }
  }
}
