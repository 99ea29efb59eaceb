/** Positions in which the player tries things out: its view itself is never written to. */
import { type Corps, corpsLayout } from '../rules/state/position.ts'

const trials = new WeakMap<Corps['scenario'], Corps>()

/** A copy of a position, which holds until the next copy. */
export function copyOf(p: Corps): Corps {
  let copy = trials.get(p.scenario)
  if (copy === undefined) trials.set(p.scenario, (copy = corpsLayout.make(p.scenario)))
  corpsLayout.copy(p, copy)
  return copy
}
