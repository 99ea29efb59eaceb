/**
 * The widths of letters, for an SVG that is written where there are no fonts: those of EB Garamond in hundredths of its
 * size, to the next four. Other serifs are set to the same width.
 */
const UPRIGHT: Readonly<Record<number, string>> = {
  24: " ',.;`j·’",
  28: '!:il|',
  32: '()-',
  36: '"*IJ[]fst{}',
  40: '/?\\cerz',
  44: '$a',
  48: '#Sgovxy',
  52: '0123456789F^bdkpq~',
  56: '<>E_hnu',
  60: '+=BLPZ',
  64: 'Y',
  68: '%TV',
  72: 'ACGKXw',
  76: '@DOQRU',
  80: '&HNm',
  88: '⬡',
  92: 'M',
  96: '—',
  100: 'W',
}
const ITALIC: Readonly<Record<number, string>> = {
  20: " '`·",
  24: ',.:;’',
  28: '!-/jls|',
  32: '()Jcit',
  36: '"*?I[]ef{}',
  40: '\\or',
  44: '#gvxyz',
  48: '0123456789Sbkpq',
  52: '$F^_adhu~',
  56: 'En',
  60: '+<=>BLPY',
  64: 'CTZw',
  68: '%AOQVX',
  72: 'GKRU',
  76: '@DHN',
  80: 'm',
  84: '&',
  88: '⬡',
  92: '—',
  100: 'M',
  108: 'W',
}
/** The width of letters that are in no table. */
const USUAL = 56

const byLetter = (table: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(table).flatMap(([width, letters]) => [...letters].map((one) => [one, Number(width)] as const)))
const [upright, italic] = [byLetter(UPRIGHT), byLetter(ITALIC)]

/** The width of a text, without space between its letters; an accent adds nothing. */
export function widthOf(text: string, size: number, isItalic: boolean): number {
  const widths = isItalic ? italic : upright
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')]
  return letters.reduce((sum, one) => sum + (widths.get(one) ?? USUAL) / 100, 0) * size
}
