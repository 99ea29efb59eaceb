/** The printed tables as numbers. */

import { FIRE_RESULTS, ODDS, SHOCK_RESULTS } from './data/ids.ts'
import type { TablesFile } from './data/schemas.ts'

/** Results of a morale check (14). */
export const STEADY = 0
export const DISORGANIZED = 1
export const ROUTED = 2

/** Letters of a fire result; its loss is kept separately. */
export const LETTER_D = 1
export const LETTER_M = 2
export const LETTER_R = 3

/** Results of a shock attack, by their place in SHOCK_RESULTS. */
export const shockResult = { none: 0, AB: 1, A1: 2, A2: 3, BM: 4, D1: 5, D2: 6, DB: 7 } as const

/** The troops that a movement allowance is printed for: the index of `allowance` is `2 * place here + side`. */
export const ALLOWANCES = [
  'infantry',
  'skirmish',
  'cavalry',
  'heavyCavalry',
  'footArtillery',
  'horseArtillery',
  'cart',
] as const
export const allowanceOf = (of: (typeof ALLOWANCES)[number]): number => 2 * ALLOWANCES.indexOf(of)

export interface Tables {
  readonly file: TablesFile
  readonly allowance: Uint8Array
  /** `12 * row + column`: points lost, and the letter. */
  readonly fireLoss: Uint8Array
  readonly fireLetter: Uint8Array
  /** The place of the result among FIRE_NAMES. */
  readonly fireResult: Uint8Array
  /** `9 * row + column`. */
  readonly shock: Uint8Array
  /** `6 * row + grade`. */
  readonly morale: Uint8Array
  /** `6 * row + grade`: 1 for controlled. */
  readonly control: Uint8Array
}

const UNREAD = new Uint8Array()

/** Tables that have not been loaded yet: see `bringRules`. */
export const unreadTables = (): Tables => ({
  file: {} as TablesFile,
  allowance: UNREAD,
  fireLoss: UNREAD,
  fireLetter: UNREAD,
  fireResult: UNREAD,
  shock: UNREAD,
  morale: UNREAD,
  control: UNREAD,
})

const within = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value

/** Returns the row of a modified die in a table whose rows are 1 or less, 2 to 7, 8 or more (RA4). */
export const rowFromOne = (die: number): number => within(die, 1, 8) - 1
/** Returns the row of a modified die in a table whose rows are 0 or less, 1 to 7, 8 or more. */
export const rowFromZero = (die: number): number => within(die, 0, 8)

/**
 * Returns the column of a ratio, rounded in the defender's favour (11.1b); -1 below 1-4. Both sums are in the same
 * parts.
 */
export function oddsColumn(attack: number, defense: number): number {
  let column = -1
  for (let k = 0; k < RATIOS.length; k++) if (attack * RATIOS[k][1] >= defense * RATIOS[k][0]) column = k
  return column
}
const RATIOS = ODDS.map((text) => text.split('-').map(Number))

export const FIRE_NAMES: readonly string[] = FIRE_RESULTS
export const SHOCK_NAMES: readonly string[] = SHOCK_RESULTS
export const ODDS_NAMES: readonly string[] = ODDS
