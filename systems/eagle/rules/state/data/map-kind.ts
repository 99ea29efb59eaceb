/** 13 What the maps of the Shadow of the Eagle are made of. */
import type * as maps from '../../../../../src/hex/maps/map-file.ts'

export const TERRAIN_IDS = ['clear', 'buildings', 'light_woods'] as const
export type TerrainId = (typeof TERRAIN_IDS)[number]
type HexsideId = 'river' | 'stream' | 'slope' | 'steep'

export const MAP: maps.MapKind<TerrainId, HexsideId> = {
  terrains: TERRAIN_IDS,
  highest: 9,
  numbering: 'letters',
  sides: { river: 'water', stream: 'water', slope: 'slope', steep: 'steep' },
  slopes: true,
  fords: false,
  roads: ['highway', 'road'],
}

export type MapFile = maps.MapFile<TerrainId, HexsideId>
