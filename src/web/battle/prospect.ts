import type { Outcome } from './outcomes.ts'
import type { Modifier } from './story.ts'

/** What a fire, a shock, a check may bring, before it is declared, as a system provides it in the player's language. */

/** What a unit brings to a fight, and how that is worked out. */
interface Weight {
  readonly name: string
  /** What it has. */
  readonly points: string
  /** Multipliers and additions. */
  readonly factors: readonly Modifier[]
  /** What it counts with all of them. */
  readonly counts: string
}

/** What the units of one side bring. */
export interface Weights {
  readonly title: string
  readonly list: readonly Weight[]
}

/** The name of a result in its table, and what it does. */
interface Result {
  readonly code?: string
  readonly words: string
  /** Is it what the asking player hopes for? */
  readonly isGood?: boolean
}

/** Dice to be thrown together: what is added to them or shifts their column, and what each value brings. */
export interface Throw {
  readonly title: string
  readonly weights: readonly Weights[]
  readonly added: readonly Modifier[]
  /** The text shown if nothing is added. */
  readonly plain?: string | undefined
  /** The sum of everything that is added. */
  readonly sum?: string | undefined
  readonly outcomes: readonly Outcome<Result>[]
  /** Are their values sums of several dice? */
  readonly isSum?: boolean
}

/** A check: what it is for and by which rule, what is added to its die, and what each value brings. */
export interface Check {
  readonly words: string
  readonly rule: string
  readonly added: readonly Modifier[]
  readonly outcomes: readonly Outcome<Result>[]
}

/** The ends if the enemy makes one of the possible responses, and how likely each end is. */
export interface Course {
  readonly title: string
  readonly ends: readonly { readonly words: string; readonly chance: number }[]
}

/** Everything that a declaration may lead to. */
export interface Prospect {
  /** What to know before the throws: which units would join, what would not take place. */
  readonly before: readonly string[]
  readonly throws: readonly Throw[]
  /**
   * The final result of everything, if that takes more than one throw. It may still be being worked out while the
   * player reads the rest.
   */
  readonly courses?: readonly Course[]
  /** What they depend on. */
  readonly notes: readonly string[]
}
