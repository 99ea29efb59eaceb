import printed from '../../../data/map.json' with { type: 'json' }
import type { MapFile } from './map-kind.ts'

export const map: MapFile = printed as MapFile
