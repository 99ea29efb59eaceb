/** The numbers of fights: their factors, their results, and those of a skirmish. */

/** The fights of the common engine: rules 9, 10, 12, 13; of cavalry with cavalry (14) and with infantry (15). */
export const FIGHT_IDS = ['edge', 'inside', 'firefight', 'assault', 'cavalry', 'onInfantry'] as const
export const fight = { EDGE: 0, INSIDE: 1, FIREFIGHT: 2, ASSAULT: 3, CAVALRY: 4, ON_INFANTRY: 5 } as const

/**
 * The sets of factors in the tables: one for each fight, in which 15.3 is for the cavalry, and one for the infantry
 * that it fights (15.4).
 */
export const FACTOR_SET_IDS = [...FIGHT_IDS, 'byCavalry'] as const
export type FactorSetId = (typeof FACTOR_SET_IDS)[number]

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
  'lance',
  'heavy',
  'light',
  'stationary',
  'columnOfAttack',
  'lineFireA',
  'support',
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
  LANCE: 15,
  HEAVY: 16,
  LIGHT: 17,
  STATIONARY: 18,
  COLUMN_OF_ATTACK: 19,
  LINE_FIRE_A: 20,
  SUPPORT: 21,
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

/** A row of the table of results: totals up to `most` that no row before it covers. */
export interface ResultRow {
  readonly most: number
  readonly favoured: Outcome
  readonly unfavoured: Outcome
}

export interface Fights {
  /** By set of factors, and in it by factor; 0 for what does not count. */
  readonly factors: Readonly<Record<FactorSetId, Int8Array>>
  /** By fight, from the lowest totals to the highest. */
  readonly results: readonly (readonly ResultRow[])[]
  /** 15.5 How far cavalry retires from infantry (cells). */
  readonly cavalryRetires: number
  /** A84 A garrison does not retire to a place as near to an enemy as this (cells). */
  readonly beside: number
  /** How many brigades against one outnumber it (A33). */
  readonly ratio: number
  /** 12.2 Within how many cells a firefight is fought. */
  readonly firefight: number
  /** 11.2, 11.3 Within how many cells brigades skirmish, what a casualty needs, what modifies the die. */
  readonly skirmish: { readonly reach: number; readonly need: number; readonly modifiers: Int8Array }
  /** 8.8 The casualties of a unit caught in flank or rear. */
  readonly caught: number
  /** The size of a section (cells): a unit farther inside is not attacked from outside. */
  readonly section: number
  /** A97 With strict actions a brigade near the enemy that has acted begins no combat. */
  readonly isStrict: boolean
  /** A33 Does each attacker of a built-up area or wood fight alone? */
  readonly isSplit: boolean
  /** A47 The least number of moves between forming up and leaving a built-up area. */
  readonly exit: number
}
