/**
 * Everything that comes with the system, complete: the data for play, and the rulebook. The page plays by a shorter
 * copy (`data.ts`) and loads this only if a designer's files replace some of it.
 */
import armies from '../../../data/armies.json' with { type: 'json' }
import fields from '../../../data/fields.json' with { type: 'json' }
import rulebook from '../../../data/rulebook.json' with { type: 'json' }
import scenarios from '../../../data/scenarios.json' with { type: 'json' }
import tables from '../../../data/tables.json' with { type: 'json' }
import type { ArmiesFile } from './armies-schema.ts'
import type { CorpsData } from './data.ts'
import type { FieldsFile } from './fields-schema.ts'
import type { ScenariosFile } from './scenarios-schema.ts'
import type { TablesFile } from './tables-schema.ts'

export const shipped: CorpsData = {
  armies: armies as ArmiesFile,
  tables: tables as TablesFile,
  fields: fields as unknown as FieldsFile,
  scenarios: scenarios as unknown as ScenariosFile,
  rulebook,
}
