/** The words of the data files. */

export const SIDE_IDS = ['french', 'coalition'] as const
/** From the top down (4.3). */
export const RANK_IDS = ['chief', 'division', 'brigade'] as const
/** Facings by their corner, clockwise from the one between the northern and the north-eastern side. */
export const FACING_IDS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const
/** Arrays of infantry (5 to 8), and whether guns are limbered (10.13). Cavalry and horse guns have none. */
export const ARRAY_IDS = ['column', 'line', 'square', 'skirmish', 'limbered', 'unlimbered'] as const
/** What fire does to a target: a Morale Check with this modifier (3.4, 8.7). */
export const EFFECT_IDS = ['M-1', 'M', '1M', '2M'] as const
/** The longest range of any gun, in hexes (14.8). */
export const FARTHEST = 20
export const KIND_IDS = {
  infantry: ['line', 'light', 'grenadiers', 'rifles'],
  cavalry: ['line', 'dragoons', 'light-dragoons', 'hussars', 'chasseurs', 'lancers', 'grenadiers', 'mixed'],
  artillery: ['foot', 'horse'],
} as const
/** Arrays and arms by what their movement costs; `wide`: a Line over two hexes. Unlimbered foot guns stay. */
export const MODE_IDS = ['column', 'line', 'wide', 'skirmish', 'square', 'cavalry', 'limbered', 'horse'] as const
/** Hexsides that cost extra to cross (12.2). */
export const HEXSIDE_IDS = ['stream', 'ford', 'bridge'] as const
/** Results of a Clash: the losers, attackers (A) or defenders (D), and the turns until they come back (15.8). */
export const RESULT_IDS = ['A+1', 'A+2', 'A+3', 'D+1', 'D+2', 'D+3'] as const
/** Why a side has shifts in a Clash (15.7). */
export const SHIFT_IDS = [
  'numbers',
  'flank',
  'rear',
  'column',
  'charge',
  'skirmish',
  'square',
  'morale',
  'commander',
  'terrain',
  'height',
  'stream',
] as const
/** What is added to the Morale Check of a unit under fire (14.4, 14.9, 10.8). */
export const CAUSE_IDS = [
  'effect',
  'number',
  'flank',
  'rifles',
  'stars',
  'terrain',
  'skirmish',
  'square',
  'column',
] as const
/** What is added to the Morale Check of a unit that reacts (13.1 to 13.3). */
export const CHECK_IDS = ['flank', 'command', 'front', 'square', 'line', 'skirmish'] as const
