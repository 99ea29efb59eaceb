/** 11.3, 11.4, 11.5 What happens to cavalry after a combat: recalled, stopped, or tested for control. */

import { couldCounter } from '../cavalry/countercharge.ts'
import { endMove } from '../movement/movement.ts'
import { COUNTER, combatFrame } from '../state/frames.ts'
import { CAVALRY } from '../state/ground.ts'
import { due, type Eagle, mark, ROUTED } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { fighter } from '../state/stacks.ts'
import { shockResult } from '../state/tables.ts'
import { attacks, defends } from './strength.ts'

/** Is a hex clear of the enemy's combat units? */
const isCleared = (p: Eagle, hex: number, attacker: number): boolean => fighter(p, hex) !== enemyOf(attacker)

/** Is some hex that was attacked in the combat clear of them? */
export function hasCleared(p: Eagle): boolean {
  const frame = combatFrame(p)
  for (let hex = 0; hex < p.group.length; hex++)
    if (p.group[hex] === 1 + frame.hex && isCleared(p, hex, frame.attacker)) return true
  return false
}

/**
 * 11.4, RA94 Sends back cavalry whose target is still there; after A1 and A2 it has already gone. RA51 for
 * countercharges.
 */
export function recall(p: Eagle): void {
  const { hex, attacker, result, kind } = combatFrame(p)
  const { army } = p.scenario
  const driven = result === shockResult.A1 || result === shockResult.A2
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.arm[unit] !== CAVALRY || p.state[unit] === ROUTED || p.at[unit] < 0) continue
    if (attacks(p, unit, hex, attacker)) {
      if (isCleared(p, p.target[unit] - 1, attacker)) continue
      // RA50: cavalry that A1 and A2 have driven back may go on.
      p.due[unit] |= !driven ? due.CAVALRY : due.FARTHER | (result === shockResult.A2 ? due.BACK2 : 0)
    } else if (kind === COUNTER && defends(p, unit, hex, attacker) && holdsBoth(result)) p.due[unit] |= due.CAVALRY
  }
}

/** Results after which both sides of a countercharge go back. */
const holdsBoth = (result: number): boolean =>
  result === shockResult.none || result === shockResult.BM || result === shockResult.DB

/** Returns the next attacking cavalry, the first of its stack, that enemy cavalry might countercharge. */
export function nextExposed(p: Eagle): number {
  const frame = combatFrame(p)
  const { army } = p.scenario
  for (let unit = frame.met; unit < army.units.length; unit++) {
    if (
      army.arm[unit] !== CAVALRY ||
      !attacks(p, unit, frame.hex, frame.attacker) ||
      (p.marks[unit] & mark.CHARGED) !== 0
    )
      continue
    let first = true
    for (let other = 0; other < unit; other++)
      if (army.arm[other] === CAVALRY && p.at[other] === p.at[unit] && attacks(p, other, frame.hex, frame.attacker))
        first = false
    if (first && couldCounter(p, unit)) return unit
  }
  return -1
}

/**
 * RA51 The unit that was met loses its charge: the units in the hex make no attack, not even cavalry among them that had
 * already come up to its target, and their cavalry moves no farther.
 */
export function stopCharge(p: Eagle): void {
  const frame = combatFrame(p)
  for (let unit = 0; unit < p.target.length; unit++) {
    if (!defends(p, unit, frame.hex, frame.attacker)) continue
    p.target[unit] = 0
    p.marks[unit] &= ~(mark.CHARGING | mark.CHARGED)
    p.due[unit] &= ~due.FORCED
    if (p.chase === 1 + unit) p.chase = 0
    if (p.mover === 1 + unit) endMove(p)
    if (p.scenario.army.arm[unit] === CAVALRY) p.marks[unit] |= mark.DONE
  }
}

/** RA49 Makes cavalry that has charged and emptied its target roll for control. */
export function askControl(p: Eagle): void {
  const { hex, attacker, kind } = combatFrame(p)
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    if (
      army.arm[unit] !== CAVALRY ||
      army.side[unit] !== attacker ||
      p.target[unit] === 0 ||
      p.at[unit] < 0 ||
      p.state[unit] === ROUTED
    )
      continue
    if (p.group[p.target[unit] - 1] !== 1 + hex || !isCleared(p, p.target[unit] - 1, attacker)) continue
    if (kind === COUNTER || (p.marks[unit] & mark.CHARGED) !== 0 || p.chase === 1 + unit) p.due[unit] |= due.CONTROL
  }
}
