import type { Position } from '../kernel/position.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { hasher } from './bytes.ts'

/** Bytes of SHA-256 that tell one set of data from another. */
const KEPT = 8
/** A ruleset never changes, and its data is long. */
const known = new WeakMap<object, string>()

/** A short digest of the data files that a ruleset reads: with other data the same record would play differently. */
export function dataDigest<P extends Position>(ruleset: Ruleset<P>): string {
  let digest = ruleset.digest ?? known.get(ruleset)
  if (digest === undefined) known.set(ruleset, (digest = hasher(KEPT)(JSON.stringify(ruleset.data ?? null))))
  return digest
}
