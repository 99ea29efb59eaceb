/** What is the same for all moves of one body: found once, before one or a list of them is judged. */
import { type Body, GRACE, gap } from '../../../../src/inches/index.ts'
import { leaveFor } from '../command/orders.ts'
import { depthOf, frontOf, shapeOf } from '../state/bodies.ts'
import { gunMoveOf, makesPair } from '../state/gun-actions.ts'
import { leave } from '../state/leave.ts'
import type { Corps } from '../state/position.ts'
import { type Crowd, gatherBoth, makeCrowd, nearestEnemy } from './clearance.ts'
import { closesIn, isAtCanisterRange } from './closing.ts'
import { gapToObjective, isBarredFrom } from './objective.ts'
import { rateOf } from './rates.ts'

export interface Outset {
  body: number
  command: number
  from: Body
  rate: number
  /** What its order says about an advance: a value of `leave`. */
  says: number
  /** Is it not the first action of its turn, so that it may not end near an enemy (5.4)? */
  isAgain: boolean
  /** 3.13 The formation that it takes after moving; −1 for none. */
  forming: number
  /** Everything that it could meet, and the enemies that it could come too near to. */
  readonly crowd: Crowd
  readonly foes: Crowd
  /** Cells to its objective. */
  gap: number
  /** A42 Is there ground before it that it must go round? */
  isBarred: boolean
  /** 4.9 Is it a battery that has to close to canister range, and has not yet? */
  closes: boolean
  /** 4.3 This near to an enemy it may not come on Halt: nearer than it stands; −1 if there is no enemy. */
  nearer: number
}

const outset: Outset = {
  body: -1,
  command: -1,
  from: undefined as unknown as Body,
  rate: 0,
  says: 0,
  isAgain: false,
  forming: -1,
  crowd: makeCrowd(),
  foes: makeCrowd(),
  gap: 0,
  isBarred: false,
  closes: false,
  nearer: -1,
}

/** 4.3, A143 How near a body may not come to its nearest enemy, wherever that is; cells. */
function nearerThanNow(p: Corps, body: number, from: Body): number {
  const nearest = nearestEnemy(p, body)
  return nearest < 0 ? -1 : gap(from, shapeOf(p, nearest)) - 1 - GRACE
}

/**
 * Finds the outset of a body: the same object each time, valid until something moves. A view cannot say for an enemy's
 * order. `reach` is how far (cells) the action takes it, if that can be farther than its rate.
 */
export function setOut(p: Corps, body: number, reach = 0): Outset {
  const { roster, once, orders, charges } = p.scenario
  const from = shapeOf(p, body)
  const rate = rateOf(p, body)
  outset.body = body
  outset.command = roster.command[body]
  outset.from = from
  outset.rate = rate
  outset.says = leaveFor(p, body, 'advance')
  outset.isAgain = p.moved[body] > 0 && !makesPair(p, body, gunMoveOf(p, body))
  outset.gap = outset.says === leave.NO ? 0 : gapToObjective(p, outset.command, from)
  outset.isBarred = outset.says === leave.MUST && isBarredFrom(p, body, from)
  outset.closes = outset.says === leave.MUST && closesIn(p, body) && !isAtCanisterRange(p, body, from)
  outset.nearer = outset.says === leave.NO ? nearerThanNow(p, body, from) : -1
  const least = Math.max(orders.open, orders.recce, charges.square, p.moved[body] > 0 ? once.unit : 0, outset.nearer)
  outset.forming = p.picked === 1 + body ? p.forming - 1 : -1
  // Whatever its heading then, no corner is farther from its centre than half its front and depth.
  const more = outset.forming < 0 ? 0 : (frontOf(p, body, outset.forming) + depthOf(p, body, outset.forming)) >> 1
  const far = Math.max(rate, reach) + GRACE
  gatherBoth(p, body, far + more, outset.crowd, far + Math.max(least, more), outset.foes)
  return outset
}
