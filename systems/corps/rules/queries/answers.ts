/**
 * What questions are about, and how answers give places: in inches from the south-western corner, degrees from north.
 */
import { type Convex, DEGREE, INCH } from '../../../../src/inches/index.ts'
import { type Refusal, UserError } from '../../../../src/kernel/index.ts'
import { judgeGoing, judgeWay } from '../movement/going.ts'
import { isOn } from '../state/bodies.ts'
import { PLACES, TURNS } from '../state/poses.ts'
import type { Corps } from '../state/position.ts'

/** A place on the table in inches. */
export type Spot = readonly [x: number, y: number]

export const spotAt = (x: number, y: number): Spot => [x / INCH, y / INCH]

/** The corners of a shape in inches, counter-clockwise. */
export const cornersOf = ({ xs, ys, count }: Convex): Spot[] =>
  Array.from({ length: count }, (_, k) => spotAt(xs[k], ys[k]))

/** Degrees of a heading in quarter degrees. */
export const degrees = (quarters: number): number => quarters / DEGREE

/** Throws a UserError where there is no such body on the table. */
export function mustStand(p: Corps, body: number): void {
  if (!(body in p.scenario.roster.names) || !isOn(p, body)) throw new UserError(`there is no body ${body} on the table`)
}

/** Throws a UserError where a body does not move by `go`: generals ride, and guns without a crew stay. */
export function mustGo(p: Corps, body: number): void {
  mustStand(p, body)
  const { generals, blinds, guns } = p.scenario.roster
  if ((body >= generals && body < blinds) || body >= guns)
    throw new UserError(`body ${body} is neither a unit nor a blind`)
}

/** Throws a UserError where there is no such turn or way (numbers of `poses.ts`). */
export function mustBeWay(turn: number, place: number): void {
  if (!(Number.isInteger(turn) && turn >= 0 && turn < TURNS)) throw new UserError(`there is no turn ${turn}`)
  if (!(Number.isInteger(place) && place >= 0 && place < PLACES)) throw new UserError(`there is no way ${place}`)
}

/**
 * A179 Why a body may not make this move (numbers of `poses.ts`), as the army that asks knows it: it does not know an
 * enemy's order, so for an enemy only ground and what is in the way are judged.
 */
export const forbiddenTo = (p: Corps, seat: number, body: number, turn: number, place: number): Refusal | undefined =>
  p.scenario.roster.army[body] === seat ? judgeGoing(p, body, turn, place) : judgeWay(p, body, turn, place)
