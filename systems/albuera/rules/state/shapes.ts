/** Arrays (5 to 8, 10), and what a unit can change into. */
import { ARRAY_IDS } from './data/ids.ts'

/** The arrays of the data, and one for cavalry and horse guns, which have none. */
export const ARRAYS = [...ARRAY_IDS, 'mounted'] as const
export const [COLUMN, LINE, SQUARE, SKIRMISH, LIMBERED, UNLIMBERED, MOUNTED] = [0, 1, 2, 3, 4, 5, 6]

export const LEFT = 0
export const RIGHT = 1
export const HANDS = ['left', 'right'] as const

/**
 * What a unit forms. A Line over two hexes keeps the left or the right one as Column or Square; a Line that comes to
 * cover two hexes extends to the left or the right (6.3.5 to 6.3.9).
 */
export const SHAPES = [
  ...['column', 'line', 'square'].flatMap((array) => [array, `${array}-left`, `${array}-right`]),
  'limbered',
  'unlimbered',
] as const

/** The number of a shape by its array, and the hand that it names: 0 for none, 1 + hand. */
export const shapeOf = (array: number, hand: number): number =>
  array <= SQUARE ? 3 * array + hand : 9 + array - LIMBERED
export const arrayOf = (shape: number): number => (shape < 9 ? Math.floor(shape / 3) : shape - 9 + LIMBERED)
export const handOf = (shape: number): number => (shape < 9 ? shape % 3 : 0)

/** 7.3, 8.7 Does a unit in this array turn free of charge? */
export const isFree = (array: number): boolean => array === SKIRMISH || array === SQUARE
