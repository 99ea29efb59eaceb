/** The actions of the running phase by their verb: for answers given beforehand. */
import { type Action, eachLegal, numberVerbs, packing } from '../../../src/kernel/index.ts'
import { phases } from './sequence.ts'
import { BITS } from './state/data/limits.ts'
import type { Eagle } from './state/position.ts'

const templates = phases.flatMap((phase) => (phase.choices ?? []).map((choice) => choice.verb))
const numbers = new Map(numberVerbs(templates).map(({ template }, number) => [template, number]))
const { pack } = packing(BITS)

/** This action, if the running phase has it and it is legal. The seat must be asked. */
export function choose(view: Eagle, seat: number, verb: string, a = 0, b = 0): Action | undefined {
  const choice = phases[view.phase].choices?.find((one) => one.verb === verb)
  return choice === undefined || choice.check(view, seat, a, b) !== undefined
    ? undefined
    : pack(numbers.get(verb) as number, a, b)
}

/** The legal action with this verb that scores most, the first of equals; undefined where there is none. */
export function bestOf(
  view: Eagle,
  seat: number,
  verb: string,
  score: (a: number, b: number) => number,
): Action | undefined {
  const choice = phases[view.phase].choices?.find((one) => one.verb === verb)
  let found: Action | undefined
  let most = Number.NEGATIVE_INFINITY
  if (choice)
    eachLegal(choice, view, seat, (a, b) => {
      const value = score(a, b)
      if (value <= most) return
      most = value
      found = pack(numbers.get(verb) as number, a, b)
    })
  return found
}
