/** How large a battle may be. Each limit follows from the width of the numbers that store it. */

/** The number of bits of an action for the second thing that it is about. */
export const BITS = 13
/** Each unit has a volley for every number of points that it may fire, and each hex the centre of three areas. */
const VOLLEYS_OF_A_UNIT = 7
const AREAS_OF_A_HEX = 3

export const MOST = {
  units: Math.floor(2 ** BITS / VOLLEYS_OF_A_UNIT),
  hexes: Math.floor(2 ** BITS / AREAS_OF_A_HEX),
  /** A leader's formations are the bits of a number. */
  formations: 31,
  leaders: 127,
} as const
