import { keptLines } from '../src/cli/kept-lines.ts'
import { UserError } from '../src/kernel/index.ts'
import { readJson } from '../src/kernel/json.ts'
import { dataDigest } from '../src/match/data-digest.ts'
import type { AnyRuleset } from '../systems/node.ts'
import type { Piece } from './soak-report.ts'

/** The pieces of a soak, stored as they are finished. */
export interface KeptPieces {
  readonly pieces: readonly Piece[]
  add(piece: Piece): void
}

/** Stores nothing. */
export const noneKept: KeptPieces = { pieces: [], add() {} }

/** A piece takes a kilobyte, and 10,000 games are 400 pieces. */
const LIMITS = { size: 64 << 20, depth: 6 }

/**
 * Opens a file of pieces, or begins it. Throws a UserError if the file cannot be read or written, is not a file of a
 * soak, or has other rules, data or settings: its pieces would be different games.
 */
export function keptPieces(file: string, ruleset: AnyRuleset, settings: number): KeptPieces {
  const { id, version } = ruleset
  const first = { soak: id, version, data: dataDigest(ruleset), settings }
  const { lines, add } = keptLines(file, first, LIMITS.size)
  const [head, ...kept] = lines
  if (head !== JSON.stringify(first))
    throw new UserError(`${file} keeps no soak of ${id} as it stands now: name another file, or delete it`)
  return { pieces: kept.map((line, k) => readJson(line, `${file}: line ${k + 2}`, LIMITS) as Piece), add }
}
