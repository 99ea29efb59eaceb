/** The numbers of cavalry charges (rules 6, 8 and 16): who may react, the two tests, pursuit. Lengths are in cells. */

/** 6.3, 6.10 What modifies the tests to charge and to react, as the tables name it. */
export const CHARGE_FACTOR_IDS = ['classA', 'classC', 'general', 'poor', 'flank', 'casualty'] as const

export const chargeFactor = { CLASS_A: 0, CLASS_C: 1, GENERAL: 2, POOR: 3, FLANK: 4, CASUALTY: 5 } as const

/**
 * 16.5 A row of the second die of a pursuit: up to which face it applies, whether the routers are followed, and how
 * far.
 */
interface Chase {
  readonly most: number
  /** False where the nearest enemy is charged instead. */
  readonly follows: boolean
  readonly cells: number
  readonly casualties: number
}

export interface Charges {
  /** 6.3, 6.10 What the die of a test must show, and how near a general must be to help. */
  readonly need: number
  readonly general: number
  /** By factor of `CHARGE_FACTOR_IDS`. */
  readonly toCharge: Int8Array
  readonly toReact: Int8Array
  /** 8.1 How far from a Formed square cavalry halts. */
  readonly square: number
  /** 8.3 How far cavalry keeps from infantry. */
  readonly giveWay: number
  /** 8.6 How near supports must be for gunners who evade. */
  readonly supports: number
  /** 15.4, A85 How near supports must be to help infantry against cavalry. */
  readonly helps: number
  /** A43 May cavalry charge infantry instead of giving way? */
  readonly mayChargeInstead: boolean
  /** 16.5 Quarter degrees to either side in which pursuers look for an enemy, and the rows of the second die. */
  readonly arc: number
  readonly chases: readonly Chase[]
}
