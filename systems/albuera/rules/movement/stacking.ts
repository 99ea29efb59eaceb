/** 11 Which units can share a hex. */
import { rightHalf } from '../../../../src/hex/two-hex.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { ARTILLERY } from '../state/army.ts'
import { type Albuera, other } from '../state/position.ts'
import { SKIRMISH, SQUARE } from '../state/shapes.ts'
import { covers, holds, isWide, joined } from '../state/troops.ts'
import { type Group, isIn } from './group.ts'

const UNLIKE = refusal('11.0', 'Units in a stack have the same array and facing; only guns may have others.')
const MIXED = refusal('11.1', 'Infantry and cavalry cannot stand in one hex.')
const FULL = refusal(
  '11.2',
  'A hex holds four battalions, or four squadrons, or guns and two of either, or any number of skirmishers.',
)
const NOT_THE_SAME = refusal(
  '6.4',
  'A Line over two hexes stacks only with one other that covers the same two hexes and faces the same way.',
)

/** Are there friends in a hex that are not guns and do not move along? */
export function hasOthers(p: Albuera, group: Group, hex: number): boolean {
  const { army } = p.scenario
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (army.side[unit] === army.side[group.lead] && army.arm[unit] !== ARTILLERY && !isIn(group, unit)) return true
  }
  return false
}

/** R2 Does the group turn in a hex without the others there? Guns are free, and Squares share no facing (11.0). */
export const turnsAlone = (p: Albuera, group: Group, hex: number): boolean =>
  group.isGuns || p.array[group.lead] === SQUARE || !hasOthers(p, group, hex)

/** Are there friends in a hex that do not move along? */
export function hasFriends(p: Albuera, group: Group, hex: number): boolean {
  const { side, unitOf } = p.scenario.army
  for (let node = p.top[hex]; node >= 0; node = p.below[node])
    if (side[unitOf[node]] === side[group.lead] && !isIn(group, unitOf[node])) return true
  return false
}

/**
 * Why the group cannot end its movement on a place: its hex, or its left hex if it covers two, its facing and array
 * there. Undefined if it can.
 */
export function stackFault(
  p: Albuera,
  group: Group,
  left: number,
  facing: number,
  array: number,
  wide: boolean,
): Refusal | undefined {
  const fault = hexFault(p, group, left, left, facing, array, wide)
  if (fault !== undefined || !wide) return fault
  return hexFault(p, group, rightHalf(p.scenario.ground.grid, left, facing), left, facing, array, wide)
}

/** Is it the company of a battalion that moves (8.3)? */
const isOwnCompany = (p: Albuera, group: Group, unit: number): boolean => {
  const battalion = p.scenario.army.battalion[unit]
  return battalion >= 0 && isIn(group, battalion)
}

/**
 * The number of units of the group that are still counters in this hex: all but companies that meet their battalion
 * there (8.3).
 */
function staying(p: Albuera, { units, count }: Group, hex: number): number {
  const { battalion } = p.scenario.army
  let left = count
  for (let k = 0; k < count; k++) if (battalion[units[k]] >= 0 && covers(p, battalion[units[k]], hex)) left--
  return left
}

/**
 * 14.10.3 The unit whose array and facing the group takes over if it joins others in a hex; -1 if it joins none, as a
 * company that meets its battalion, or a battalion that meets its company.
 */
export const hostOf = (p: Albuera, group: Group, hex: number): number =>
  staying(p, group, hex) === 0 ? -1 : joined(p, group.units, group.count, hex)

/** 8.3 Does a company of the group meet its battalion in this hex, or a battalion its company? */
export function meets(p: Albuera, group: Group, hex: number): boolean {
  if (hex < 0 || p.top[hex] < 0) return false
  if (staying(p, group, hex) < group.count) return true
  for (let node = p.top[hex]; node >= 0; node = p.below[node])
    if (isOwnCompany(p, group, p.scenario.army.unitOf[node])) return true
  return false
}

function hexFault(
  p: Albuera,
  group: Group,
  hex: number,
  left: number,
  facing: number,
  array: number,
  wide: boolean,
): Refusal | undefined {
  const { army } = p.scenario
  const arm = army.arm[group.lead]
  let troops = group.isGuns ? 0 : staying(p, group, hex)
  // 8.3 Companies that meet their battalion are no longer counters.
  if (troops === 0 && !group.isGuns) return undefined
  let guns = group.isGuns ? group.count : 0
  if (p.top[hex] < 0 && troops < 2) return undefined
  let isLoose = array === SKIRMISH
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (army.side[unit] !== army.side[group.lead] || isIn(group, unit) || isOwnCompany(p, group, unit)) continue
    if (army.arm[unit] === ARTILLERY) {
      guns++
      continue
    }
    troops++
    if (p.array[unit] === SKIRMISH && group.isGuns) isLoose = true
    if (group.isGuns) continue
    if (army.arm[unit] !== arm) return MIXED
    if (wide !== isWide(p, unit) || (wide && p.at[unit] !== left)) return NOT_THE_SAME
    if (p.array[unit] !== array) return UNLIKE
    // R53 A unit that gathers for a Clash keeps its facing.
    if (array !== SQUARE && p.face[unit] !== facing && !holds(p, other(army.side[unit]), hex)) return UNLIKE
  }
  if (guns > 1 || (troops > (guns > 0 ? 2 : 4) && !(isLoose && guns === 0))) return FULL
  return wide && troops > 2 ? NOT_THE_SAME : undefined
}
