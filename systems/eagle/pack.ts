import { packMap } from '../../src/hex/maps/packed-map.ts'
import { packLists } from '../../src/kernel/packed-lists.ts'
import type { MapFile } from './rules/state/data/map-kind.ts'
import { MAP } from './rules/state/data/map-kind.ts'

/** Packs data files for the page, by their names in `data/`; `unpack.ts` unpacks them there. */
export const pack = {
  'forces.json': packLists,
  'map.json': (map: MapFile) => packMap(MAP, map),
  'scenarios.json': packLists,
}
