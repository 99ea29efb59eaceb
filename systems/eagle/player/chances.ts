/** The likely effects of fire, shock and checks, by the printed tables. */

import { gradeOf, isHot, leaderMorale } from '../rules/queries/asked.ts'
import { HEAVY, LIGHT } from '../rules/state/army.ts'
import { ARTILLERY, isCover } from '../rules/state/ground.ts'
import { type Eagle, GOOD, ROUTED, SHAKEN, SKIRMISH, SQUARE, UNLIMBERED } from '../rules/state/position.ts'
import { FRENCH } from '../rules/state/sides.ts'
import { fighter, points } from '../rules/state/stacks.ts'
import {
  DISORGANIZED,
  LETTER_D,
  LETTER_M,
  LETTER_R,
  rowFromOne,
  rowFromZero,
  shockResult,
  ROUTED as TO_ROUT,
} from '../rules/state/tables.ts'
import type { Judge } from './judge.ts'
import { counts } from './lasting.ts'
import { leftOf, unitsIn } from './survey.ts'

const FACES = 6
const FIRE_COLUMNS = 12
const SHOCK_COLUMNS = 9

/**
 * Returns how much a counter of this formation weighs: the fewer it can still lose, the more; losses of a demoralized
 * formation do no more harm.
 */
export function weightOf({ view: p, weights }: Judge, unit: number): number {
  const formation = p.scenario.army.formation[unit]
  if (p.scenario.limits[formation] === 0) return 0.5
  const left = Math.max(0, Math.min(leftOf(formation), weights.left.length - 1))
  // A unit shaken early may have recovered by the time it counts.
  const late =
    left === 1 && p.turn >= p.scenario.turns - 1 ? (p.turn === p.scenario.turns ? weights.last : weights.late) : 0
  return weights.left[left] + late
}

/** S2.8.2 Returns what the sun costs a unit that takes part in a combat. */
export const sunCost = (judge: Judge, unit: number): number =>
  judge.view.scenario.army.side[unit] === FRENCH && isHot(judge.view) ? checkCost(judge, unit) : 0

/** Returns what the sun costs all units of a hex. */
export const sunCostIn = (judge: Judge, hex: number): number =>
  isHot(judge.view) && fighter(judge.view, hex) === FRENCH ? stackCost(judge, hex) : 0

/** Returns what a check costs a unit on average. */
export function checkCost(judge: Judge, unit: number): number {
  const p = judge.view
  const { tables, ground } = p.scenario
  if (p.state[unit] === ROUTED) return 0
  const { modifiers } = tables.file.morale
  const at = p.at[unit]
  const lost = p.lost[unit]
  const sum =
    leaderMorale(p, unit) +
    (at >= 0 && isCover(ground, at) ? modifiers.shelter : 0) +
    modifiers.loss * Math.max(0, lost - 1)
  const grade = gradeOf(p, unit)
  const rout = orderCost(judge, unit, ROUTED)
  const shake = p.state[unit] === GOOD ? orderCost(judge, unit, SHAKEN) : 0
  let cost = 0
  for (let die = 1; die <= FACES; die++) {
    const result = tables.morale[FACES * rowFromZero(die + sum) + grade]
    cost += result === TO_ROUT ? rout : result === DISORGANIZED ? shake : 0
  }
  return (cost / FACES) * weightOf(judge, unit)
}

/** Returns the cost of a unit's change to a state of less order. */
export function orderCost(judge: Judge, unit: number, state: number): number {
  const { view: p, weights } = judge
  if (weights.lasting === 0) return state === ROUTED ? weights.rout : 1
  const now = p.state[unit]
  return weights.lasting * Math.max(0, counts(judge, unit, state) - (now === GOOD ? 0 : counts(judge, unit, now)))
}

const stack: number[] = []

/** Returns what a check of all units of a hex costs. */
export function stackCost(judge: Judge, hex: number): number {
  const p = judge.view
  let sum = 0
  for (const unit of unitsIn(p, hex, stack)) sum += checkCost(judge, unit)
  const unseen = p.tall[hex] - stack.length
  return sum + 0.5 * Math.max(0, unseen)
}

/** Returns the cost of a point lost by a unit: the last ones hurt most. */
export function lossCost(judge: Judge, unit: number): number {
  const { view: p, weights } = judge
  if (weights.lasting === 0) return (weights.loss + 1.5 / Math.max(1, points(p, unit))) * weightOf(judge, unit)
  const left = points(p, unit)
  const gone = 1 - (p.state[unit] === GOOD ? 0 : counts(judge, unit, p.state[unit]))
  return weights.lasting * (left <= 1 ? gone : Math.min(gone, weights.point / (left - 1))) * weightOf(judge, unit)
}

/** Returns what firing units add to the die. */
export function firerModifier(p: Eagle, unit: number): number {
  const { army, tables } = p.scenario
  const { modifiers } = tables.file.fire
  const grade = gradeOf(p, unit)
  let sum = grade <= 1 ? modifiers.goodMorale : grade >= 4 ? modifiers.poorMorale : 0
  if (army.arm[unit] === ARTILLERY && army.class[unit] === LIGHT) sum += modifiers.lightArtillery
  if (army.arm[unit] === ARTILLERY && army.class[unit] === HEAVY) sum += modifiers.heavyArtillery
  return sum
}

/** Returns the likely gain of a volley of this many points at a hex. */
export function fireGain(judge: Judge, hex: number, fired: number, sum: number, defensive: boolean): number {
  const { view: p, weights } = judge
  const { army, tables } = p.scenario
  if (fired <= 0 || p.top[hex] < 0) return 0
  const target = army.unitOf[p.top[hex]]
  const { modifiers } = tables.file.fire
  const shape = p.form[target]
  const all =
    sum +
    (shape === SQUARE
      ? modifiers.square
      : shape === SKIRMISH
        ? modifiers.skirmish
        : shape === UNLIMBERED
          ? modifiers.unlimbered
          : 0)
  const column = Math.min(FIRE_COLUMNS, Math.ceil(fired)) - 1
  const check = checkCost(judge, target)
  const others = Math.max(0, stackCost(judge, hex) - check)
  let gain = 0
  for (let die = 1; die <= FACES; die++) {
    const cell = FIRE_COLUMNS * rowFromOne(die + all) + column
    const loss = tables.fireLoss[cell]
    const letter = tables.fireLetter[cell]
    gain += loss * lossCost(judge, target)
    if (letter === LETTER_M) gain += check + others / 2
    if (letter === LETTER_R && !defensive && shape !== SQUARE) gain += weights.back + others
    if (defensive && (letter === LETTER_D || loss >= 2)) gain += weights.barred
  }
  return gain / FACES
}

/** What both sides of a shock stand to lose by a check of all their units, and by a point. */
export interface Stakes {
  readonly attack: number
  readonly defense: number
  readonly attackLoss: number
  readonly defenseLoss: number
  readonly square: boolean
  /** What falling back through zones of control costs the defenders. */
  readonly pressed: number
}

/** Returns the likely gain of an attack on a column of the shock table; below the table it does not take place. */
export function shockGain({ view: p, weights }: Judge, column: number, sum: number, stakes: Stakes): number {
  if (column < 0) return -1
  const { tables } = p.scenario
  const { attack, defense, attackLoss, defenseLoss, square, pressed } = stakes
  let gain = 0
  for (let die = 1; die <= FACES; die++) {
    switch (tables.shock[SHOCK_COLUMNS * rowFromOne(die + sum) + column]) {
      case shockResult.AB:
        gain -= attackLoss
        break
      case shockResult.A1:
        gain -= attack + weights.back
        break
      case shockResult.A2:
        gain -= attack + 2 * weights.back
        break
      case shockResult.BM:
        gain += defenseLoss - attackLoss
        break
      case shockResult.D1:
        gain += square ? 0 : 2 * weights.back + pressed
        break
      case shockResult.D2:
        gain += defense + (square ? defenseLoss : 3 * weights.back + pressed)
        break
      case shockResult.DB:
        gain += defense + defenseLoss
        break
    }
  }
  return gain / FACES
}

/** What an unseen unit is worth in a fight. */
export const UNSEEN_POINTS = 4
