import type { Position, Ruleset } from '../engine/index.ts'
import { noSuch } from '../engine/suggest.ts'

/** A ruleset whose positions only ever go back to functions of the same ruleset: what treats all systems alike sees it so. */
export type AnyRuleset = Ruleset<Position>

/** The systems that Grognard knows. */
export const rulesets: readonly AnyRuleset[] = []

/** The system of that id. Throws a UserError that names those there are. */
export function findRuleset(id: string, among: readonly AnyRuleset[] = rulesets): AnyRuleset {
  const found = among.find((ruleset) => ruleset.id === id)
  if (!found)
    throw noSuch(
      'ruleset',
      id,
      among.map((ruleset) => ruleset.id),
    )
  return found
}
