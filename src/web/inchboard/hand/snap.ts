/** What a move snaps to while it is dragged: contact with an enemy, the flank of a friend, straight ahead. */
import {
  type Body,
  type Convex,
  DEGREE,
  eastward,
  gap,
  makeBody,
  northward,
  overlap,
  RIGHT_ANGLE,
  turnBetween,
  turned,
} from '../../../inches/index.ts'
import { turnTo, wayTo } from './limits.ts'
import { asideOf, baseAt, isWithin, type Mover, movingTurn, poseAt, STAY, STEP, type Way } from './way.ts'

/** What else stands on the table. */
export interface Neighbour {
  readonly body: number
  readonly isEnemy: boolean
  readonly shape: Convex
  /** Cells; quarter degrees. */
  readonly x: number
  readonly y: number
  readonly heading: number
  readonly front: number
  readonly depth: number
}

export interface Snap {
  readonly kind: 'contact' | 'flank' | 'straight' | 'limit'
  /** For contact the enemy, for a flank the friend. */
  readonly body?: number
}

/** A dragged move: where it leads, and what it snapped to. */
export interface Dragged {
  readonly way: Way
  readonly snap?: Snap
}

/** Within this many degrees a body takes the heading of the friend that it is brought beside. */
const ALIKE = 15

const base: Body = makeBody()

/** The nearest enemy within reach (cells) of a base, or under it. */
function touched(mover: Mover, way: Way, enemies: readonly Neighbour[], reach: number): Neighbour | undefined {
  baseAt(mover, way, base)
  let [found, least]: [Neighbour | undefined, number] = [undefined, reach + 1]
  for (const one of enemies) {
    const far = gap(base, one.shape)
    if (far < least) [found, least] = [one, far]
  }
  return found
}

/** The places to the left and right of a friend, with the fronts level. */
function besides(mover: Mover, { x, y, heading, front, depth }: Neighbour): [number, number][] {
  const level = (depth - mover.depth) / 2
  // A cell of room, so that rounded bases do not overlap.
  const out = (front + mover.front) / 2 + 1
  return [-1, 1].map((side): [number, number] => {
    const way = turned(heading, side * RIGHT_ANGLE)
    return [x + eastward(heading, level) + eastward(way, out), y + northward(heading, level) + northward(way, out)]
  })
}

/** Steps about a place, the nearest first. */
const ROUND = [-2, -1, 0, 1, 2]
  .flatMap((ahead) => [-2, -1, 0, 1, 2].map((right) => ({ ahead, right })))
  .sort((one, other) => one.ahead ** 2 + one.right ** 2 - (other.ahead ** 2 + other.right ** 2))

/** The way that brings a body to this place beside a friend, if the limits allow it. */
function wayBeside(mover: Mover, friend: Neighbour, x: number, y: number): Way | undefined {
  const turn = Math.round(turnBetween(mover.heading, friend.heading) / DEGREE)
  const place = asideOf(mover, x, y)
  const [ahead, right] = [Math.round(place.ahead), Math.round(place.right)]
  for (const step of ROUND) {
    const way = { turn, ahead: ahead + step.ahead, right: right + step.right }
    if (isWithin(mover, way) && !overlap(baseAt(mover, way, base), friend.shape)) return way
  }
  return undefined
}

function flankOf(mover: Mover, way: Way, friends: readonly Neighbour[], reach: number): Dragged | undefined {
  const { x, y, heading } = poseAt(mover, way)
  let [found, least]: [Dragged | undefined, number] = [undefined, reach * reach]
  for (const friend of friends) {
    if (Math.abs(turnBetween(heading, friend.heading)) > ALIKE * DEGREE) continue
    for (const [besideX, besideY] of besides(mover, friend)) {
      const far = (besideX - x) ** 2 + (besideY - y) ** 2
      if (far > least) continue
      const beside = wayBeside(mover, friend, besideX, besideY)
      if (beside !== undefined) [found, least] = [{ way: beside, snap: { kind: 'flank', body: friend.body } }, far]
    }
  }
  return found
}

/** The longest way in the same direction on which a base does not overlap a shape. */
function upTo(mover: Mover, way: Way, shape: Convex): Way {
  const part = (k: number) => wayTo(mover, way.turn, { ahead: way.ahead * k, right: way.right * k })
  const isClear = (one: Way | undefined): boolean => one !== undefined && !overlap(baseAt(mover, one, base), shape)
  let [low, high, best] = [0, 1, way]
  if (isClear(way)) return way
  for (let k = 0; k < 10; k++) {
    const middle = (low + high) / 2
    const one = part(middle)
    if (one !== undefined && isClear(one)) [low, best] = [middle, one]
    else high = middle
  }
  return best
}

/**
 * The move that a drag to a place (cells) makes, given the turn so far: within the limits of the body, and snapped to
 * what lies within `reach` cells; 0 switches snapping off.
 */
export function dragged(
  mover: Mover,
  turn: number,
  x: number,
  y: number,
  neighbours: readonly Neighbour[],
  reach: number,
): Dragged {
  const wanted = asideOf(mover, x, y)
  const moving = movingTurn(mover, turn)
  const way = wayTo(mover, moving, wanted) ?? turnTo(mover, STAY, moving)
  if (reach > 0) {
    const enemy = touched(
      mover,
      way,
      neighbours.filter(({ isEnemy }) => isEnemy),
      reach,
    )
    if (enemy !== undefined) return { way: upTo(mover, way, enemy.shape), snap: { kind: 'contact', body: enemy.body } }
    const beside = flankOf(
      mover,
      way,
      neighbours.filter(({ isEnemy }) => !isEnemy),
      reach,
    )
    if (beside !== undefined) return beside
  }
  const { grain } = mover
  const isLimited = Math.abs(way.ahead - wanted.ahead) > grain || Math.abs(way.right - wanted.right) > grain
  const isStraight = way.right !== 0 && Math.abs(way.right * STEP) <= reach && way.ahead > 0
  const straight = isStraight ? wayTo(mover, moving, { ahead: wanted.ahead, right: 0 }) : undefined
  if (straight !== undefined) return { way: straight, snap: { kind: isLimited ? 'limit' : 'straight' } }
  return isLimited ? { way, snap: { kind: 'limit' } } : { way }
}
