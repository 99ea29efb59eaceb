import { UserError } from './refusal.ts'

/** A die: its name and the values on its faces, each equally likely. */
export interface Die {
  readonly name: string
  readonly faces: readonly number[]
}

/** A source of chance. Values are those that players read from the die. */
export interface Dice {
  /**
   * One roll. `classes` has bit v set for each value v at which the outcome under the rules changes: forecasts try one
   * value of each class, all other dice ignore it. Values of 0 to 30 only.
   */
  roll(die: Die, classes?: number): number
  /** A handful rolled together, written to `into` from `at` on, high to low. */
  pool(die: Die, count: number, into: Int16Array, at: number): void
}

export const d6: Die = { name: 'd6', faces: [1, 2, 3, 4, 5, 6] }
/** The d10 of games in which a 0 counts as zero. */
export const d10: Die = { name: 'd10', faces: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }

const blind: Die[] = []
/** The die of a blind draw: 0 to n − 1. Its value would reveal the draw, so players are told only what was drawn. */
export function oneOf(n: number): Die {
  blind[n] ??= { name: `1 of ${n}`, faces: Array.from({ length: n }, (_, k) => k) }
  return blind[n]
}

/** The classes of a test that is passed at `limit` or more. */
export const from = (limit: number): number => (limit <= 0 ? 0 : limit > 30 ? 0 : 1 << limit)
/** The classes of a test that is passed at `limit` or less. */
export const upTo = (limit: number): number => from(limit + 1)

/** Sorts a few cells high to low; an insertion sort, because handfuls are small and must cost nothing. */
export function sortDown(cells: Int16Array, at: number, count: number): void {
  for (let k = at + 1; k < at + count; k++) {
    const value = cells[k]
    let hole = k
    while (hole > at && cells[hole - 1] < value) {
      cells[hole] = cells[hole - 1]
      hole--
    }
    cells[hole] = value
  }
}

/** Dice over a source of whole numbers: `below(n)` gives 0 to n − 1. */
export function diceFrom(below: (n: number) => number): Dice {
  const roll = (die: Die) => die.faces[below(die.faces.length)]
  return {
    roll,
    pool(die, count, into, at) {
      for (let k = 0; k < count; k++) into[at + k] = roll(die)
      sortDown(into, at, count)
    },
  }
}

/** A fast source of chance for playouts, tests and setting up: sfc32, seeded by one or more whole numbers. */
export function randomSource(...seed: readonly number[]): (n: number) => number {
  let [a, b, c, counter] = [0x9e3779b9 | 0, 0x243f6a88 | 0, 0xb7e15162 | 0, 1]
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return t >>> 0
  }
  for (const word of seed) {
    a ^= word | 0
    b ^= Math.floor(word / 0x100000000) | 0
    for (let k = 0; k < 12; k++) next()
  }
  // The bias of scaling 32 bits to n faces is below n / 2³²: immaterial here. Sealed dice reject instead.
  return (n) => Math.floor((next() / 0x100000000) * n)
}

/** Fast reproducible dice for playouts and tests; not for games between people, whose dice are sealed. */
export const fastDice = (...seed: readonly number[]): Dice => diceFrom(randomSource(...seed))

export interface ScriptedDice extends Dice {
  /** The number of values used so far. */
  readonly used: number
  readonly left: number
}

/**
 * Dice that fall as written, for situation files, tests and replays. Throws a UserError when the values run out or one
 * is not on the die.
 */
export function scriptedDice(values: readonly number[]): ScriptedDice {
  let used = 0
  const roll = (die: Die): number => {
    if (used >= values.length)
      throw new UserError(`dice: ${values.length} given, but the rules ask for another (${die.name})`)
    const value = values[used]
    if (!die.faces.includes(value))
      throw new UserError(`dice[${used}]: ${value} is not on a ${die.name}, whose faces are ${die.faces.join(', ')}`)
    used++
    return value
  }
  return {
    roll,
    pool(die, count, into, at) {
      for (let k = 0; k < count; k++) into[at + k] = roll(die)
      sortDown(into, at, count)
    },
    get used() {
      return used
    },
    get left() {
      return values.length - used
    },
  }
}

/**
 * Passes rolls on to `dice` and writes every value to `log`: in the order rolled, but those of a handful high to low.
 */
export function recordedDice(dice: Dice, log: number[]): Dice {
  return {
    roll(die, classes) {
      const value = dice.roll(die, classes)
      log.push(value)
      return value
    },
    pool(die, count, into, at) {
      dice.pool(die, count, into, at)
      for (let k = 0; k < count; k++) log.push(into[at + k])
    },
  }
}

/** A die was rolled where none may fall. */
export class DieFell extends Error {
  constructor(die: Die) {
    super(`a ${die.name} was rolled where no die may fall`)
  }
}

/** For moments when no die may fall: every roll throws `DieFell`. */
export const noDice: Dice = {
  roll: (die) => {
    throw new DieFell(die)
  },
  pool: (die) => {
    throw new DieFell(die)
  },
}
