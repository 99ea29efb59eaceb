/** 1.5, A180, A181 Light cavalry rides out from under the blind of its command, to see what is ahead. */
import { type Body, eastward, GRACE, makeBody, northward, RIGHT_ANGLE, turned } from '../../../../src/inches/index.ts'
import { type Choice, EVERYBODY, refusal } from '../../../../src/kernel/index.ts'
import { judge, noteMove } from '../command/judging.ts'
import { spending } from '../command/turn.ts'
import { isEnemyWithin, isFree } from '../movement/clearance.ts'
import { depthOf, frontOf, isOnTable, shapeAt } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { arm, form } from '../state/forms.ts'
import type { Corps } from '../state/position.ts'
import { coverOf, isUnder, takeOffDecoys } from './under.ts'

const NOT_COVER = refusal('1.5', 'Light cavalry comes out from under the blind that covers its command.')
const NOT_LIGHT = refusal('1.5', 'Only light cavalry that lies under the blind is detached from it.')
const THE_LAST = refusal('A180', 'A unit at least stays under the blind: the last one is placed as its figures.')
const NO_WAY_OUT = refusal('A180', 'At no edge of the blind is there room for it, 4 inches from the enemy.')

/** The edges of a blind in the order in which to look for room: front, right, left, rear. */
const EDGES = [0, RIGHT_ANGLE, -RIGHT_ANGLE, 2 * RIGHT_ANGLE]

const shape: Body = makeBody()

export const isLightCavalry = ({ scenario: { roster } }: Corps, unit: number): boolean =>
  roster.arm[unit] === arm.CAVALRY && roster.weight[unit] === 0

/** Does any other unit lie under the blind of a command? */
function isAnotherUnder(p: Corps, unit: number, command: number): boolean {
  for (let other = 0; other < p.morale.length; other++) if (other !== unit && isUnder(p, other, command)) return true
  return false
}

/** Is there room for a unit against an edge of its blind? If so `shape` stands there, in column. */
function findWayOut(p: Corps, unit: number, blind: number): boolean {
  const half = depthOf(p, unit, form.HORSE_COLUMN) >> 1
  for (const edge of EDGES) {
    const isEnd = edge === RIGHT_ANGLE || edge === -RIGHT_ANGLE
    // A cell between the two, because their places are rounded.
    const far = ((isEnd ? frontOf(p, blind) : depthOf(p, blind)) >> 1) + half + GRACE
    const way = turned(p.heading[blind], edge)
    const [x, y] = [p.x[blind] + eastward(way, far), p.y[blind] + northward(way, far)]
    shapeAt(p, unit, shape, x, y, p.heading[blind], form.HORSE_COLUMN)
    if (!isOnTable(p.scenario, shape) || !isFree(p, unit, shape)) continue
    if (!isEnemyWithin(p, unit, shape, p.scenario.orders.open - 1)) return true
  }
  return false
}

export const Detach: Choice<Corps> = {
  verb: 'detach {bodies} > {units}',
  propose(p, _seat, offers) {
    const { command } = spending(p)
    const blind = coverOf(p, command)
    if (blind < 0) return
    for (let unit = 0; unit < p.morale.length; unit++)
      if (isUnder(p, unit, command) && isLightCavalry(p, unit)) offers.try(blind, unit)
  },
  check(p, _seat, blind, unit) {
    const { command } = spending(p)
    const why = judge(p, command, blind, p.scenario.prices.detach)
    if (why !== undefined) return why
    if (blind !== coverOf(p, command)) return NOT_COVER
    if (!isUnder(p, unit, command) || !isLightCavalry(p, unit)) return NOT_LIGHT
    if (!isAnotherUnder(p, unit, command)) return THE_LAST
    return findWayOut(p, unit, blind) ? undefined : NO_WAY_OUT
  },
  play(p, _seat, blind, unit, _dice, journal) {
    findWayOut(p, unit, blind)
    p.x[unit] = shape.x
    p.y[unit] = shape.y
    p.heading[unit] = p.heading[blind]
    p.form[unit] = form.HORSE_COLUMN
    p.pips -= p.scenario.prices.detach
    // The moves of its blind count as its own, and riding out is one more (5.4).
    p.moved[unit] = p.moved[blind] + 1
    noteMove(p, unit)
    takeOffDecoys(p, blind)
    journal?.tell(EVERYBODY, event.Detached, unit, blind)
  },
}
