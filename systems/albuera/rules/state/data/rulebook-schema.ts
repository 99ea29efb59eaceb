/** The shape of `rulebook.json`. The schema in systems/albuera/data/schema says the same to editors. */
import * as v from 'valibot'
import { rulebookFile } from '../../../../../src/kernel/data-schema.ts'
import { file, provenance } from './schema-parts.ts'

/** Rules as the rulebook numbers them; R and a number for our own readings. */
const number = v.pipe(
  v.string('a number is expected'),
  v.regex(/^(?:R[0-9]{1,3}|[0-9]{1,2}(?:\.[0-9]{1,2})*[A-F]?)$/, 'a number such as 12.7, 13.1A or R3 is expected'),
)
export const rulebookSchema = rulebookFile(file, number, provenance)
