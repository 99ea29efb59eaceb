/** Generálové ("About War"): eleven sectors, secret simultaneous orders, battle zones. */
import type { Ruleset } from '../../../src/kernel/index.ts'
import type { GeneralsData } from './data.ts'
import { withFiles } from './data-files.ts'
import { invariants } from './invariants.ts'
import { misread } from './misread.ts'
import { playable } from './play.ts'
import type { Generals } from './position.ts'
import { shipped } from './shipped.ts'
import { situations } from './situations.ts'

export type { Generals, GeneralsScenario } from './position.ts'
export { generalsLayout } from './position.ts'

/** The system over a set of data: the shipped one, or one in which a designer has replaced files. */
export const generalsFrom = (data: GeneralsData): Ruleset<Generals> => ({
  ...playable(data),
  // No part of `data`: the wording of rules and rulings may be mended without ending the games that are being played.
  rulebook: data.rulebook.rules,
  invariants,
  situations,
  misread,
  withData: (files) => generalsFrom(withFiles(data, files)),
})

export const generals: Ruleset<Generals> = generalsFrom(shipped)
