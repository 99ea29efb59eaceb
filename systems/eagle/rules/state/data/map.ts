/** What a map of the Shadow of the Eagle looks like, and how one is read. */
import type { Grid } from '../../../../../src/hex/index.ts'
import * as maps from '../../../../../src/hex/maps/map-file.ts'
import * as reading from '../../../../../src/hex/maps/map-schema.ts'
import { MAP, type MapFile } from './map-kind.ts'
import { file, from } from './schemas.ts'

export const mapSchema = reading.mapSchema(MAP, from, file)

/** Reads a parsed map. Throws a UserError that names the file, the place in it and the mistake. */
export const readMap = (name: string, value: unknown): MapFile => reading.readMap(MAP, mapSchema, name, value)

/** Returns the grid of a map that has been read. */
export const gridOf = (map: Pick<MapFile, 'columns' | 'rows' | 'low'>): Grid => maps.gridOf(MAP, map)
