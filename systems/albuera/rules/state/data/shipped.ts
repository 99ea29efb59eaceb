/**
 * Everything that comes with the system, complete: the data it is played with, and its rulebook. The page plays from a
 * shorter copy (`data.ts`) and loads this only if a designer's files replace some of it.
 */
import forces from '../../../data/forces.json' with { type: 'json' }
import map from '../../../data/map.json' with { type: 'json' }
import rulebook from '../../../data/rulebook.json' with { type: 'json' }
import scenarios from '../../../data/scenarios.json' with { type: 'json' }
import tables from '../../../data/tables.json' with { type: 'json' }
import type { AlbueraData } from './data.ts'
import type { ForcesFile } from './forces-schema.ts'
import type { MapFile } from './map-kind.ts'
import type { ScenariosFile } from './scenarios-schema.ts'
import type { TablesFile } from './tables-schema.ts'

export const shipped: AlbueraData = {
  forces: forces as ForcesFile,
  tables: tables as TablesFile,
  map: map as MapFile,
  scenarios: scenarios as ScenariosFile,
  rulebook,
}
