/**
 * The data of the system that show a game. `played.ts` has the tables beside them, which come with the rules; the words of
 * the rulebook are in `shipped.ts`.
 */

import type { Rule } from '../../../../../src/kernel/index.ts'
import forces from '../../../data/forces.json' with { type: 'json' }
import map from '../../../data/map.json' with { type: 'json' }
import scenarios from '../../../data/scenarios.json' with { type: 'json' }
import type { MapFile } from './map-kind.ts'
import type { ForcesFile, ScenariosFile, TablesFile } from './schemas.ts'

export type { ForcesFile, ScenarioFile, ScenariosFile } from './schemas.ts'

/** What shows a game. */
export interface DrawnData {
  readonly forces: ForcesFile
  readonly map: MapFile
  readonly scenarios: ScenariosFile
}

/** What decides how a game goes. */
export interface PlayedData extends DrawnData {
  readonly tables: TablesFile
  /** Of the complete data, where these are a shorter copy. */
  readonly digest?: string | undefined
}

/** What a designer can replace, file by file. */
export interface EagleData extends PlayedData {
  readonly rulebook: { readonly rules: readonly Rule[] }
}

export const drawn: DrawnData = {
  forces: forces as ForcesFile,
  map: map as MapFile,
  scenarios: scenarios as ScenariosFile,
}
