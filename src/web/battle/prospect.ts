import type { Outcome } from './outcomes.ts'
import type { Modifier } from './story.ts'

/** What a fire, a shock, a check may bring, before it is declared, as a system hands it over in the player's language. */

/** What a unit brings to a fight, and how it comes to that. */
interface Weight {
  readonly name: string
  /** What it has. */
  readonly points: string
  /** What that is multiplied by, or what is added. */
  readonly factors: readonly Modifier[]
  /** What it counts with all of these. */
  readonly counts: string
}

/** What those of one side bring. */
export interface Weights {
  readonly title: string
  readonly list: readonly Weight[]
}

/** What a result is called in its table, and what it does. */
interface Result {
  readonly code?: string
  readonly words: string
  /** It is what the one who asks hopes for. */
  readonly isGood?: boolean
}

/** Dice that will be thrown together: what is added to them or shifts their column, and what each value brings. */
export interface Throw {
  readonly title: string
  readonly weights: readonly Weights[]
  readonly added: readonly Modifier[]
  /** What is said where nothing is added. */
  readonly plain?: string | undefined
  /** What all that is added comes to. */
  readonly sum?: string | undefined
  readonly outcomes: readonly Outcome<Result>[]
  /** Their values are sums of several dice. */
  readonly isSum?: boolean
}

/** A check: what it is for and by which rule, what is added to its die, and what each value brings. */
export interface Check {
  readonly words: string
  readonly rule: string
  readonly added: readonly Modifier[]
  readonly outcomes: readonly Outcome<Result>[]
}

/** How it ends, if the enemy does one of the things that he may do about it, and how likely each end is. */
export interface Course {
  readonly title: string
  readonly ends: readonly { readonly words: string; readonly chance: number }[]
}

/** All that a declaration would come to. */
export interface Prospect {
  /** What is to know before the throws: who would join, what would not take place. */
  readonly before: readonly string[]
  readonly throws: readonly Throw[]
  /** What all of it comes to in the end, where that takes more than one throw. It may be reckoned while the rest is read. */
  readonly courses?: readonly Course[]
  /** What they depend on. */
  readonly notes: readonly string[]
}
