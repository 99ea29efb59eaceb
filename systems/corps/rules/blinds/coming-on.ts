/** A83, A148 A unit that had no room behind its blind comes on from its own edge of the table with its first action. */
import {
  type Body,
  east,
  eastward,
  GRACE,
  INCH,
  makeBody,
  north,
  northward,
  ONE,
  RIGHT_ANGLE,
  turned,
  within,
} from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, type Offers, refusal } from '../../../../src/kernel/index.ts'
import { pay, TOO_FEW_PIPS } from '../command/judging.ts'
import { generalOf } from '../command/reach.ts'
import { spending } from '../command/turn.ts'
import { isEnemyWithin, isFree, NO_ROOM, OFF_TABLE } from '../movement/clearance.ts'
import { rateOf } from '../movement/rates.ts'
import { depthOf, isOn, isOnTable, shapeAt, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { pointOf, xOf, yOf } from '../state/points.ts'
import type { Corps } from '../state/position.ts'

const NOT_WAITING = refusal('A83', 'Only a unit of his that waits off the table comes on.')
const TOO_FAR_ON = refusal('A83', 'It comes on from its own edge of the table, by one move at most.')
const TOO_NEAR = refusal('A83', 'It comes on no nearer than 4 inches to an enemy.')
const OUT_OF_REACH = refusal('3.3', 'It has to come on within the distance at which its commander gives orders.')

/** By arm, in what formation a unit comes on: as from one strip (A5). */
const COLUMNS = [form.MARCH, form.HORSE_COLUMN, form.LIMBERED]

/** How far to either side of its general the list offers places, and how far on; in inches. */
const ASIDE = [0, -2, 2, -4, 4, -6, 6, -8, 8]
const ON = [0, 2, 4]

const shape: Body = makeBody()

const inwardOf = (p: Corps, unit: number): number => p.scenario.inward[p.scenario.roster.army[unit]]
const columnOf = (p: Corps, unit: number): number => COLUMNS[p.scenario.roster.arm[unit]]

/** How far a place lies from the edge of the table that a heading leads away from: cells, times ONE. */
function farFromEdge({ scenario: { width, depth } }: Corps, heading: number, x: number, y: number): number {
  const [e, n] = [east(heading), north(heading)]
  return e * x + n * y - Math.min(0, e * width) - Math.min(0, n * depth)
}

/** How far the foremost corner of `shape` is from its own edge: cells, times ONE. */
function farthest(p: Corps, heading: number): number {
  let most = 0
  for (let k = 0; k < shape.count; k++) most = Math.max(most, farFromEdge(p, heading, shape.xs[k], shape.ys[k]))
  return most
}

/** Its rate in the formation in which it comes on. */
function rateOn(p: Corps, unit: number): number {
  const as = p.form[unit]
  p.form[unit] = columnOf(p, unit)
  const rate = rateOf(p, unit)
  p.form[unit] = as
  return rate
}

/** Offers places along its own edge, near its general. */
function offerPlaces(p: Corps, unit: number, offers: Offers): void {
  const general = generalOf(p, spending(p).command)
  const heading = inwardOf(p, unit)
  const right = turned(heading, RIGHT_ANGLE)
  const back = Math.round(farFromEdge(p, heading, p.x[general], p.y[general]) / ONE)
  for (const aside of ASIDE)
    for (const on of ON) {
      const ahead = (depthOf(p, unit, columnOf(p, unit)) >> 1) + on * INCH - back
      const x = p.x[general] + eastward(heading, ahead) + eastward(right, aside * INCH)
      const point = pointOf(x, p.y[general] + northward(heading, ahead) + northward(right, aside * INCH))
      if (point !== undefined) offers.try(unit, point)
    }
}

export const ComeOn: Choice<Corps> = {
  verb: 'bring on {units} > {points}',
  sampled: true,
  propose(p, _seat, offers) {
    for (let unit = 0; unit < p.away.length; unit++)
      if (p.away[unit] === 1 && p.scenario.roster.command[unit] === spending(p).command) offerPlaces(p, unit, offers)
  },
  check(p, _seat, unit, point) {
    const { roster, commands, orders, prices } = p.scenario
    const { command } = spending(p)
    if (p.away[unit] === 0 || roster.command[unit] !== command) return NOT_WAITING
    if (p.pips < prices.move) return TOO_FEW_PIPS
    const general = generalOf(p, command)
    const heading = inwardOf(p, unit)
    shapeAt(p, unit, shape, xOf(point), yOf(point), heading, columnOf(p, unit))
    if (!isOnTable(p.scenario, shape)) return OFF_TABLE
    if (farthest(p, heading) > (rateOn(p, unit) + GRACE) * ONE) return TOO_FAR_ON
    if (!isOn(p, general) || !within(shape, shapeOf(p, general), commands[command].radius)) return OUT_OF_REACH
    if (!isFree(p, unit, shape)) return NO_ROOM
    return isEnemyWithin(p, unit, shape, orders.open - 1) ? TOO_NEAR : undefined
  },
  play(p, _seat, unit, point, _dice, journal) {
    pay(p, unit, p.scenario.prices.move)
    p.away[unit] = 0
    p.x[unit] = xOf(point)
    p.y[unit] = yOf(point)
    p.heading[unit] = inwardOf(p, unit)
    p.form[unit] = columnOf(p, unit)
    journal?.tell(EVERYBODY, event.CameOn, unit)
  },
}
