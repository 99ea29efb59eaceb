/** From what a player wants to the actions of the kernel. */
import { type ByVerb, byVerb, type Engine } from '../../../src/kernel/index.ts'
import type { Corps } from '../rules/state/position.ts'

const tables = new WeakMap<Engine<Corps>, ByVerb<Corps>>()

/** The legal actions by verb. */
export function verbs(engine: Engine<Corps>): ByVerb<Corps> {
  let table = tables.get(engine)
  if (table === undefined) tables.set(engine, (table = byVerb(engine.ruleset.phases, engine.packing.bits)))
  return table
}

const list = new Int32Array(1 << 14)

/** All legal actions. Valid until the next question. */
export const all = (engine: Engine<Corps>, view: Corps, seat: number): Int32Array =>
  list.subarray(0, engine.actions(view, seat, list))
