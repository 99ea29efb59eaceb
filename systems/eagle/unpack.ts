import { unpackForces } from './rules/state/data/packed-forces.ts'
import { unpackMap } from './rules/state/data/packed-map.ts'

/** How the page unpacks data files, by their names in `data/`. */
export const unpack = {
  'forces.json': unpackForces,
  'map.json': unpackMap,
}
