import type { Position } from './position.ts'

/**
 * Writes to `out` the offsets of the cells in which two positions of one scenario differ, and returns how many there
 * are. `runs` says where to look: the offsets at which each run begins and ends, in turn. Compares eight bytes at a
 * time, because most are alike; so a few cells beside a run count too.
 */
export function differences(a: Position, b: Position, runs: Uint16Array, out: Uint16Array): number {
  const perWord = b.words.BYTES_PER_ELEMENT / b.cells.BYTES_PER_ELEMENT
  let count = 0
  for (let k = 0; k < runs.length; k += 2) {
    const end = runs[k + 1] / perWord
    let word = nextDifferent(a.words, b.words, (runs[k] / perWord) & ~1, end)
    for (; word < end; word = nextDifferent(a.words, b.words, word + 2, end))
      for (let cell = perWord * word; cell < perWord * (word + 2); cell++)
        if (a.cells[cell] !== b.cells[cell]) out[count++] = cell
  }
  return count
}

/**
 * Finds the next two words that are not alike. A loop that stores nothing runs twice as fast as one that also writes
 * what it finds.
 */
function nextDifferent(a: Int32Array, b: Int32Array, begin: number, end: number): number {
  let word = begin
  while (word < end && ((a[word] ^ b[word]) | (a[word + 1] ^ b[word + 1])) === 0) word += 2
  return word
}
