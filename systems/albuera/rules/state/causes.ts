/**
 * The rules by which things are added to a die, or move a column: for odds, for telling, and for the board's
 * explanations.
 */
import type { CAUSE_IDS, CHECK_IDS, SHIFT_IDS } from './data/ids.ts'

/** Of a Morale Check under fire. */
export const CAUSE_RULES: Readonly<Record<(typeof CAUSE_IDS)[number], string>> = {
  effect: '14.9.3',
  number: '14.9.8',
  flank: '14.4',
  rifles: '8.11.2',
  stars: '10.8',
  terrain: '10.8',
  skirmish: 'R32',
  square: 'R32',
  column: 'R32',
}

/** Of the Morale Check of a unit that reacts. */
export const CHECK_RULES: Readonly<Record<(typeof CHECK_IDS)[number], string>> = {
  flank: '13.2',
  command: '13.3',
  front: '13.1A',
  square: '13.1C',
  line: '13.1C',
  skirmish: '13.1C',
}

/** Of a Clash. */
export const SHIFT_RULES: Readonly<Record<(typeof SHIFT_IDS)[number], string>> = {
  numbers: '15.1',
  flank: '6.5D',
  rear: '15.7',
  column: '15.7',
  charge: '9.2',
  skirmish: '15.7',
  square: '15.7',
  morale: '15.7',
  commander: 'R56',
  terrain: '15.7',
  height: '15.7',
  stream: '15.7',
}
