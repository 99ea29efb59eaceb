import { packForces } from './rules/state/data/packed-forces.ts'
import { packMap } from './rules/state/data/packed-map.ts'

/** How data files are packed for the page, by their names in `data/`; `unpack.ts` unpacks them there. */
export const pack = {
  'forces.json': packForces,
  'map.json': packMap,
}
