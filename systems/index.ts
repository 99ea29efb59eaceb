import type { Position, Ruleset } from '../src/kernel/index.ts'
import { noSuch } from '../src/kernel/suggest.ts'
import { eagle } from './eagle/rules/index.ts'
import { generals } from './generals/rules/index.ts'

/**
 * A ruleset whose positions only ever go back to functions of the same ruleset: what treats all systems alike sees it
 * so.
 */
export type AnyRuleset = Ruleset<Position>

const alike = <P extends Position>(ruleset: Ruleset<P>): AnyRuleset => ruleset as unknown as AnyRuleset

/** The systems that Grognard knows. */
export const rulesets: readonly AnyRuleset[] = [alike(generals), alike(eagle)]

/** The system of that id. Throws a UserError that names those there are. */
export function findRuleset(id: string): AnyRuleset {
  const found = rulesets.find((ruleset) => ruleset.id === id)
  if (found) return found
  const ids = rulesets.map((ruleset) => ruleset.id)
  throw noSuch('ruleset', id, ids)
}
