/** A188 Dressing on a friend: a move that ends beside it, with the fronts of both on one line. */
import {
  eastward,
  FRONT_LEFT,
  FRONT_RIGHT,
  northward,
  overlap,
  RIGHT_ANGLE,
  turnBetween,
  turned,
} from '../../../../src/inches/index.ts'
import { type Choice, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { frontOf, isOn, shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { quartersOf, TURNS } from '../state/poses.ts'
import { type Corps, morale } from '../state/position.ts'
import { bodyOf, carryOut } from './carrying.ts'
import { judgePose } from './going.ts'
import { setOut } from './outset.ts'
import { makePose, type Pose, setPose } from './pose.ts'
import { rateOf } from './rates.ts'

const NO_FRONT = refusal(
  'A188',
  'Only a unit with a front dresses: no blind, and no square. Give the turn and the way of its move instead.',
)
const NO_FRIEND = refusal(
  'A188',
  'A unit dresses on another of its army that stands on the table with a front: no square or garrison, and no rout.',
)

/** Does it have a front that others can dress on: is it a unit, and neither in square nor in a building? */
const hasFront = (p: Corps, body: number): boolean =>
  body < p.morale.length && isOn(p, body) && p.form[body] !== form.SQUARE && p.form[body] !== form.GARRISON

/** May a unit dress on that one at all, wherever they stand? */
function judgeFriend(p: Corps, body: number, friend: number): Refusal | undefined {
  if (!hasFront(p, body)) return NO_FRONT
  const { army } = p.scenario.roster
  const isFriend = friend !== body && army[friend] === army[body] && hasFront(p, friend)
  return isFriend && p.morale[friend] !== morale.ROUT ? undefined : NO_FRIEND
}

/** Where a unit would stand. */
const beside = makePose()

/**
 * Puts a unit beside a friend, to its right (1) or left (−1): corner by corner, with as few cells between as possible.
 */
function putBeside(p: Corps, body: number, friend: number, side: number): void {
  const base = shapeOf(p, friend)
  const heading = p.heading[friend]
  const out = turned(heading, side * RIGHT_ANGLE)
  const [his, own] = side > 0 ? [FRONT_RIGHT, FRONT_LEFT] : [FRONT_LEFT, FRONT_RIGHT]
  setPose(p, body, beside, 0, 0, heading)
  const x = base.xs[his] - beside.body.xs[own]
  const y = base.ys[his] - beside.body.ys[own]
  let cells = 0
  do {
    cells++
    setPose(p, body, beside, x + eastward(out, cells), y + northward(out, cells), heading)
  } while (overlap(beside.body, base))
}

/** Puts a unit on the nearer side of a friend, into `beside`: no way to the other side is clear of it. */
function putNearer(p: Corps, body: number, friend: number): void {
  const { x, y, rightX, rightY } = shapeOf(p, friend)
  const side = (p.x[body] - x) * rightX + (p.y[body] - y) * rightY < 0 ? -1 : 1
  putBeside(p, body, friend, side)
}

/** Where a unit ends when it dresses on a friend: the same object each time. */
export function poseDressed(p: Corps, body: number, friend: number): Pose {
  putNearer(p, body, friend)
  return beside
}

/** Why a unit that a pip moves may not dress on that one. */
export const judgeDressing = (p: Corps, body: number, friend: number): Refusal | undefined =>
  judgeFriend(p, body, friend) ?? judgePose(p, setOut(p, body), poseDressed(p, body, friend))

/** Is a friend near enough, and turned so little, that a move could lead beside it? */
function couldReach(p: Corps, body: number, rate: number, friend: number): boolean {
  const most = rate + frontOf(p, body) + frontOf(p, friend)
  if (Math.abs(p.x[friend] - p.x[body]) > most || Math.abs(p.y[friend] - p.y[body]) > most) return false
  return Math.abs(turnBetween(p.heading[body], p.heading[friend])) <= quartersOf(TURNS - 1)
}

export const Dress: Choice<Corps> = {
  verb: 'dress on {units}',
  propose(p, _seat, offers) {
    const body = bodyOf(p)
    if (!hasFront(p, body)) return
    const rate = rateOf(p, body)
    for (let friend = 0; friend < p.morale.length; friend++)
      if (isOn(p, friend) && couldReach(p, body, rate, friend)) offers.try(friend)
  },
  check: (p, _seat, friend) => judgeDressing(p, bodyOf(p), friend),
  play: (p, seat, friend, _b, _dice, journal) => carryOut(p, seat, poseDressed(p, bodyOf(p), friend), journal),
}
