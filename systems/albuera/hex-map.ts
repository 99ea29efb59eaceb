import { paperMap } from '../../src/hex/maps/paper-map.ts'
import type { MapSource } from '../system.ts'
import shipped from './data/map.json' with { type: 'json' }
import { readMap } from './rules/state/data/map.ts'
import { MAP } from './rules/state/data/map-kind.ts'

const LOOK = {
  covers: { clear: 'open', 'olive-grove': 'grove', forest: 'forest', village: 'town' },
  broad: [],
} as const

/** How the map is drawn on paper. */
export const mapSource: MapSource = { shipped, read: (value) => paperMap(MAP, LOOK, readMap('map.json', value)) }
