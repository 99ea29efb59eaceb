/** What the data files of Albuera have in common: names, sides, hexes, provenance. */
import * as v from 'valibot'
import { hexSchema } from '../../../../../src/hex/maps/map-schema.ts'
import { among, list, object, provenanceIn, text, whole } from '../../../../../src/kernel/data-schema.ts'
import { SIDE_IDS } from './ids.ts'
import { MAP } from './map-kind.ts'

export const flag = v.boolean('true or false is expected')
export const hex = hexSchema(MAP)
/** The name of a counter as printed: `II/34`, `1/4 Dn`, `Fr 19/6`. */
export const name = v.pipe(
  v.string('a name is expected'),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9 /-]{0,30}$/, 'a name as on a counter is expected: letters, digits, blanks, / and -'),
)
export const side = among(SIDE_IDS)
export const provenance = provenanceIn(
  'Where this comes from: the rulebook, public sources on the game and its sisters, history, several statements together, or our own choice.',
)
/** Everything that was taken from a source names it. */
export const from = { provenance, note: v.optional(text) }
export const file = { $schema: v.optional(text), ...from }

/** What is added to a roll, or moves a column. */
export const shift = whole(-9, 9)

/** The Supporting Units Chart (4.7). */
export const supporting = list(
  object({
    under: name,
    units: v.pipe(list(name), v.minLength(1, 'a unit at least is expected')),
    ...from,
  }),
)
