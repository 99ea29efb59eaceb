import tables from '../../../data/tables.json' with { type: 'json' }
import { drawn, type PlayedData } from './data.ts'
import { digest } from './digest.ts'
import type { TablesFile } from './schemas.ts'

/** What decides how a game goes. */
export const played: PlayedData = { ...drawn, tables: tables as TablesFile, digest }
