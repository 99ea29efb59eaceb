import { engine } from '../kernel/engine.ts'
import type { Position } from '../kernel/position.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { runSituation, type SituationFailure } from './situation.ts'
import { readSituation, type SituationFile } from './situation-file.ts'

/** A situation without what all of a test file's have in common. */
export type Case = Partial<SituationFile>

/**
 * For tests that show one rule each: plays situations of a system and gives what did not come as expected, nothing if
 * all did. They are read like files, so a test can be made an example by copying it.
 */
export function proofs<P extends Position>(
  ruleset: Ruleset<P>,
  scenario: string,
): (given: Case) => readonly SituationFailure[] {
  const kernel = engine(ruleset)
  return (given) =>
    runSituation(kernel, readSituation(JSON.stringify({ ruleset: ruleset.id, scenario, ...given }))).failures
}

/** What a seat does in a situation: an action, or the whole of a secret choice. */
export const by =
  (seat: string) =>
  (...does: string[]) => ({ seat, do: does })

/** The same action several times over. */
export const times = (n: number, does: string): string[] => Array.from({ length: n }, () => does)
