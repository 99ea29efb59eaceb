import { UserError } from '../kernel/index.ts'
import { type Pack, rulesetWith } from '../lab/index.ts'
import { cannotRead, readBytes } from './files.ts'

/** Files with the record of a game. */

/** A game of 10,000 entries takes 2 MB. */
const MOST_BYTES = 32 << 20
/** The end of a line in a record. A text without such a line is not a record, whatever else is wrong with it. */
const CLOSED = /"chain":"[0-9a-f]{32}"\}\r?$/m

/** The text of a record, whole or not. Throws a UserError for a file that is not a record. */
export function recordText(file: string): string {
  // Do not use the strict reader of texts: a byte that is not UTF-8 is a changed one, and the answer must name its
  // line.
  const text = readBytes(file, MOST_BYTES).toString('utf8')
  if (!CLOSED.test(text)) throw cannotRead(file, 'it is not a record of a game')
  return text
}

/** The rules of a recorded game. Rejects with a UserError that names the file if they are not here. */
export async function rulesetIn(file: string, id: string, pack: Pack | undefined) {
  try {
    return await rulesetWith(id, pack)
  } catch (error) {
    throw error instanceof UserError ? cannotRead(file, error.message) : error
  }
}
