import type { Position } from '../../kernel/position.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Trial, Watcher } from '../trial.ts'

/** Everything that cites a rule cites one in the rulebook: phases, options, and every refusal that occurs. */
export function rulebook<P extends Position>(trial: Trial<P>): Watcher<P> {
  const { phases, scenarios } = trial.ruleset
  for (const phase of phases) trial.judge('rulebook', unknown(trial, phase.rule, `phase '${phase.name}'`))
  for (const { options } of scenarios())
    for (const option of options) trial.judge('rulebook', unknown(trial, option.rule, `option '${option.name}'`))
  return {}
}

const unknown = <P extends Position>(trial: Trial<P>, id: string, by: string): string | undefined =>
  trial.ruleset.rulebook.some((rule) => rule.id === id)
    ? undefined
    : `the rulebook has no rule '${id}', which is cited by ${by}`

/** Refusals are constants, so each is looked up once. */
const met = new WeakMap<object, WeakSet<Refusal>>()

/** Checks the rule of a refusal that occurred. */
export function cited<P extends Position>(trial: Trial<P>, refused: Refusal | undefined): void {
  if (refused === undefined) return
  let known = met.get(trial)
  if (!known) met.set(trial, (known = new WeakSet()))
  if (known.has(refused)) return
  known.add(refused)
  trial.judge('rulebook', unknown(trial, refused.rule, `'${refused.reason}'`))
}
