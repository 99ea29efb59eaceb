/** Shock: the attacks are named by what they promise, and the surest are fought first. */

import { sideTo } from '../../../src/hex/index.ts'
import type { Action, Engine } from '../../../src/kernel/index.ts'
import type { Eagle } from '../rules/state/position.ts'
import { mark } from '../rules/state/position.ts'
import { assaults, openingsOf } from './assaults.ts'
import { prospect } from './clash.ts'
import type { Judge } from './judge.ts'
import { look } from './survey.ts'
import { standsAside } from './swiss.ts'
import { all, legal, wish } from './verbs.ts'

const ATTACK = 'attack {units} > {hexes}'

/** Returns the next action of a shock phase. */
export function strikeOn(engine: Engine<Eagle>, judge: Judge): Action | undefined {
  const { view, side, weights, notices } = judge
  const resolve = all(engine, view, side, 'resolve {hexes}')
  if (resolve.length > 0) return resolve[0]
  look(view)
  // A unit that has charged home attacks in any case: others join it, if they may.
  const openings = openingsOf(judge).filter(({ hex }) => isNamed(view, side, hex) || notices())
  for (const { hex, units } of assaults(judge, weights.dare, openings))
    for (const unit of units) {
      const action = legal(engine, view, side, wish(ATTACK, unit, hex))
      if (action !== undefined) return action
    }
  return join(engine, judge) ?? legal(engine, view, side, wish('engage'))
}

/** Has an attack on a hex been named already? */
const isNamed = ({ scenario: { army }, target }: Eagle, side: number, hex: number): boolean =>
  target.some((one, unit) => one === 1 + hex && army.side[unit] === side)

/** Lets a unit join an attack that is already named, if that makes it better. */
function join(engine: Engine<Eagle>, judge: Judge): Action | undefined {
  const { view, side } = judge
  const { army, ground } = view.scenario
  for (const action of all(engine, view, side, ATTACK)) {
    const unit = engine.packing.a(action)
    const hex = engine.packing.b(action)
    const named: number[] = []
    for (let other = 0; other < army.units.length; other++)
      if (army.side[other] === side && view.target[other] === 1 + hex) named.push(other)
    if (named.length === 0 || sideTo(ground.grid, view.at[unit], hex) < 0 || standsAside(view, unit, hex)) continue
    const strikers = named.map((one) => ({
      unit: one,
      from: view.at[one],
      charges: (view.marks[one] & mark.CHARGED) !== 0,
    }))
    const before = prospect(judge, hex, strikers, 0).gain
    const after = prospect(judge, hex, [...strikers, { unit, from: view.at[unit], charges: false }], 0).gain
    if (after > before) return action
  }
  return undefined
}
