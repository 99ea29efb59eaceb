/** The data of the system. The data here decide how a game goes; the words of the rulebook are in `shipped.ts`. */
import type { Rule } from '../../../../../src/kernel/index.ts'
import forces from '../../../data/forces.json' with { type: 'json' }
import map from '../../../data/map.json' with { type: 'json' }
import scenarios from '../../../data/scenarios.json' with { type: 'json' }
import tables from '../../../data/tables.json' with { type: 'json' }
import { digest } from './digest.ts'
import type { ForcesFile } from './forces-schema.ts'
import type { MapFile } from './map-kind.ts'
import type { ScenariosFile } from './scenarios-schema.ts'
import type { TablesFile } from './tables-schema.ts'

/** The data that decide how a game goes. */
export interface PlayedData {
  readonly forces: ForcesFile
  readonly tables: TablesFile
  readonly map: MapFile
  readonly scenarios: ScenariosFile
  /** The digest of the complete data, if these are a shorter copy. */
  readonly digest?: string | undefined
}

/** Everything that a designer can replace, file by file. */
export interface AlbueraData extends PlayedData {
  readonly rulebook: { readonly rules: readonly Rule[] }
}

export const played: PlayedData = {
  forces: forces as ForcesFile,
  tables: tables as TablesFile,
  map: map as MapFile,
  scenarios: scenarios as ScenariosFile,
  digest,
}
