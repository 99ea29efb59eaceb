import { type PackedMap, unpackMap } from '../../src/hex/maps/packed-map.ts'
import { unpackLists } from '../../src/kernel/packed-lists.ts'
import { MAP } from './rules/state/data/map-kind.ts'

/** Unpacks data files on the page, by their names in `data/`. */
export const unpack = {
  'forces.json': unpackLists,
  'map.json': (map: PackedMap) => unpackMap(MAP, map),
  'scenarios.json': unpackLists,
}
