/** The Shadow of the Eagle: Bailén 1808. Hexes, written orders, facing to a corner, charges and countercharges. */
import type { Ruleset } from '../../../src/kernel/index.ts'
import { invariants } from './invariants.ts'
import { playable } from './play.ts'
import { queries } from './queries/queries.ts'
import { situations } from './situations.ts'
import type { EagleData } from './state/data/data.ts'
import { withFiles } from './state/data/files.ts'
import { shipped } from './state/data/shipped.ts'
import type { Eagle } from './state/position.ts'
import { accounts } from './victory/accounts.ts'

export type { EagleScenario } from './state/eagle-scenario.ts'
export type { Eagle } from './state/position.ts'
export { eagleLayout } from './state/position.ts'

/** The system over a set of data: the shipped set, or one in which a designer has replaced files. */
export const eagleFrom = (data: EagleData): Ruleset<Eagle> => ({
  ...playable(data),
  rulebook: data.rulebook.rules,
  invariants,
  queries,
  situations,
  accounts,
  withData: (files) => eagleFrom(withFiles(data, files)),
})

export const eagle: Ruleset<Eagle> = eagleFrom(shipped)
