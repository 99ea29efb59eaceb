import * as v from 'valibot'
import { provenanceIn, rulebookFile, text } from '../../src/kernel/data-schema.ts'

const provenance = provenanceIn('Where this comes from: all of it is our own choice.')
const number = v.pipe(v.string(), v.regex(/^[1-9](?:\.[1-9])?$/, 'a number such as 5 or 5.3 is expected'))

/** The schemas that `npm run schemas` publishes in `data/schema/`. */
export const schemas = [
  {
    name: 'rulebook',
    title: 'Rulebook',
    description: 'The rules by number.',
    schema: rulebookFile({ $schema: v.optional(text), provenance }, number, provenance),
  },
]
