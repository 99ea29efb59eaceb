/** Positions in which the player tries things out: its view is never written to. */
import { type Action, type Engine, scriptedDice } from '../../../src/kernel/index.ts'
import { pickUp, putDown } from '../rules/state/placing.ts'
import { type Albuera, albueraLayout, mark } from '../rules/state/position.ts'
import { UNLIMBERED } from '../rules/state/shapes.ts'
import { isGuns, isOnMap } from '../rules/state/troops.ts'

const trials = new WeakMap<Albuera['scenario'], Albuera[]>()

/** A copy of a position; each number has a copy of its own, which is valid until the next copy with that number. */
export function copyOf(p: Albuera, number: number): Albuera {
  let copies = trials.get(p.scenario)
  if (copies === undefined) trials.set(p.scenario, (copies = []))
  const copy = (copies[number] ??= albueraLayout.make(p.scenario))
  albueraLayout.copy(p, copy)
  return copy
}

const noDice = scriptedDice([])

/** Makes a choice in a copy, without dice, and without anything that would follow from it. */
export function tryOut(engine: Engine<Albuera>, t: Albuera, seat: number, action: Action): void {
  const { packing } = engine
  engine.choice(t, action)?.play(t, seat, packing.a(action), packing.b(action), noDice, undefined)
}

/** Puts units down in a hex, for a Line over two hexes the left one, facing a corner. */
export function standAt(t: Albuera, units: readonly number[], hex: number, facing: number, wide: boolean): void {
  for (const unit of units) if (isOnMap(t, unit)) pickUp(t, unit)
  for (const unit of units) {
    t.face[unit] = facing
    putDown(t, unit, hex, wide)
  }
}

/** Forgets what units have done in this turn: whatever they do from a place they can do again in the next. */
export function refresh(t: Albuera, units: readonly number[]): void {
  for (const unit of units) {
    t.fires[unit] = Math.min(t.fires[unit], 1)
    t.marks[unit] &= ~(mark.FIRED | mark.OUT | mark.MARCHED)
    if (isGuns(t, unit) && t.array[unit] === UNLIMBERED) t.marks[unit] &= ~mark.DEPLOYED
  }
}
