/** What a map of Albuera looks like, and how it is read. */
import * as reading from '../../../../../src/hex/maps/map-schema.ts'
import { MAP, type MapFile } from './map-kind.ts'
import { file, from } from './schema-parts.ts'

export const mapSchema = reading.mapSchema(MAP, from, file)

/** Reads a map, as parsed. Throws a UserError that names the file, the place in it and the fault. */
export const readMap = (name: string, value: unknown): MapFile => reading.readMap(MAP, mapSchema, name, value)
