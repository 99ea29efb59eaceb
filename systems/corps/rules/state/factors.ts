/** Rule 17.3: what modifies a test of morale. */

/** In the order of the rule: what helps, then what harms. */
export const FACTOR_IDS = [
  'class-a',
  'attached',
  'supported',
  'built-up',
  'behind-supports',
  'class-c',
  'unled',
  'casualties',
  'unsupported',
  'rout-near',
  'routed-through',
  'disordered',
  'shaken',
] as const

/** The number of each. */
export const factor = {
  CLASS_A: 0,
  ATTACHED: 1,
  SUPPORTED: 2,
  BUILT_UP: 3,
  BEHIND_SUPPORTS: 4,
  CLASS_C: 5,
  UNLED: 6,
  CASUALTIES: 7,
  UNSUPPORTED: 8,
  ROUT_NEAR: 9,
  ROUTED_THROUGH: 10,
  DISORDERED: 11,
  SHAKEN: 12,
} as const
