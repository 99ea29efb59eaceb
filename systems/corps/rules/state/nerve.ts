/** Rule 17.3: what modifies a test of morale, as the tables name it. */
export const NERVE_FACTOR_IDS = [
  'classA',
  'classC',
  'attached',
  'supports',
  'built',
  'behind',
  'noGeneral',
  'casualty',
  'noSupports',
  'rout',
  'passed',
  'disordered',
  'shaken',
  'away',
  'chief',
  'routing',
] as const

/** The number of each. */
export const nerveFactor = {
  CLASS_A: 0,
  CLASS_C: 1,
  ATTACHED: 2,
  SUPPORTS: 3,
  BUILT: 4,
  BEHIND: 5,
  NO_GENERAL: 6,
  CASUALTY: 7,
  NO_SUPPORTS: 8,
  ROUT: 9,
  PASSED: 10,
  DISORDERED: 11,
  SHAKEN: 12,
  AWAY: 13,
  CHIEF: 14,
  ROUTING: 15,
} as const

/** Morale and its consequences (rules 16, 17). */
export interface Nerve {
  /** 17.1 By arm: the casualties at which a unit routs without a test. */
  readonly breaks: readonly number[]
  /** 17.3 By factor of `NERVE_FACTOR_IDS`: what it adds to a test. */
  readonly modifiers: Int8Array
  /** 17.4 The least totals at which a unit makes morale, and at which it is no worse than Shaken. */
  readonly passes: number
  readonly shaken: number
  /**
   * 17.3 How near a support or a rout must be to count as near by; how near a general or any support must be; cells.
   */
  readonly near: number
  readonly far: number
  /** 17.5 A unit with no enemy this near is far from all of them; 0 where that does not count. Cells. */
  readonly away: number
  /** 17.6 How near the commander in chief must be to help; −1 where he does not. Cells. */
  readonly chief: number
  /** 16.1, A17 How near to a rout friends react to it; cells. */
  readonly radius: number
  /** 16.2 By arm: how far it routs; limbered guns go by their rate (A20). Cells. */
  readonly routs: Int16Array
  /** A16 The number of failures to rally at which it is lost. */
  readonly rallies: number
  /** A14 Does a pass rally only where a commander is in contact and a pip was set aside? */
  readonly rallyNeedsContact: boolean
}
