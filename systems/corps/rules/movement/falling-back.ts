/** 3.12, A36 For two pips a unit goes half a move straight back, and still faces the enemy. */
import { type Body, eastward, hull, makeBody, makeConvex, northward, used } from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { judge, judgeOrdered, pay } from '../command/judging.ts'
import { forbids, leaveFor } from '../command/orders.ts'
import { ownBodies, spending } from '../command/turn.ts'
import { passOver } from '../morale/generals.ts'
import { opposite, shapeAt, shapeOf } from '../state/bodies.ts'
import { part } from '../state/contacts.ts'
import { event } from '../state/events.ts'
import { noteGunAction } from '../state/gun-actions.ts'
import { leave } from '../state/leave.ts'
import type { Corps } from '../state/position.ts'
import { judgeEntering } from './built-up.ts'
import { judgeMove } from './clearance.ts'
import { judgeNearness } from './nearness.ts'
import { judgeByOrder } from './ordered.ts'
import { type Outset, setOut } from './outset.ts'
import { rateOf } from './rates.ts'

const NO_UNIT = refusal('3.12', 'Only units retire.')
const STAYS = refusal('3.12', 'The unit cannot move as it stands.')

/** Where the unit judged last would stand. */
const back = { body: makeBody(), x: 0, y: 0 }
/** The way back. */
const way = makeConvex()

function goBack(p: Corps, unit: number, cells: number): Body {
  const heading = p.heading[unit]
  back.x = p.x[unit] + eastward(opposite(heading), cells)
  back.y = p.y[unit] + northward(opposite(heading), cells)
  return shapeAt(p, unit, back.body, back.x, back.y, heading, p.form[unit])
}

/** May it go this many cells back, with half its rate? */
function judgeBack(p: Corps, outset: Outset, cells: number, half: number): Refusal | undefined {
  const { body: unit, from, crowd } = outset
  const to = goBack(p, unit, cells)
  return (
    judgeMove(p, unit, from, to, half, -1, crowd) ??
    judgeEntering(p, unit, from, to, p.form[unit]) ??
    judgeOrder(p, outset, to) ??
    judgeNearness(p, outset, to, p.moved[unit] > 0)
  )
}

/**
 * A156 If its order says to which side it may go back: does it let it go there? In contact a unit always may, because
 * it can do little else (A36, A126).
 */
function judgeOrder(p: Corps, outset: Outset, to: Body): Refusal | undefined {
  const { body: unit } = outset
  if (p.contact[unit] !== 0) return undefined
  const isLed = leaveFor(p, unit, 'fallBack') === leave.OBJECTIVE || leaveFor(p, unit, 'advance') === leave.NO
  return isLed ? judgeByOrder(p, outset, to) : undefined
}

/** Finds the place half a move back; a quarter if difficult ground or others leave no more. */
function judgePlace(p: Corps, unit: number): Refusal | undefined {
  const half = rateOf(p, unit) >> 1
  if (half === 0) return STAYS
  const outset = setOut(p, unit)
  const why = judgeBack(p, outset, half, half)
  return why === undefined ? undefined : judgeBack(p, outset, half >> 1, half)
}

function judgeFallBack(p: Corps, unit: number): Refusal | undefined {
  const { command } = spending(p)
  if (unit >= p.morale.length) return NO_UNIT
  const { retire } = p.scenario.prices
  const why = p.contact[unit] === 0 ? judge(p, command, unit, retire) : judgeOrdered(p, command, unit, retire)
  if (why !== undefined) return why
  // Whether an order forbids every place is cheapest to find out.
  const forbidden = p.contact[unit] === 0 ? forbids(p, unit, 'fallBack') : undefined
  return forbidden ?? judgePlace(p, unit)
}

export const FallBack: Choice<Corps> = {
  verb: 'retire {bodies}',
  propose(p, _seat, offers) {
    if (p.pips < p.scenario.prices.retire) return
    for (const body of ownBodies(p)) offers.try(body)
  },
  check: (p, _seat, body) => judgeFallBack(p, body),
  play(p, _seat, body, _b, _dice, journal) {
    judgePlace(p, body)
    const inches = used(shapeOf(p, body), back.body)
    pay(p, body, p.scenario.prices.retire)
    noteGunAction(p, body, -1)
    part(p, body)
    hull(shapeOf(p, body), back.body, way)
    p.x[body] = back.x
    p.y[body] = back.y
    journal?.tell(EVERYBODY, event.FellBack, body, inches)
    passOver(p, body, way, journal)
  },
}
