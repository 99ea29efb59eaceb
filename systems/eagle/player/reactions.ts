/** What must be answered at once: squares, countercharges, evasion, losses, retreats, advances, pursuits. */

import type { Action, Engine } from '../../../src/kernel/index.ts'
import { combat, gradeOf, weigh } from '../rules/queries/asked.ts'
import { combatFrame, counterchargeFrame, pursuitFrame, retreatFrame, squareFrame } from '../rules/state/frames.ts'
import type { Eagle } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { points } from '../rules/state/stacks.ts'
import { besides } from './assaults.ts'
import { checkCost, lossCost } from './chances.ts'
import { prospect } from './clash.ts'
import { outlook, seekerOf } from './ground-score.ts'
import type { Judge } from './judge.ts'
import { hostOf, look, powerOf, pressure } from './survey.ts'
import { all, best, legal, wish } from './verbs.ts'

/** Grades that form square against a charge: the others lose by trying. */
const STEADY = 3

/** 4.1b Good infantry forms square; a stack that is strong enough stays as it is. */
export function formSquare(engine: Engine<Eagle>, { view, side, notices }: Judge): Action | undefined {
  const { charger, hex } = squareFrame(view)
  const charge = 2 * points(view, charger)
  let strength = 0
  const { army } = view.scenario
  for (let unit = 0; unit < army.units.length; unit++) if (view.at[unit] === hex) strength += powerOf(view, unit)
  if (strength < 2 * charge)
    for (const action of all(engine, view, side, 'square {units}'))
      if (gradeOf(view, engine.packing.a(action)) <= STEADY && notices()) return action
  return legal(engine, view, side, wish('stand'))
}

/** 11.5 Countercharges if that promises more than waiting for the blow. */
export function counter(engine: Engine<Eagle>, judge: Judge): Action | undefined {
  const { view, side, weights, notices } = judge
  look(view)
  const against = view.at[counterchargeFrame(view).charger]
  let found: Action | undefined
  let most = weights.dare
  for (const action of all(engine, view, side, 'counter {units} > {hexes}')) {
    if (!notices()) continue
    const unit = engine.packing.a(action)
    const { gain } = prospect(judge, against, [{ unit, from: engine.packing.b(action), charges: false }], 0)
    const worth = gain - checkCost(judge, unit) / 2
    if (worth > most) [found, most] = [action, worth]
  }
  return found ?? legal(engine, view, side, wish('let'))
}

/** 11.1 Evades with a unit that would be beaten. */
export function evade(engine: Engine<Eagle>, { view, side, notices }: Judge): Action | undefined {
  const { hex, attacker } = combatFrame(view)
  weigh(view, hex, attacker)
  look(view)
  if (combat.attack > combat.defense && notices()) {
    const away = best(engine, view, side, 'evade {units} > {hexes}', (_, to) => -pressure(view, enemyOf(side), to))
    if (away !== undefined) return away
  }
  return legal(engine, view, side, wish('stand'))
}

/** 11.1b Takes the loss where it hurts least. */
export const takeLoss = (engine: Engine<Eagle>, judge: Judge): Action | undefined => {
  const { view, side } = judge
  look(view)
  return best(engine, view, side, 'lose {units}', (unit) => -lossCost(judge, unit) - 0.2 * view.lost[unit])
}

/** 12.0a Falls back away from the enemy, and no farther than necessary. */
export function fallBack(engine: Engine<Eagle>, judge: Judge): Action | undefined {
  const { view, side } = judge
  look(view)
  const { unit } = retreatFrame(view)
  const here = pressure(view, enemyOf(side), view.at[unit])
  const stay = legal(engine, view, side, wish('stay {units}', unit))
  if (stay !== undefined && here < 2 * powerOf(view, unit)) return stay
  const back = best(engine, view, side, 'retreat {units} > {hexes}', (_, hex) => -pressure(view, enemyOf(side), hex))
  return back ?? stay ?? face(engine, judge)
}

/** 5 Faces the enemy. */
function face(engine: Engine<Eagle>, judge: Judge): Action | undefined {
  const { view, side } = judge
  look(view)
  return best(engine, view, side, 'face {units} > {corners}', (unit, corner) =>
    outlook(seekerOf(judge, unit), view.at[unit], corner),
  )
}

/** 12.0b Advances with victors if they would not stand alone against many. */
export function advance(engine: Engine<Eagle>, judge: Judge): Action | undefined {
  const { view, side, notices } = judge
  look(view)
  const { placeOf } = view.scenario
  let found: Action | undefined
  let most = 0
  for (const action of all(engine, view, side, 'advance {units} > {hexes}')) {
    if (!notices()) continue
    const unit = engine.packing.a(action)
    const hex = engine.packing.b(action)
    const foes = pressure(view, enemyOf(side), hex)
    const friends = pressure(view, side, hex)
    const prize = placeOf[hex] >= 0 ? 4 : 0
    const worth = prize + 1 + 0.1 * (friends - foes) + (view.state[unit] === 0 ? 0 : -2)
    if (worth > most && hostOf(side).power[hex] < 8) [found, most] = [action, worth]
  }
  return found ?? legal(engine, view, side, wish('hold')) ?? face(engine, judge)
}

/** 11.3 Controlled cavalry strikes again where it is safe; otherwise it rests. */
export function pursue(engine: Engine<Eagle>, judge: Judge): Action | undefined {
  const { view, side, weights, notices } = judge
  look(view)
  const { unit } = pursuitFrame(view)
  let found: Action | undefined
  let most = weights.dare
  for (const action of all(engine, view, side, 'attack {units} > {hexes}')) {
    if (!notices()) continue
    const hex = engine.packing.b(action)
    const more = besides(view, side, hex, [unit], (other) => view.group[other] !== 0)
    const { gain } = prospect(judge, hex, [{ unit, from: view.at[unit], charges: false }], 0, more)
    if (gain > most) [found, most] = [action, gain]
  }
  return found ?? legal(engine, view, side, wish('rest {units}', unit))
}

/** 11.3 Uncontrolled cavalry goes where the enemy is weakest, if there is a choice. */
export function runOutOfHand(engine: Engine<Eagle>, { view, side }: Judge): Action | undefined {
  look(view)
  return best(engine, view, side, 'run {units} > {hexes}', (_, hex) => -pressure(view, enemyOf(side), hex))
}

/** S2.1 Ends the battle if that wins it. */
export function giveVerdict(engine: Engine<Eagle>, { view, side }: Judge): Action | undefined {
  return legal(engine, view, side, wish('end')) ?? legal(engine, view, side, wish('continue'))
}
