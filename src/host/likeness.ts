/**
 * Whether a name may be mistaken for another: for the host, which refuses it, and for the page, which says so while it
 * is typed.
 */

/**
 * Letters of other alphabets, each with the Latin letter that it looks like: capitals apart, because the small letter
 * may look like a different one.
 */
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

/** What a name looks like: equal for names that a reader may mistake for each other. */
function likeness(name: string): string {
  const capitals = [...name.normalize('NFKD').replace(/\p{M}/gu, '')].map((letter) => CAPITALS.get(letter) ?? letter)
  let small = [...capitals.join('').toLowerCase()].map((letter) => SMALL.get(letter) ?? letter).join('')
  for (const [two, one] of JOINED) small = small.replace(two, one)
  return folded(small)
}

/** May one of these names be mistaken for the other? */
export const looksLike = (a: string, b: string): boolean => folded(a) === folded(b) || likeness(a) === likeness(b)
