/** Generálové ("About War"): eleven sectors, secret simultaneous orders, battle zones. */
import type { Ruleset } from '../../../src/kernel/index.ts'
import type { GeneralsData } from './data/data.ts'
import { withFiles } from './data/data-files.ts'
import { misread } from './data/misread.ts'
import { shipped } from './data/shipped.ts'
import { invariants } from './invariants.ts'
import { playable } from './play.ts'
import { situations } from './situations.ts'
import type { Generals } from './state/position.ts'
import { accounts } from './victory/accounts.ts'

export type { Generals, GeneralsScenario } from './state/position.ts'
export { generalsLayout } from './state/position.ts'

/** The system over a set of data: the shipped data, or data with files replaced by a designer. */
export const generalsFrom = (data: GeneralsData): Ruleset<Generals> => ({
  ...playable(data),
  // Not part of `data`: the wording of rules and rulings may be corrected without ending games in progress.
  rulebook: data.rulebook.rules,
  invariants,
  situations,
  misread,
  accounts,
  withData: (files) => generalsFrom(withFiles(data, files)),
})

export const generals: Ruleset<Generals> = generalsFrom(shipped)
