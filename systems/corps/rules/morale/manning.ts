/** A20 A crew that has rallied goes back to its guns. */
import { type Body, makeBody } from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, refusal } from '../../../../src/kernel/index.ts'
import { judge, pay } from '../command/judging.ts'
import { ownBodies, spending } from '../command/turn.ts'
import { isFree, judgeMove, NO_ROOM, OFF_TABLE } from '../movement/clearance.ts'
import { judgeNearness } from '../movement/nearness.ts'
import { judgeDistance } from '../movement/ordered.ts'
import { setOut } from '../movement/outset.ts'
import { rateOf } from '../movement/rates.ts'
import { isOnTable, shapeAt, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { type Corps, OFF } from '../state/position.ts'

const NO_CREW = refusal('A20', 'Only a crew that has left its guns mans them again.')

/** The crew at its guns, and the battery that they make. */
const crew: Body = makeBody()
const battery: Body = makeBody()

/** The crew walks to its guns, by any clear way, and is a deployed battery again, as the guns stand. */
export const Man: Choice<Corps> = {
  verb: 'man the guns {bodies}',
  propose(p, _seat, offers) {
    for (const body of ownBodies(p)) if (p.form[body] === form.CREW) offers.try(body)
  },
  check(p, _seat, unit) {
    const why = judge(p, spending(p).command, unit, p.scenario.prices.guns)
    if (why !== undefined) return why
    if (p.form[unit] !== form.CREW) return NO_CREW
    const guns = p.scenario.roster.gunsOf[unit]
    shapeAt(p, unit, crew, p.x[guns], p.y[guns], p.heading[guns], form.CREW)
    const blocked = judgeMove(p, unit, shapeOf(p, unit), crew, rateOf(p, unit))
    if (blocked !== undefined) return blocked
    shapeAt(p, unit, battery, p.x[guns], p.y[guns], p.heading[guns], form.DEPLOYED)
    if (!isOnTable(p.scenario, battery)) return OFF_TABLE
    if (!isFree(p, unit, battery)) return NO_ROOM
    const outset = setOut(p, unit)
    return judgeDistance(p, outset, battery) ?? judgeNearness(p, outset, battery, p.moved[unit] > 0)
  },
  play(p, _seat, unit, _b, _dice, journal) {
    const guns = p.scenario.roster.gunsOf[unit]
    pay(p, unit, p.scenario.prices.guns)
    p.x[unit] = p.x[guns]
    p.y[unit] = p.y[guns]
    p.heading[unit] = p.heading[guns]
    p.form[unit] = form.DEPLOYED
    p.x[guns] = OFF
    journal?.tell(EVERYBODY, event.GunsManned, unit)
  },
}
