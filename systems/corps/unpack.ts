import { unpackLists } from '../../src/kernel/packed-lists.ts'
import { unpackPlaces } from './rules/state/data/packed-places.ts'

/** How the page unpacks data files, by their names in `data/`. */
export const unpack = {
  'armies.json': unpackLists,
  'fields.json': (fields: unknown) => unpackPlaces(unpackLists(fields)),
}
