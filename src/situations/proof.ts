import { engine } from '../kernel/engine.ts'
import type { Position } from '../kernel/position.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { runSituation, type SituationFailure } from './situation.ts'
import { readSituation, type SituationFile } from './situation-file.ts'

/** A situation without the fields that all situations of a test file share. */
export type Case = Partial<SituationFile>

/**
 * For tests that show one rule each: returns a function that plays a situation of a system and lists what was not as
 * expected. Situations are read like files, so a test becomes an example by copying it.
 */
export function proofs<P extends Position>(
  ruleset: Ruleset<P>,
  scenario: string,
): (given: Case) => readonly SituationFailure[] {
  const kernel = engine(ruleset)
  return (given) =>
    runSituation(kernel, readSituation(JSON.stringify({ ruleset: ruleset.id, scenario, ...given }))).failures
}

/** What a seat does in a situation: an action, or a whole secret choice. */
export const by =
  (seat: string) =>
  (...does: string[]) => ({ seat, do: does })

/** The same action `n` times. */
export const times = (n: number, does: string): string[] => Array.from({ length: n }, () => does)
