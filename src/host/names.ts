import { UserError } from '../engine/index.ts'

/**
 * Names and talk as others may see them: nothing in them is invisible, turns the writing round or breaks the line; and no name
 * at a table looks like another.
 */

/** Names have so many characters at most, counted as they are kept. */
const LONGEST_NAME = 60

/** Turns the direction of writing: marks, embeddings, overrides and isolates. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
/** What cannot be seen or is not for exchange: controls, half characters, private ones, zero widths, fillers, the empty braille cell. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** More marks on one letter than any language has: they would cover the lines above. */
const HEAPED = /(\p{M}{3})\p{M}+/gu

/** A name as it is kept: compatibility forms are made plain, spaces single. Throws a UserError for one in which nothing can be seen, or that is too long. */
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

/** A line of talk as it is kept; empty where there is nothing to see in it. Emoji that are joined stay so. */
export function plainTalk(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Zl}\p{Zp}\p{Cc}]/gu, ' ')
    .replace(TURNS, '')
    .replace(/[\p{Cs}\p{Co}]/gu, '')
    .replace(HEAPED, '$1')
  return plain.replace(UNSEEN, '').trim() === '' ? '' : plain.trim()
}

/** Letters of other alphabets and the Latin ones that they look like: capitals first, because a small letter may look like another. */
const CAPITALS = pairs(
  'АA ВB СC ЕE НH Іl Il ЈJ КK МM ОO РP ЅS ТT ХX УY ԚQ ԜW ΑA ΒB ΕE ΖZ ΗH Ιl ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ՕO ՍU ᎪA ᎬE ᎻH ᏞL ᏢP ᎢT ᏟC ᎠD ᏃZ',
)
const SMALL = pairs(
  'аa вb сc еe нh іi јj кk мm оo рp ѕs тt хx уy гr пn ьb ԁd ԛq ԝw һh αa βb εe ηn ιi κk νv οo ρp σo τt υu χx γy ωw ϲc օo ոn սu հh ցg øo đd łl ħh ŧt ıi ðd ɑa ɡg ʟl ʀr 0o 1l |l',
)
function pairs(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(' ').map((pair) => [...pair] as [string, string]))
}
/** Two letters that together look like one. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** A name without case, accents and signs. */
const folded = (name: string): string => {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
  return letters === '' ? name : letters
}

/** What a name looks like: equal for names that a reader may take for one another. */
function likeness(name: string): string {
  const capitals = [...name.normalize('NFKD').replace(/\p{M}/gu, '')].map((letter) => CAPITALS.get(letter) ?? letter)
  let small = [...capitals.join('').toLowerCase()].map((letter) => SMALL.get(letter) ?? letter).join('')
  for (const [two, one] of JOINED) small = small.replace(two, one)
  return folded(small)
}

/** May one of these names be taken for the other? */
export const looksLike = (a: string, b: string): boolean => folded(a) === folded(b) || likeness(a) === likeness(b)
