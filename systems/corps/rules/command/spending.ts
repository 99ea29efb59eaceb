/** Rules 1 to 3: the active commander spends his pips, one action after the other. */
import { type Body, makeBody, span, turned } from '../../../../src/inches/index.ts'
import {
  begin,
  type Choice,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  refusal,
} from '../../../../src/kernel/index.ts'
import { isEnemyWithin, isFree, NO_ROOM, OFF_TABLE } from '../movement/clearance.ts'
import { Moving } from '../movement/moving.ts'
import { rateOf } from '../movement/rates.ts'
import { discAt, frontOf, isOn, isOnTable, shapeAt, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { FORMS_OF, form } from '../state/forms.ts'
import { headingOf, pointOf, xOf, yOf } from '../state/points.ts'
import { type Corps, corpsLayout } from '../state/position.ts'
import { judge, pay } from './judging.ts'
import { generalOf } from './reach.ts'

/** The active command, and whether it has ended its turn. */
export const spending = corpsLayout.frame({ command: 1, isOver: 2 })

const NEAR_GENERAL = refusal('2.2', 'Within 4 inches of an enemy a general moves once in a turn.')
const NO_SUCH_FORM = refusal('3.6', 'The unit knows no such formation.')
const SAME_FORM = refusal('3.6', 'The unit has this formation already.')
const ONLY_INSIDE = refusal('3.9', 'A garrison is formed inside a built-up area, by occupying it.')
const NO_FACING = refusal('3.6', 'A square faces every way; guns without a crew, and generals, do not turn.')
const SAME_WAY = refusal('3.6', 'The unit faces that way already.')
const TOO_FAR = refusal('3.4', 'A general moves up to 16 inches for a pip.')
const ITSELF = refusal('3.4', 'The active commander moves himself, and no other general.')
const GENERAL_GONE = refusal('3.4', 'The general is not on the table.')

/** Offers something of every body of the active command. */
function* ownBodies(p: Corps): Generator<number> {
  const { command } = spending(p)
  for (let body = 0; body < p.x.length; body++) if (p.scenario.roster.command[body] === command) yield body
}

const Pick: Choice<Corps> = {
  verb: 'pick {bodies}',
  propose(p, _seat, offers) {
    for (const body of ownBodies(p)) offers.try(body)
  },
  check: (p, _seat, body) => judge(p, spending(p).command, body),
  play(p, _seat, body) {
    p.pips--
    p.picked = 1 + body
    begin(p, Moving)
  },
}

/** The shape that a body would have. */
const shape: Body = makeBody()

const Form: Choice<Corps> = {
  verb: 'form {bodies} > {forms}',
  propose(p, _seat, offers) {
    for (const body of ownBodies(p))
      for (const as of FORMS_OF[p.scenario.roster.arm[body]]) if (as !== p.form[body]) offers.try(body, as)
  },
  check(p, _seat, body, as) {
    const why = judge(p, spending(p).command, body)
    if (why !== undefined) return why
    if (!FORMS_OF[p.scenario.roster.arm[body]].includes(as)) return NO_SUCH_FORM
    if (as === p.form[body]) return SAME_FORM
    if (as === form.GARRISON) return ONLY_INSIDE
    shapeAt(p, body, shape, p.x[body], p.y[body], p.heading[body], as)
    if (!isOnTable(p.scenario, shape)) return OFF_TABLE
    return isFree(p, body, shape) ? undefined : NO_ROOM
  },
  play(p, _seat, body, as, _dice, journal) {
    pay(p, body)
    p.form[body] = as
    journal?.tell(EVERYBODY, event.Formed, body, as)
  },
}

const Face: Choice<Corps> = {
  verb: 'face {bodies} > {headings}',
  sampled: true,
  propose(p, _seat, offers) {
    // By eighths of a turn; any other heading can be sent as well.
    for (const body of ownBodies(p))
      for (let eighth = 1; eighth < 8; eighth++) offers.try(body, Math.floor(turned(p.heading[body], 180 * eighth) / 4))
  },
  check(p, _seat, body, heading) {
    const why = judge(p, spending(p).command, body)
    if (why !== undefined) return why
    if (p.form[body] === form.SQUARE) return NO_FACING
    if (headingOf(heading) === p.heading[body]) return SAME_WAY
    shapeAt(p, body, shape, p.x[body], p.y[body], headingOf(heading), p.form[body])
    if (!isOnTable(p.scenario, shape)) return OFF_TABLE
    return isFree(p, body, shape) ? undefined : NO_ROOM
  },
  play(p, _seat, body, heading, _dice, journal) {
    pay(p, body)
    p.heading[body] = headingOf(heading)
    journal?.tell(EVERYBODY, event.Faced, body, heading)
  },
}

/** The disc of a general where he would be. */
const disc: Body = makeBody()

/** East and north of the eight ways that the list offers a general. */
const WAYS = [
  [0, 1],
  [0.7, 0.7],
  [1, 0],
  [0.7, -0.7],
  [0, -1],
  [-0.7, -0.7],
  [-1, 0],
  [-0.7, 0.7],
] as const

const Ride: Choice<Corps> = {
  verb: 'ride {bodies} > {points}',
  sampled: true,
  propose(p, _seat, offers) {
    const general = generalOf(p, spending(p).command)
    if (!isOn(p, general)) return
    const rate = rateOf(p, general)
    for (const [east, north] of WAYS)
      for (const part of [1, 0.5]) {
        const point = pointOf(p.x[general] + east * part * rate, p.y[general] + north * part * rate)
        if (point !== undefined) offers.try(general, point)
      }
  },
  check(p, _seat, general, point) {
    if (general !== generalOf(p, spending(p).command)) return ITSELF
    if (!isOn(p, general)) return GENERAL_GONE
    const [x, y] = [xOf(point), yOf(point)]
    const isAgain = p.moved[general] > 0
    const near = p.scenario.once.general
    if (isAgain && isEnemyWithin(p, general, shapeOf(p, general), near)) return NEAR_GENERAL
    if (span(p.x[general], p.y[general], x, y) > rateOf(p, general)) return TOO_FAR
    if (!isOnTable(p.scenario, discAt(disc, x, y, frontOf(p, general) >> 1))) return OFF_TABLE
    return isAgain && isEnemyWithin(p, general, disc, near) ? NEAR_GENERAL : undefined
  },
  play(p, _seat, general, point, _dice, journal) {
    const inches = span(p.x[general], p.y[general], xOf(point), yOf(point))
    pay(p, general)
    p.x[general] = xOf(point)
    p.y[general] = yOf(point)
    journal?.tell(EVERYBODY, event.Rode, general, inches)
  },
}

const End: Choice<Corps> = {
  verb: 'end the turn',
  propose: (_p, _seat, offers) => offers.give(),
  check: () => undefined,
  play(p, _seat, _a, _b, _dice, journal) {
    endTurn(p, journal)
  },
}

function endTurn(p: Corps, journal?: Journal): void {
  const frame = spending(p)
  frame.isOver = 1
  journal?.tell(EVERYBODY, event.TurnEnded, frame.command, p.pips)
}

export const Spending: Phase<Corps> = {
  name: 'spending',
  rule: '3.2',
  locals: spending,
  asks(p) {
    const { command, isOver } = spending(p)
    return isOver === 1 || p.pips === 0 ? NOBODY : only(p.scenario.commands[command].army)
  },
  choices: [Pick, Form, Face, Ride, End],
}
