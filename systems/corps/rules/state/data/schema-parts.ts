/** What the data files of corps have in common: names, places, lengths, provenance. */
import * as v from 'valibot'
import { list, object, provenanceIn, text, whole } from '../../../../../src/kernel/data-schema.ts'

export const flag = v.boolean('true or false is expected')
/** The short name of a thing, in files and in notation: `fr-13`, `helmstedt`. */
export const name = v.pipe(
  v.string('a name is expected'),
  v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'a name is expected: small letters, digits and single hyphens'),
  v.maxLength(40, 'a name of at most 40 characters is expected'),
)
export const provenance = provenanceIn(
  'Where this comes from: the four rules of May 2009; other public posts of their authors; history; several statements together, or their reports of play; our own choice.',
)
/** Everything taken from a source names it. */
export const from = { provenance, note: v.optional(text) }
export const file = { $schema: v.optional(text), ...from }

/** A length on the table, in inches. */
export const inches = (least: number, most: number) => {
  const expected = `a number of inches from ${least} to ${most} is expected`
  return v.pipe(v.number(expected), v.minValue(least, expected), v.maxValue(most, expected))
}
/** The farthest that a place can lie east or north, in inches. */
export const LONGEST = 96
/** A place: inches east and north of the south-western corner of the field. */
export const place = v.pipe(
  v.tuple([inches(0, LONGEST), inches(0, LONGEST)], 'a place is expected: inches east, inches north'),
  v.description('Inches east and north of the south-western corner.'),
)
/** Where something faces: degrees clockwise from the north, in quarters. */
export const heading = v.pipe(
  v.number('a heading is expected: degrees from 0 to 359.75'),
  v.minValue(0, 'a heading is expected: degrees from 0 to 359.75'),
  v.maxValue(359.75, 'a heading is expected: degrees from 0 to 359.75'),
  v.multipleOf(0.25, 'a heading in quarter degrees is expected'),
  v.description('Degrees clockwise from the north.'),
)
export const outline = v.pipe(
  list(place),
  v.minLength(3, 'three corners at least are expected'),
  v.description('Corners in order; the last is joined to the first.'),
)
export const points = v.pipe(list(place), v.minLength(2, 'two points at least are expected'))
/** What is added to a die or a sum. */
const modifier = whole(-9, 9)
/** An entry for each of these ids; all of the same kind. */
export const byId = <const T extends readonly string[], S extends v.GenericSchema>(ids: T, schema: S) =>
  object(Object.fromEntries(ids.map((id) => [id, schema])) as Record<T[number], S>)
/** Modifiers by what they are for; those left out add nothing. */
export const modifiers = <const T extends readonly string[]>(ids: T) =>
  v.pipe(byId(ids, v.optional(modifier)), v.description('What is left out adds nothing.'))
