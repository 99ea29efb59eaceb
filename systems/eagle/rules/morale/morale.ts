/** 14 Morale checks and their effects on a unit. */
import { type Dice, d6, EVERYBODY, type Journal, type Seats } from '../../../../src/kernel/index.ts'
import { reveal } from '../secrecy/seeing.ts'
import { settleLine } from '../skirmishers/skirmish.ts'
import { event, reason } from '../state/events.ts'
import { ARTILLERY, isCover } from '../state/ground.ts'
import { leadsOf } from '../state/leading.ts'
import { due, type Eagle, ELIMINATED, GOOD, NORMAL, ROUTED, SHAKEN } from '../state/position.ts'
import { breadth, isSpread, nodeOf, points, refresh, remove, standsIn } from '../state/stacks.ts'
import { DISORGANIZED, rowFromZero, STEADY, ROUTED as TO_ROUT } from '../state/tables.ts'
import { reckon } from '../victory/demoralization.ts'

const WORST = 5

/** 16 Returns the grade of a unit, 0 for A: one lower while its formation is demoralized (RA57, RA104). */
export const gradeOf = (p: Eagle, unit: number): number => {
  const { army } = p.scenario
  return Math.min(WORST, army.grade[unit] + p.down[army.formation[unit]])
}

/**
 * 15, RA111 Returns the morale factor of the leader that commands the unit, in its hex or one of its hexes, a 0
 * counting as 1; 0 if there is none. Of several the best.
 */
export function leaderMorale(p: Eagle, unit: number): number {
  const { army } = p.scenario
  let best = -9
  for (let leader = 0; leader < army.leaders.length; leader++) {
    if (
      p.where[leader] < 0 ||
      !standsIn(p, unit, p.where[leader]) ||
      p.away[leader] > 0 ||
      ((leadsOf(p, leader) >> army.formation[unit]) & 1) === 0
    )
      continue
    const factor = army.morale[2 * leader + p.worn[leader]]
    best = Math.max(best, factor === 0 ? 1 : factor)
  }
  return best === -9 ? 0 : best
}

/** Reports a modifier that is not 0, and returns it. */
export function modify(journal: Journal | undefined, value: number, why: number, to: Seats = EVERYBODY): number {
  if (value !== 0) journal?.tell(to, event.Modifier, value, why)
  return value
}

/** 14 Is a unit in woods or buildings? Skirmishers only if all their hexes are. */
function isSheltered(p: Eagle, unit: number): boolean {
  for (let k = breadth(p, unit) - 1; k >= 0; k--)
    if (!isCover(p.scenario.ground, p.at[nodeOf(p, unit, k)])) return false
  return true
}

/**
 * 14 Rolls a morale check: STEADY, DISORGANIZED or ROUTED. `zone` is the modifier for an enemy zone of control, which
 * counts only in reorganization (14.3); `charge` that of the later tables for a check before or after a charge (RD15).
 * With `rallies` only a good result counts and is announced (14.3).
 */
export function checkMorale(
  p: Eagle,
  unit: number,
  dice: Dice,
  journal: Journal | undefined,
  zone = 0,
  to: Seats = EVERYBODY,
  charge = 0,
  rallies = false,
): number {
  if (to === EVERYBODY) reveal(p, unit)
  const { readings, tables } = p.scenario
  const { laterModifiers, modifiers } = tables.file.morale
  let sum = modify(journal, leaderMorale(p, unit), reason.LEADER, to)
  if (isSheltered(p, unit)) sum += modify(journal, modifiers.shelter, reason.SHELTER, to)
  sum += modify(journal, zone, reason.ZONE, to)
  if (p.state[unit] === ROUTED) sum += modify(journal, modifiers.routed, reason.ROUTED, to)
  if (p.state[unit] === SHAKEN && readings.laterMorale)
    sum += modify(journal, laterModifiers.disorganized, reason.DISORDER, to)
  if (charge !== 0) sum += modify(journal, charge, charge > 0 ? reason.NO_SQUARE : reason.CHARGE_CHECK, to)
  if (p.lost[unit] > 1) sum += modify(journal, modifiers.loss * (p.lost[unit] - 1), reason.LOSSES, to)
  const grade = gradeOf(p, unit)
  let classes = 0
  for (let die = 2; die <= 6; die++)
    if (tables.morale[6 * rowFromZero(die + sum) + grade] !== tables.morale[6 * rowFromZero(die - 1 + sum) + grade])
      classes |= 1 << die
  const roll = dice.roll(d6, classes)
  const result = tables.morale[6 * rowFromZero(roll + sum) + grade]
  if (rallies) journal?.tell(to, event.Rallies, unit, roll, roll + sum, rallyOf(p, unit, result))
  else journal?.tell(to, event.Checked, unit, roll, roll + sum, result)
  return result
}

/** 14.3, RD16 Returns the result of a roll to recover, of kind `rallies`. */
const rallyOf = (p: Eagle, unit: number, result: number): number =>
  result === STEADY ? 0 : result === TO_ROUT && p.state[unit] === SHAKEN && p.scenario.readings.laterMorale ? 2 : 1

/**
 * 14.1, 14.2 Gives a unit another state of order. A unit that loses good order also loses square and skirmish formation
 * (RA80).
 */
export function setState(p: Eagle, unit: number, state: number): void {
  p.state[unit] = state
  if (state !== GOOD && p.scenario.army.arm[unit] !== ARTILLERY) {
    // RA110: skirmishers over several hexes gather first.
    if (isSpread(p, unit)) p.due[unit] |= due.GATHER
    else p.form[unit] = NORMAL
  }
  for (let k = p.at[unit] < 0 ? -1 : breadth(p, unit) - 1; k >= 0; k--) refresh(p, p.at[nodeOf(p, unit, k)])
}

/** Applies a failed check: D disorganizes, R routs (and the unit must run, 14.2). Returns whether the check failed. */
export function suffer(p: Eagle, unit: number, result: number, journal: Journal | undefined): boolean {
  if (result === STEADY) return false
  if (result === DISORGANIZED && p.state[unit] === GOOD) {
    setState(p, unit, SHAKEN)
    journal?.tell(EVERYBODY, event.Disorganized, unit)
  } else if (result === TO_ROUT && p.state[unit] !== ROUTED) {
    setState(p, unit, ROUTED)
    p.due[unit] |= due.RUN
    journal?.tell(EVERYBODY, event.Routed, unit)
  }
  reckon(p, journal)
  return true
}

/** Takes points from a unit, at most all; returns the points left over when it is eliminated (RA64). */
export function lose(p: Eagle, unit: number, loss: number, journal: Journal | undefined): number {
  if (loss === 0) return 0
  const here = Math.min(loss, points(p, unit))
  p.lost[unit] += here
  // RA124: a unit that loses points under a marker is shown.
  reveal(p, unit)
  journal?.tell(EVERYBODY, event.Lost, unit, here)
  if (points(p, unit) === 0) eliminate(p, unit, journal)
  else settleLine(p, unit)
  return loss - here
}

/** Takes a unit out of the game. */
export function eliminate(p: Eagle, unit: number, journal: Journal | undefined): void {
  p.lost[unit] = p.scenario.army.cf[unit]
  remove(p, unit, ELIMINATED)
  p.state[unit] = GOOD
  journal?.tell(EVERYBODY, event.Eliminated, unit)
  reckon(p, journal)
}
