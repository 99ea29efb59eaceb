/** 12.13 The units that move: one unit, or units of one stack as one. They share hex, facing and array (11.0). */
import { ARTILLERY, CAVALRY } from '../state/army.ts'
import { type Albuera, mark } from '../state/position.ts'
import { modeNamed } from '../state/scenario.ts'
import { COLUMN, LIMBERED, LINE, SKIRMISH, SQUARE } from '../state/shapes.ts'
import { isWide } from '../state/troops.ts'

export interface Group {
  /** The unit on top. */
  lead: number
  /** From the top down. */
  readonly units: Int16Array
  count: number
  isWide: boolean
  isGuns: boolean
  /** The place of its mode in the tables of costs; −1 for unlimbered guns, which do not move (R3). */
  mode: number
}

/** More than a hex can hold (11.2), except for skirmishers. */
const MOST = 128

export const makeGroup = (): Group => ({
  lead: -1,
  units: new Int16Array(MOST),
  count: 0,
  isWide: false,
  isGuns: false,
  mode: -1,
})

const MODE_OF_ARRAY = new Int8Array(7).fill(-1)
for (const [array, mode] of [
  [COLUMN, 'column'],
  [LINE, 'line'],
  [SQUARE, 'square'],
  [SKIRMISH, 'skirmish'],
  [LIMBERED, 'limbered'],
] as const)
  MODE_OF_ARRAY[array] = modeNamed(mode)
const [WIDE, HORSE, MOUNTED_CAVALRY] = [modeNamed('wide'), modeNamed('horse'), modeNamed('cavalry')]

/** The mode by which a unit's movement is paid for. */
function modeOf(p: Albuera, unit: number): number {
  const arm = p.scenario.army.arm[unit]
  if (arm === CAVALRY) return MOUNTED_CAVALRY
  if (isWide(p, unit)) return WIDE
  const mode = MODE_OF_ARRAY[p.array[unit]]
  return arm === ARTILLERY && p.scenario.army.entries[unit].kind === 'horse' ? HORSE : mode
}

function fill(p: Albuera, into: Group, lead: number): void {
  into.lead = lead
  into.isWide = isWide(p, lead)
  into.isGuns = p.scenario.army.arm[lead] === ARTILLERY
  into.mode = modeOf(p, lead)
}

/** One unit alone. */
export function alone(p: Albuera, unit: number, into: Group): Group {
  into.units[0] = unit
  into.count = 1
  fill(p, into, unit)
  return into
}

const BEGUN = mark.DONE | mark.MOVING | mark.WAITING
/** Can a unit still begin to move in this subphase? */
export const isReady = (p: Albuera, unit: number): boolean =>
  p.at[unit] >= 0 && p.left[unit] > 0 && (p.marks[unit] & BEGUN) === 0

/** Keeps where a unit began this subphase, as it retreats before it has moved (`hasBegunTogether`). */
export function noteStart(p: Albuera, unit: number): void {
  if (isReady(p, unit) && p.course[unit] === 0) p.course[unit] = 1 + p.at[unit]
}

/** 9.2.2 Did all of a group that has not moved yet begin this subphase in one hex? */
export function hasBegunTogether(p: Albuera, { units, count }: Group): boolean {
  const start = (unit: number): number => (p.course[unit] > 0 ? p.course[unit] - 1 : p.at[unit])
  for (let k = 1; k < count; k++) if (start(units[k]) !== start(units[0])) return false
  return true
}

/** All units of the unit's stack and arm that can begin to act; never guns. */
export function stackOf(p: Albuera, unit: number, into: Group): Group {
  const { arm, side, unitOf } = p.scenario.army
  into.count = 0
  for (let node = p.top[p.at[unit]]; node >= 0; node = p.below[node]) {
    const other = unitOf[node]
    if (side[other] === side[unit] && arm[other] === arm[unit] && isReady(p, other)) into.units[into.count++] = other
  }
  fill(p, into, into.count > 0 ? into.units[0] : unit)
  return into
}

/** The units whose movement is under way. */
export function moving(p: Albuera, into: Group): Group {
  const lead = p.mover - 1
  const { unitOf } = p.scenario.army
  into.count = 0
  for (let node = p.top[p.at[lead]]; node >= 0; node = p.below[node])
    if (p.marks[unitOf[node]] & mark.MOVING) into.units[into.count++] = unitOf[node]
  fill(p, into, lead)
  return into
}

export function isIn({ units, count }: Group, unit: number): boolean {
  for (let k = 0; k < count; k++) if (units[k] === unit) return true
  return false
}

/**
 * The unit does nothing more in this subphase: it has left the map, or its movement has been ended. A unit that is not
 * acting stays as it is.
 */
export function endActing(p: Albuera, unit: number): void {
  const { DONE, MOVING, WAITING } = mark
  if ((p.marks[unit] & DONE) === 0 && (p.left[unit] > 0 || (p.marks[unit] & (MOVING | WAITING)) !== 0)) {
    p.ready--
    p.marks[unit] |= DONE
  }
  if ((p.marks[unit] & WAITING) !== 0) p.waiting--
  p.left[unit] = 0
  p.marks[unit] &= ~(MOVING | WAITING)
}

/** Takes part in the current movement. */
export const UNDER_WAY = mark.MOVING | mark.WAITING

/**
 * Takes the unit out of the current movement, if it takes part: others have moved it (R83), or it has counterattacked
 * (R59). Any points left still pay for fire.
 */
export function dropOut(p: Albuera, unit: number): void {
  if ((p.marks[unit] & UNDER_WAY) === 0) return
  if ((p.marks[unit] & mark.WAITING) !== 0) p.waiting--
  p.marks[unit] = (p.marks[unit] & ~UNDER_WAY) | mark.DONE
  p.ready--
}

/** The points that all of them have. */
export function pointsOf(p: Albuera, { units, count }: Group): number {
  let least = p.left[units[0]]
  for (let k = 1; k < count; k++) if (p.left[units[k]] < least) least = p.left[units[k]]
  return least
}
