/** 7.7, A25, A118 Roundshot that bounces through: which unit is hit behind the target. */
import { type Convex, cross, GRACE, makeConvex, overlap, placeAlong, setSegment } from '../../../../src/inches/index.ts'
import { isEnemy } from '../movement/clearance.ts'
import { endsIn } from '../sight/cover.ts'
import { areTroops } from '../sight/screens.ts'
import { shapeOf } from '../state/bodies.ts'
import type { Corps } from '../state/position.ts'
import { friendInWay, isGroundInWay, judgeReach, lineOfFire } from './line.ts'

/** The longer line, from the guns to where it enters the second target; and the part of it behind the first. */
export const longer: Convex = makeConvex(2)
const behind: Convex = makeConvex(2)

const crossing = { near: 0, far: 0 }
const exit = { x: 0, y: 0 }
const end = { x: 0, y: 0 }

/**
 * The first enemy that the part of the line behind a target crosses, at most `most` cells along the line; −1 for none.
 * Its distance comes into `crossing`.
 */
function firstBehind(p: Corps, battery: number, target: number, most: number): number {
  const { x, y, end: aimed } = lineOfFire
  let first = -1
  let nearest = Number.POSITIVE_INFINITY
  for (let other = 0; other < p.x.length; other++) {
    if (other === target || !areTroops(p, other) || !isEnemy(p, battery, other)) continue
    const shape = shapeOf(p, other)
    if (!overlap(behind, shape) || !cross(x, y, aimed.x, aimed.y, shape, crossing)) continue
    if (crossing.near > most || crossing.near >= nearest) continue
    nearest = crossing.near
    first = other
  }
  crossing.near = nearest
  return first
}

/**
 * The unit that roundshot of the shot in `lineOfFire` hits behind its target, at which `judgeTarget` found nothing
 * wrong; −1 for none. It is the first enemy that the line touches up to 4 inches behind the far edge of the target.
 * Sets `longer`, and `lineOfFire` to the range of the second target.
 */
export function bounceFrom(p: Corps, battery: number, target: number): number {
  const { gunnery, ground, roster } = p.scenario
  const { x, y, end: aimed } = lineOfFire
  const shape = shapeOf(p, target)
  if (endsIn(ground.woods, shape, aimed.x, aimed.y) || endsIn(ground.sections, shape, aimed.x, aimed.y)) return -1
  if (x === aimed.x && y === aimed.y) return -1
  const far = cross(x, y, aimed.x, aimed.y, shape, crossing) ? crossing.far : aimed.distance
  placeAlong(x, y, aimed.x, aimed.y, far, exit)
  // A cell farther, because to touch is not to cross.
  const most = far + gunnery.bounce
  placeAlong(x, y, aimed.x, aimed.y, most + GRACE, end)
  setSegment(behind, exit.x, exit.y, end.x, end.y)
  const second = firstBehind(p, battery, target, most)
  // A blind behind the target stops the shot, and is no target (1.9).
  if (second < 0 || second >= roster.generals) return -1
  placeAlong(x, y, aimed.x, aimed.y, Math.max(far, crossing.near), end)
  setSegment(behind, exit.x, exit.y, end.x, end.y)
  setSegment(longer, x, y, end.x, end.y)
  if (isGroundInWay(p, battery, second, longer) || friendInWay(p, battery, behind, true) >= 0) return -1
  return judgeReach(p, battery, second) === undefined ? second : -1
}
