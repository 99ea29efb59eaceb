import { UserError } from '../kernel/index.ts'

/** Names and talk as others may see them: nothing in them is invisible, turns the writing round or breaks the line. */

/** The most characters that a name may have, counted in the form that is kept. */
const LONGEST_NAME = 60

/** Characters that turn the direction of writing: marks, embeddings, overrides and isolates. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/**
 * Characters that cannot be seen or are not for exchange: controls, half characters, private ones, zero widths,
 * fillers, the empty braille cell.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** More marks on one letter than any language has: they would cover the lines above. */
const HEAPED = /(\p{M}{3})\p{M}+/gu

/**
 * A name in the form that is kept: compatibility forms made plain, spaces single. Throws a UserError if nothing in it
 * can be seen, or if it is too long.
 */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(HEAPED, '$1')
    .replace(/ +/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(plain)) throw new UserError('A name needs a letter that can be seen.')
  if (plain.length > LONGEST_NAME) throw new UserError(`A name has at most ${LONGEST_NAME} characters.`)
  return plain
}

/** A line of talk in the form that is kept; empty if nothing in it can be seen. Joined emoji stay joined. */
export function plainTalk(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')
    .replace(TURNS, '')
    .replace(/[\p{Cs}\p{Co}]/gu, '')
    .replace(HEAPED, '$1')
  return plain.replace(UNSEEN, '').trim() === '' ? '' : plain.trim()
}
