import { packMap } from '../../src/hex/maps/packed-map.ts'
import { MAP, type MapFile } from './rules/state/data/map-kind.ts'

/** How data files are packed for the page, by their names in `data/`; `unpack.ts` unpacks them there. */
export const pack = { 'map.json': (map: MapFile) => packMap(MAP, map) }
