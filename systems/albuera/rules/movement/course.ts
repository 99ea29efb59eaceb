/** 12.13 The current movement: which unit is next, what is spent, when it ends. */
import type { Journal } from '../../../../src/kernel/index.ts'
import { isUnfit } from '../harm/lines.ts'
import { meet } from '../skirmishers/companies.ts'
import { pickUp, putDown } from '../state/placing.ts'
import { type Albuera, courseBit, mark } from '../state/position.ts'
import { SKIRMISH } from '../state/shapes.ts'
import { isWide } from '../state/troops.ts'
import { allowanceOf } from './allowance.ts'
import { fitLine } from './fitting.ts'
import { dropOut, type Group, makeGroup, moving, pointsOf } from './group.ts'
import { stackFault } from './stacking.ts'
import type { Course } from './steps.ts'

const scratch = makeGroup()
/** The state of the movement of the group that was asked for last. */
export const course: Course = { stepped: false, doubled: false }

/** The group that moves, with its course. */
export function current(p: Albuera): Group {
  course.stepped = p.stepped === 1
  course.doubled = p.doubled === 1
  return moving(p, scratch)
}

/** 12.5 Has the group spent nothing yet? */
export function isFresh(p: Albuera, { units, count }: Group): boolean {
  if (p.stepped === 1) return false
  for (let k = 0; k < count; k++) if (p.left[units[k]] !== allowanceOf(p, units[k])) return false
  return true
}

/** Takes points from all of the group; Supporting Units are used up for this turn (4.7.1). */
export function spend(p: Albuera, { units, count }: Group, points: number): void {
  const { supports } = p.scenario.army
  if (points > 0) p.idle = 0
  for (let k = 0; k < count; k++) {
    p.left[units[k]] -= points
    if (supports[units[k]] === 1) p.marks[units[k]] |= mark.USED
  }
}

/** Puts the group down elsewhere, below all units there, in its own order (11.0). */
export function shift(p: Albuera, { units, count }: Group, left: number, facing: number, wide: boolean): void {
  for (let k = 0; k < count; k++) pickUp(p, units[k])
  for (let k = 0; k < count; k++) {
    p.face[units[k]] = facing
    putDown(p, units[k], left, wide)
  }
}

/** 12.13 The movement is over: it cannot be resumed in this subphase. */
export function finish(p: Albuera, { lead, units, count }: Group): void {
  for (let k = 0; k < count; k++) {
    p.marks[units[k]] = (p.marks[units[k]] & ~mark.MOVING) | mark.DONE
    p.ready--
  }
  passOn(p, lead)
}

/** Ends a movement that cannot continue. */
export function finishIfSpent(p: Albuera, group: Group): void {
  const canFace = p.array[group.lead] === SKIRMISH && p.turned === 0 && p.doubled === 0
  if (pointsOf(p, group) === 0 && !canFace) finish(p, group)
}

/** Can the group stop where it is? */
export const canStay = (p: Albuera, group: Group): boolean =>
  stackFault(p, group, p.at[group.lead], p.face[group.lead], p.array[group.lead], group.isWide) === undefined

/**
 * The group has entered a hex: companies meet their battalions there (8.3). What else follows is noted, as one of
 * `arrival`. May begin a phase, so it comes last in a step.
 */
export function arrive(p: Albuera, { lead: was, units, count }: Group, follows: number, journal?: Journal): void {
  let unfit = -1
  let lead = -1
  for (let k = 0; k < count; k++) {
    // Of several in one hex any will do: all units there are fitted together (R81).
    const battalion = meet(p, units[k], journal)
    if (battalion >= 0 && isUnfit(p, battalion)) unfit = battalion
  }
  for (let k = count - 1; k >= 0; k--) if (p.marks[units[k]] & mark.MOVING) lead = units[k]
  p.mover = 1 + lead
  if (lead < 0) passOn(p, was)
  else p.arrived = follows
  if (unfit >= 0) fitLine(p, unfit, journal)
}

/**
 * R59 The units that go on after a reaction or a fight: those of the group that are still in this movement, and cover
 * as many hexes as the first of them. Returns whether there are any; `mover` is the first.
 */
export function regroup(p: Albuera): boolean {
  let lead = -1
  for (let unit = 0; unit < p.marks.length; unit++) {
    if ((p.marks[unit] & mark.MOVING) === 0) continue
    if (lead < 0) lead = topMover(p, p.at[unit])
    else if (p.at[unit] !== p.at[lead] || isWide(p, unit) !== isWide(p, lead)) dropOut(p, unit)
  }
  if (lead >= 0) p.mover = 1 + lead
  return lead >= 0
}

/** The first moving unit in a hex, from the top down. */
function topMover(p: Albuera, hex: number): number {
  const { unitOf } = p.scenario.army
  for (let node = p.top[hex]; node >= 0; node = p.below[node])
    if ((p.marks[unitOf[node]] & mark.MOVING) !== 0) return unitOf[node]
  throw new Error(`no one moves in hex ${hex}`)
}

/** 12.12.2 The movement of the whole group is over; which unit goes on is decided later (`goOn`). */
export function endGroup(p: Albuera): void {
  for (let unit = 0; unit < p.marks.length; unit++) if ((p.marks[unit] & mark.MOVING) !== 0) dropOut(p, unit)
}

/**
 * The movement goes on after a step and everything that has followed it. The units of a line each enter one hex in turn
 * (12.10), but one that cannot stay where it is goes on first (R83).
 */
export function goOn(p: Albuera): void {
  const was = p.mover - 1
  if (!regroup(p)) {
    passOn(p, was)
    return
  }
  const { mover } = p
  finishIfSpent(p, current(p))
  if (p.mover === mover && inTurns(p) && canStay(p, scratch)) giveTurn(p, scratch)
}

/** Do others of a line wait for their turn? A company that has been sent out makes its whole movement first (R80). */
export const inTurns = (p: Albuera): boolean => p.waiting > 0 && p.sent !== p.mover

/** The group waits in this movement. */
export function setAside(p: Albuera, { units, count }: Group): void {
  const bits =
    (p.stepped === 1 ? courseBit.STEPPED : 0) |
    (p.doubled === 1 ? courseBit.DOUBLED : 0) |
    (p.turned === 1 ? courseBit.TURNED : 0) |
    (p.run < 0 ? courseBit.SPOILT : p.run * courseBit.RUN)
  for (let k = 0; k < count; k++) {
    p.marks[units[k]] = (p.marks[units[k]] & ~mark.MOVING) | mark.WAITING
    p.course[units[k]] = bits
  }
  p.waiting += count
}

/** The group that moves waits, and the next of its line goes on. */
export function giveTurn(p: Albuera, group: Group): void {
  const { lead } = group
  setAside(p, group)
  passOn(p, lead)
}

/**
 * Takes up the unit that goes on when this unit's movement, or its turn in the line, has ended: the battalion that sent
 * it out, or the next of its line; none if none waits.
 */
function passOn(p: Albuera, unit: number): void {
  const { battalion } = p.scenario.army
  const isSent = p.sent - 1 === unit
  p.mover = 0
  p.stepped = 0
  p.doubled = 0
  p.turned = 0
  p.run = 0
  p.sent = 0
  if (p.waiting === 0) return
  takeUp(p, isSent && waits(p, battalion[unit]) ? battalion[unit] : nextWaiting(p, unit))
}

const waits = (p: Albuera, unit: number): boolean => (p.marks[unit] & mark.WAITING) !== 0

/** The next waiting unit, in the sequence of the order of battle, starting over at its end. */
function nextWaiting(p: Albuera, unit: number): number {
  const { length } = p.marks
  for (let k = 1; k <= length; k++) if (waits(p, (unit + k) % length)) return (unit + k) % length
  throw new Error('no unit waits')
}

/** The waiting units in the hex of a unit go on. */
function takeUp(p: Albuera, unit: number): void {
  const { unitOf } = p.scenario.army
  const hex = p.at[unit]
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const one = unitOf[node]
    if (p.at[one] !== hex || !waits(p, one)) continue
    p.marks[one] = (p.marks[one] & ~mark.WAITING) | mark.MOVING
    p.waiting--
    if (p.mover === 0) p.mover = 1 + one
  }
  const bits = p.course[unit]
  p.stepped = bits & courseBit.STEPPED ? 1 : 0
  p.doubled = bits & courseBit.DOUBLED ? 1 : 0
  p.turned = bits & courseBit.TURNED ? 1 : 0
  p.run = bits & courseBit.SPOILT ? -1 : Math.floor(bits / courseBit.RUN)
  // A unit that has joined in fire may have no points left.
  finishIfSpent(p, current(p))
}
