import { noSuch } from '../src/kernel/suggest.ts'

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
