/** From the inches and degrees of the data files to the cells and quarter degrees of the table. */
import { INCH, type Point } from '../../../../../src/inches/index.ts'
import { SQUARE } from './ids.ts'

/** A place in a file: inches east and north of the south-western corner. */
export type Place = readonly [east: number, north: number]

/** Inches in cells, rounded to the nearest. */
export const cells = (inches: number): number => Math.round(inches * INCH)

/** A place in cells. */
export const pointAt = ([east, north]: Place): Point => [cells(east), cells(north)]

/** How long a field is from west to east and from south to north, in inches. */
export const sizeOf = ({ squares }: { readonly squares: readonly (readonly string[])[] }): Place => [
  squares[0].length * SQUARE,
  squares.length * SQUARE,
]
