/** What the system is played with; a designer can replace each of its files. */
import type { Rule } from '../../../../../src/kernel/index.ts'
import type { ArmiesFile } from './armies-schema.ts'
import type { FieldsFile } from './fields-schema.ts'
import type { ScenariosFile } from './scenarios-schema.ts'
import type { TablesFile } from './tables-schema.ts'

export interface CorpsData {
  readonly armies: ArmiesFile
  readonly tables: TablesFile
  readonly fields: FieldsFile
  readonly scenarios: ScenariosFile
  readonly rulebook: { readonly rules: readonly Rule[] }
}
