/** How near enemies the way and the end of a move may come: rules 5.4 and 13.2. */
import { type Body, hull, makeConvex } from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { makesPair } from '../state/gun-actions.ts'
import type { Corps } from '../state/position.ts'
import { isEnemyWithin } from './clearance.ts'

const NEAR_ENEMY = refusal('5.4', 'A second move in a turn keeps more than 16 inches from all enemies, on its way too.')
const TOUCHES = refusal('13.2', 'A move does not end in contact with an enemy: for that a unit assaults or charges.')

const way = makeConvex()

/**
 * May a body move so, as to enemies near by? After another action, with which it makes no pair (`action` is the one of
 * artillery that it is, −1 for none), it stays out of the distance within which a unit acts once, all the way (A44).
 */
export function judgeNearness(p: Corps, body: number, from: Body, to: Body, action: number): Refusal | undefined {
  if (isEnemyWithin(p, body, to, 0)) return TOUCHES
  if (p.moved[body] === 0 || makesPair(p, body, action)) return undefined
  return isEnemyWithin(p, body, hull(from, to, way), p.scenario.once.unit) ? NEAR_ENEMY : undefined
}
