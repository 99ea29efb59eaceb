/** A41, A100 Has a body a move that its order asks of it? */
import { leaveFor } from '../command/orders.ts'
import { shapeOf } from '../state/bodies.ts'
import { leave } from '../state/leave.ts'
import { type Corps, order } from '../state/position.ts'
import { isEnemyWithin } from './clearance.ts'
import { judgeGoing } from './going.ts'
import { listed, listMoves } from './list.ts'
import { gapToObjective } from './objective.ts'
import { comesNearer } from './ordered.ts'
import { poseAfter } from './pose.ts'

/**
 * 3.2, 4.1, 4.7, 4.8, A41 Does the order of its command send a body towards the objective, and has the list of moves one
 * that brings it nearer? It is judged by that list only, the same for everybody (A100). On Engage no unit has to come
 * nearer to an enemy than the distance at which it fires: nearer than that it could not fight.
 */
export function owesMove(p: Corps, body: number): boolean {
  const command = p.scenario.roster.command[body]
  if (leaveFor(p, body, 'advance') !== leave.MUST) return false
  const from = shapeOf(p, body)
  if (gapToObjective(p, command, from) === 0) return false
  const keeps = p.order[command] === order.ENGAGE ? p.scenario.orders.cover - 1 : -1
  listMoves(p, body)
  for (let k = 0; k < listed.count; k++) {
    const [turn, place] = [listed.turns[k], listed.places[k]]
    if (judgeGoing(p, body, turn, place) !== undefined) continue
    const to = poseAfter(p, body, turn, place).body
    if (comesNearer(p, body, from, to) && (keeps < 0 || !isEnemyWithin(p, body, to, keeps))) return true
  }
  return false
}
