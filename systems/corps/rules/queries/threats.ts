/** What enemies could do to a unit, where it stands or would stand; and which of them could come to a place. */
import { bearing, INCH, makeConvex, setPoint, turnBetween, within } from '../../../../src/inches/index.ts'
import { UserError } from '../../../../src/kernel/index.ts'
import { isSolid } from '../movement/clearance.ts'
import { poseAfter } from '../movement/pose.ts'
import { rateOf } from '../movement/rates.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { form } from '../state/forms.ts'
import { POINTS, xOf, yOf } from '../state/points.ts'
import { placeOf, turnOf } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'
import { mustBeWay, mustGo } from './answers.ts'
import { elsewhere } from './elsewhere.ts'
import { type Strike, strikesAt } from './strikes.ts'

/**
 * What each enemy could do to a unit from where it stands, if it had its turn: the unit is where it would be after a
 * move (numbers of `poses.ts`; where it stands if they are left out). The orders of enemies are unknown. Throws a
 * UserError where there is no such unit on the table, or no such move.
 */
export function threatsTo(p: Corps, seat: number, unit: number, turn = turnOf(0), place = placeOf(0, 0)): Strike[] {
  mustGo(p, unit)
  mustBeWay(turn, place)
  const { x, y, heading } = poseAfter(p, unit, turn, place)
  return threatsAt(p, seat, unit, x, y, heading)
}

/** The same for a unit that would have this pose (cells, quarter degrees). */
export function threatsAt(p: Corps, seat: number, unit: number, x: number, y: number, heading: number): Strike[] {
  const there = elsewhere(p, unit, x, y, heading)
  const all: Strike[] = []
  if (unit >= p.morale.length) return all
  for (let enemy = 0; enemy < p.morale.length; enemy++) all.push(...strikesAt(there, seat, enemy, unit))
  return all
}

/** A93 Half the angle into which everything but squares goes: quarter degrees. */
const ASIDE = 180
const spot = makeConvex(1)

/**
 * Which units and blinds could reach a place (a number of `points.ts`) by one straight move: within their rate of it, and
 * with it ahead of them. Ground and what is between are not asked. Throws a UserError where there is no such place.
 */
export function comersTo(p: Corps, point: number): { body: number; rate: number }[] {
  if (!(Number.isInteger(point) && point >= 0 && point < POINTS)) throw new UserError(`there is no point ${point}`)
  const [x, y] = [xOf(point), yOf(point)]
  setPoint(spot, x, y)
  const found: { body: number; rate: number }[] = []
  for (let body = 0; body < p.x.length; body++) {
    if (!isOn(p, body) || !isSolid(p, body)) continue
    const rate = rateOf(p, body)
    if (rate === 0 || !within(shapeOf(p, body), spot, rate)) continue
    const aside = Math.abs(turnBetween(p.heading[body], bearing(x - p.x[body], y - p.y[body])))
    if (aside <= ASIDE || p.form[body] === form.SQUARE) found.push({ body, rate: rate / INCH })
  }
  return found
}
