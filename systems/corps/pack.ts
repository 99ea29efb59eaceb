import { packLists } from '../../src/kernel/packed-lists.ts'
import { packPlaces } from './rules/state/data/packed-places.ts'

/** How data files are packed for the page, by their names in `data/`; `unpack.ts` unpacks them there. */
export const pack = {
  'armies.json': packLists,
  'fields.json': (fields: unknown) => packLists(packPlaces(fields)),
}
