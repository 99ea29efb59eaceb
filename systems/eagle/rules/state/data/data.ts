/**
 * The data that show a game. `played.ts` adds the map and the tables, which come with the rules; the words of the
 * rulebook are in `shipped.ts`.
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
  /** The map, for the code that paints it: a board stands without it. */
  readonly map: () => Promise<MapFile>
}

/** What decides how a game goes. */
export interface PlayedData {
  readonly forces: ForcesFile
  readonly tables: TablesFile
  readonly map: MapFile
  readonly scenarios: ScenariosFile
  /** The digest of the complete data, if these are a shorter copy. */
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

/** The part of these data that shows a game. */
export const drawnOf = ({ forces, scenarios, map }: PlayedData): DrawnData => ({
  forces,
  scenarios,
  extent: map,
  map: async () => map,
})
