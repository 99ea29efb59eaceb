import { hasher } from './bytes.ts'

/**
 * Each line of a record ends with a hash over itself and the hash of the line before, so that any changed byte is
 * found.
 */

/** Bytes of SHA-256 that a line keeps. */
const KEPT = 16
const CLOSING = /^,"chain":"([0-9a-f]{32})"\}$/
const CLOSING_LENGTH = 44

/** Where a record goes on. */
export interface Pen {
  /** The hash of the last line; an empty text if there is no line. */
  readonly chain: string
  /**
   * Returns the hash of the next line, and moves on. It is the hash of the hash before it and the line's text without
   * its own hash (`{"n":1,"who":"blue"`), in UTF-8.
   */
  add(open: string): string
}

/** A pen at the beginning of a record, or after the line with this hash. */
export function pen(chain = ''): Pen {
  const hash = hasher(KEPT)
  return {
    get chain() {
      return chain
    },
    add: (open) => (chain = hash(chain + open)),
  }
}

/** The text of a line without its hash; two lines say the same if these are equal. */
export const openLine = (said: object): string => JSON.stringify(said).slice(0, -1)

export const closeLine = (open: string, chain: string): string => `${open},"chain":"${chain}"}`

/** A closed line taken apart; undefined if it is not closed by a hash. */
export function takeApart(line: string): { open: string; chain: string } | undefined {
  const closing = CLOSING.exec(line.slice(-CLOSING_LENGTH))
  return closing ? { open: line.slice(0, -CLOSING_LENGTH), chain: closing[1] } : undefined
}
