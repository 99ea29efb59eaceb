/** The two sides; a seat is a side. */
export const FRENCH = 0
export const SPANISH = 1
export const SIDES = [FRENCH, SPANISH] as const
export const SIDE_NAMES = ['french', 'spanish'] as const
export const enemyOf = (side: number): number => 1 - side
