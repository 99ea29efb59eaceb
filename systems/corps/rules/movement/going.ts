/** Rule 5: may a body go so: a turn and a way, as actions name them? */
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { gunMoveOf } from '../state/gun-actions.ts'
import { aheadOf, placeOf, rightOf, turnOf } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'
import { judgeEntering } from './built-up.ts'
import { judgeMove } from './clearance.ts'
import { judgeNearness } from './nearness.ts'
import { judgeByOrder } from './ordered.ts'
import { poseAfter } from './pose.ts'
import { rateOf } from './rates.ts'

const NO_MOVE = refusal('3.5', 'That is no move: let it stand instead.')
const NOT_AHEAD = refusal(
  'A93',
  'A unit moves ahead, or slanting by up to 45 degrees to either side; only a square goes any way.',
)

/** A93, rule 5, A46: why a body cannot go so, whatever its order says; undefined if it can. */
export function judgeWay(p: Corps, body: number, turn: number, place: number): Refusal | undefined {
  if (place === placeOf(0, 0) && turn === turnOf(0)) return NO_MOVE
  if (p.form[body] !== form.SQUARE && Math.abs(rightOf(place)) > aheadOf(place)) return NOT_AHEAD
  const from = shapeOf(p, body)
  const to = poseAfter(p, body, turn, place).body
  return judgeMove(p, body, from, to, rateOf(p, body)) ?? judgeEntering(p, body, from, to, p.form[body])
}

/** Rules 4 and 5: why a body may not move so; undefined if it may. */
export function judgeGoing(p: Corps, body: number, turn: number, place: number): Refusal | undefined {
  const way = judgeWay(p, body, turn, place)
  if (way !== undefined) return way
  const from = shapeOf(p, body)
  const to = poseAfter(p, body, turn, place).body
  return judgeByOrder(p, body, from, to) ?? judgeNearness(p, body, from, to, gunMoveOf(p, body))
}
