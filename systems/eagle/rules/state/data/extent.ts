import map from '../../../data/map.json' with { type: 'json' }
import type { MapFile } from './map-kind.ts'

const { columns, rows, low } = map as MapFile

/** How far the map reaches: all of it that a board stands on. The client's build puts it here, without the rest. */
export const extent: Pick<MapFile, 'columns' | 'rows' | 'low'> = { columns, rows, low }
