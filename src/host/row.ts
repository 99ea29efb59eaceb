/**
 * A row of whole numbers, four bytes each, that only grows: a list of numbers takes twice the room, and one that grows
 * three times.
 */
export class Row {
  private numbers: Int32Array
  private count: number

  /** A row that goes on after these numbers; they are not copied until one is added. */
  constructor(numbers: Int32Array = new Int32Array(0)) {
    this.numbers = numbers
    this.count = numbers.length
  }

  get length(): number {
    return this.count
  }

  /** The number at that place, from 0. There must be one. */
  at = (place: number): number => this.numbers[place] as number

  push(number: number): void {
    if (this.count === this.numbers.length) {
      const wider = new Int32Array(Math.max(16, this.count + (this.count >> 2)))
      wider.set(this.numbers)
      this.numbers = wider
    }
    this.numbers[this.count++] = number
  }

  /** The number of elements that are at most `most`, in a row that never falls. */
  upTo(most: number): number {
    let [low, high] = [0, this.count]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.numbers[middle] as number) <= most) low = middle + 1
      else high = middle
    }
    return low
  }

  /** All numbers, as they lie in memory: read them before the row changes. */
  all = (): Int32Array => this.numbers.subarray(0, this.count)
}
