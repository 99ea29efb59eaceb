/** Rule 5: may a body go so: a turn and a way, as actions name them? */
import { GRACE } from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { aheadOf, placeOf, rightOf, turnOf } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'
import { judgeEntering } from './built-up.ts'
import { type Crowd, gather, judgeMove, makeCrowd } from './clearance.ts'
import { judgeNearness } from './nearness.ts'
import { isAgainstOrder, judgeByOrder } from './ordered.ts'
import { type Outset, setOut } from './outset.ts'
import { poseAfter } from './pose.ts'
import { rateOf } from './rates.ts'

const NO_MOVE = refusal('3.5', 'That is no move: let it stand instead.')
const NOT_AHEAD = refusal(
  'A93',
  'A unit moves ahead, or slanting by up to 45 degrees to either side; only a square goes any way.',
)

const around = makeCrowd()

/** Rule 5 and A46 for a move at a rate (cells) among a crowd. */
function judgePath(
  p: Corps,
  body: number,
  turn: number,
  place: number,
  rate: number,
  crowd: Crowd,
): Refusal | undefined {
  if (place === placeOf(0, 0) && turn === turnOf(0)) return NO_MOVE
  if (p.form[body] !== form.SQUARE && Math.abs(rightOf(place)) > aheadOf(place)) return NOT_AHEAD
  const from = shapeOf(p, body)
  const to = poseAfter(p, body, turn, place).body
  return judgeMove(p, body, from, to, rate, -1, crowd) ?? judgeEntering(p, body, from, to, p.form[body])
}

/** A93, rule 5, A46: why a body cannot go so, whatever its order says; undefined if it can. */
export function judgeWay(p: Corps, body: number, turn: number, place: number): Refusal | undefined {
  const rate = rateOf(p, body)
  return judgePath(p, body, turn, place, rate, gather(p, body, rate + GRACE, around))
}

/** Rules 4 and 5: why a body may not move so from where it sets out; undefined if it may. */
export function judgeOne(p: Corps, outset: Outset, turn: number, place: number): Refusal | undefined {
  const { body, rate, crowd, isAgain } = outset
  const why = judgePath(p, body, turn, place, rate, crowd)
  if (why !== undefined) return why
  const to = poseAfter(p, body, turn, place).body
  return judgeByOrder(p, outset, to) ?? judgeNearness(p, outset, to, isAgain)
}

/** The same as `judgeOne`, without the reason: most moves of a list are against the order, which costs least to find out. */
export const canGo = (p: Corps, outset: Outset, turn: number, place: number): boolean =>
  !isAgainstOrder(p, outset, poseAfter(p, outset.body, turn, place).body) &&
  judgeOne(p, outset, turn, place) === undefined

/** Rules 4 and 5: why a body may not move so; undefined if it may. */
export const judgeGoing = (p: Corps, body: number, turn: number, place: number): Refusal | undefined =>
  judgeOne(p, setOut(p, body), turn, place)
