/** Rule 5: carrying out a move that has been judged. */
import { type Convex, hull, makeConvex, used } from '../../../../src/inches/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { spot } from '../blinds/spotting.ts'
import { noteMove } from '../command/judging.ts'
import { passOver } from '../morale/generals.ts'
import { shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { gunMoveOf, noteGunAction } from '../state/gun-actions.ts'
import { type Corps, mark } from '../state/position.ts'
import type { Pose } from './pose.ts'

/** The body that a pip was paid for. */
export const bodyOf = (p: Corps): number => p.picked - 1

/** The way of the move being carried out. */
const way: Convex = makeConvex()

/** 3.13 A body that has moved takes the formation that it has paid for. */
export function takeForm(p: Corps, body: number, journal?: Journal): void {
  if (p.forming === 0) return
  p.form[body] = p.forming - 1
  p.marks[body] |= mark.BUSY
  p.forming = 0
  journal?.tell(EVERYBODY, event.Formed, body, p.form[body])
}

/** 3.16 A unit has had its part of a move for one pip. */
export function leaveOthers(p: Corps, body: number): void {
  if (body < p.marks.length) p.marks[body] &= ~mark.TOGETHER
}

/** Moves the body that a pip was paid for to a pose, with everything that follows. */
export function carryOut(p: Corps, seat: number, { body: to, x, y, heading }: Pose, journal?: Journal): void {
  const body = bodyOf(p)
  const from = shapeOf(p, body)
  const inches = used(from, to)
  hull(from, to, way)
  p.x[body] = x
  p.y[body] = y
  p.heading[body] = heading
  p.moved[body]++
  leaveOthers(p, body)
  noteGunAction(p, body, gunMoveOf(p, body))
  noteMove(p, body)
  p.picked = 0
  journal?.tell(EVERYBODY, event.Moved, body, inches)
  takeForm(p, body, journal)
  if (p.form[body] === form.BLIND) spot(p, seat, body)
  else passOver(p, body, way, journal)
}
