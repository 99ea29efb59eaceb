/** Fire: guns first and together, infantry if it will not attack. */

import { distance, neighbour } from '../../../src/hex/index.ts'
import type { Action, Engine } from '../../../src/kernel/index.ts'
import { fireFrame } from '../rules/state/frames.ts'
import { ARTILLERY, BUILDINGS, INFANTRY } from '../rules/state/ground.ts'
import { type Eagle, GOOD, note, ROUTED, UNLIMBERED, VOLLEYS } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter, points } from '../rules/state/stacks.ts'
import { assaults, needsShare } from './assaults.ts'
import { fireGain, firerModifier, sunCost, sunCostIn } from './chances.ts'
import { shotAt } from './guns.ts'
import type { Judge } from './judge.ts'
import { hostOf, look } from './survey.ts'
import { standsAside } from './swiss.ts'
import { legal, wish } from './verbs.ts'

const FIRE = 'fire {volleys} > {hexes}'
const MUSKETS = 6
const NOBODY: ReadonlySet<number> = new Set()

/**
 * Returns the next action of a fire phase: a volley is laid piece by piece and shot, then the next, until no unit has a
 * target.
 */
export function fireOn(engine: Engine<Eagle>, judge: Judge): Action | undefined {
  const { view, side, notices } = judge
  look(view)
  const defensive = side !== view.active
  const saved = defensive ? NOBODY : silentFor(engine, judge)
  const { target } = fireFrame(view)
  if (target !== 0) {
    const laid = more(engine, view, side, target - 1, saved)
    return laid ?? legal(engine, view, side, wish('shoot'))
  }
  let found: Action | undefined
  let most = 0
  for (const hex of hostOf(enemyOf(side)).hexes) {
    if (!notices()) continue
    for (const arm of defensive ? [INFANTRY] : [ARTILLERY, INFANTRY]) {
      const { gain, first } = muster(engine, judge, hex, arm, saved)
      // Guns come first.
      const worth = gain + (arm === ARTILLERY && gain > 0 ? 10 : 0)
      if (first !== undefined && worth > most) [found, most] = [first, worth]
    }
  }
  return found ?? anyGun(engine, view, side) ?? legal(engine, view, side, wish('cease'))
}

/**
 * Returns the units that hold their fire in their own phase: a unit that will attack, all units in its hex, and its
 * formation if it has no share to spare (RA12).
 */
function silentFor(engine: Engine<Eagle>, judge: Judge): Set<number> {
  const { view, weights } = judge
  const { army } = view.scenario
  const saved = new Set<number>()
  const owed = new Map<number, number>()
  for (const { units, hex, gain } of assaults(judge, weights.dare)) {
    if (gain <= muster(engine, judge, hex, INFANTRY, NOBODY).gain) continue
    for (const unit of units) {
      for (const other of stackOf(view, view.at[unit])) saved.add(other)
      const formation = army.formation[unit]
      owed.set(formation, (owed.get(formation) ?? 0) + 1)
    }
  }
  for (const [formation, shares] of owed) {
    if (view.quota[formation] > shares) continue
    for (let unit = 0; unit < army.units.length; unit++)
      if (
        army.formation[unit] === formation &&
        army.arm[unit] === INFANTRY &&
        needsShare(view, unit) &&
        !hasFought(view, unit)
      )
        saved.add(unit)
  }
  return saved
}

/** Has a unit begun a combat in this phase? It counts once (RA112). */
const hasFought = (view: Eagle, unit: number): boolean => (view.notes[unit] & note.FOUGHT) !== 0

const stackOf = (view: Eagle, hex: number): number[] => {
  const units: number[] = []
  for (let unit = 0; unit < view.scenario.army.units.length; unit++) if (view.at[unit] === hex) units.push(unit)
  return units
}

/** Could a unit's fire reach that hex, at a rough look? `legal` decides. */
function inReach(view: Eagle, unit: number, hex: number): boolean {
  const { army, ground } = view.scenario
  const at = view.at[unit]
  if (at < 0 || view.state[unit] === ROUTED) return false
  if (army.arm[unit] === INFANTRY) return distance(ground.grid, at, hex) === 1
  return army.arm[unit] === ARTILLERY && view.form[unit] === UNLIMBERED
}

interface Volley {
  readonly gain: number
  readonly first: Action | undefined
}

/** Returns the likely effect of all units that can fire at a hex together, and the action that begins the volley. */
function muster(engine: Engine<Eagle>, judge: Judge, hex: number, arm: number, saved: ReadonlySet<number>): Volley {
  const { view, side } = judge
  const { army, ground } = view.scenario
  let sum = 0
  let first: Action | undefined
  let modifier = 0
  let strongest = 0
  let sun = 0
  const muskets = new Map<number, number>()
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== side || saved.has(unit) || !inReach(view, unit, hex) || standsAside(view, unit, hex))
      continue
    if (side === view.active && army.arm[unit] !== arm) continue
    const action = legal(engine, view, side, wish(FIRE, VOLLEYS * unit, hex))
    if (action === undefined) continue
    const at = view.at[unit]
    let part =
      army.arm[unit] === ARTILLERY
        ? shotAt(view, unit, distance(ground.grid, at, hex))
        : points(view, unit) * (view.state[unit] === GOOD ? 1 : 0.5)
    if (army.arm[unit] === INFANTRY) {
      part = Math.min(part, MUSKETS - (muskets.get(at) ?? 0))
      muskets.set(at, (muskets.get(at) ?? 0) + part)
    }
    if (ground.terrain[hex] === BUILDINGS) part /= 2
    first ??= action
    sun += sunCost(judge, unit)
    sum += part
    if (part > strongest) [strongest, modifier] = [part, firerModifier(view, unit)]
  }
  const gain = fireGain(judge, hex, sum, modifier, side !== view.active)
  return { gain: first === undefined ? 0 : gain - sun + sunCostIn(judge, hex) / 2, first }
}

/** Lets every other unit that can join the volley that is laid. */
function more(
  engine: Engine<Eagle>,
  view: Eagle,
  side: number,
  hex: number,
  saved: ReadonlySet<number>,
): Action | undefined {
  const { army } = view.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== side || saved.has(unit) || !inReach(view, unit, hex) || standsAside(view, unit, hex))
      continue
    const action = legal(engine, view, side, wish(FIRE, VOLLEYS * unit, hex))
    if (action !== undefined) return action
  }
  return undefined
}

/** Shots that promise little cost nothing: guns on top of their stack fire anyway. */
function anyGun(engine: Engine<Eagle>, view: Eagle, side: number): Action | undefined {
  const { army, ground } = view.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    const at = view.at[unit]
    if (
      army.side[unit] !== side ||
      at < 0 ||
      army.arm[unit] !== ARTILLERY ||
      view.form[unit] !== UNLIMBERED ||
      side === view.active
    )
      continue
    for (let k = 0; k < 6; k++) {
      const to = neighbour(ground.grid, at, k)
      if (to < 0 || fighter(view, to) !== enemyOf(side)) continue
      const action = legal(engine, view, side, wish(FIRE, VOLLEYS * unit, to))
      if (action !== undefined) return action
    }
  }
  return undefined
}
