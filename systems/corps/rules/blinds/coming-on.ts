/** A83, A148 A unit that had no room behind its blind comes on from its own edge of the table with its first action. */
import {
  type Body,
  east,
  eastward,
  GRACE,
  INCH,
  makeBody,
  makeConvex,
  north,
  northward,
  ONE,
  RIGHT_ANGLE,
  setPoint,
  turned,
  within,
} from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, type Offers, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { judgeLed, pay, TOO_FEW_PIPS } from '../command/judging.ts'
import { generalOf } from '../command/reach.ts'
import { spending } from '../command/turn.ts'
import { gatherAt, isAnyWithin, isFreeOf, makeCrowd, NO_ROOM, OFF_TABLE } from '../movement/clearance.ts'
import { rateOf } from '../movement/rates.ts'
import { depthOf, frontOf, isOn, isOnTable, shapeAt, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { pointOf, xOf, yOf } from '../state/points.ts'
import type { Corps } from '../state/position.ts'

const NOT_WAITING = refusal('A83', 'Only a unit of his that waits off the table comes on.')
const TOO_FAR_ON = refusal('A83', 'It comes on from its own edge of the table, by one move at most.')
const TOO_NEAR = refusal('A83', 'It comes on no nearer than 4 inches to an enemy.')
const OUT_OF_REACH = refusal('3.3', 'It has to come on within the distance at which its commander gives orders.')

/** By arm, the formation in which a unit comes on: as from one strip (A5). */
const COLUMNS = [form.MARCH, form.HORSE_COLUMN, form.LIMBERED]

/** How far to either side of its general, and how far onto the table, the list offers places; in inches. */
const ASIDE = [0, -2, 2, -4, 4, -6, 6, -8, 8]
const ON = [0, 2, 4]
/** No place of the list is farther from the first than this; cells. */
const FARTHEST = (Math.max(...ASIDE) + Math.max(...ON) + 1) * INCH

const shape: Body = makeBody()
const middle = makeConvex(1)

const inwardOf = (p: Corps, unit: number): number => p.scenario.inward[p.scenario.roster.army[unit]]
const columnOf = (p: Corps, unit: number): number => COLUMNS[p.scenario.roster.arm[unit]]

/** How far a place is from the edge of the table that a heading leads away from: cells, times ONE. */
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

/** The bodies that stand where it could come on, and the enemies near there. */
const crowd = makeCrowd()
const foes = makeCrowd()

/** Gathers them: everything that could matter to it if its middle comes at most `more` cells from a place. */
function gatherNear(p: Corps, unit: number, x: number, y: number, more: number): void {
  const as = columnOf(p, unit)
  // Whatever its heading, no corner is farther from its middle than half its front and depth.
  const reach = more + ((frontOf(p, unit, as) + depthOf(p, unit, as)) >> 1) + 1
  gatherAt(p, unit, setPoint(middle, x, y), reach, crowd, reach + p.scenario.orders.open, foes)
}

/** May a unit come on at all in the current turn? */
function judgeWaiting(p: Corps, unit: number): Refusal | undefined {
  if (p.away[unit] === 0 || p.scenario.roster.command[unit] !== spending(p).command) return NOT_WAITING
  if (p.led !== 0) return judgeLed(p, unit)
  return p.pips < p.scenario.prices.move ? TOO_FEW_PIPS : undefined
}

/** May it come on there? Call `judgeWaiting` and `gatherNear` first. */
function judgeArrival(p: Corps, unit: number, point: number): Refusal | undefined {
  const { commands, orders } = p.scenario
  const { command } = spending(p)
  const general = generalOf(p, command)
  const heading = inwardOf(p, unit)
  shapeAt(p, unit, shape, xOf(point), yOf(point), heading, columnOf(p, unit))
  if (!isOnTable(p.scenario, shape)) return OFF_TABLE
  if (farthest(p, heading) > (rateOn(p, unit) + GRACE) * ONE) return TOO_FAR_ON
  if (!isOn(p, general) || !within(shape, shapeOf(p, general), commands[command].radius)) return OUT_OF_REACH
  if (!isFreeOf(crowd, shape)) return NO_ROOM
  return isAnyWithin(foes, shape, orders.open - 1) ? TOO_NEAR : undefined
}

/** Offers places along its own edge, near its general. */
function offerPlaces(p: Corps, unit: number, offers: Offers): void {
  const general = generalOf(p, spending(p).command)
  const heading = inwardOf(p, unit)
  const right = turned(heading, RIGHT_ANGLE)
  const back = Math.round(farFromEdge(p, heading, p.x[general], p.y[general]) / ONE)
  const first = (depthOf(p, unit, columnOf(p, unit)) >> 1) - back
  const [x, y] = [p.x[general] + eastward(heading, first), p.y[general] + northward(heading, first)]
  gatherNear(p, unit, x, y, FARTHEST)
  for (const aside of ASIDE)
    for (const on of ON) {
      const ahead = first + on * INCH
      const east = p.x[general] + eastward(heading, ahead) + eastward(right, aside * INCH)
      const point = pointOf(east, p.y[general] + northward(heading, ahead) + northward(right, aside * INCH))
      if (point !== undefined && judgeArrival(p, unit, point) === undefined) offers.give(unit, point)
    }
}

export const ComeOn: Choice<Corps> = {
  verb: 'bring on {units} > {points}',
  sampled: true,
  propose(p, _seat, offers) {
    for (let unit = 0; unit < p.away.length; unit++)
      if (judgeWaiting(p, unit) === undefined) offerPlaces(p, unit, offers)
  },
  check(p, _seat, unit, point) {
    const why = judgeWaiting(p, unit)
    if (why !== undefined) return why
    gatherNear(p, unit, xOf(point), yOf(point), 0)
    return judgeArrival(p, unit, point)
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
