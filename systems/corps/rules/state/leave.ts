/** Rule 4: what a unit may want to do, and what an order says about it. */

/** What orders are about, as the tables name it. */
export const DEED_IDS = [
  'advance',
  'fallBack',
  /** A change of formation. */
  'form',
  'fire',
  /** A charge in its own turn. */
  'charge',
  'opportunity',
  'skirmish',
  'firefight',
  /** An assault on infantry in the open (rule 13). */
  'assault',
  /** An assault on the edge of a built-up area or wood (rule 9). */
  'edge',
  /** A fight inside one (rule 10). */
  'inside',
  'evade',
  /** Into an empty built-up area. */
  'enter',
] as const
export type Deed = (typeof DEED_IDS)[number]

/** What an order says about it. */
export const leave = {
  NO: 0,
  YES: 1,
  MUST: 2,
  /** Against enemies within the distance of charges. */
  NEAR: 3,
  /** Within the objective, or towards it. */
  OBJECTIVE: 4,
  /** Only face to the enemy, for two pips. */
  RETIRE: 5,
  /** Only where that brings the unit no nearer to the enemy. */
  NO_NEARER: 6,
} as const

/** By deed and order: a value of `leave`. */
export type Leaves = Readonly<Record<Deed, Int8Array>>
