/** What stands in the way of a move, and where a body can stand. */
import {
  type Body,
  type Convex,
  gap,
  hull,
  isWithinRate,
  makeConvex,
  overlap,
  within,
} from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { isGeneral, isOn, isOnTable, shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { type Corps, morale, OFF } from '../state/position.ts'
import { isDifficult } from './rates.ts'

export const OFF_TABLE = refusal('A48', 'A unit leaves the table only by a rout or along a retreat road.')
export const NO_ROOM = refusal('A45', 'There is no room: the base would overlap another.')
const BLOCKED = refusal('A94', 'The way is not clear: only generals and routing friends can be passed.')
/** By arm; a blind and a general move by rules of their own. */
const TOO_FAR = ['5.3', '5.1', '5.2', '1.4'].map((rule) =>
  refusal(rule, 'The corner that goes farthest would go farther than a pip allows.'),
)
const TOO_FAR_HERE = refusal('5.6', 'On difficult ground, or across it, a pip is worth half: that is too far.')

/** The way of the move that is judged. */
const way: Convex = makeConvex()

const armyOf = (p: Corps, body: number): number => p.scenario.roster.army[body]
export const isEnemy = (p: Corps, body: number, other: number): boolean => armyOf(p, body) !== armyOf(p, other)

const isRouting = (p: Corps, body: number): boolean => body < p.morale.length && p.morale[body] === morale.ROUT

/** Can others neither pass nor stand on it? Generals and guns without a crew are no obstacle (A20, A53). */
export const isSolid = (p: Corps, body: number): boolean => !isGeneral(p, body) && p.form[body] !== form.GUNS

/** Would a shape overlap anybody but `self`? Routing friends too, for they can be passed but not stood on (A45). */
export function isFree(p: Corps, self: number, shape: Convex): boolean {
  for (let other = 0; other < p.x.length; other++)
    if (other !== self && p.x[other] !== OFF && isSolid(p, other) && overlap(shape, shapeOf(p, other))) return false
  return true
}

/** Who stands in a way: the first body that a move of `self` cannot pass, but for `foe`; −1 for none. */
function obstacle(p: Corps, self: number, shape: Convex, foe: number): number {
  for (let other = 0; other < p.x.length; other++) {
    if (other === self || other === foe || p.x[other] === OFF || !isSolid(p, other)) continue
    if (isRouting(p, other) && !isEnemy(p, self, other)) continue
    if (overlap(shape, shapeOf(p, other))) return other
  }
  return -1
}

/**
 * Rules 5 and A45: may `self` move from one pose to another at this rate (cells)? The corner that goes farthest counts,
 * the way is the hull of both ends, and half the rate is left where any of it is difficult. `foe` is whom it goes to touch:
 * a corner of his may reach into that hull.
 */
export function judgeMove(p: Corps, self: number, from: Body, to: Body, rate: number, foe = -1): Refusal | undefined {
  if (!isOnTable(p.scenario, to)) return OFF_TABLE
  if (!isWithinRate(from, to, rate)) return TOO_FAR[p.scenario.roster.arm[self]]
  hull(from, to, way)
  if (isDifficult(p, way) && !isWithinRate(from, to, rate >> 1)) return TOO_FAR_HERE
  if (obstacle(p, self, way, foe) >= 0) return BLOCKED
  return isFree(p, self, to) ? undefined : NO_ROOM
}

/** Is any enemy, a blind too, within `range` cells of a body? Generals count for nothing (rule 5). */
export function isEnemyWithin(p: Corps, self: number, shape: Convex, range: number): boolean {
  for (let other = 0; other < p.x.length; other++)
    if (isOn(p, other) && isEnemy(p, self, other) && isSolid(p, other) && within(shape, shapeOf(p, other), range))
      return true
  return false
}

/** The enemy that is nearest to a body, a blind too; −1 if none is on the table. Of equals the first. */
export function nearestEnemy(p: Corps, self: number): number {
  const shape = shapeOf(p, self)
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY]
  for (let other = 0; other < p.x.length; other++) {
    if (!isOn(p, other) || !isEnemy(p, self, other) || !isSolid(p, other)) continue
    const enemy = shapeOf(p, other)
    if (nearest >= 0 && !within(shape, enemy, least - 1)) continue
    nearest = other
    least = gap(shape, enemy)
  }
  return nearest
}
