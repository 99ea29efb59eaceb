import type { Dice, Die } from './dice.ts'
import { KernelError } from './refusal.ts'

/** Values of a die that need not be told apart, and the probability that one of them falls. */
interface Class {
  /** The value that stands for all of them. */
  readonly value: number
  readonly odds: number
}

/** Does a class begin at this value? Values that have no bit stand for themselves. */
const begins = (value: number, classes: number | undefined): boolean =>
  classes === undefined || value < 0 || value > 30 || (classes & (1 << value)) !== 0

function divide(die: Die, classes: number | undefined): readonly Class[] {
  const faces = new Map<number, number>()
  const values = [...new Set(die.faces)].sort((a, b) => a - b)
  let standsFor = values[0]
  // A boundary need not be a face: an average die has no 6, and may be tested for 6 or more.
  let previous = values[0]
  for (const value of values) {
    for (let v = previous + 1; v <= value; v++) if (begins(v, classes)) standsFor = value
    previous = value
    faces.set(standsFor, (faces.get(standsFor) ?? 0) + die.faces.filter((face) => face === value).length)
  }
  return [...faces].map(([value, count]) => ({ value, odds: count / die.faces.length }))
}

const divided = new WeakMap<Die, Map<number | undefined, readonly Class[]>>()
/** The classes of a die, lowest first; without `classes` every value is a class of its own. */
export function classesOf(die: Die, classes?: number): readonly Class[] {
  let known = divided.get(die)
  if (!known) divided.set(die, (known = new Map()))
  let found = known.get(classes)
  if (!found) known.set(classes, (found = divide(die, classes)))
  return found
}

/** One roll of a sequence; it can be turned to the next way in which it may fall. */
interface Fall {
  readonly odds: number
  /** Turns to the next way; false when there is none. */
  next(): boolean
}

class Roll implements Fall {
  private at = 0
  private readonly ways: readonly Class[]
  constructor(ways: readonly Class[]) {
    this.ways = ways
  }
  get value(): number {
    return this.ways[this.at].value
  }
  get odds(): number {
    return this.ways[this.at].odds
  }
  next(): boolean {
    return ++this.at < this.ways.length
  }
}

/** A handful: how many dice show each value. Its ways are the multisets, each weighted by the number of its orders. */
class Handful implements Fall {
  private readonly ways: readonly Class[]
  private readonly counts: number[]
  constructor(ways: readonly Class[], count: number) {
    this.ways = ways
    this.counts = ways.map((_, k) => (k === 0 ? count : 0))
  }
  get odds(): number {
    let odds = 1
    let rolled = 0
    for (let k = 0; k < this.counts.length; k++)
      for (let n = 1; n <= this.counts[k]; n++) odds *= (++rolled / n) * this.ways[k].odds
    return odds
  }
  write(into: Int16Array, at: number): void {
    for (let k = this.counts.length - 1; k >= 0; k--)
      for (let n = 0; n < this.counts[k]; n++) into[at++] = this.ways[k].value
  }
  /**
   * Moves one die from the lowest value that has any to the value above, and the other dice of that value back to the
   * lowest.
   */
  next(): boolean {
    const { counts } = this
    const low = counts.findIndex((count) => count > 0)
    if (low < 0 || low === counts.length - 1) return false
    const back = counts[low] - 1
    counts[low] = 0
    counts[low + 1]++
    counts[0] = back
    return true
  }
}

export interface EveryDice extends Dice {
  /** The probability of the sequence that has been rolled. */
  readonly odds: number
  /** Turns to the next sequence, to be rolled from the beginning; false when all have been rolled. */
  next(): boolean
}

/**
 * Dice that fall in every possible way, one sequence after the other. For each sequence the caller plays what it
 * explores again from the beginning, on a copy. `by: 'class'` tries one value of each class that a roll declares,
 * `'face'` every value.
 */
export function everyDice(by: 'class' | 'face' = 'class'): EveryDice {
  const falls: Fall[] = []
  let at = 0
  const take = <F extends Fall>(kind: new (...args: never[]) => F, make: () => F): F => {
    const fall = (falls[at] ??= make())
    at++
    if (!(fall instanceof kind))
      throw new KernelError('the same dice were asked for differently: the rules do not play the same way twice')
    return fall
  }
  return {
    roll: (die, classes) => take(Roll, () => new Roll(classesOf(die, by === 'class' ? classes : undefined))).value,
    pool(die, count, into, start) {
      take(Handful, () => new Handful(classesOf(die), count)).write(into, start)
    },
    get odds() {
      return falls.reduce((product, fall) => product * fall.odds, 1)
    },
    next() {
      at = 0
      while (falls.length > 0 && !falls[falls.length - 1].next()) falls.pop()
      return falls.length > 0
    },
  }
}
