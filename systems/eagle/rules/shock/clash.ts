/** 11.1b The die of a combat: what it requires, its result, and what every unit owes by it. */

import { type Dice, d6, EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { endanger } from '../leaders/leaders.ts'
import { eliminate } from '../morale/morale.ts'
import { event } from '../state/events.ts'
import { COUNTER, combatFrame, SHOCK, VOID } from '../state/frames.ts'
import { ARTILLERY } from '../state/ground.ts'
import { due, type Eagle, mark } from '../state/position.ts'
import { breadth, isSpread, nodeOf } from '../state/stacks.ts'
import { rowFromOne, shockResult } from '../state/tables.ts'
import { stopCharge } from './recall.ts'
import { attacks, combat, defends, isSquareHex, shockModifiers, tellOdds, weigh } from './strength.ts'

const COLUMNS = 9

/** Returns the first unit that takes part on one side, -1 if none is left. */
function firstOf(p: Eagle, hex: number, attacker: number, attacking: boolean): number {
  for (let unit = 0; unit < p.scenario.army.units.length; unit++)
    if (attacking ? attacks(p, unit, hex, attacker) : defends(p, unit, hex, attacker)) return unit
  return -1
}

/**
 * RD24 Must a unit attack, whatever the odds: has one come up in a charge or countercharge, or uncontrolled (11.2,
 * 11.3, 11.5)?
 */
function mustStrike(p: Eagle): boolean {
  const frame = combatFrame(p)
  if (frame.kind === COUNTER) return true
  for (let unit = 0; unit < p.marks.length; unit++)
    if (
      ((p.marks[unit] & mark.CHARGED) !== 0 || (p.due[unit] & due.FORCED) !== 0) &&
      attacks(p, unit, frame.hex, frame.attacker)
    )
      return true
  return false
}

/** Rolls the die, and reports and keeps the result. */
export function strike(p: Eagle, dice: Dice, journal: Journal | undefined): void {
  const frame = combatFrame(p)
  const { hex, attacker } = frame
  const { tables } = p.scenario
  frame.result = VOID
  if (firstOf(p, hex, attacker, true) < 0 || firstOf(p, hex, attacker, false) < 0) {
    journal?.tell(EVERYBODY, event.Lapsed, hex)
    return
  }
  weigh(p, hex, attacker)
  if (combat.column < 0 && !combat.compulsory && !mustStrike(p)) {
    journal?.tell(EVERYBODY, event.TooWeak, hex)
    return
  }
  if (p.noise === 0) p.noise = p.turn
  const column = Math.max(0, combat.column)
  tellOdds(journal, hex, column)
  for (let unit = 0; unit < p.marks.length; unit++) {
    if (attacks(p, unit, hex, attacker)) p.marks[unit] |= frame.kind === SHOCK ? mark.STRUCK : 0
    else if (defends(p, unit, hex, attacker)) p.marks[unit] |= mark.HIT
  }
  const sum = shockModifiers(p, hex, attacker, journal)
  let classes = 0
  for (let die = 2; die <= 6; die++)
    if (
      tables.shock[COLUMNS * rowFromOne(die + sum) + column] !==
      tables.shock[COLUMNS * rowFromOne(die - 1 + sum) + column]
    )
      classes |= 1 << die
  const die = dice.roll(d6, classes)
  const result = tables.shock[COLUMNS * rowFromOne(die + sum) + column]
  journal?.tell(EVERYBODY, event.Struck, die, die + sum, result)
  frame.result = result
  // 15.1 A leader that has lent his shock factor in vain (RA56).
  if (hurtsAttacker(result) && !combat.routed && usedBy(p, combat.attackingLeader))
    endanger(p, combat.attackingLeader, dice, journal)
  if (usedBy(p, combat.defendingLeader) && hurtsDefender(p, result)) endanger(p, combat.defendingLeader, dice, journal)
  owe(p, result, combat.routed)
  markCharge(p)
  takeGuns(p, journal)
  // A unit that was thrown back in its countercharge (AB, A1, A2) has changed nothing.
  if (frame.kind === COUNTER && (result === shockResult.none || result >= shockResult.BM)) stopCharge(p)
}

const usedBy = (p: Eagle, leader: number): boolean =>
  leader >= 0 && p.scenario.army.shock[2 * leader + p.worn[leader]] !== 0
const hurtsAttacker = (result: number): boolean =>
  result === shockResult.AB || result === shockResult.BM || result === shockResult.A1 || result === shockResult.A2
/** D1 does not affect a leader's square (11.1b). */
const hurtsDefender = (p: Eagle, result: number): boolean =>
  result === shockResult.D1 ? !isSquareHex(p, p.where[combat.defendingLeader]) : result >= shockResult.BM

/** Returns 1 + a hex of skirmishers that belongs to a combat. */
function struckIn(p: Eagle, unit: number, group: number): number {
  let found = 0
  for (let k = breadth(p, unit) - 1; k >= 0; k--)
    if (p.group[p.at[nodeOf(p, unit, k)]] === group) found = 1 + p.at[nodeOf(p, unit, k)]
  return found
}

/** Notes which units go back and which check. Squares do not go back: D1 does not affect them, D2 counts as DB. */
function owe(p: Eagle, result: number, routed: boolean): void {
  const { hex, attacker } = combatFrame(p)
  for (let unit = 0; unit < p.due.length; unit++) {
    if (attacks(p, unit, hex, attacker)) {
      // A hex that others still have to fight for stays in their combat: a unit that countercharged from it, or past
      // it, only has a part in it.
      if (p.group[p.at[unit]] === 0) p.group[p.at[unit]] = -1 - hex
      if (routed) continue
      if (result === shockResult.A1) p.due[unit] |= due.BACK1 | due.CHECK
      if (result === shockResult.A2) p.due[unit] |= due.BACK2 | due.CHECK
    } else if (defends(p, unit, hex, attacker)) {
      // RA110: skirmishers gather first, and leave every hex that was attacked.
      if (isSpread(p, unit) && (result === shockResult.D1 || result === shockResult.D2))
        p.struck[unit] = struckIn(p, unit, 1 + hex)
      const square = isSquareHex(p, p.at[unit])
      if (result === shockResult.D1 && !square)
        p.due[unit] |= p.scenario.readings.laterShock ? due.BACK1 | due.CHECK : due.BACK1
      if (result === shockResult.D2) p.due[unit] |= square ? due.CHECK : due.BACK2 | due.CHECK
      if (result === shockResult.DB) p.due[unit] |= due.CHECK
    }
  }
}

/** RD15 By the later tables checks due to a charge are harder. */
function markCharge(p: Eagle): void {
  const frame = combatFrame(p)
  let charged = false
  for (let unit = 0; unit < p.due.length; unit++)
    if ((p.marks[unit] & mark.CHARGED) !== 0 && attacks(p, unit, frame.hex, frame.attacker)) charged = true
  if (!charged || !p.scenario.readings.laterMorale) return
  for (let unit = 0; unit < p.due.length; unit++)
    if ((p.due[unit] & due.CHECK) !== 0 && defends(p, unit, frame.hex, frame.attacker)) p.due[unit] |= due.CHARGED
}

/** RD23 By the later tables artillery that defends a hex alone is lost when it is driven back or shaken. */
function takeGuns(p: Eagle, journal: Journal | undefined): void {
  const frame = combatFrame(p)
  const { army, readings } = p.scenario
  if (!readings.laterShock || frame.result < shockResult.D1) return
  for (let hex = 0; hex < p.group.length; hex++) {
    if (p.group[hex] !== 1 + frame.hex) continue
    let alone = true
    for (let node = p.top[hex]; node >= 0; node = p.below[node])
      if (army.arm[army.unitOf[node]] < ARTILLERY) alone = false
    for (let node = p.top[hex]; alone && node >= 0 && army.arm[army.unitOf[node]] === ARTILLERY; node = p.top[hex])
      eliminate(p, army.unitOf[node], journal)
  }
}
