/**
 * 11 The phases that begin each other in a circle, and so share one file: a step may belong to a charge, a charge may
 * be met by a countercharge, which is a combat, and cavalry that has won a combat goes on by steps and charges.
 */

import { neighbour, sideTo } from '../../../../src/hex/index.ts'
import {
  begin,
  type Choice,
  type Dice,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
} from '../../../../src/kernel/index.ts'
import { letFollow } from '../leaders/following.ts'
import { Aftermath } from '../morale/aftermath.ts'
import { setState } from '../morale/morale.ts'
import { head } from '../movement/facing.ts'
import { makeStep } from '../movement/making-steps.ts'
import { endMove, startMove } from '../movement/movement.ts'
import { moveChoice } from '../movement/steps.ts'
import { Advance } from '../shock/advance.ts'
import { whoFired } from '../shock/attacks.ts'
import { strike } from '../shock/clash.ts'
import { checkThirst, dropAttackers, forget, linkFront, spare, standAside } from '../shock/combat.ts'
import { Counting, mustCount } from '../shock/counting.ts'
import { anyEvader, evade, standFast } from '../shock/evasion.ts'
import { beginLoss, costsAttacker, costsDefender, isRoutedFoe } from '../shock/losses.ts'
import { askControl, hasCleared, nextExposed, recall } from '../shock/recall.ts'
import { isHot } from '../shock/thirst.ts'
import { setAside, takeUp } from '../shock/waiting-attacks.ts'
import { event } from '../state/events.ts'
import {
  advanceFrame,
  COUNTER,
  chargeFrame,
  combatFrame,
  controlFrame,
  counterchargeFrame,
  countingFrame,
  pursuitFrame,
  SHOCK,
  squareFrame,
  uncontrolledFrame,
  VOID,
} from '../state/frames.ts'
import { due, type Eagle, GOOD, mark, SHAKEN } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { onMap } from '../state/stacks.ts'
import { shockResult } from '../state/tables.ts'
import { faces } from '../state/zones.ts'
import { judge } from '../victory/demoralization.ts'
import { breakOff, chargeChoice, comeUp, hasRoom, isCharging, nameCharge, SquareReaction } from './charge.ts'
import { couldCounter, counter, letPass, sights } from './countercharge.ts'
import { attackAgain, isOver, nextToControl, rest, rollControl } from './pursuit.ts'
import { isRun } from './runs.ts'
import { Uncontrolled } from './uncontrolled.ts'

// Steps and charges

/** `move {units} > {hexes}`: one step. */
export const move: Choice<Eagle> = {
  ...moveChoice,
  play(p, _seat, unit, to, dice, journal) {
    const from = p.at[unit]
    if (makeStep(p, unit, to, dice, journal)) beginCharge(p, unit, from, sideTo(p.scenario.ground.grid, from, to))
  },
}

/** `charge {units} > {hexes}`: names the target. */
export const charge: Choice<Eagle> = {
  ...chargeChoice,
  play(p, _seat, unit, hex, _dice, journal) {
    nameCharge(p, unit, hex, journal)
    beginCharge(p, unit, p.at[unit], -1)
  },
}

/** Begins the charge that has been named (`side` is -1), or has made a step across a side of the hex `from`. */
function beginCharge(p: Eagle, unit: number, from: number, side: number): void {
  begin(p, Charge)
  Object.assign(chargeFrame(p), { unit, from, side })
}

/** 11.2 The enemy may countercharge, and the charge may have come up to its target. */
export const Charge: Phase<Eagle> = {
  name: 'charge',
  locals: chargeFrame,
  rule: '11.2',
  steps: [
    (p, _dice, journal) => {
      const frame = chargeFrame(p)
      // 11.2: a unit that lost its good order on leaving an enemy front is no longer part of a charge.
      if (isCharging(p, frame.unit) && p.state[frame.unit] !== GOOD) breakOff(p, frame.unit, journal)
      else if (couldCounter(p, frame.unit)) beginCountercharge(p, frame.unit)
    },
    (p, _dice, journal) => {
      const { unit, from, side } = chargeFrame(p)
      if (!isCharging(p, unit)) return
      const target = p.target[unit] - 1
      if (side >= 0 && comesUp(p, unit, from, side)) {
        chargeFrame(p).arrived = 1
        journal?.tell(EVERYBODY, event.ChargeArrives, unit, target)
        begin(p, SquareReaction)
        Object.assign(squareFrame(p), { charger: unit, hex: target })
      } else if (p.stopped === 1) breakOff(p, unit, journal)
    },
    (p, dice, journal) => {
      const frame = chargeFrame(p)
      if (frame.arrived === 1 && isCharging(p, frame.unit)) comeUp(p, frame.unit, dice, journal)
    },
  ],
}

/** Has a charging unit, with its step from a hex across a side, come up to its target, and can it attack from there? */
function comesUp(p: Eagle, unit: number, from: number, side: number): boolean {
  const at = p.at[unit]
  const target = p.target[unit] - 1
  // An advance after a countercharge is no part of the run.
  if (at !== neighbour(p.scenario.ground.grid, from, side) || !isRun(p, from, at, target)) return false
  // In a hex that others hold it takes their facing (5), and what they have done binds it (11.1a).
  return faces(p, unit, target) && whoFired(p, at) < 0 && hasRoom(p, unit)
}

// Countercharges

/** Puts the question to the enemy of a unit that is on its way, or about to attack. */
function beginCountercharge(p: Eagle, unit: number): void {
  const within = p.chase > 0
  begin(p, Countercharge)
  Object.assign(counterchargeFrame(p), { charger: unit, hex: p.at[unit], inPursuit: within ? 1 : 0 })
}

export const Countercharge: Phase<Eagle> = {
  name: 'countercharge',
  locals: counterchargeFrame,
  rule: '11.5',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      const frame = counterchargeFrame(p)
      const side = enemyOf(p.scenario.army.side[frame.charger])
      frame.sights = sights(p, side, frame.charger)
      p.asked = only(side)
    },
    (p) => {
      // A unit that failed its check falls back before the others strike.
      begin(p, Aftermath)
    },
    (p) => {
      const { charger: unit, hex } = counterchargeFrame(p)
      const { army } = p.scenario
      if (p.at[unit] !== hex) return
      for (let other = 0; other < army.units.length; other++)
        if (army.side[other] !== army.side[unit] && p.target[other] === 1 + hex && p.at[other] >= 0) {
          counterchargeFrame(p).waiting = setAside(p, hex)
          beginCombat(p, hex, army.side[other], COUNTER)
          return
        }
    },
    // The unit that has driven the charge back rolls for control (11.5): at once, or when the pursuit that it met has
    // ended.
    (p) => {
      const frame = counterchargeFrame(p)
      takeUp(p, frame.hex, frame.waiting)
      if (frame.inPursuit === 0) begin(p, Control)
    },
  ],
  choices: [counter, letPass],
}

// Combats

/**
 * 11.1a Begins the combat for a hex; `kind` is SHOCK or COUNTER. If other units still have to fight for the hex, it
 * joins their combat.
 */
export function beginCombat(p: Eagle, hex: number, attacker: number, kind: number): void {
  if (p.group[hex] <= 0) p.group[hex] = 1 + hex
  const first = p.group[hex] - 1
  begin(p, Combat)
  Object.assign(combatFrame(p), { hex: first, attacker, kind })
}

/** 11.1b Countercharges, evasion, the die, losses, retreats, recall, advance, control. */
export const Combat: Phase<Eagle> = {
  name: 'combat',
  locals: combatFrame,
  rule: '11.1b',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      const frame = combatFrame(p)
      dropAttackers(p)
      // RA90: against plain shock, once for each stack of cavalry that attacks. Charges have been met on their way.
      const unit = frame.kind === SHOCK ? nextExposed(p) : -1
      if (unit < 0) return
      frame.met = unit + 1
      p.step = 0
      beginCountercharge(p, unit)
    },
    (p, _dice, journal) => {
      const frame = combatFrame(p)
      standAside(p, journal)
      spare(p, journal)
      p.asked = frame.kind === SHOCK && anyEvader(p) ? only(enemyOf(frame.attacker)) : NOBODY
    },
    (p, dice, journal) => {
      if (!isHot(p)) return
      checkThirst(p, dice, journal)
      begin(p, Aftermath)
    },
    (p) => {
      if (!mustCount(p)) return
      const { hex, attacker } = combatFrame(p)
      begin(p, Counting)
      Object.assign(countingFrame(p), { hex, attacker })
    },
    (p, dice, journal) => strike(p, dice, journal),
    (p) => {
      const frame = combatFrame(p)
      if (frame.result !== VOID && costsAttacker(frame.result) && !isRoutedFoe(p)) beginLoss(p, true)
    },
    (p) => {
      if (combatFrame(p).result !== VOID && costsDefender(p)) beginLoss(p, false)
    },
    (p) => {
      if (combatFrame(p).result !== VOID) begin(p, Aftermath)
    },
    (p) => {
      const frame = combatFrame(p)
      if (frame.result === VOID) return
      // 11.3: units roll for control if they have driven the enemy out, but not if the hex is empty because other units
      // have moved since.
      frame.cleared = hasCleared(p) ? 1 : 0
      recall(p)
      begin(p, Aftermath)
    },
    (p) => {
      const frame = combatFrame(p)
      // After an exchange no unit advances, even if it has emptied a hex (11.1b).
      if (frame.result === VOID || frame.result === shockResult.BM) return
      const { hex, attacker, result } = frame
      begin(p, Advance)
      Object.assign(advanceFrame(p), { hex, attacker, result })
    },
    (p) => {
      const frame = combatFrame(p)
      if (frame.result !== VOID && frame.cleared === 1) askControl(p)
      forget(p)
    },
  ],
  choices: [evade, standFast],
}

// Cavalry after its combat

/**
 * 11.3 Cavalry that has charged and emptied its target, one unit after the other: it rolls, goes on, fights and rolls
 * again.
 */
export const Control: Phase<Eagle> = {
  name: 'control',
  locals: controlFrame,
  rule: '11.3',
  steps: [
    (p, dice, journal) => {
      const frame = controlFrame(p)
      if (frame.waitingHex > 0) takeUp(p, frame.waitingHex - 1, frame.waiting)
      frame.waitingHex = 0
      if (p.chase > 0) goOn(p, p.chase - 1)
      else rollNext(p, dice, journal)
    },
  ],
}

/** After the unit that rolled has moved: its leader may follow, it fights, or its pursuit is over. */
function goOn(p: Eagle, unit: number): void {
  const frame = controlFrame(p)
  p.step = 0
  if (frame.rolledAt > 0) {
    // RA71: a leader that stood with it may go along before it fights.
    const from = frame.rolledAt - 1
    frame.rolledAt = 0
    letFollow(p, unit, from)
    return
  }
  const target = p.target[unit] - 1
  const strikes = onMap(p, unit) && target >= 0 && (p.marks[unit] & mark.CHARGING) === 0
  endMove(p)
  if (!strikes || frame.fights === 1 + unit) {
    p.due[unit] &= ~due.FORCED
    frame.fights = 0
    p.chase = 0
    return
  }
  frame.fights = 1 + unit
  const side = p.scenario.army.side[unit]
  // Attacks that wait for that hex are no part of the other side's combat (RA90).
  if (side !== p.active) {
    frame.waitingHex = 1 + target
    frame.waiting = setAside(p, target)
    p.target[unit] = 1 + target
  }
  beginCombat(p, target, side, SHOCK)
  // RA91: it may attack again whoever has been attacked before. RA92: out of hand it attacks that hex alone.
  if ((p.due[unit] & due.FORCED) === 0) linkFront(p, unit, () => true)
}

/** The next unit rolls: controlled, it may go on as its owner likes; uncontrolled, it must. */
function rollNext(p: Eagle, dice: Dice, journal: Journal | undefined): void {
  const frame = controlFrame(p)
  const unit = nextToControl(p)
  if (unit < 0) return
  p.step = 0
  p.due[unit] &= ~due.CONTROL
  if (!onMap(p, unit)) return
  const kept = rollControl(p, unit, dice, journal)
  p.marks[unit] &= ~mark.CHARGED
  p.chase = 1 + unit
  frame.fights = 0
  frame.rolledAt = 1 + p.at[unit]
  startMove(p, unit)
  if (kept) {
    begin(p, Pursuit)
    pursuitFrame(p).unit = unit
    return
  }
  // RA92: its front is the one that it had before it is turned over.
  const facing = p.heading
  setState(p, unit, SHAKEN)
  p.wild[unit]++
  journal?.tell(EVERYBODY, event.OutOfHand, unit)
  journal?.tell(EVERYBODY, event.Disorganized, unit)
  judge(p, journal)
  begin(p, Uncontrolled)
  Object.assign(uncontrolledFrame(p), { unit, facing })
}

/** 11.3 It may move again with all its points, charge or attack any enemy, or rest (RA91). */
export const Pursuit: Phase<Eagle> = {
  name: 'pursuit',
  locals: pursuitFrame,
  rule: '11.3',
  asks: (p) => (pursuitFrame(p).done === 1 || isOver(p) ? NOBODY : only(p.scenario.army.side[pursuitFrame(p).unit])),
  steps: [() => {}],
  choices: [move, head, charge, attackAgain, rest],
}
