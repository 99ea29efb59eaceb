/** What `rulebook.json` looks like. The schema in systems/corps/data/schema says the same to editors. */
import * as v from 'valibot'
import { rulebookFile } from '../../../../../src/kernel/data-schema.ts'
import { file, provenance } from './schema-parts.ts'

/** The authors' number of a rule and ours within it; or, for a reading, A and a number. */
const number = v.pipe(
  v.string('a number is expected'),
  v.regex(/^(?:A[1-9][0-9]{0,2}|[0-9]{1,2}\.[1-9][0-9]?)$/, 'a number such as 6.3 or A12 is expected'),
)
export const rulebookSchema = rulebookFile(file, number, provenance)
