import { KernelError } from '../kernel/index.ts'
import type { Chance } from './player.ts'

/**
 * Tastes as lists of numbers. A taste is an object of numbers, lists of numbers, and further objects of the same kind;
 * its numbers are taken in the order in which the usual taste has them.
 */

/** A weight of a taste: the names that lead to it, as in `station.2.0`, and its value. */
export interface Weight {
  readonly name: string
  readonly value: number
}

const isNumber = (part: unknown): part is number => typeof part === 'number'

/** All weights of a taste. Throws a KernelError for a part that is neither a number, a list nor an object. */
export function weightsOf(taste: object): Weight[] {
  const found: Weight[] = []
  const gather = (part: unknown, name: string): void => {
    if (isNumber(part)) found.push({ name, value: part })
    else if (typeof part !== 'object' || part === null) throw new KernelError(`taste: '${name}' is not a number`)
    else for (const [key, inner] of Object.entries(part)) gather(inner, name === '' ? key : `${name}.${key}`)
  }
  gather(taste, '')
  return found
}

/**
 * A taste of the same shape with other weights, given in the order of `weightsOf`. Throws a KernelError if their number
 * differs.
 */
export function tasteWith<Taste extends object>(shape: Taste, values: readonly number[]): Taste {
  let next = 0
  const fill = (part: unknown): unknown => {
    if (isNumber(part)) return values[next++]
    if (Array.isArray(part)) return part.map(fill)
    return Object.fromEntries(Object.entries(part as object).map(([key, inner]) => [key, fill(inner)]))
  }
  const filled = fill(shape) as Taste
  if (next !== values.length) throw new KernelError(`taste: ${values.length} weights given, and it has ${next}`)
  return filled
}

/**
 * Approximately e to the power of z: 1 + z + z²/2, and its inverse for a negative z, so that growing by z and shrinking
 * by z undo each other. `Math.exp` may differ in its last bit from machine to machine, and games with it.
 */
export const growth = (z: number): number => (z < 0 ? 1 / growth(-z) : 1 + z + (z * z) / 2)

/** The number of sides of the dice whose sum stands for a normal distribution, and the number of dice. */
const FACES = 1 << 16
const DICE = 12

/** A number of mean 0 and standard deviation 1, nearly normal: twelve dice less their mean. */
export function normal(chance: Chance): number {
  let sum = 0
  for (let k = 0; k < DICE; k++) sum += (chance(FACES) + 0.5) / FACES
  return sum - DICE / 2
}

/** How much a stranger's weights differ from the usual ones. */
const SPREAD = 0.5

/**
 * The taste of a stranger: each weight is grown or shrunk by chance, with `spread` as the standard deviation of its
 * growth. The same chance makes the same stranger.
 */
export const strangerTo = <Taste extends object>(taste: Taste, chance: Chance, spread = SPREAD): Taste =>
  tasteWith(
    taste,
    weightsOf(taste).map(({ value }) => value * growth(spread * normal(chance))),
  )
