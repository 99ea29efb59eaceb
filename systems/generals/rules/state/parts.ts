/** The parts of a combat, as `part` of the position counts them (G94). */
export const RANGED = 1
export const MELEE = 2
