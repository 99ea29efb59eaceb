import type { Position } from '../../kernel/position.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Desk, Watcher } from '../desk.ts'

/** Whatever cites a rule cites one that the rulebook has: phases, options, and every refusal that is met. */
export function rulebook<P extends Position>(desk: Desk<P>): Watcher<P> {
  const { phases, scenarios } = desk.ruleset
  for (const phase of phases) desk.judge('rulebook', unknown(desk, phase.rule, `phase '${phase.name}'`))
  for (const { options } of scenarios())
    for (const option of options) desk.judge('rulebook', unknown(desk, option.rule, `option '${option.name}'`))
  return {}
}

const unknown = <P extends Position>(desk: Desk<P>, id: string, by: string): string | undefined =>
  desk.ruleset.rulebook.some((rule) => rule.id === id)
    ? undefined
    : `the rulebook has no rule '${id}', which is cited by ${by}`

/** Refusals are constants, so each is looked up once. */
const met = new WeakMap<object, WeakSet<Refusal>>()

/** A refusal has been met. */
export function cited<P extends Position>(desk: Desk<P>, refused: Refusal | undefined): void {
  if (refused === undefined) return
  let known = met.get(desk)
  if (!known) met.set(desk, (known = new WeakSet()))
  if (known.has(refused)) return
  known.add(refused)
  desk.judge('rulebook', unknown(desk, refused.rule, `'${refused.reason}'`))
}
