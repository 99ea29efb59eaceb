/** What a player would name if asked how a battle stands, at the beginning of a turn. */
import { appraisalOf } from '../../../../src/players/marshal/appraisal.ts'
import { countHurt, fallen, limitOf } from '../../rules/state/losses.ts'
import { type Eagle, ELIMINATED, GOOD, ROUTED } from '../../rules/state/position.ts'

/** Counts the troops of a formation that `isWanted` accepts. */
const count = (p: Eagle, formation: number, isWanted: (unit: number) => boolean): number =>
  p.scenario.army.troopsOf[formation].reduce((sum, unit) => sum + Number(isWanted(unit)), 0)

const isGone = (p: Eagle, unit: number): boolean => p.at[unit] === ELIMINATED
const isRouted = (p: Eagle, unit: number): boolean => !isGone(p, unit) && p.state[unit] === ROUTED
const isDisorganized = (p: Eagle, unit: number): boolean =>
  !isGone(p, unit) && p.state[unit] !== ROUTED && p.state[unit] !== GOOD

/** Returns the formations of a side that can be demoralized. */
function formationsOf(p: Eagle, side: number): number[] {
  const { army } = p.scenario
  return army.formations.flatMap((_, f) => (army.formationSide[f] === side && limitOf(p, f) > 0 ? [f] : []))
}

/**
 * Adds up, over the formations of a side, the troops that `isWanted` accepts, each as a part of what its formation may
 * lose.
 */
const parts = (p: Eagle, side: number, isWanted: (unit: number) => boolean): number =>
  formationsOf(p, side).reduce((sum, f) => sum + count(p, f, isWanted) / limitOf(p, f), 0)

/**
 * Returns how near the formations of a side are to their limits, the nearest first: 1 for those that have reached it.
 */
const nearness = (p: Eagle, side: number): number[] =>
  formationsOf(p, side)
    .map((f) => Math.min(1, countHurt(p, f) / limitOf(p, f)))
    .sort((a, b) => b - a)

const lost = (p: Eagle, side: number): number =>
  p.scenario.army.unitsOfSide[side].reduce((sum, unit) => sum + (isGone(p, unit) ? 0 : Math.max(0, p.lost[unit])), 0)

/** By name: how much of each feature a side has. */
const FEATURES: Readonly<Record<string, (p: Eagle, side: number) => number>> = {
  'demoralized formations': fallen,
  'demoralized formations late in the battle': (p, side) => (fallen(p, side) * p.turn) / p.scenario.turns,
  // As many formations as end the battle when they are demoralized.
  'the formations nearest to their limits': (p, side) =>
    nearness(p, side)
      .slice(0, p.scenario.tables.file.victory.demoralized)
      .reduce((sum, near) => sum + near * near, 0),
  'all formations, by how near they are': (p, side) => nearness(p, side).reduce((sum, near) => sum + near * near, 0),
  'troops eliminated': (p, side) => parts(p, side, (unit) => isGone(p, unit)),
  'troops routed': (p, side) => parts(p, side, (unit) => isRouted(p, unit)),
  'troops disorganized': (p, side) => parts(p, side, (unit) => isDisorganized(p, unit)),
  'points lost': lost,
}

export const appraisal = appraisalOf(FEATURES, (p) => (p.turn > 0 ? p.turn : undefined))
