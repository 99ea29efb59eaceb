/** Rule 7: the numbers of artillery fire. Lengths are in cells. */

/**
 * What a target stands in (7.10), as the tables name it: the open; woods or a hedge; buildings or a wall; or that it is
 * artillery.
 */
export const TARGET_IDS = ['open', 'soft', 'hard', 'guns'] as const

export const target = { OPEN: 0, SOFT: 1, HARD: 2, GUNS: 3 } as const

/** The bands of range (7.8). */
export const BAND_IDS = ['short', 'long'] as const

/** What modifies the dice (7.9), as the tables name it. */
export const GUN_FACTOR_IDS = ['classA', 'classC', 'casualty', 'bounce'] as const

export const gunFactor = { CLASS_A: 0, CLASS_C: 1, CASUALTY: 2, BOUNCE: 3 } as const

export interface Gunnery {
  /** 7.4, A21 Quarter degrees to either side of straight ahead. */
  readonly arc: number
  /** 7.5 How near to the line of fire a friend prevents fire. */
  readonly clear: number
  /** 7.6 How far in front of the guns friends must be to be fired over. */
  readonly overhead: number
  /** 7.7 How far behind its target roundshot bounces. */
  readonly bounce: number
  /** A103 How near a hedge or wall covers a unit. */
  readonly cover: number
  /** 7.8 By band, and in it by weight of the guns: how far it reaches. */
  readonly ranges: Int16Array
  /** 7.10 By kind of target, and in it by band: the total that is needed. */
  readonly needs: Int8Array
  /** 7.9 By factor of `GUN_FACTOR_IDS`. */
  readonly modifiers: Int8Array
  /** 7.11 How many times the number needed scores two hits. */
  readonly double: number
  /** A75 By first action of artillery, and in it by second: 1 if they make a pair. */
  readonly pairs: Int8Array
}
