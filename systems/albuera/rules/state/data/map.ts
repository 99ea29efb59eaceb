/** What a map of Albuera looks like, and how one is read. */
import * as reading from '../../../../../src/hex/maps/map-schema.ts'
import { MAP, type MapFile } from './map-kind.ts'
import { file, from } from './schema-parts.ts'

export const mapSchema = reading.mapSchema(MAP, from, file)

/** A map, as parsed. Throws a UserError that names the file, the place in it and what is wrong there. */
export const readMap = (name: string, value: unknown): MapFile => reading.readMap(MAP, mapSchema, name, value)
