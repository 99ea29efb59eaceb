/** How the map of Albuera is painted: on the board, and on paper. */
import type { MapLook } from '../../src/painting/map-plan.ts'
import type { TerrainId } from './rules/state/data/map-kind.ts'

export const LOOK: MapLook<TerrainId, 'stream'> = {
  covers: { clear: 'open', 'olive-grove': 'grove', forest: 'wood', village: 'village' },
  rivers: [],
  // All the streams run down to the Guadiana.
  flows: 'north',
}
