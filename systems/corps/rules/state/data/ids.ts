/** The words of the data files. */

export const CLASS_IDS = ['A', 'B', 'C'] as const
/** How good a general is (0.2). */
export const GRADE_IDS = ['gifted', 'average', 'poor'] as const
/** What a command is: that of the commander in chief, a corps, or the reserve (0.3). */
export const ROLE_IDS = ['chief', 'corps', 'reserve'] as const
export const ORDER_IDS = ['move', 'halt', 'hold', 'engage', 'attack'] as const
/** Grades of morale, from the best (18.1). */
export const MORALE_IDS = ['formed', 'disordered', 'shaken', 'rout'] as const
export const KIND_IDS = ['light', 'medium', 'heavy'] as const
/** Calibres of guns: of 12, 9 and 6 pounds (7.8). */
export const CALIBRE_IDS = ['heavy', 'medium', 'light'] as const
/** Formations by arm (18.5). A garrison is infantry within a section, in no formation of its own. */
export const FORMATION_IDS = {
  infantry: ['march', 'attack', 'line', 'square', 'garrison'],
  cavalry: ['column', 'line'],
  artillery: ['limbered', 'deployed'],
} as const
/** Chips in the bag other than those of the generals (0.7, 0.8). */
export const SPECIAL_CHIP_IDS = ['poor', 'french-tactical'] as const
/** Chips of generals are numbered from 1 to this (0.6). */
export const CHIPS = 12
/** A side's home edge of the table. */
export const EDGE_IDS = ['north', 'east', 'south', 'west'] as const

export const LINE_IDS = ['hedge', 'wall'] as const
/** Ground that halves movement (5.6). */
export const DIFFICULT_IDS = ['hill', 'woods', 'broken', 'town', 'farm'] as const
/** The side of the squares that a field is laid out in, in inches. */
export const SQUARE = 24

/** What moves at a rate of its own (5.1 to 5.3, 1.4). */
export const RATE_IDS = [
  'general',
  'light-column',
  'light-line',
  'heavy-column',
  'heavy-line',
  'horse-limbered',
  'foot-limbered',
  'march',
  'attack',
  'line',
  'square',
  'hand-heavy',
  'hand-medium',
  'hand-light',
  'strip',
  'strips',
] as const
/** What stands on a base of its own, with a front and a depth. */
export const BASE_IDS = [
  'strip',
  'infantry-march',
  'infantry-attack',
  'infantry-line',
  'infantry-square',
  'infantry-garrison',
  'cavalry-column',
  'cavalry-line',
  'guns-limbered',
  'guns-deployed',
  'guns-abandoned',
  'guns-crew',
] as const
export type BaseId = (typeof BASE_IDS)[number]
/** What an order says about an action. */
export const LEAVE_IDS = ['no', 'yes', 'must', 'near', 'objective', 'retire', 'no-nearer'] as const
/** How a blind lies to the body that looks for it (1.6 to 1.8). */
export const SIGHT_IDS = ['plain', 'behind-troops', 'hidden'] as const
/** What a combat factor is for (9.5, 10.3, 12.4, 13.3, 14.4, 15.3, 15.4). */
export const FACTOR_IDS = [
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
  'columnOfAttack',
  'lineFireA',
  'square',
  'support',
  'lance',
  'heavy',
  'light',
  'stationary',
  'casualty',
  'disordered',
  'shaken',
  'outnumbered',
] as const
/** Fights with factors of their own: rules 9, 10, 12, 13, 14 and both sides of 15. */
export const COMBAT_IDS = ['edge', 'inside', 'firefight', 'assault', 'cavalry', 'onInfantry', 'byCavalry'] as const
export const RESULT_TABLE_IDS = ['common', 'cavalry'] as const
/** What is added to the die of a test to charge or to react (6.3, 6.10). */
export const CHARGE_IDS = ['classA', 'classC', 'general', 'poor', 'flank', 'casualty'] as const
