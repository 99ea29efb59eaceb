/**
 * The data of the system that show a game. `played.ts` has map and tables beside them, which come with the rules; the words
 * of the rulebook are in `shipped.ts`.
 */

import type { Rule } from '../../../../../src/kernel/index.ts'
import forces from '../../../data/forces.json' with { type: 'json' }
import scenarios from '../../../data/scenarios.json' with { type: 'json' }
import { extent } from './extent.ts'
import type { MapFile } from './map-kind.ts'
import type { ForcesFile, ScenariosFile, TablesFile } from './schemas.ts'

export type { ForcesFile, ScenarioFile, ScenariosFile } from './schemas.ts'

/** What shows a game. */
export interface DrawnData {
  readonly forces: ForcesFile
  readonly scenarios: ScenariosFile
  readonly extent: Pick<MapFile, 'columns' | 'rows' | 'low'>
  /** The map, for those who paint it: a board stands without. */
  readonly map: () => Promise<MapFile>
}

/** What decides how a game goes. */
export interface PlayedData {
  readonly forces: ForcesFile
  readonly tables: TablesFile
  readonly map: MapFile
  readonly scenarios: ScenariosFile
  /** Of the complete data, where these are a shorter copy. */
  readonly digest?: string | undefined
}

/** What a designer can replace, file by file. */
export interface EagleData extends PlayedData {
  readonly rulebook: { readonly rules: readonly Rule[] }
}

export const drawn: DrawnData = {
  forces: forces as ForcesFile,
  scenarios: scenarios as ScenariosFile,
  extent,
  map: async () => (await import('./printed-map.ts')).map,
}

/** What shows a game by these data. */
export const drawnOf = ({ forces, scenarios, map }: PlayedData): DrawnData => ({
  forces,
  scenarios,
  extent: map,
  map: async () => map,
})
