/** A41, A100 Does a body have a move that its order demands? */
import { leaveFor } from '../command/orders.ts'
import { shapeOf } from '../state/bodies.ts'
import { leave } from '../state/leave.ts'
import { type Corps, order } from '../state/position.ts'
import { isAnyWithin } from './clearance.ts'
import { closesIn, closesUp, isAtCanisterRange } from './closing.ts'
import { judgeOne } from './going.ts'
import { beginList, completeList, listed } from './list.ts'
import { gapToObjective } from './objective.ts'
import { comesNearer } from './ordered.ts'
import { type Outset, setOut } from './outset.ts'
import { middleAfter, poseAfter } from './pose.ts'

/**
 * Does the list, from a place of it on, have a legal move that brings a body nearer to the objective, or if it `closes`
 * to the enemy, and that `keeps` this far (cells) from all enemies?
 */
function hasFrom(p: Corps, outset: Outset, first: number, closes: boolean, keeps: number): boolean {
  const { body, from, foes } = outset
  for (let k = first; k < listed.count; k++) {
    const [turn, place] = [listed.turns[k], listed.places[k]]
    // What a move would bring is cheaper to find out than whether it is allowed: first, where its middle goes.
    const isNearer = comesNearer(p, outset, middleAfter(p, body, place))
    if (!isNearer && !closes) continue
    const to = poseAfter(p, body, turn, place).body
    if (!isNearer && !closesUp(p, body, from, to)) continue
    if ((keeps < 0 || !isAnyWithin(foes, to, keeps)) && judgeOne(p, outset, turn, place, to) === undefined) return true
  }
  return false
}

/**
 * 3.2, 4.1, 4.7, 4.8, A41 Does the order of its command send a body towards the objective, and does the list of moves
 * have one that brings it nearer? Only that list decides, the same for everybody (A100). A144 On Engage no unit need
 * come nearer to an enemy than the distance at which it fires: nearer than that it could not fight. On Attack a battery
 * must close to canister range of an enemy, and then has done its part (4.9).
 */
export function owesMove(p: Corps, body: number): boolean {
  const command = p.scenario.roster.command[body]
  if (leaveFor(p, body, 'advance') !== leave.MUST) return false
  const from = shapeOf(p, body)
  const closes = closesIn(p, body)
  if (closes ? isAtCanisterRange(p, body, from) : gapToObjective(p, command, from) === 0) return false
  const keeps = p.order[command] === order.ENGAGE ? p.scenario.orders.cover - 1 : -1
  const outset = setOut(p, body)
  beginList(p, body)
  if (hasFrom(p, outset, 0, closes, keeps)) return true
  const begun = listed.count
  completeList(p)
  return hasFrom(p, outset, begun, closes, keeps)
}
