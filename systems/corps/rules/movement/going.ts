/** Rule 5: may a body make this move: a turn and a way, as actions name them? */
import {
  type Body,
  east,
  GRACE,
  makeBody,
  north,
  ONE,
  RIGHT_ANGLE,
  turnBetween,
  turned,
} from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { isOnTable, shapeAt, shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { aheadOf, placeOf, quartersOf, rightOf, TURNS, turnOf } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'
import { judgeEntering } from './built-up.ts'
import { type Crowd, gather, isAnyWithin, isFreeOf, judgeMove, makeCrowd, NO_ROOM, OFF_TABLE } from './clearance.ts'
import { judgeNearness } from './nearness.ts'
import { isAgainstOrder, judgeByOrder } from './ordered.ts'
import { type Outset, setOut } from './outset.ts'
import { type Pose, poseAfter } from './pose.ts'
import { rateOf } from './rates.ts'

const NO_MOVE = refusal('3.5', 'That is no move: let it stand instead.')
const NOT_AHEAD = refusal(
  'A93',
  'A unit moves ahead, or slanting by up to 45 degrees to either side; only a square goes any way.',
)

const TURNS_FAR = refusal('A93', 'Within a move a unit turns by up to 45 degrees: change its face first.')
const MOST_TURN = quartersOf(TURNS - 1)

const around = makeCrowd()

/** Rule 5 and A46 for a move to a pose, which follows from this turn and way, at a rate (cells) among a crowd. */
function judgePath(
  p: Corps,
  body: number,
  turn: number,
  place: number,
  to: Body,
  rate: number,
  crowd: Crowd,
): Refusal | undefined {
  if (place === placeOf(0, 0) && turn === turnOf(0)) return NO_MOVE
  if (p.form[body] !== form.SQUARE && Math.abs(rightOf(place)) > aheadOf(place)) return NOT_AHEAD
  const from = shapeOf(p, body)
  return judgeMove(p, body, from, to, rate, -1, crowd) ?? judgeEntering(p, body, from, to, p.form[body])
}

/** A93, rule 5, A46: why a body cannot make this move, whatever its order says; undefined if it can. */
export function judgeWay(p: Corps, body: number, turn: number, place: number): Refusal | undefined {
  const rate = rateOf(p, body)
  const crowd = gather(p, body, rate + GRACE, around)
  return judgePath(p, body, turn, place, poseAfter(p, body, turn, place).body, rate, crowd)
}

const formed = makeBody()

/** 3.13 Is there room there for the formation that it takes after its move? */
function judgeFormed(p: Corps, { body, from, forming, crowd, foes }: Outset, { x, y, heading }: Pose) {
  shapeAt(p, body, formed, x, y, heading, forming)
  if (!isOnTable(p.scenario, formed)) return OFF_TABLE
  if (!isFreeOf(crowd, formed)) return NO_ROOM
  return isAnyWithin(foes, formed, 0) ? NO_ROOM : judgeEntering(p, body, from, formed, forming)
}

/** 3.13 Can a body that stands take the formation that it has paid for where it is? */
export const canFormHere = (p: Corps, body: number): boolean =>
  judgeFormed(p, setOut(p, body), poseAfter(p, body, turnOf(0), placeOf(0, 0))) === undefined

/**
 * Rules 4 and 5: why a body may not make this move from where it sets out, to the pose `to` after it; undefined if it
 * may.
 */
export function judgeOne(p: Corps, outset: Outset, turn: number, place: number, to: Body): Refusal | undefined {
  const { body, rate, crowd, isAgain } = outset
  const why = judgePath(p, body, turn, place, to, rate, crowd)
  if (why !== undefined) return why
  const forbidden = judgeByOrder(p, outset, to) ?? judgeNearness(p, outset, to, isAgain)
  if (forbidden !== undefined || outset.forming < 0) return forbidden
  return judgeFormed(p, outset, poseAfter(p, body, turn, place))
}

/** Does a way lead farther aside than ahead? The rounding of the pose is forgiven. */
function isAside(heading: number, dx: number, dy: number): boolean {
  const right = turned(heading, RIGHT_ANGLE)
  const aside = Math.abs(dx * east(right) + dy * north(right))
  return aside > dx * east(heading) + dy * north(heading) + GRACE * ONE
}

/** Rule 5, as everybody looking on can judge it: why a way to a pose is not open. Orders are not asked. */
export function judgeOpen(p: Corps, { body, from, rate, crowd }: Outset, pose: Pose): Refusal | undefined {
  const [dx, dy, turn] = [pose.x - p.x[body], pose.y - p.y[body], turnBetween(p.heading[body], pose.heading)]
  if (dx === 0 && dy === 0 && turn === 0) return NO_MOVE
  if (Math.abs(turn) > MOST_TURN) return TURNS_FAR
  if (isAside(p.heading[body], dx, dy)) return NOT_AHEAD
  return judgeMove(p, body, from, pose.body, rate, -1, crowd)
}

/** The same as `judgeOne` for a pose that no turn and way need reach exactly. */
export function judgePose(p: Corps, outset: Outset, pose: Pose): Refusal | undefined {
  const { body, from, isAgain } = outset
  const to = pose.body
  return (
    judgeOpen(p, outset, pose) ??
    judgeEntering(p, body, from, to, p.form[body]) ??
    judgeByOrder(p, outset, to) ??
    judgeNearness(p, outset, to, isAgain) ??
    (outset.forming < 0 ? undefined : judgeFormed(p, outset, pose))
  )
}

/**
 * The same as `judgeOne`, without the reason: most moves of a list are against the order, which is cheapest to find
 * out.
 */
export function canGo(p: Corps, outset: Outset, turn: number, place: number): boolean {
  const to = poseAfter(p, outset.body, turn, place).body
  return !isAgainstOrder(p, outset, to) && judgeOne(p, outset, turn, place, to) === undefined
}

/** Rules 4 and 5: why a body may not make this move; undefined if it may. */
export const judgeGoing = (p: Corps, body: number, turn: number, place: number): Refusal | undefined =>
  judgeOne(p, setOut(p, body), turn, place, poseAfter(p, body, turn, place).body)
