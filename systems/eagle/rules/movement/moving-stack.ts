/** 7, RA70 Stacks on the move: units of one hex that go together, at the pace of the slowest, and stop together. */

import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { ARTILLERY, CART, CAVALRY, INFANTRY } from '../state/ground.ts'
import { type Eagle, mark, NORMAL, SQUARE } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { laterFits } from '../state/stacking-limits.ts'
import { nextHidden, points, pointsAt, squareFits } from '../state/stacks.ts'
import { ALONE, eachUnit, IDLE } from './listed-choices.ts'
import { isJoined, stackAllowance, startMove, whyNotMove } from './movement.ts'

const ELSEWHERE = refusal('RA70', 'Only units of one hex go together.')
const UNDER_WAY = refusal('RA70', 'They join before the first hex, and each but once.')
const NOT_READY = refusal(
  'RA70',
  'Limbered guns, cavalry, and infantry in normal formation go along with others: no carts, squares or skirmishers.',
)

function whyNotJoin(p: Eagle, seat: number, unit: number, leader: number): Refusal | undefined {
  return whyNotMove(p, seat, unit) ?? whyNotMove(p, seat, leader) ?? whyNotAlong(p, unit, leader)
}

/** Returns why one of two units that may act may not go along with the other. */
function whyNotAlong(p: Eagle, unit: number, leader: number): Refusal | undefined {
  const { army } = p.scenario
  if (unit === leader || p.chase > 0 || p.at[unit] !== p.at[leader]) return ELSEWHERE
  if (p.form[unit] !== NORMAL || p.form[leader] !== NORMAL || army.arm[unit] === CART || army.arm[leader] === CART)
    return NOT_READY
  if (((p.marks[unit] | p.marks[leader]) & (mark.MOVED | mark.CHARGING)) !== 0 || p.mover === 1 + unit) return UNDER_WAY
  return undefined
}

let stacked = new Int16Array(0)

/**
 * Lists the units of a stack by their numbers, the highest first: laying a unit on top then leaves the list of possible
 * joins unchanged.
 */
function byNumber(p: Eagle, hex: number): number {
  const { unitOf } = p.scenario.army
  stacked = withRoom(stacked, unitOf.length)
  let count = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    if (unitOf[node] !== node) continue
    let k = count++
    for (; k > 0 && stacked[k - 1] < node; k--) stacked[k] = stacked[k - 1]
    stacked[k] = node
  }
  return count
}

/** `join {units} > {units}`: the first goes along with the second. */
export const join: Choice<Eagle> = {
  verb: 'join {units} > {units}',
  ...eachUnit(
    (p, seat, unit, offers) => {
      if (p.tall[p.at[unit]] === 1 || p.form[unit] !== NORMAL) return
      for (let k = byNumber(p, p.at[unit]) - 1; k >= 0; k--) {
        const leader = stacked[k]
        if (whyNotAlong(p, unit, leader) === undefined && whyNotMove(p, seat, leader) === undefined)
          offers.give(unit, leader)
      }
    },
    (p, unit) => p.scenario.army.arm[unit] !== CART,
    IDLE | ALONE,
  ),
  check: whyNotJoin,
  play(p, _seat, unit, leader, _dice, journal) {
    startMove(p, leader)
    const before = stackAllowance(p, true)
    p.marks[unit] |= mark.MOVED
    p.joined++
    p.left = Math.max(0, p.left + stackAllowance(p, true) - before)
    journal?.tell(EVERYBODY, event.Joins, unit, leader)
  },
}

const held = { all: 0, foot: 0, horse: 0, troops: 0, units: 0, batteries: 0, square: false, marching: false }

function add(p: Eagle, unit: number, brings: number): void {
  const { army } = p.scenario
  held.all += brings
  if (army.arm[unit] === ARTILLERY) held.batteries++
  else if (army.arm[unit] !== CART) {
    held.troops += brings
    held.units++
    if (p.form[unit] === SQUARE) held.square = true
  }
  if (p.march[army.formation[unit]] === 0) return
  if (army.arm[unit] === INFANTRY) held.foot += brings
  else if (army.arm[unit] === CAVALRY) held.horse += brings
}

/** Adds the units in a hex, including those under a marker (RA123); or of the mover's stack the units that go along. */
function addStack(p: Eagle, hex: number, all: boolean): void {
  const { army } = p.scenario
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (!all && unit !== p.mover - 1 && !isJoined(p, unit)) continue
    add(p, unit, pointsAt(p, node))
    if (!all && p.march[army.formation[unit]] === 1) held.marching = true
  }
  if (!all || p.scenario.markerSide.length === 0) return
  const mover = p.mover - 1
  for (let unit = nextHidden(p, mover, hex); unit >= 0; unit = nextHidden(p, mover, hex, unit))
    add(p, unit, points(p, unit))
}

/** Returns the units that go along with the mover, without itself. */
function along(p: Eagle): number[] {
  const units: number[] = []
  for (let node = p.top[p.at[p.mover - 1]]; node >= 0; node = p.below[node]) {
    const unit = p.scenario.army.unitOf[node]
    if (isJoined(p, unit)) units.push(unit)
  }
  return units
}

/**
 * 6 Is there room in a hex for all units that go together: 18 points in woods and buildings, 8 of infantry and 4 of
 * cavalry on the march, with a square 18 points or 3 units, and 2 batteries?
 */
export function fitsTogether(p: Eagle, hex: number, sheltered: boolean): boolean {
  const { readings, tables } = p.scenario
  const { stacking } = tables.file
  held.all = 0
  held.foot = 0
  held.horse = 0
  held.troops = 0
  held.units = 0
  held.batteries = 0
  held.square = false
  held.marching = false
  addStack(p, hex, true)
  addStack(p, p.at[p.mover - 1], false)
  if (readings.laterStacking) {
    if (!laterFits(p, p.mover - 1, hex, false, along(p))) return false
  } else {
    if (
      held.square &&
      !(squareFits(stacking.square, held.troops, held.units) && held.batteries <= stacking.square.batteries)
    )
      return false
    if (sheltered && held.all > stacking.shelter) return false
  }
  // Other units may stack with marching ones, however many there are.
  return !held.marching || (held.foot <= stacking.march.infantry && held.horse <= stacking.march.cavalry)
}
