/** The reasons for adding something to a die, in the order of the names that the journal uses. */
export const MODIFIER_NAMES: readonly string[] = [
  'the table (G120)',
  'no opposing unit (G115)',
  'spent (G39)',
  'fast movement phase (G70)',
  'forest (G139)',
  'uphill (G142)',
  'downhill (G142)',
  'across the river (G152)',
  'against a building (G146)',
  'range of 1 (G77)',
  'range of 2 (G77)',
  'artillery token (G79)',
  'at the building itself (G149)',
]

/** The same by the names that the rules use. */
export const why = {
  TABLE: 0,
  UNOPPOSED: 1,
  SPENT: 2,
  FAST: 3,
  FOREST: 4,
  UPHILL: 5,
  DOWNHILL: 6,
  RIVER: 7,
  BUILDING: 8,
  RANGE: 9,
  TOKEN: 11,
  RAZING: 12,
} as const
