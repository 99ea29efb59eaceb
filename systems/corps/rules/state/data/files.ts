/** The data files that a designer edits: which there are, and how they replace the shipped ones. */
import { UserError } from '../../../../../src/kernel/index.ts'
import { listOf, readRulebook } from '../../../../../src/kernel/rulebook-file.ts'
import { readArmies } from './armies.ts'
import type { CorpsData } from './data.ts'
import { readFields } from './fields.ts'
import { rulebookSchema } from './rulebook-schema.ts'
import { readScenarios } from './scenarios.ts'
import { readTables } from './tables.ts'

/** The files that a designer may replace. */
export const REPLACEABLE = ['armies.json', 'tables.json', 'fields.json', 'scenarios.json', 'rulebook.json']

/**
 * The data with some files replaced by a designer's, as parsed; everything that depends on them is checked with them.
 * Throws a UserError that names the file, the place in it and what is wrong there.
 */
export function withFiles(shipped: CorpsData, files: ReadonlyMap<string, unknown>): CorpsData {
  for (const file of files.keys())
    if (!REPLACEABLE.includes(file))
      throw new UserError(`${file}: no file that can be replaced; there are ${listOf(REPLACEABLE)}`)
  const given = <K extends keyof CorpsData>(part: K): unknown => files.get(`${part}.json`) ?? shipped[part]
  const armies = readArmies('armies.json', given('armies'))
  const tables = readTables('tables.json', given('tables'))
  const fields = readFields('fields.json', given('fields'), tables)
  const scenarios = readScenarios('scenarios.json', given('scenarios'), { armies, tables, fields })
  const rulebook = files.has('rulebook.json')
    ? readRulebook(rulebookSchema, 'rulebook.json', shipped.rulebook, files.get('rulebook.json'))
    : shipped.rulebook
  return { armies, tables, fields, scenarios, rulebook }
}
