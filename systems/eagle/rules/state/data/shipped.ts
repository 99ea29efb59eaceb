/**
 * Everything that comes with the system, complete: the data that it is played with, and its rulebook. The page plays by
 * a shorter copy (`data.ts`) and loads this only if a designer's files replace some of it: see
 * `scripts/client-plugins.ts`.
 */
import forces from '../../../data/forces.json' with { type: 'json' }
import map from '../../../data/map.json' with { type: 'json' }
import rulebook from '../../../data/rulebook.json' with { type: 'json' }
import scenarios from '../../../data/scenarios.json' with { type: 'json' }
import tables from '../../../data/tables.json' with { type: 'json' }
import type { EagleData, ForcesFile, ScenariosFile } from './data.ts'
import type { MapFile } from './map-kind.ts'
import type { TablesFile } from './schemas.ts'

export const shipped: EagleData = {
  forces: forces as ForcesFile,
  tables: tables as TablesFile,
  map: map as MapFile,
  scenarios: scenarios as ScenariosFile,
  rulebook,
}
