/** From wishes to the actions of the kernel. */
import { type Action, type ByVerb, byVerb, type Engine } from '../../../src/kernel/index.ts'
import type { Albuera } from '../rules/state/position.ts'

/** A wish, in the words of the rules: `forward {hands}` with the number of the hand. */
export interface Wish {
  readonly verb: string
  readonly a: number
  readonly b: number
}

/** An action that a player would like to do, legal or not. */
export const wish = (verb: string, a = 0, b = 0): Wish => ({ verb, a, b })

export const FORM = 'form {shapes} {corners}'

const tables = new WeakMap<Engine<Albuera>, ByVerb<Albuera>>()

/** The legal actions by verb. */
export function verbs(engine: Engine<Albuera>): ByVerb<Albuera> {
  let table = tables.get(engine)
  if (table === undefined) tables.set(engine, (table = byVerb(engine.ruleset.phases, engine.packing.bits)))
  return table
}

/** The action that carries out a wish; undefined if it is not legal. */
export const legal = (engine: Engine<Albuera>, view: Albuera, seat: number, { verb, a, b }: Wish): Action | undefined =>
  verbs(engine).choose(view, seat, verb, a, b)

const list = new Int32Array(1 << 14)

/** All legal actions. Valid until the next question. */
export const all = (engine: Engine<Albuera>, view: Albuera, seat: number): Int32Array =>
  list.subarray(0, engine.actions(view, seat, list))
