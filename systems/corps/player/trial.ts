/** Positions in which the player tries things out: it never writes to its view. */
import { type Corps, corpsLayout } from '../rules/state/position.ts'

type Trials = WeakMap<Corps['scenario'], Corps>

const trials: Trials = new WeakMap()
const seconds: Trials = new WeakMap()

function copyInto(kept: Trials, p: Corps): Corps {
  let copy = kept.get(p.scenario)
  if (copy === undefined) kept.set(p.scenario, (copy = corpsLayout.make(p.scenario)))
  corpsLayout.copy(p, copy)
  return copy
}

/** A copy of a position, valid until the next copy. */
export const copyOf = (p: Corps): Corps => copyInto(trials, p)

/** Another copy beside it, valid until the next of its own. */
export const secondCopyOf = (p: Corps): Corps => copyInto(seconds, p)
