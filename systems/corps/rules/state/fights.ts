/** What fights of infantry go by: their factors, their results, and the numbers of a skirmish. */

/** The fights of the common engine: rules 9, 10, 12 and 13. */
export const FIGHT_IDS = ['edge', 'inside', 'firefight', 'assault'] as const
export type FightId = (typeof FIGHT_IDS)[number]
export const fight = { EDGE: 0, INSIDE: 1, FIREFIGHT: 2, ASSAULT: 3 } as const

/** What counts in them, as the tables name it. */
export const FIGHT_FACTOR_IDS = [
  'garrison',
  'classA',
  'classC',
  'fireA',
  'fireC',
  'betterFire',
  'skirmishA',
  'skirmishC',
  'betterSkirmish',
  'lineOnColumn',
  'square',
  'casualty',
  'disordered',
  'shaken',
  'outnumbered',
] as const
export type FactorId = (typeof FIGHT_FACTOR_IDS)[number]
export const factor = {
  GARRISON: 0,
  CLASS_A: 1,
  CLASS_C: 2,
  FIRE_A: 3,
  FIRE_C: 4,
  BETTER_FIRE: 5,
  SKIRMISH_A: 6,
  SKIRMISH_C: 7,
  BETTER_SKIRMISH: 8,
  LINE_ON_COLUMN: 9,
  SQUARE: 10,
  CASUALTY: 11,
  DISORDERED: 12,
  SHAKEN: 13,
  OUTNUMBERED: 14,
} as const

/** What counts in a skirmish (rule 11), as the tables name it. */
export const SHOT_IDS = [
  'A',
  'B',
  'C',
  'shaken',
  'disordered',
  'casualty',
  'square',
  'garrison',
  'covered',
  'guns',
  'cavalry',
] as const
export type ShotId = (typeof SHOT_IDS)[number]
export const shot = {
  CLASS_A: 0,
  CLASS_B: 1,
  CLASS_C: 2,
  SHAKEN: 3,
  DISORDERED: 4,
  CASUALTY: 5,
  SQUARE: 6,
  GARRISON: 7,
  COVERED: 8,
  GUNS: 9,
  CAVALRY: 10,
} as const

/** What a result means for one side: its grade of morale, how far it retires (cells), its casualties. */
export interface Outcome {
  readonly grade: number
  readonly retire: number
  readonly casualties: number
}

/** A row of the table of results: totals up to `most` that no row before it has. */
interface ResultRow {
  readonly most: number
  readonly favoured: Outcome
  readonly unfavoured: Outcome
}

export interface Fights {
  /** By fight, by factor; 0 for what does not count in it. */
  readonly factors: Readonly<Record<FightId, Int8Array>>
  /** From the lowest totals to the highest. */
  readonly results: readonly ResultRow[]
  /** How many brigades against one are too many for it (A33). */
  readonly ratio: number
  /** 12.2 Within how many cells a firefight is fought. */
  readonly firefight: number
  /** 11.2, 11.3 Within how many cells brigades skirmish, what a casualty needs, what modifies the die. */
  readonly skirmish: { readonly reach: number; readonly need: number; readonly modifiers: Int8Array }
  /** 8.8 The casualties of who is caught in flank or rear. */
  readonly caught: number
  /** How large a section is (cells): who is farther in is not attacked from outside. */
  readonly section: number
  /** A97 With strict actions a brigade near the enemy that has moved begins no combat. */
  readonly isStrict: boolean
}
