/** The features of Albuera's maps: levels without slopes of their own (14.1.1), one kind of water. */
import type { Grid } from '../../../../../src/hex/index.ts'
import * as maps from '../../../../../src/hex/maps/map-file.ts'

export const TERRAIN_IDS = ['clear', 'olive-grove', 'forest', 'village'] as const
export type TerrainId = (typeof TERRAIN_IDS)[number]

export const MAP: maps.MapKind<TerrainId, 'stream'> = {
  terrains: TERRAIN_IDS,
  highest: 9,
  numbering: 'digits',
  sides: { stream: 'water' },
  slopes: false,
  fords: true,
  roads: ['highway', 'road', 'path'],
}

export type MapFile = maps.MapFile<TerrainId, 'stream'>

/** The grid of a map that has been read. */
export const gridOf = (map: Pick<MapFile, 'columns' | 'rows' | 'low'>): Grid => maps.gridOf(MAP, map)
