/** 12.8 Movement allowances, and which units act in subphase 2.2 (4.4, 4.7.1, 8.7). */
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { headOf, isBrigade, supportsWith } from '../command/commanders.ts'
import { inRange, rangeOf } from '../command/range.ts'
import { ARTILLERY, CAVALRY } from '../state/army.ts'
import { type Albuera, mark } from '../state/position.ts'
import { UNLIMBERED } from '../state/shapes.ts'
import { isOnMap } from '../state/troops.ts'

const NOT_ON_MAP = refusal('4.4', 'Only units on the map act.')
const NOT_CALLED = refusal('4.4', 'Units act when their brigade commander is activated.')
const OUT_OF_RANGE = refusal(
  '4.2.1',
  'A unit that is out of command range when the units are called does not move; it can fire.',
)
const NO_SUPPORT = refusal('4.7.1', 'Supporting Units act once in a turn, with a brigade of their superior.')
const HAS_MOVED = refusal('12.13', 'A unit moves once in a subphase, and ends its movement before another begins.')
const NONE_LEFT = refusal('12.3', 'It has no points left.')
const GUNS_SPENT = refusal('10.13', 'Unlimbered foot guns have one point in a subphase, and have spent it.')

/** Half points of a unit in a Movement subphase. */
export function allowanceOf(p: Albuera, unit: number): number {
  const { army, costs } = p.scenario
  if (army.arm[unit] === CAVALRY) return costs.cavalry
  if (army.arm[unit] !== ARTILLERY) return costs.infantry
  if (army.entries[unit].kind === 'horse') return costs.horse
  return p.array[unit] === UNLIMBERED ? costs.foot : costs.limbered
}

function call(p: Albuera, unit: number): void {
  if (p.left[unit] > 0) return
  p.left[unit] = allowanceOf(p, unit)
  p.ready++
}

/**
 * Gives points to all units that act with the activated brigade commanders: units in their commander's range, companies
 * at any distance, and Supporting Units that have not acted in this turn. The range is measured once (R1), and for
 * units of a dead commander from the one who commands them now (4.8, 4.9).
 */
export function callUnits(p: Albuera): void {
  const { army } = p.scenario
  for (let commander = 0; commander < p.active.length; commander++) {
    // 4.5.3 A division commander alone does not bring any unit into action.
    if (p.active[commander] === 0 || !isBrigade(p, commander)) continue
    const head = headOf(p, commander)
    if (head < 0) continue
    const range = rangeOf(p, head)
    for (let unit = 0; unit < army.units.length; unit++) {
      if (!isOnMap(p, unit)) continue
      if (army.supports[unit] === 1) {
        const isDue = army.side[unit] === army.leads[commander] && (p.marks[unit] & mark.USED) === 0
        if (isDue && supportsWith(p, army.commander[unit], commander)) call(p, unit)
      } else if (army.commander[unit] === commander && (army.isCompany[unit] === 1 || inRange(p, range, unit)))
        call(p, unit)
    }
  }
}

/** Why a unit cannot begin to move in this subphase (`isReady`): the first reason in the order of the rules. */
export function idleFault(p: Albuera, unit: number): Refusal {
  const { army } = p.scenario
  if (!isOnMap(p, unit)) return NOT_ON_MAP
  if ((p.marks[unit] & (mark.MOVING | mark.WAITING)) !== 0) return HAS_MOVED
  if ((p.marks[unit] & mark.DONE) !== 0) return p.left[unit] > 0 ? HAS_MOVED : spentFault(p, unit)
  if (army.supports[unit] === 1) return NO_SUPPORT
  if (p.active[army.commander[unit]] === 0) return NOT_CALLED
  // R1 It may have come into range since the units were called.
  return OUT_OF_RANGE
}

/** The unit has spent all of its points, on a movement or on fire. */
function spentFault(p: Albuera, unit: number): Refusal {
  const isGun = p.scenario.army.entries[unit].kind === 'foot' && p.array[unit] === UNLIMBERED
  return isGun && (p.marks[unit] & mark.DEPLOYED) === 0 ? GUNS_SPENT : NONE_LEFT
}

/** Takes away all points when the subphase is over (12.4). */
export function dismissUnits(p: Albuera): void {
  p.left.fill(0)
  p.ready = 0
  p.waiting = 0
  p.course.fill(0)
  for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] &= mark.USED | mark.BACK | mark.OUT
}
