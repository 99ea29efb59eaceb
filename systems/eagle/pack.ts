import { packMap } from '../../src/hex/maps/packed-map.ts'
import type { MapFile } from './rules/state/data/map-kind.ts'
import { MAP } from './rules/state/data/map-kind.ts'
import { packForces } from './rules/state/data/packed-forces.ts'

/** How data files are packed for the page, by their names in `data/`; `unpack.ts` unpacks them there. */
export const pack = {
  'forces.json': packForces,
  'map.json': (map: MapFile) => packMap(MAP, map),
}
