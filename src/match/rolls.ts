import { type Dice, type Die, sortDown } from '../kernel/dice.ts'
import { UserError } from '../kernel/refusal.ts'

/**
 * The dice of an entry, as a record has them: the name of a die, then its values in the order in which they fell, then
 * the next die.
 */
export type Roll = string | number

/** Passes rolls on to `dice` and writes down what falls, a handful in the order in which it fell. */
export function writtenDice(dice: Dice, log: Roll[]): Dice {
  let last: string | undefined
  const roll = (die: Die): number => {
    const value = dice.roll(die)
    if (log.length === 0 || die.name !== last) log.push((last = die.name))
    log.push(value)
    return value
  }
  return { roll, pool: poolOf(roll) }
}

const poolOf =
  (roll: (die: Die) => number): Dice['pool'] =>
  (die, count, into, at) => {
    for (let k = 0; k < count; k++) into[at + k] = roll(die)
    sortDown(into, at, count)
  }

/**
 * Dice that fall as they are recorded. If names of dice stand among the values, they must be those that the rules ask
 * for.
 */
export class FallenDice implements Dice {
  private rolls: readonly Roll[] = []
  private at = 0
  private end = 0
  readonly pool = poolOf((die) => this.roll(die))

  /** Lays out the rolls of the next entry: a part of `rolls`, or all of it. */
  lay(rolls: readonly Roll[], at = 0, end = rolls.length): void {
    this.rolls = rolls
    this.at = at
    this.end = end
  }

  roll(die: Die): number {
    if (typeof this.rolls[this.at] === 'string') {
      const name = this.rolls[this.at++]
      if (name !== die.name) throw new UserError(`rolls: a ${die.name} is rolled where a ${name} is recorded`)
    }
    const value = this.at < this.end ? this.rolls[this.at++] : undefined
    if (value === undefined) throw new UserError(`rolls: the rules roll another ${die.name}`)
    if (!die.faces.includes(value as number)) throw new UserError(`rolls: ${value} is not on a ${die.name}`)
    return value as number
  }

  /** Throws a UserError if not all rolls have been used. */
  finish(): void {
    if (this.at < this.end) throw new UserError(`rolls: ${this.end - this.at} more are recorded than the rules roll`)
  }
}

/** The values without the names of the dice. */
export const valuesOf = (rolls: readonly Roll[]): number[] => rolls.filter((roll) => typeof roll === 'number')
