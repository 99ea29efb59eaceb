/** From the inches and degrees of the data files to the cells and quarter degrees of the table. */
import {
  type Area,
  type Body,
  DEGREE,
  faultOf,
  INCH,
  makeArea,
  makeBody,
  type Point,
  setBody,
} from '../../../../../src/inches/index.ts'
import { type BaseId, SQUARE } from './ids.ts'
import type { TablesFile } from './tables-schema.ts'
import { wrong } from './wrong.ts'

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

/** Ground within an outline of a file. Throws a UserError where the outline bounds none. */
export function areaOf(file: string, place: string, outline: readonly Place[]): Area {
  const corners = outline.map(pointAt)
  const found = faultOf(corners)
  if (found?.fault === 'crosses') {
    const [one, other] = found.edges.map((k) => `[${outline[k].join(', ')}]`)
    throw wrong(file, place, `the edges that begin at ${one} and ${other} cross or touch`)
  }
  return makeArea(corners)
}

/** The base of something that stands at a place and faces along a heading in degrees; of a blind that of its strips. */
export function bodyAt({ bases }: TablesFile, base: BaseId, [east, north]: Place, heading: number, strips = 1): Body {
  const { front, depth } = bases.units[base]
  return setBody(makeBody(), cells(east), cells(north), heading * DEGREE, cells(front) * strips, cells(depth))
}
