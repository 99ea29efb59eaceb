/** 10.2.1 The effect of a result of the fire table on the units that are hit. */

import { type Dice, EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { checkMorale, lose, suffer } from '../morale/morale.ts'
import { reveal } from '../secrecy/seeing.ts'
import { event } from '../state/events.ts'
import { volleyFrame } from '../state/frames.ts'
import { ARTILLERY, CART } from '../state/ground.ts'
import { due, type Eagle, mark, SKIRMISH, SQUARE } from '../state/position.ts'
import { isSpread, standsIn } from '../state/stacks.ts'
import { LETTER_D, LETTER_M, LETTER_R } from '../state/tables.ts'

/** 10.0 Is the fire of a side defensive: is it not its own phase? */
export const isDefensive = (p: Eagle, side: number): boolean => side !== p.active

/** Returns the unit that a volley strikes first; -1 if none is left. */
export function topTarget(p: Eagle, hex: number): number {
  for (let node = p.top[hex]; node >= 0; node = p.below[node])
    if (suffers(p, p.scenario.army.unitOf[node])) return p.scenario.army.unitOf[node]
  return -1
}

/** Can the current volley strike this unit? Not carts, nor Swiss where Swiss have stood aside. */
export const suffers = (p: Eagle, unit: number): boolean => {
  const { army } = p.scenario
  return army.arm[unit] !== CART && (volleyFrame(p).swissAside === 0 || army.swiss[unit] === 0)
}

/**
 * Returns the unit that shares the losses of skirmishers: the next one under them; -1 if there is none, or the unit
 * does not skirmish.
 */
function sharerOf(p: Eagle, unit: number, hex: number): number {
  if (p.form[unit] !== SKIRMISH) return -1
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const next = p.scenario.army.unitOf[node]
    if (next !== unit && suffers(p, next)) return next
  }
  return -1
}

/**
 * RA138 Returns how much of a loss the next unit takes: each point falls on the one of the two that has lost less, if
 * equal on the skirmishers.
 */
function shareOf(p: Eagle, unit: number, beside: number, loss: number): number {
  let share = 0
  for (let k = 0; k < loss; k++) if (p.lost[unit] + k - share > p.lost[beside] + share) share++
  return share
}

/** 10.2.1 Applies a result to a unit; with `passes` the rest of a loss goes on down the stack. */
export function strike(
  p: Eagle,
  unit: number,
  cell: number,
  passes: boolean,
  dice: Dice,
  journal: Journal | undefined,
): void {
  const { tables } = p.scenario
  const { hex, firing } = volleyFrame(p)
  const letter = tables.fireLetter[cell]
  const loss = tables.fireLoss[cell]
  const defensive = isDefensive(p, firing)
  // 4.1c: skirmishers share losses equally with the next unit of the stack.
  const beside = passes ? sharerOf(p, unit, hex) : -1
  const shared = beside < 0 ? 0 : shareOf(p, unit, beside, loss)
  let over = lose(p, unit, loss - shared, journal)
  if (shared > 0) over += lose(p, beside, shared, journal)
  if (defensive && p.at[unit] >= 0 && (loss - shared >= 2 || letter === LETTER_D)) bar(p, unit, journal)
  if (p.scenario.readings.laterFire && (letter === LETTER_D || letter === LETTER_R))
    laterStrike(p, unit, letter, loss, dice, journal)
  for (let next = topTarget(p, hex); passes && over > 0 && next >= 0; next = topTarget(p, hex)) {
    const fallen = over
    over = lose(p, next, over, journal)
    if (defensive && p.at[next] >= 0 && fallen >= 2) bar(p, next, journal)
  }
  if (p.at[unit] < 0) return
  if (letter === LETTER_M) {
    const result = checkMorale(p, unit, dice, journal)
    if (suffer(p, unit, result, journal)) shake(p, unit, hex, journal)
  } else if (letter === LETTER_R && !defensive && p.form[unit] !== SQUARE) {
    p.due[unit] |= due.CHOICE
    if (isSpread(p, unit)) p.struck[unit] = 1 + hex
    shake(p, unit, hex, journal)
  }
}

/**
 * RD1, RD8 Applies a D (P there) and an R by the later tables: in defensive fire a D bars the whole stack; a battery is
 * silent in the next turn; in offensive fire a unit that is hit by a D without a loss checks.
 */
function laterStrike(
  p: Eagle,
  unit: number,
  letter: number,
  loss: number,
  dice: Dice,
  journal: Journal | undefined,
): void {
  const { army } = p.scenario
  const guns = army.arm[unit] === ARTILLERY
  if (guns && p.at[unit] >= 0 && (letter === LETTER_D || !isDefensive(p, volleyFrame(p).firing))) {
    p.mute[unit] = p.turn + 1
    journal?.tell(EVERYBODY, event.Silenced, unit)
  }
  if (letter !== LETTER_D) return
  if (isDefensive(p, volleyFrame(p).firing)) {
    for (let node = p.top[volleyFrame(p).hex]; node >= 0; node = p.below[node]) {
      const other = army.unitOf[node]
      if (!suffers(p, other)) continue
      reveal(p, other)
      bar(p, other, journal)
    }
  } else if (!guns && loss === 0 && p.at[unit] >= 0) suffer(p, unit, checkMorale(p, unit, dice, journal), journal)
}

function bar(p: Eagle, unit: number, journal: Journal | undefined): void {
  if ((p.marks[unit] & mark.BARRED) !== 0) return
  p.marks[unit] |= mark.BARRED
  journal?.tell(EVERYBODY, event.Barred, unit)
}

/** Makes all other units of the hex check. */
function shake(p: Eagle, but: number, hex: number, journal: Journal | undefined): void {
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    if (unit === but || p.at[unit] < 0 || !standsIn(p, unit, hex) || !suffers(p, unit)) continue
    reveal(p, unit)
    p.due[unit] |= due.CHECK
    journal?.tell(EVERYBODY, event.MustCheck, unit)
  }
}
