/** Places of generals by quarters of an inch, and headings by whole degrees, as actions name them. */
import { DEGREE, FULL_TURN, INCH } from '../../../../src/inches/index.ts'
import type { Numbers } from '../../../../src/kernel/index.ts'

/** The bits of what an action names second: a place of `poses.ts` or a point. What it names first, a body, has 7. */
export const BITS = 17

/** Cells of a quarter of an inch. */
const QUARTER = INCH / 4
/** The longest side of a table, in inches: all its points fit into the 17 bits of an action. */
const LARGEST_TABLE = 90
/** Quarters of an inch along it, including the far border. */
const ACROSS = LARGEST_TABLE * 4 + 1
export const POINTS = ACROSS * ACROSS
export const HEADINGS = FULL_TURN / DEGREE

/** The number of the point nearest to a place in cells; undefined off the largest table. */
export function pointOf(x: number, y: number): number | undefined {
  const [column, row] = [Math.round(x / QUARTER), Math.round(y / QUARTER)]
  return column < 0 || row < 0 || column >= ACROSS || row >= ACROSS ? undefined : row * ACROSS + column
}
export const xOf = (point: number): number => (point % ACROSS) * QUARTER
export const yOf = (point: number): number => Math.floor(point / ACROSS) * QUARTER

/** Quarter degrees of a heading in degrees. */
export const headingOf = (degrees: number): number => degrees * DEGREE

const PLACE = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/

/** Points as text, in inches from the south-western corner: `34.25,16`. */
export const points: Numbers = {
  print: (point) => `${xOf(point) / INCH},${yOf(point) / INCH}`,
  parse(text) {
    const [, x, y] = PLACE.exec(text) ?? []
    return x === undefined ? undefined : pointOf(Number(x) * INCH, Number(y) * INCH)
  },
}

/** Headings as text, in degrees clockwise from the north. */
export const headings: Numbers = {
  print: String,
  parse: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
}

/** Lengths as text: in inches, to a hundredth. They appear in events only. */
export const lengths: Numbers = {
  print: (cells) => String(Math.round((100 * cells) / INCH) / 100),
  parse: () => undefined,
}
