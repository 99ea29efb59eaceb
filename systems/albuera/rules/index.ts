/** Albuera 1811: Beresford vs. Soult. Hexes, a cup of chits, column, line and square, Lines over two hexes. */
import type { Ruleset } from '../../../src/kernel/index.ts'
import { invariants } from './invariants.ts'
import { playable } from './play.ts'
import { queries } from './queries/queries.ts'
import { accounts } from './sequence/accounts.ts'
import { situations } from './situations.ts'
import type { AlbueraData } from './state/data/data.ts'
import { withFiles } from './state/data/files.ts'
import { shipped } from './state/data/shipped.ts'
import type { Albuera } from './state/position.ts'

export type { Albuera } from './state/position.ts'
export type { AlbueraScenario } from './state/scenario.ts'

/** The system over a set of data: the shipped data, or data with files replaced by a designer. */
export const albueraFrom = (data: AlbueraData): Ruleset<Albuera> => ({
  ...playable(data),
  rulebook: data.rulebook.rules,
  invariants,
  queries,
  situations,
  accounts,
  withData: (files) => albueraFrom(withFiles(data, files)),
})

export const albuera: Ruleset<Albuera> = albueraFrom(shipped)
