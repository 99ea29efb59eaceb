import { type PackedMap, unpackMap } from '../../src/hex/maps/packed-map.ts'
import { MAP } from './rules/state/data/map-kind.ts'

/** How the page unpacks data files, by their names in `data/`. */
export const unpack = { 'map.json': (map: PackedMap) => unpackMap(MAP, map) }
