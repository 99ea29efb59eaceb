import { RecordError } from '../../match/index.ts'
import { foldOf, goOnBy, readSnapshot, snapshotOf } from '../snapshot.ts'
import type { Systems } from './systems.ts'

export interface ToFold {
  /** The system's id. */
  readonly ruleset: string
  /** The digest of the data that it was played with. */
  readonly data: string
  /** The snapshot of the first lines, if there is one. */
  readonly snapshot?: Uint8Array
  /** The lines that follow; the whole record if there is no snapshot. */
  readonly lines: readonly string[]
}

/** The result: the snapshot, or the line in which the record is not what it says, and why. */
export type Folded = { readonly snapshot: Uint8Array } | { readonly line: number; readonly why: string }

/**
 * Folds a record from a host's own store. The host needs the secret of the dice to open the result; the fold does not.
 */
export async function fold(systems: Systems, { ruleset, data, snapshot, lines }: ToFold): Promise<Folded> {
  const engine = systems.engineOf(ruleset, data)
  try {
    const before = snapshot && (await readSnapshot(systems, snapshot))?.open(undefined)
    if (snapshot && !before) throw new Error('the snapshot can no longer be read')
    return { snapshot: snapshotOf(before ? goOnBy(before, lines) : foldOf(engine, lines)) }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return { line: error.line, why: error.what }
  }
}
