/** What a body on the table can be: the formations of units, and what else stands there. */

/** Formations (rules 3, 5; section 5 of the readings for their bases), and the other bodies after them. */
export const FORM_IDS = [
  'march',
  'attack',
  'line',
  'square',
  'garrison',
  'horse-column',
  'horse-line',
  'limbered',
  'deployed',
  'general',
  'chief',
  'blind',
  'guns',
  'crew',
] as const
export type FormId = (typeof FORM_IDS)[number]

/** The number of each form, as the column `form` has it. */
export const form = {
  MARCH: 0,
  ATTACK: 1,
  LINE: 2,
  SQUARE: 3,
  GARRISON: 4,
  HORSE_COLUMN: 5,
  HORSE_LINE: 6,
  LIMBERED: 7,
  DEPLOYED: 8,
  GENERAL: 9,
  CHIEF: 10,
  BLIND: 11,
  /** Guns whose crew has run (A20). */
  GUNS: 12,
  /** Gunners who have run from their guns (A20). */
  CREW: 13,
} as const

/** The arms of units; NONE for everything else. */
export const arm = { INFANTRY: 0, CAVALRY: 1, ARTILLERY: 2, NONE: 3 } as const

/** Which formations each arm can take (rule 5): garrison only within a built-up area. */
export const FORMS_OF: readonly (readonly number[])[] = [
  [form.MARCH, form.ATTACK, form.LINE, form.SQUARE, form.GARRISON],
  [form.HORSE_COLUMN, form.HORSE_LINE],
  [form.LIMBERED, form.DEPLOYED],
  [],
]
