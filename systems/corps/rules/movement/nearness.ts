/** How near enemies the way and the end of a move may come: rules 5.4 and 13.2. */
import type { Body } from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import type { Corps } from '../state/position.ts'
import { isAnyWithin } from './clearance.ts'
import type { Outset } from './outset.ts'
import { setWay, wayHull } from './way.ts'

const NEAR_ENEMY = refusal('5.4', 'A second move in a turn keeps more than 16 inches from all enemies, on its way too.')
const TOUCHES = refusal('A151', 'A move does not end in contact with an enemy: for that a unit assaults or charges.')

/**
 * May a body move so, as to enemies near by? Where it has acted before (`isAgain`), it stays out of the distance within
 * which a unit acts once, all the way (A44).
 */
export function judgeNearness(p: Corps, { from, foes }: Outset, to: Body, isAgain: boolean): Refusal | undefined {
  if (isAnyWithin(foes, to, 0)) return TOUCHES
  if (!isAgain || foes.count === 0) return undefined
  setWay(from, to)
  return isAnyWithin(foes, wayHull(), p.scenario.once.unit) ? NEAR_ENEMY : undefined
}
