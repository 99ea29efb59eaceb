/**
 * 11.2 Cavalry charges: the target is named first, the last two hexes are straight, and a unit that comes up to it checks.
 */

import { distance } from '../../../../src/hex/index.ts'
import {
  begin,
  type Choice,
  type Dice,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { Aftermath } from '../morale/aftermath.ts'
import { checkMorale, suffer } from '../morale/morale.ts'
import { allowance } from '../movement/allowance.ts'
import { eachUnit } from '../movement/listed-choices.ts'
import { endMove, startMove, whyNotMove } from '../movement/movement.ts'
import { countCombat, forbidsCombat } from '../orders/limits.ts'
import { committed } from '../shock/strength.ts'
import { event } from '../state/events.ts'
import { squareFrame } from '../state/frames.ts'
import { CAVALRY, INFANTRY, isCover } from '../state/ground.ts'
import { markerHex, ON_TOP } from '../state/markers.ts'
import { due, type Eagle, GOOD, mark, NORMAL, SKIRMISH, SQUARE } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { fighter, isSpread, refresh } from '../state/stacks.ts'
import { STEADY } from '../state/tables.ts'
import { nearestEnemy } from '../state/zones.ts'
import { judge } from '../victory/demoralization.ts'

const HORSE_ONLY = refusal('11.2', 'Only cavalry in good order charges.')
const UNDER_WAY = refusal('11.2', 'A charge names its target before the unit moves.')
const TOO_NEAR = refusal('11.2', 'The target of a charge is at least 2 hexes away.')
const NOBODY_THERE = refusal('11.2', 'No enemy combat unit stands there.')
const NOT_CLEAR = refusal('11.2', 'Charges go against clear terrain only.')
const OUT_OF_REACH = refusal('11.2', 'It has not the movement points to come up to that hex.')
const MARCHING = refusal('RA74', 'Under maneuver orders it begins no combat.')

/** Returns why a unit may not charge anybody. */
function whyNotHorse(p: Eagle, seat: number, unit: number): Refusal | undefined {
  return whyNotMove(p, seat, unit) ?? whyNotSetOut(p, unit)
}

/** Returns why a unit that may act may not charge anybody. */
function whyNotSetOut(p: Eagle, unit: number): Refusal | undefined {
  if (p.scenario.army.arm[unit] !== CAVALRY || p.state[unit] !== GOOD) return HORSE_ONLY
  const together = p.joined > 0 && p.mover === 1 + unit
  return together || (p.marks[unit] & (mark.MOVED | mark.CHARGING | mark.CHARGED)) !== 0 ? UNDER_WAY : undefined
}

/** Returns why a unit may not name this target. */
function whyNotCharge(p: Eagle, seat: number, unit: number, hex: number): Refusal | undefined {
  return whyNotHorse(p, seat, unit) ?? whyNotAt(p, seat, unit, hex) ?? whyNotBegin(p, unit)
}

/** Returns why a unit that may charge may not charge at this hex, given the troops and the terrain there. */
function whyNotAt(p: Eagle, seat: number, unit: number, hex: number): Refusal | undefined {
  const { ground } = p.scenario
  if (fighter(p, hex) !== enemyOf(seat)) return NOBODY_THERE
  const far = distance(ground.grid, p.at[unit], hex)
  if (far < 2) return TOO_NEAR
  if (far > allowance(p, unit) + 1) return OUT_OF_REACH
  return isCover(ground, hex) ? NOT_CLEAR : undefined
}

/** Returns why its order forbids a unit to charge at all. */
function whyNotBegin(p: Eagle, unit: number): Refusal | undefined {
  if (p.march[p.scenario.army.formation[unit]] === 1) return MARCHING
  return p.chase > 0 ? undefined : forbidsCombat(p, unit, true)
}

/** `charge {units} > {hexes}`, without its effect (`engagement.ts`). */
export const chargeChoice: Omit<Choice<Eagle>, 'play'> = {
  verb: 'charge {units} > {hexes}',
  ...eachUnit(
    (p, seat, unit, offers) => {
      const { army } = p.scenario
      if (whyNotSetOut(p, unit)) return
      if (nearestEnemy(p, seat, p.at[unit]) > allowance(p, unit) + 1 || whyNotBegin(p, unit)) return
      const offer = (hex: number) => {
        if (whyNotAt(p, seat, unit, hex) === undefined) offers.give(unit, hex)
      }
      for (let foe = 0; foe < army.unitOf.length; foe++)
        if (
          p.at[foe] >= 0 &&
          army.side[army.unitOf[foe]] !== seat &&
          p.top[p.at[foe]] === foe &&
          p.cap[p.at[foe]] === 0
        )
          offer(p.at[foe])
      for (let marker = 0; marker < p.use.length; marker++)
        if (p.use[marker] === ON_TOP && p.scenario.markerSide[marker] !== seat) offer(markerHex(p, marker))
    },
    (p, unit) => p.scenario.army.arm[unit] === CAVALRY,
  ),
  check: whyNotCharge,
}

/** Names the target of a charge. */
export function nameCharge(p: Eagle, unit: number, hex: number, journal: Journal | undefined): void {
  startMove(p, unit)
  p.marks[unit] |= mark.CHARGING
  p.target[unit] = 1 + hex
  journal?.tell(EVERYBODY, event.ChargeNamed, unit, hex)
}

/**
 * RA83 Is there still room for its points among the units that attack from its hex, in all and into the hex of its
 * target?
 */
export function hasRoom(p: Eagle, unit: number): boolean {
  const { hex, side } = p.scenario.tables.file.shock.limits
  return committed(p, p.at[unit], -1) <= hex && committed(p, p.at[unit], p.target[unit] - 1) <= side
}

/** Breaks a charge off: the unit stays where it is, and does not attack. */
export function breakOff(p: Eagle, unit: number, journal: Journal | undefined): void {
  p.marks[unit] &= ~mark.CHARGING
  p.target[unit] = 0
  journal?.tell(EVERYBODY, event.ChargeBroken, unit)
}

export const isCharging = (p: Eagle, unit: number): boolean => p.at[unit] >= 0 && (p.marks[unit] & mark.CHARGING) !== 0

/** RA21, RA111 May this unit try to form square: infantry in good order, in one hex, not tried yet? */
const maySquare = (p: Eagle, unit: number): boolean =>
  p.scenario.army.arm[unit] === INFANTRY &&
  p.state[unit] === GOOD &&
  (p.form[unit] === NORMAL || p.form[unit] === SKIRMISH) &&
  (p.marks[unit] & mark.SQUARED) === 0 &&
  !isSpread(p, unit)

/** The infantry of a hex that may still try to form square (RA21); -1 for none. */
function squarable(p: Eagle, hex: number): number {
  const { army, ground } = p.scenario
  if (isCover(ground, hex)) return -1
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (maySquare(p, unit)) return unit
  }
  return -1
}

/** RD15 By the later tables infantry that has not formed square is easier to charge. */
function bySquares(p: Eagle, hex: number): number {
  const { army, readings, tables } = p.scenario
  if (!readings.laterMorale) return 0
  let foot = 0
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    if (army.arm[unit] !== INFANTRY) continue
    if (p.form[unit] === SQUARE) return 0
    foot++
  }
  return foot > 0 ? tables.file.morale.laterModifiers.noSquare : 0
}

/**
 * 11.2 The charger checks. If it fails, it falls back two hexes with the effect of the check; if it passes, it must
 * attack.
 */
export function comeUp(p: Eagle, unit: number, dice: Dice, journal: Journal | undefined): void {
  const result = checkMorale(p, unit, dice, journal, 0, EVERYBODY, bySquares(p, p.target[unit] - 1))
  p.marks[unit] &= ~mark.CHARGING
  if (p.chase === 0) countCombat(p, unit)
  if (result !== STEADY) {
    suffer(p, unit, result, journal)
    if ((p.due[unit] & due.RUN) === 0) p.due[unit] |= due.RECOIL
    p.target[unit] = 0
    // A pursuit ends with it (11.3).
    if (p.chase === 1 + unit) p.chase = 0
    endMove(p)
    begin(p, Aftermath)
    return
  }
  p.marks[unit] |= mark.CHARGED
  if (p.chase === 0) endMove(p)
}

const NOT_ASKED = refusal(
  '4.1b',
  'Infantry in good order in the hex that is charged, not yet in square, may try to form one.',
)

/** 4.1b The charged infantry may try to form square: a check, and disorder if it fails. */
export const SquareReaction: Phase<Eagle> = {
  name: 'square',
  locals: squareFrame,
  rule: '4.1b',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      const frame = squareFrame(p)
      p.asked = squarable(p, frame.hex) >= 0 ? only(enemyOf(p.scenario.army.side[frame.charger])) : NOBODY
    },
    () => {},
  ],
  choices: [
    {
      verb: 'square {units}',
      propose(p, _seat, offers) {
        for (let node = p.top[squareFrame(p).hex]; node >= 0; node = p.below[node])
          offers.try(p.scenario.army.unitOf[node])
      },
      check(p, _seat, unit) {
        const frame = squareFrame(p)
        const may = p.at[unit] === frame.hex && maySquare(p, unit) && !isCover(p.scenario.ground, frame.hex)
        return may ? undefined : NOT_ASKED
      },
      play(p, _seat, unit, _b, dice, journal) {
        const frame = squareFrame(p)
        p.marks[unit] |= mark.SQUARED
        journal?.tell(EVERYBODY, event.FormsSquare, unit)
        const result = checkMorale(p, unit, dice, journal)
        // D and R both disorganize: no unit routs by this check.
        if (result !== STEADY) {
          suffer(p, unit, DISORDERED, journal)
          judge(p, journal)
        } else {
          p.form[unit] = SQUARE
          refresh(p, frame.hex)
          journal?.tell(EVERYBODY, event.Shaped, unit, SQUARE)
        }
        if (squarable(p, frame.hex) < 0) p.asked = NOBODY
      },
    },
    {
      verb: 'stand',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.asked = NOBODY
      },
    },
  ],
}
const DISORDERED = 1
