import { type Action, packing } from './action.ts'
import { type Choice, eachLegal, type Phase } from './phase.ts'
import type { Position } from './position.ts'

/** The numbers of the things that an action is about. */
export interface Pair {
  readonly a: number
  readonly b: number
}

/**
 * The legal actions of the running phase by their verb, without an engine: for standing answers and for players. The
 * seat must be one that is asked.
 */
export interface ByVerb<P extends Position> {
  /** The action, if the running phase has it and it is legal. */
  choose(view: P, seat: number, verb: string, a?: number, b?: number): Action | undefined
  /** All legal pairs of this verb, in the order in which the rules propose them. */
  legal(view: P, seat: number, verb: string): Pair[]
  /** The legal action with the highest score above `least`, the first of equals; undefined if there is none. */
  best(view: P, seat: number, verb: string, score: (a: number, b: number) => number, least?: number): Action | undefined
}

interface Numbered<P extends Position> {
  readonly choice: Choice<P>
  readonly number: number
}

/**
 * Makes a `ByVerb` from the phases of a ruleset and its `bits`. A verb is named by its template:
 * `move {units} > {hexes}`.
 */
export function byVerb<P extends Position>(phases: readonly Phase<P>[], bits?: number): ByVerb<P> {
  const { pack } = packing(bits)
  const tables = phases.map(
    ({ choices = [] }) => new Map(choices.map((choice, number) => [choice.verb, { choice, number }])),
  )
  const find = (view: P, verb: string): Numbered<P> | undefined => tables[view.phase].get(verb)
  return {
    choose(view, seat, verb, a = 0, b = 0) {
      const found = find(view, verb)
      return found === undefined || found.choice.check(view, seat, a, b) !== undefined
        ? undefined
        : pack(found.number, a, b)
    },
    legal(view, seat, verb) {
      const pairs: Pair[] = []
      const found = find(view, verb)
      if (found) eachLegal(found.choice, view, seat, (a, b) => pairs.push({ a, b }))
      return pairs
    },
    best(view, seat, verb, score, least = Number.NEGATIVE_INFINITY) {
      const found = find(view, verb)
      let best: Action | undefined
      let most = least
      if (found)
        eachLegal(found.choice, view, seat, (a, b) => {
          const value = score(a, b)
          if (value <= most) return
          most = value
          best = pack(found.number, a, b)
        })
      return best
    },
  }
}
