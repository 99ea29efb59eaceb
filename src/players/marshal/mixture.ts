import type { Position } from '../../kernel/index.ts'
import { bestTaste, type Habit } from '../habit.ts'
import type { Chance } from '../player.ts'
import { strangerTo } from '../taste.ts'

/**
 * Draws the taste of an enemy: half of them have the best taste, a quarter the usual one, and a quarter are strangers. A
 * player that prepares for only one kind of enemy loses to the others.
 */
export const mixtureOf =
  <P extends Position, Taste extends object>(habit: Habit<P, Taste>): ((chance: Chance) => Taste) =>
  (chance) => {
    const kind = chance(4)
    return kind <= 1 ? bestTaste(habit) : kind === 2 ? habit.usual : strangerTo(habit.usual, chance)
  }

/** How much the tastes that are tried differ from the best one: nearer ones would do the same at most questions. */
const SPREAD = 1.5

/** Draws a taste that is tried beside the best one. */
export const variantOf =
  <P extends Position, Taste extends object>(habit: Habit<P, Taste>): ((chance: Chance) => Taste) =>
  (chance) =>
    strangerTo(bestTaste(habit), chance, SPREAD)
