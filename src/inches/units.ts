/**
 * The units of a table in inches. Places and lengths are whole numbers of cells, 64 to the inch, counted east and north
 * from the south-western corner; headings are quarter degrees, clockwise from the north.
 */

/** Cells of an inch. */
export const INCH = 64

/** The greatest length and width of a table, in cells (96 inches): up to there all tests are exact. */
export const LARGEST = 96 * INCH

/** Quarter degrees of a full turn, a right angle, a degree. */
export const FULL_TURN = 1440
export const RIGHT_ANGLE = 360
export const DEGREE = 4

/**
 * What a bound on a rounded pose forgives: one cell. Without it, half of all headings would refuse a full move straight
 * ahead, because the cells on which it ends lie a little farther than the rate.
 */
export const GRACE = 1

/** The heading after a turn by quarter degrees, to the right or (negative) to the left: 0 to 1,439. */
export const turned = (heading: number, turn: number): number =>
  (((heading + turn) % FULL_TURN) + FULL_TURN) % FULL_TURN

/** The shorter turn from one heading to another: -719 to 720 quarter degrees, to the right where positive. */
export function turnBetween(from: number, to: number): number {
  const right = turned(to, -from)
  return right > FULL_TURN / 2 ? right - FULL_TURN : right
}

/**
 * The nearest whole number, halves away from 0, so that rounding and turning by right angles can be done in either
 * order.
 */
export const toWhole = (value: number): number => (value < 0 ? 0 - Math.round(-value) : Math.round(value))
