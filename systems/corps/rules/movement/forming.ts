/** Rule 3.6: another formation, or a change of face. */
import { type Body, makeBody, turned } from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { judge, payStanding } from '../command/judging.ts'
import { ownBodies, spending } from '../command/turn.ts'
import { isOnTable, shapeAt, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { arm, FORMS_OF, form } from '../state/forms.ts'
import { gunFormingOf, noteGunAction } from '../state/gun-actions.ts'
import { headingOf } from '../state/points.ts'
import type { Corps } from '../state/position.ts'
import { judgeEntering } from './built-up.ts'
import { isFree, NO_ROOM, OFF_TABLE } from './clearance.ts'

const NO_SUCH_FORM = refusal('3.6', 'The unit knows no such formation.')
const SAME_FORM = refusal('3.6', 'The unit has this formation already.')
const NO_GUNS = refusal('A20', 'A crew that has left its guns has to man them first.')
const ONLY_INSIDE = refusal('3.9', 'A garrison is formed inside a built-up area, by occupying it.')
const NO_FACING = refusal('3.6', 'A square faces every way; guns without a crew, and generals, do not turn.')
const SAME_WAY = refusal('3.6', 'The unit faces that way already.')

/** The shape that a body would have. */
const shape: Body = makeBody()

/** May it stand so, in this formation: `shape`? */
function judgeStand(p: Corps, body: number, as: number): Refusal | undefined {
  if (!isOnTable(p.scenario, shape)) return OFF_TABLE
  if (!isFree(p, body, shape)) return NO_ROOM
  return judgeEntering(p, body, shapeOf(p, body), shape, as)
}

/** 3.6, 3.7 For a battery it is one of its actions. */
const formPrice = ({ scenario: { prices, roster } }: Corps, body: number): number =>
  roster.arm[body] === arm.ARTILLERY ? prices.guns : prices.form

export const Form: Choice<Corps> = {
  verb: 'form {bodies} > {forms}',
  propose(p, _seat, offers) {
    for (const body of ownBodies(p))
      for (const as of FORMS_OF[p.scenario.roster.arm[body]]) if (as !== p.form[body]) offers.try(body, as)
  },
  check(p, _seat, body, as) {
    const why = judge(p, spending(p).command, body, formPrice(p, body), gunFormingOf(p, body, as))
    if (why !== undefined) return why
    if (!FORMS_OF[p.scenario.roster.arm[body]].includes(as)) return NO_SUCH_FORM
    if (as === p.form[body]) return SAME_FORM
    if (p.form[body] === form.CREW) return NO_GUNS
    if (as === form.GARRISON) return ONLY_INSIDE
    shapeAt(p, body, shape, p.x[body], p.y[body], p.heading[body], as)
    return judgeStand(p, body, as)
  },
  play(p, _seat, body, as, _dice, journal) {
    payStanding(p, body, formPrice(p, body))
    p.form[body] = as
    noteGunAction(p, body, gunFormingOf(p, body, as))
    journal?.tell(EVERYBODY, event.Formed, body, as)
  },
}

export const Face: Choice<Corps> = {
  verb: 'face {bodies} > {headings}',
  sampled: true,
  propose(p, _seat, offers) {
    // By eighths of a turn; any other heading can be sent as well.
    for (const body of ownBodies(p))
      for (let eighth = 1; eighth < 8; eighth++) offers.try(body, Math.floor(turned(p.heading[body], 180 * eighth) / 4))
  },
  check(p, _seat, body, heading) {
    const why = judge(p, spending(p).command, body, p.scenario.prices.form)
    if (why !== undefined) return why
    if (p.form[body] === form.SQUARE) return NO_FACING
    if (headingOf(heading) === p.heading[body]) return SAME_WAY
    shapeAt(p, body, shape, p.x[body], p.y[body], headingOf(heading), p.form[body])
    return judgeStand(p, body, p.form[body])
  },
  play(p, _seat, body, heading, _dice, journal) {
    payStanding(p, body, p.scenario.prices.form)
    p.heading[body] = headingOf(heading)
    journal?.tell(EVERYBODY, event.Faced, body, heading)
  },
}
