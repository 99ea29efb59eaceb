/** How long lost order lasts until the battle ends: at the end of each turn units try to recover (14.3). */
import { power } from '../../../src/players/power.ts'
import { gradeOf } from '../rules/queries/asked.ts'
import { type Eagle, SHAKEN } from '../rules/state/position.ts'
import { rowFromZero, STEADY } from '../rules/state/tables.ts'
import type { Judge } from './judge.ts'
import { sizeOf } from './survey.ts'

const FACES = 6

/**
 * Returns how likely a unit now in this state counts as down at the end of the battle; one that will recover is weaker
 * until then.
 */
export function counts({ view: p, weights }: Judge, unit: number, state: number): number {
  const rolls = p.scenario.turns - p.turn + 1
  const steady = 1 - recovers(p, unit, 0)
  const still = power(steady, rolls)
  if (state === SHAKEN) return (countsShaken(p, unit) ? still : 0) + weights.weaker * (1 - still) * (rolls > 1 ? 1 : 0)
  const up = recovers(p, unit, p.scenario.tables.file.morale.modifiers.routed)
  // Routed troops recover in two steps; a unit that makes none or only one of them counts.
  const fled = Math.min(1, power(1 - up, rolls) + rolls * up * power(steady, rolls - 1))
  return fled + weights.weaker * (1 - fled) * (rolls > 1 ? RUNAWAY : 0)
}

/** How much weaker routed units are than those that are only disorganized. */
const RUNAWAY = 1.5

/**
 * Does a unit count as down while it is disorganized? A formation of one counter must be routed, by the reading in
 * play.
 */
const countsShaken = (p: Eagle, unit: number): boolean =>
  !p.scenario.readings.singleCounter || sizeOf(p.scenario.army.formation[unit]) > 1

/** Returns how likely a unit recovers in one reorganization. */
function recovers(p: Eagle, unit: number, sum: number): number {
  const { tables } = p.scenario
  const { modifiers } = tables.file.morale
  const all = sum + modifiers.loss * Math.max(0, p.lost[unit] - 1)
  const grade = gradeOf(p, unit)
  let faces = 0
  for (let die = 1; die <= FACES; die++) if (tables.morale[FACES * rowFromZero(die + all) + grade] === STEADY) faces++
  return faces / FACES
}
