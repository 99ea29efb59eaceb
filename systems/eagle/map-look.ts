/** How the map of Bailén is painted: on the board, and on paper. */
import type { MapLook } from '../../src/painting/map-plan.ts'
import type { MapFile, TerrainId } from './rules/state/data/map-kind.ts'

export const LOOK: MapLook<TerrainId, 'river' | 'stream' | 'slope' | 'steep'> = {
  covers: { clear: 'open', light_woods: 'grove', buildings: 'town' },
  rivers: ['river'],
  // Both waters run down from the Sierra Morena to the Guadalquivir.
  flows: 'south',
}

/** The map as printed. The board marks the entries that only some scenarios have. */
export const printed = (map: MapFile): MapFile => ({
  ...map,
  features: map.features.filter(({ kind, name }) => kind !== 'edge' || !name.includes('(')),
})
