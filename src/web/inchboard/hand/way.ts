/** A move as the hand makes it: a turn, and a way ahead and to the right, in the steps used to write moves. */
import {
  type Body,
  type Convex,
  DEGREE,
  eastward,
  forward,
  hull,
  INCH,
  isWithinRate,
  makeBody,
  makeConvex,
  northward,
  RIGHT_ANGLE,
  rightward,
  setBody,
  turned,
} from '../../../inches/index.ts'

/** Cells in a step, a sixteenth of an inch. */
export const STEP = INCH / 16
/** Steps in an inch. */
export const STEPS = INCH / STEP

export interface Way {
  /** Whole degrees to the right; negative to the left. */
  readonly turn: number
  /** Sixteenths of an inch ahead of where the body stands and faces, and to its right. */
  readonly ahead: number
  readonly right: number
}

export const STAY: Way = { turn: 0, ahead: 0, right: 0 }

export const isSameWay = (one: Way, other: Way): boolean =>
  one.turn === other.turn && one.ahead === other.ahead && one.right === other.right

/** What is moved, from where, and its limits. Cells; headings in quarter degrees. */
export interface Mover {
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly front: number
  readonly depth: number
  /** How far its farthest corner may go. */
  readonly rate: number
  /** Degrees that it may turn to either side. */
  readonly mostTurn: number
  /** Degrees that it may turn to either side on the spot, by an action other than a move: 0 for none. */
  readonly facesBy: number
  /** Its moves are multiples of this many steps ahead and aside. */
  readonly grain: number
  /** May it move in any direction, not only ahead within 45 degrees? */
  readonly goesRound: boolean
  /** Is the way on ground that halves the rate? */
  isSlow(way: Convex): boolean
  /** Can the notation write a way ahead and aside (in steps)? */
  isWritten(ahead: number, right: number): boolean
}

/** A place in steps ahead of a body and to its right, possibly fractional. */
export interface Aside {
  readonly ahead: number
  readonly right: number
}

/** Where a place on the table (cells) lies relative to a body. */
export function asideOf({ x, y, heading }: Mover, toX: number, toY: number): Aside {
  const [dx, dy] = [toX - x, toY - y]
  return { ahead: forward(heading, dx, dy) / STEP, right: rightward(heading, dx, dy) / STEP }
}

/** The pose to which a way leads: cells, and quarter degrees. */
export function poseAt({ x, y, heading }: Mover, { turn, ahead, right }: Way) {
  const aside = turned(heading, RIGHT_ANGLE)
  return {
    x: x + eastward(heading, ahead * STEP) + eastward(aside, right * STEP),
    y: y + northward(heading, ahead * STEP) + northward(aside, right * STEP),
    heading: turned(heading, turn * DEGREE),
  }
}

/** Writes the base where a way leads. */
export function baseAt(mover: Mover, way: Way, into: Body): Body {
  const { x, y, heading } = poseAt(mover, way)
  return setBody(into, x, y, heading, mover.front, mover.depth)
}

const from = makeBody()
const to = makeBody()
const ground = makeConvex()

/** The turn nearest to this one (degrees) that a move to another place allows. */
export const movingTurn = ({ mostTurn }: Mover, turn: number): number => Math.max(-mostTurn, Math.min(mostTurn, turn))

/**
 * Do its rate, its turn and its directions allow a body this way? Does not check who stands there or what is forbidden.
 */
export function isWithin(mover: Mover, way: Way): boolean {
  const { turn, ahead, right } = way
  if (ahead === 0 && right === 0 && mover.facesBy > 0) return Math.abs(turn) <= mover.facesBy
  if (Math.abs(turn) > mover.mostTurn || !mover.isWritten(ahead, right)) return false
  if (!mover.goesRound && Math.abs(right) > ahead) return false
  setBody(from, mover.x, mover.y, mover.heading, mover.front, mover.depth)
  baseAt(mover, way, to)
  if (!isWithinRate(from, to, mover.rate)) return false
  return isWithinRate(from, to, mover.rate >> 1) || !mover.isSlow(hull(from, to, ground))
}
