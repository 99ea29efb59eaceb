/** The data of the system. What is here decides how a game goes; the words of the rulebook are in `shipped.ts`. */
import type { Rule } from '../../../../../src/kernel/index.ts'
import armies from '../../../data/armies.json' with { type: 'json' }
import fields from '../../../data/fields.json' with { type: 'json' }
import scenarios from '../../../data/scenarios.json' with { type: 'json' }
import tables from '../../../data/tables.json' with { type: 'json' }
import type { ArmiesFile } from './armies-schema.ts'
import { digest } from './digest.ts'
import type { FieldsFile } from './fields-schema.ts'
import type { ScenariosFile } from './scenarios-schema.ts'
import type { TablesFile } from './tables-schema.ts'

/** What decides how a game goes. */
export interface PlayedData {
  readonly armies: ArmiesFile
  readonly tables: TablesFile
  readonly fields: FieldsFile
  readonly scenarios: ScenariosFile
  /** The digest of the complete data, if these are a shorter copy. */
  readonly digest?: string | undefined
}

/** What a designer can replace, file by file. */
export interface CorpsData extends PlayedData {
  readonly rulebook: { readonly rules: readonly Rule[] }
}

export const played: PlayedData = {
  armies: armies as ArmiesFile,
  tables: tables as TablesFile,
  fields: fields as unknown as FieldsFile,
  scenarios: scenarios as unknown as ScenariosFile,
  digest,
}
