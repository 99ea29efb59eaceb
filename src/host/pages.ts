import type { Update } from '../protocol/index.ts'

/**
 * The first of these that fit into one answer of `most` characters, and one at least where there are any. What is left,
 * the client asks for in a further request.
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

/** About how many characters an update has as text; and if it comes with a sentence for each event. */
export const sizeOf = ({ told, cells }: Update): number => 60 + 16 * told.length + 5 * cells.length
export const sizeInWords = (update: Update): number => sizeOf(update) + SENTENCE * update.told.length

/** Characters of a sentence: most have fewer. */
const SENTENCE = 100
