import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { UserError } from '../src/kernel/index.ts'
import { dataDigest } from '../src/match/data-digest.ts'
import type { AnyRuleset } from '../systems/node.ts'
import type { Piece } from './soak-report.ts'

/**
 * A file that keeps the pieces of a soak as they are finished, so that it can be stopped and goes on later. JSON Lines:
 * what is soaked, then a line a piece.
 */
export interface KeptPieces {
  readonly pieces: readonly Piece[]
  add(piece: Piece): void
}

/** Nothing is kept. */
export const noneKept: KeptPieces = { pieces: [], add() {} }

/**
 * Opens the file, or begins it. A last line that was cut off when the program ended is taken away. Throws a UserError for
 * a file that is none of a soak, or of other rules, data or settings: their pieces are other games.
 */
export function keptPieces(file: string, ruleset: AnyRuleset, settings: number): KeptPieces {
  const { id, version } = ruleset
  const head = JSON.stringify({ soak: id, version, data: dataDigest(ruleset), settings })
  const add = (piece: Piece): void => appendFileSync(file, `${JSON.stringify(piece)}\n`)
  if (!existsSync(file)) {
    writeFileSync(file, `${head}\n`)
    return { pieces: [], add }
  }
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [first, ...lines] = whole.split('\n').slice(0, -1)
  if (first !== head)
    throw new UserError(`${file} keeps no soak of ${id} as it stands now: name another file, or delete it`)
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  return { pieces: lines.map((line) => JSON.parse(line) as Piece), add }
}
