import tables from '../../../data/tables.json' with { type: 'json' }
import { drawn, type PlayedData } from './data.ts'
import { digest } from './digest.ts'
import { map } from './printed-map.ts'
import type { TablesFile } from './schemas.ts'

const { forces, scenarios } = drawn

/** What decides how a game goes. */
export const played: PlayedData = { forces, tables: tables as TablesFile, map, scenarios, digest }
