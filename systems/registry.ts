import { noSuch } from '../src/kernel/suggest.ts'
import * as all from './index.ts'
import type { System } from './system.ts'

export type { AnyRuleset, System } from './system.ts'

/** All systems, in the order of their `place`. */
export const systems: readonly System[] = Object.values(all).sort((a, b) => a.place - b.place)

/** The one of that id among systems. Throws a UserError that names those there are. */
export function findIn<S extends { readonly id: string }>(systems: readonly S[], id: string): S {
  const found = systems.find((one) => one.id === id)
  if (found) return found
  throw noSuch(
    'ruleset',
    id,
    systems.map((one) => one.id),
  )
}
