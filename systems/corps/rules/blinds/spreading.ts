/** A6 A blind is extended, or drops strips. */
import { type Body, eastward, makeBody, northward, RIGHT_ANGLE, turned } from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, refusal } from '../../../../src/kernel/index.ts'
import { judge, pay } from '../command/judging.ts'
import { ownBodies, spending } from '../command/turn.ts'
import { isFree, NO_ROOM, OFF_TABLE } from '../movement/clearance.ts'
import { judgeAgain } from '../movement/nearness.ts'
import { judgeBlind } from '../movement/ordered.ts'
import { isOn, isOnTable, shapeAt } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'
import { MOST_STRIPS, SPREADS, side, sideOf, stripsOf } from '../state/slots.ts'
import { spot } from './spotting.ts'

const NO_BLIND = refusal('A6', 'Only blinds have strips.')
const AGAIN = refusal('A6', 'Strips are added or dropped once in a move.')
const SAME = refusal('A6', 'The blind has this number of strips already.')
const TOO_MANY = refusal('A147', 'A blind has no more strips than the command has brigades and batteries.')
const UNEVEN = refusal('A6', 'To both sides strips are added or dropped by pairs.')

const shape: Body = makeBody()

/** A147 The most strips of a command, whatever lies under them: as many as it had units at first. */
function mostStrips({ scenario: { roster } }: Corps, command: number): number {
  let units = 0
  for (let unit = 0; unit < roster.generals; unit++) if (roster.command[unit] === command) units++
  return Math.max(1, Math.min(MOST_STRIPS, units))
}

/** Makes `shape` the blind with other strips. */
function spreadOut(p: Corps, body: number, spread: number): Body {
  const more = stripsOf(spread) - p.strips[body]
  const right = turned(p.heading[body], RIGHT_ANGLE)
  const by = ((sideOf(spread) - side.BOTH) * more * p.scenario.fronts[form.BLIND]) / 2
  const [x, y] = [p.x[body] + eastward(right, by), p.y[body] + northward(right, by)]
  const strips = p.strips[body]
  p.strips[body] = stripsOf(spread)
  shapeAt(p, body, shape, x, y, p.heading[body], form.BLIND)
  p.strips[body] = strips
  return shape
}

export const Spread: Choice<Corps> = {
  verb: 'spread {bodies} > {spreads}',
  propose(p, _seat, offers) {
    const most = mostStrips(p, spending(p).command)
    for (const body of ownBodies(p))
      if (p.form[body] === form.BLIND && isOn(p, body))
        for (let spread = 0; spread < SPREADS; spread++)
          if (stripsOf(spread) !== p.strips[body] && stripsOf(spread) <= most) offers.try(body, spread)
  },
  check(p, _seat, body, spread) {
    const { command } = spending(p)
    const { roster, prices } = p.scenario
    const why = judge(p, command, body, prices.extend)
    if (why !== undefined) return why
    if (p.form[body] !== form.BLIND) return NO_BLIND
    if (p.spread[body - roster.blinds] === 1) return AGAIN
    if (stripsOf(spread) === p.strips[body]) return SAME
    if (stripsOf(spread) > mostStrips(p, command)) return TOO_MANY
    if (sideOf(spread) === side.BOTH && (stripsOf(spread) - p.strips[body]) % 2 !== 0) return UNEVEN
    spreadOut(p, body, spread)
    if (!isOnTable(p.scenario, shape)) return OFF_TABLE
    if (!isFree(p, body, shape)) return NO_ROOM
    return judgeBlind(p, body, shape) ?? judgeAgain(p, body, shape)
  },
  play(p, seat, body, spread, _dice, journal) {
    pay(p, body, p.scenario.prices.extend)
    spreadOut(p, body, spread)
    p.x[body] = shape.x
    p.y[body] = shape.y
    p.strips[body] = stripsOf(spread)
    p.spread[body - p.scenario.roster.blinds] = 1
    journal?.tell(EVERYBODY, event.Spread, body, stripsOf(spread))
    spot(p, seat, body)
  },
}
