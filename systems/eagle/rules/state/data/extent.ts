import map from '../../../data/map.json' with { type: 'json' }
import type { MapFile } from './map-kind.ts'

const { columns, rows, low } = map as MapFile

/**
 * The extent of the map: everything of the map that a board needs to stand. The client's build puts it here, without
 * the rest.
 */
export const extent: Pick<MapFile, 'columns' | 'rows' | 'low'> = { columns, rows, low }
