/** Old Wargame Rules: a corps a side and more. A table in inches, chips from a bag, pips, blinds, orders. */
import type { Ruleset } from '../../../src/kernel/index.ts'
import { invariants } from './invariants.ts'
import { playable } from './play.ts'
import { queries } from './queries/queries.ts'
import { accounts } from './sequence/accounts.ts'
import { situations } from './situations/situations.ts'
import type { CorpsData } from './state/data/data.ts'
import { withFiles } from './state/data/files.ts'
import { shipped } from './state/data/shipped.ts'
import type { Corps } from './state/position.ts'

export type { Corps } from './state/position.ts'
export type { CorpsScenario } from './state/scenario.ts'

/** The system over a set of data: the shipped one, or one with a designer's files in it. */
const corpsFrom = (data: CorpsData): Ruleset<Corps> => ({
  ...playable(data),
  rulebook: data.rulebook.rules,
  invariants,
  queries,
  situations,
  accounts,
  withData: (files) => corpsFrom(withFiles(data, files)),
})

export const corps: Ruleset<Corps> = corpsFrom(shipped)
