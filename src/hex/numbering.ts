/** How the hexes of a map are named. Columns and rows are counted from 0 here, whatever the map prints. */

export interface Numbering {
  /** The name of the hex in this column (from the west) and row (from the north). */
  name(column: number, row: number): string
}

const LATIN = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** LL was a letter of the Spanish alphabet, between L and M; maps of the time that use it have no Ñ. */
const SPANISH = LATIN.flatMap((letter) => (letter === 'L' ? ['L', 'LL'] : [letter]))

/**
 * Labels for `count` columns: the letters (with LL in the Spanish alphabet), then AA, AB and so on. Only Latin letters
 * are doubled (there is no ALL). Throws a RangeError for more columns than AA to ZZ can name.
 */
export function letterColumns(count: number, alphabet: 'latin' | 'spanish' = 'latin'): string[] {
  const letters = alphabet === 'spanish' ? SPANISH : LATIN
  const labels = [...letters, ...LATIN.flatMap((first) => LATIN.map((second) => first + second))]
  // AA to ZZ contains another LL, so a Spanish map ends before it.
  const most = alphabet === 'spanish' ? labels.lastIndexOf('LL') : labels.length
  if (count > most) throw new RangeError(`${count} columns, but letters name ${most} at most`)
  return labels.slice(0, count)
}

/** Column labels and row numbers from 1: `A1`, `LL17`, `AM26`. */
export const lettered = (columns: readonly string[]): Numbering => ({
  name: (column, row) => `${columns[column]}${row + 1}`,
})

/** Two digits of the column, then two of the row, both from 1: `0101`, `2309`. */
export const fourDigits: Numbering = { name: (column, row) => twoDigits(column + 1) + twoDigits(row + 1) }

const twoDigits = (number: number): string => String(number).padStart(2, '0')
