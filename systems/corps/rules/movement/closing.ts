/** 4.9, A145 On Attack a battery closes to canister range of an enemy. */
import { type Body, type Convex, GRACE, gap, makeConvex, setPoint } from '../../../../src/inches/index.ts'
import { shapeOf } from '../state/bodies.ts'
import { arm } from '../state/forms.ts'
import { type Corps, order } from '../state/position.ts'
import { isEnemyWithin, nearestEnemy } from './clearance.ts'

/** The middle of a battery's front, from which its ranges are measured (A22). */
const muzzle: Convex = makeConvex(1)

/** 4.9 Does its order send a battery to canister range? */
export const closesIn = (p: Corps, body: number): boolean =>
  p.scenario.roster.arm[body] === arm.ARTILLERY && p.order[p.scenario.roster.command[body]] === order.ATTACK

/** 4.9, A56, A145 Is a battery within short range of an enemy? */
export function isAtCanisterRange(p: Corps, body: number, { x, y, aheadX, aheadY }: Body): boolean {
  const { gunnery, roster } = p.scenario
  setPoint(muzzle, x + aheadX, y + aheadY)
  return isEnemyWithin(p, body, muzzle, gunnery.ranges[roster.weight[body]])
}

/** Does a move bring a body nearer to the nearest enemy? */
export function closesUp(p: Corps, body: number, from: Body, to: Body): boolean {
  const nearest = nearestEnemy(p, body)
  return nearest >= 0 && gap(to, shapeOf(p, nearest)) < gap(from, shapeOf(p, nearest)) - GRACE
}
