/** Turns wishes into the actions of the kernel. */
import { type Action, type ByVerb, byVerb, type Engine } from '../../../src/kernel/index.ts'
import type { Eagle } from '../rules/state/position.ts'

export const MOVE = 'move {units} > {hexes}'
export const HEAD = 'head {units} > {corners}'
export const RIDE = 'ride {leaders} > {hexes}'
export const FORM = 'form {units} > {shapes}'

/** A wish in the words of the rules: `move {units} > {hexes}` with the numbers of both. */
export interface Wish {
  readonly verb: string
  readonly a: number
  readonly b: number
}

/** An action that a player would like to do, legal or not. */
export const wish = (verb: string, a = 0, b = 0): Wish => ({ verb, a, b })

/** Returns the action that carries out a wish; undefined if it is not legal. */
export function legal(engine: Engine<Eagle>, view: Eagle, seat: number, { verb, a, b }: Wish): Action | undefined {
  const action = engine.action(view, verb, a, b)
  return action === undefined || engine.check(view, seat, action) !== undefined ? undefined : action
}

const list = new Int32Array(1 << 16)

/** Returns all legal actions with this verb (of any verb, if none is named). Valid until the next question. */
export function all(engine: Engine<Eagle>, view: Eagle, seat: number, verb?: string): Int32Array {
  const count = engine.actions(view, seat, list)
  if (verb === undefined) return list.subarray(0, count)
  const { packing } = engine
  const some = engine.action(view, verb)
  const number = some === undefined ? -1 : packing.verb(some)
  let kept = 0
  for (let k = 0; k < count; k++) if (packing.verb(list[k]) === number) list[kept++] = list[k]
  return list.subarray(0, kept)
}

const tables = new WeakMap<Engine<Eagle>, ByVerb<Eagle>>()

/** Returns the legal action of this verb that scores best; undefined if there is none. */
export function best(
  engine: Engine<Eagle>,
  view: Eagle,
  seat: number,
  verb: string,
  score: (a: number, b: number) => number,
): Action | undefined {
  let table = tables.get(engine)
  if (table === undefined) tables.set(engine, (table = byVerb(engine.ruleset.phases, engine.packing.bits)))
  return table.best(view, seat, verb, score)
}
