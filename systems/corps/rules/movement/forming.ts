/** Rule 3.6: another formation, or a change of face. */
import {
  type Area,
  type Body,
  type Convex,
  makeBody,
  makeConvex,
  setPoint,
  turned,
} from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, type Offers, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { spot } from '../blinds/spotting.ts'
import { judge, payStanding } from '../command/judging.ts'
import { ownBodies, spending } from '../command/turn.ts'
import { depthOf, frontOf, isOnTable, shapeAt, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { arm, FORMS_OF, form } from '../state/forms.ts'
import { gunFormingOf, makesPair, noteGunAction } from '../state/gun-actions.ts'
import { headingOf } from '../state/points.ts'
import type { Corps } from '../state/position.ts'
import { judgeEntering } from './built-up.ts'
import { gather, isFreeOf, makeCrowd, NO_ROOM, OFF_TABLE } from './clearance.ts'
import { judgeAgain } from './nearness.ts'
import { judgeBlind } from './ordered.ts'

const NO_SUCH_FORM = refusal('3.6', 'The unit knows no such formation.')
/** By arm, what the formations are called. */
const NO_FORM_OF: Readonly<Record<number, Refusal>> = {
  [arm.INFANTRY]: refusal('3.6', 'Infantry knows march, attack, line and square.'),
  [arm.CAVALRY]: refusal('3.6', 'Cavalry knows horse-column and horse-line.'),
  [arm.ARTILLERY]: refusal('3.6', 'Artillery knows limbered and deployed.'),
}
const SAME_FORM = refusal('3.6', 'The unit has this formation already.')
const NO_GUNS = refusal('A20', 'A crew that has left its guns has to man them first.')
const ONLY_INSIDE = refusal('3.9', 'A garrison is formed inside a built-up area, by occupying it.')
const NO_FACING = refusal('3.6', 'A square faces every way; guns without a crew, and generals, do not turn.')
const SAME_WAY = refusal('3.6', 'The unit faces that way already.')

/** The shape that a body would have. */
const shape: Body = makeBody()

/** 3.6, 3.7 For a battery it is one of its actions. */
const formPrice = ({ scenario: { prices, roster } }: Corps, body: number): number =>
  roster.arm[body] === arm.ARTILLERY ? prices.guns : prices.form

/** The bodies so near that they might bar another formation or face of a body. */
const crowd = makeCrowd()

/** Everything that a body could cover about its centre. */
const about = makeConvex(1)
/** No body, edge of the table, built-up area or wood is near: any formation and face has room. */
let isOpen = false

/** Gathers them: whatever its heading, no corner is farther from its centre than half its front and depth. */
function gatherAbout(p: Corps, body: number): void {
  let reach = frontOf(p, body) + depthOf(p, body)
  for (const as of FORMS_OF[p.scenario.roster.arm[body]])
    reach = Math.max(reach, frontOf(p, body, as) + depthOf(p, body, as))
  gather(p, body, reach >> 1, crowd)
  setPoint(about, p.x[body], p.y[body], (reach >> 1) + 1)
  isOpen = crowd.count === 0 && isOnTable(p.scenario, about) && !isBesideCover(p, about)
}

const isBeside = (areas: readonly Area[], { west, east, south, north }: Convex): boolean =>
  areas.some((one) => one.west <= east && one.east >= west && one.south <= north && one.north >= south)

/** Could a shape touch a built-up area or wood? Judged by their boxes. */
const isBesideCover = ({ scenario: { ground } }: Corps, shape: Convex): boolean =>
  isBeside(ground.sections, shape) || isBeside(ground.woods, shape)

/**
 * Why a body cannot stand in its place in a formation and along a heading; `isPaired` if this is the second action of a
 * pair (3.14). Call `gatherAbout` first.
 */
function judgeStanding(p: Corps, body: number, heading: number, as: number, isPaired: boolean): Refusal | undefined {
  if (isOpen && p.moved[body] === 0) return undefined
  shapeAt(p, body, shape, p.x[body], p.y[body], heading, as)
  const tooNear = isPaired ? undefined : judgeAgain(p, body, shape)
  if (tooNear !== undefined || isOpen) return tooNear
  if (!isOnTable(p.scenario, shape)) return OFF_TABLE
  if (!isFreeOf(crowd, shape)) return NO_ROOM
  return judgeEntering(p, body, shapeOf(p, body), shape, as)
}

/** May its commander give it another formation at all? */
const judgeDrill = (p: Corps, body: number, as: number): Refusal | undefined =>
  judge(p, spending(p).command, body, formPrice(p, body), gunFormingOf(p, body, as))

function judgeForming(p: Corps, body: number, as: number): Refusal | undefined {
  if (!FORMS_OF[p.scenario.roster.arm[body]].includes(as))
    return NO_FORM_OF[p.scenario.roster.arm[body]] ?? NO_SUCH_FORM
  if (as === p.form[body]) return SAME_FORM
  if (p.form[body] === form.CREW) return NO_GUNS
  if (as === form.GARRISON) return ONLY_INSIDE
  return judgeStanding(p, body, p.heading[body], as, makesPair(p, body, gunFormingOf(p, body, as)))
}

function judgeFacing(p: Corps, body: number, heading: number): Refusal | undefined {
  if (p.form[body] === form.SQUARE) return NO_FACING
  if (headingOf(heading) === p.heading[body]) return SAME_WAY
  const why = judgeStanding(p, body, headingOf(heading), p.form[body], false)
  if (why !== undefined || p.form[body] !== form.BLIND) return why
  return judgeBlind(p, body, shapeAt(p, body, shape, p.x[body], p.y[body], headingOf(heading), form.BLIND))
}

/** Offers the formations of a body. For a battery each is an action of its own; for others one question answers all. */
function offerForms(p: Corps, body: number, offers: Offers): void {
  const isBattery = p.scenario.roster.arm[body] === arm.ARTILLERY
  let isFirst = true
  for (const as of FORMS_OF[p.scenario.roster.arm[body]]) {
    if (as === p.form[body]) continue
    if (isFirst || isBattery) {
      if (judgeDrill(p, body, as) !== undefined) {
        if (isBattery) continue
        return
      }
      gatherAbout(p, body)
    }
    isFirst = false
    if (judgeForming(p, body, as) === undefined) offers.give(body, as)
  }
}

export const Form: Choice<Corps> = {
  verb: 'form {bodies} > {forms}',
  propose(p, _seat, offers) {
    for (const body of ownBodies(p)) offerForms(p, body, offers)
  },
  check(p, _seat, body, as) {
    const why = judgeDrill(p, body, as)
    if (why !== undefined) return why
    gatherAbout(p, body)
    return judgeForming(p, body, as)
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
    const { command } = spending(p)
    // By eighths of a turn; any other heading can be sent as well.
    for (const body of ownBodies(p)) {
      if (judge(p, command, body, p.scenario.prices.form) !== undefined) continue
      gatherAbout(p, body)
      for (let eighth = 1; eighth < 8; eighth++) {
        const heading = Math.floor(turned(p.heading[body], 180 * eighth) / 4)
        if (judgeFacing(p, body, heading) === undefined) offers.give(body, heading)
      }
    }
  },
  check(p, _seat, body, heading) {
    const why = judge(p, spending(p).command, body, p.scenario.prices.form)
    if (why !== undefined) return why
    gatherAbout(p, body)
    return judgeFacing(p, body, heading)
  },
  play(p, seat, body, heading, _dice, journal) {
    payStanding(p, body, p.scenario.prices.form)
    p.heading[body] = headingOf(heading)
    journal?.tell(EVERYBODY, event.Faced, body, heading)
    // A96 Its ends have moved.
    if (p.form[body] === form.BLIND) spot(p, seat, body)
  },
}
