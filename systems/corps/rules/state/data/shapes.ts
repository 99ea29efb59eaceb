/** Ground and bases of the data files as shapes, for checking the files. */
import { type Area, type Body, DEGREE, faultOf, makeArea, makeBody, setBody } from '../../../../../src/inches/index.ts'
import type { BaseId } from './ids.ts'
import { cells, type Place, pointAt } from './measures.ts'
import type { TablesFile } from './tables-schema.ts'
import { wrong } from './wrong.ts'

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

/** The base of something that stands at a place with a heading in degrees; for a blind, the base of all its strips. */
export function bodyAt({ bases }: TablesFile, base: BaseId, [east, north]: Place, heading: number, strips = 1): Body {
  const { front, depth } = bases.units[base]
  return setBody(makeBody(), cells(east), cells(north), heading * DEGREE, cells(front) * strips, cells(depth))
}
