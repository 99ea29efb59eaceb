/** What has been told of one fire, one shock, one charge, as a system provides it in the player's language. */

/** What is added to a die, or shifts a column, with the rule that says so. */
export interface Modifier {
  /** As it is read: `+1`, `×½`. */
  readonly value: string
  readonly reason: string
  readonly rule: string
}

/** A die as it lies on the table. */
export interface FallenDie {
  readonly value: number
  /** Whose it is. */
  readonly side: number
  /** The values on its faces; if left out, those of an ordinary die. */
  readonly faces?: readonly number[]
  /** Its own result, if several dice are thrown for one thing. */
  readonly says?: string
  readonly tone?: 'hit' | 'dim'
}

/** Dice that were thrown together, what was added to them, and what came of it. */
export interface Roll {
  /** What was rolled for. */
  readonly what: string
  /** With how much: points, odds. */
  readonly weight?: string | undefined
  /** In the order in which they fell. */
  readonly dice: readonly FallenDie[]
  readonly added: readonly Modifier[]
  /** The total of the dice with everything that is added, if that is not obvious. */
  readonly counts?: string | undefined
  readonly result?: string | undefined
  /** Does it decide the fight? Then it is shown even while the rest is folded. */
  readonly decides?: boolean
}

/** What a fight is made of, in the order in which it was told: rolls, and sentences about the rest. */
export type Part = { readonly roll: Roll } | { readonly said: string }

/** A fight as it is read. */
export interface Story {
  readonly title: string
  /** The name of the place that it is about; a press on the title brings it into view. */
  readonly place?: string | undefined
  /** The units that fire, attack or charge. */
  readonly who?: string | undefined
  readonly odds?: string | undefined
  readonly parts: readonly Part[]
}

/** A fight in the log: its story is made only when it is shown. */
export interface Fight {
  /** The same while the fight goes on, and different for every other fight. */
  readonly key: string
  /** The number of the update that told the last of it. */
  readonly until: number
  tell(): Story
}
