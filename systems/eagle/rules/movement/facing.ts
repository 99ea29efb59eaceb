/** 5 Facing: a unit or a whole stack turns; and the order in a stack (RA26). */
import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { CART } from '../state/ground.ts'
import { type Eagle, mark, note, ROUTED } from '../state/position.ts'
import { breadth, hasFront, isFormed, isUppermost, lift, nodeOf, turnStack } from '../state/stacks.ts'
import { eachLying, eachUnit, FACED, TOPMOST } from './listed-choices.ts'
import { headingOf, NO_POINTS, NOT_YOURS, pointsFor, startMove, whyNotMove } from './movement.ts'
import { isPassing } from './passing.ts'

const NO_FACING = refusal('5.0', 'This unit has no facing: every side is alike to it.')
const SAME_FACING = refusal('5.0', 'It faces there already.')
const NOT_ALONE = refusal('RA69', 'A stack turns as one before any unit of it moves; a single unit turns by itself.')

/** Would a unit turn freely: has it neither moved nor turned? */
const isFresh = (p: Eagle, unit: number): boolean => (p.marks[unit] & (mark.MOVED | mark.TURNED | mark.CHARGING)) === 0

/** Returns why a unit may not turn at all. */
function whyNotFace(p: Eagle, seat: number, unit: number): Refusal | undefined {
  return whyNotMove(p, seat, unit) ?? (hasFront(p, unit) ? undefined : NO_FACING)
}

/** RA69 May the unit still turn without paying? */
export const turnsFreely = (p: Eagle, unit: number): boolean =>
  whyNotFace(p, p.active, unit) === undefined && isFresh(p, unit)

/** RA69 Is its free turn over, and may the unit pay a point for another? Not while it must go on (RA130). */
export const mayPayTurn = (p: Eagle, unit: number): boolean =>
  !isFresh(p, unit) && !isPassing(p) && whyNotFace(p, p.active, unit) === undefined && whyNotPay(p, unit) === undefined

function whyNotHead(p: Eagle, seat: number, unit: number, corner: number): Refusal | undefined {
  return whyNotFace(p, seat, unit) ?? whyNotCorner(p, unit, corner)
}

/** Returns why a unit that may turn may not turn to this corner. */
const whyNotCorner = (p: Eagle, unit: number, corner: number): Refusal | undefined =>
  headingOf(p, unit) === corner ? SAME_FACING : whyNotPay(p, unit)

/** Turning is free once, then it costs a point. */
const whyNotPay = (p: Eagle, unit: number): Refusal | undefined =>
  isFresh(p, unit) || pointsFor(p, unit, false) >= 1 ? undefined : NO_POINTS

/** `head {units} > {corners}`: a unit turns, and its hex with it if no other unit lies there. */
export const head: Choice<Eagle> = {
  verb: 'head {units} > {corners}',
  ...eachUnit((p, _seat, unit, offers) => {
    if (!hasFront(p, unit) || whyNotPay(p, unit)) return
    const heading = headingOf(p, unit)
    for (let corner = 0; corner < 6; corner++) if (corner !== heading) offers.give(unit, corner)
  }),
  check: whyNotHead,
  play(p, _seat, unit, corner, _dice, journal) {
    const free = isFresh(p, unit)
    startMove(p, unit)
    p.marks[unit] |= mark.TURNED
    if (!free) p.left--
    p.heading = corner
    journal?.tell(EVERYBODY, event.Headed, unit, corner)
    if (p.tall[p.at[unit]] === 1 + p.joined) turnStack(p, p.at[unit], corner)
  },
}

function whyNotTurn(p: Eagle, seat: number, hex: number, corner: number): Refusal | undefined {
  const top = p.top[hex]
  if (seat !== p.active || p.chase > 0 || top < 0 || p.scenario.army.side[p.scenario.army.unitOf[top]] !== seat)
    return NOT_YOURS
  if (p.tall[hex] < 2 && hasFacing(p, p.scenario.army.unitOf[top])) return NOT_ALONE
  return p.dir[hex] === corner ? SAME_FACING : hasStirred(p, seat, hex)
}

/**
 * Does a unit turn by itself, or need no facing? If not, its hex keeps a facing for it, which is turned as that of a
 * stack (RA126).
 */
export const hasFacing = (p: Eagle, unit: number): boolean => isFormed(p, unit) || p.scenario.army.arm[unit] === CART

/** Returns why a stack of several may not be turned as one: a unit of it has moved or turned. */
function hasStirred(p: Eagle, seat: number, hex: number): Refusal | undefined {
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = p.scenario.army.unitOf[node]
    const idle = p.state[unit] === ROUTED || p.scenario.army.arm[unit] === CART ? undefined : whyNotMove(p, seat, unit)
    if (idle) return idle
    if (
      (p.marks[unit] & (mark.MOVED | mark.TURNED)) !== 0 ||
      (p.notes[unit] & note.TURNED) !== 0 ||
      p.mover === 1 + unit
    )
      return NOT_ALONE
  }
  return undefined
}

/** `turn {hexes} > {corners}`: a stack turns as one, freely, before any of its units moves. */
export const turn: Choice<Eagle> = {
  verb: 'turn {hexes} > {corners}',
  // A stack is offered with its top unit; a single unit only if it has no facing of its own.
  ...eachLying(FACED, (p, seat, unit, offers) => {
    if (seat !== p.active || p.chase > 0) return
    for (let k = breadth(p, unit) - 1; k >= 0; k--) {
      const node = nodeOf(p, unit, k)
      const hex = p.at[node]
      if (hex < 0 || (p.tall[hex] < 2 && hasFacing(p, unit)) || p.top[hex] !== node || hasStirred(p, seat, hex))
        continue
      for (let corner = 0; corner < 6; corner++) if (p.dir[hex] !== corner) offers.give(hex, corner)
    }
  }),
  check: whyNotTurn,
  play(p, _seat, hex, corner, _dice, journal) {
    for (let node = p.top[hex]; node >= 0; node = p.below[node]) p.notes[p.scenario.army.unitOf[node]] |= note.TURNED
    turnStack(p, hex, corner)
    journal?.tell(EVERYBODY, event.Faced, hex, corner)
  },
}

// Order in the stack

const ON_TOP = refusal('RA26', 'It lies on top already, or only skirmishers above it.')
const LIFTED = refusal('RA26', 'It has been laid on top in this phase already.')

/** Returns why a unit of the seat on the map may not be brought to the top of its stack. */
function whyNotUp(p: Eagle, unit: number): Refusal | undefined {
  if (p.scenario.army.arm[unit] === CART || p.chase > 0) return NOT_YOURS
  if (isUppermost(p, unit)) return ON_TOP
  return (p.marks[unit] & mark.LIFTED) !== 0 ? LIFTED : undefined
}

/** `lift {units}`: brings a unit to the top of its stack, once a phase. */
export const liftUp: Choice<Eagle> = {
  verb: 'lift {units}',
  ...eachLying(TOPMOST, (p, _seat, unit, offers) => {
    if (whyNotUp(p, unit) === undefined) offers.give(unit)
  }),
  check: (p, seat, unit) => (p.scenario.army.side[unit] !== seat || p.at[unit] < 0 ? NOT_YOURS : whyNotUp(p, unit)),
  play(p, _seat, unit) {
    p.marks[unit] |= mark.LIFTED
    lift(p, unit)
  },
}
