/** The Shadow of the Eagle: Bailén 1808. Hexes, written orders, facing to a corner, charges and countercharges. */
import type { Ruleset } from '../../../src/kernel/index.ts'
import type { EagleData } from './data.ts'
import { withFiles } from './data-files.ts'
import { invariants } from './invariants.ts'
import { playable } from './play.ts'
import type { Eagle } from './position.ts'
import { queries } from './queries.ts'
import { shipped } from './shipped.ts'
import { situations } from './situations.ts'

export type { Eagle, EagleScenario } from './position.ts'
export { eagleLayout } from './position.ts'

/** The system over a set of data: the shipped one, or one in which a designer has replaced files. */
export const eagleFrom = (data: EagleData): Ruleset<Eagle> => ({
  ...playable(data),
  rulebook: data.rulebook.rules,
  invariants,
  queries,
  situations,
  withData: (files) => eagleFrom(withFiles(data, files)),
})

export const eagle: Ruleset<Eagle> = eagleFrom(shipped)
