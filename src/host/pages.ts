import type { Update } from '../protocol/index.ts'

/**
 * As many of these as fit into one answer of `most` characters, but at least one if there are any. The client asks for
 * the rest in another request.
 */
export function page<T>(all: Iterable<T>, size: (one: T) => number, most: number): readonly T[] {
  const found: T[] = []
  let sum = 0
  for (const one of all) {
    sum += size(one)
    if (sum > most && found.length > 0) break
    found.push(one)
  }
  return found
}

/** The length of a line, for a page of lines. */
export const lengthOf = ({ length }: string): number => length

/** The approximate number of characters of an update as text, without and with a sentence for each event. */
export const sizeOf = ({ told, cells }: Update): number => 60 + 16 * told.length + 5 * cells.length
export const sizeInWords = (update: Update): number => sizeOf(update) + SENTENCE * update.told.length

/** Characters in a sentence: most have fewer. */
const SENTENCE = 100
