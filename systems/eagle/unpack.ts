import { type PackedMap, unpackMap } from '../../src/hex/maps/packed-map.ts'
import { MAP } from './rules/state/data/map-kind.ts'
import { unpackForces } from './rules/state/data/packed-forces.ts'

/** How the page unpacks data files, by their names in `data/`. */
export const unpack = {
  'forces.json': unpackForces,
  'map.json': (map: PackedMap) => unpackMap(MAP, map),
}
