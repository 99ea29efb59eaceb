/** Units of Generals in a reader's words, from the notation: `C again`, `I:square:spent`, `attacking A`. */

const TYPES: Readonly<Record<string, string>> = { I: 'infantry', C: 'cavalry', A: 'artillery' }
const STATES: Readonly<Record<string, string>> = {
  square: ' in square',
  again: ' (second move)',
  counter: ' (counter-charging)',
}

/** One unit in one state. */
export function inWords(notation: string): string {
  return notation
    .split(/[ :]/)
    .map((part, k) =>
      k === 0 ? (TYPES[part] ?? part) : (STATES[part] ?? (TYPES[part] ? ` ${TYPES[part]}` : ` (${part})`)),
    )
    .join('')
    .replace(/^square/, 'infantry in square')
}

/** For use after a number: artillery is counted in guns. */
export const counted = (notation: string, count: number): string =>
  notation === 'A' ? (count === 1 ? 'gun' : 'guns') : inWords(notation)
