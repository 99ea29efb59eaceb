import type * as v from 'valibot'
import { validated } from './json.ts'
import { UserError } from './refusal.ts'
import type { Rule } from './rulebook.ts'

/** The rules of a rulebook; a designer may replace the words of the shipped ones. */
interface Rulebook {
  readonly rules: readonly Rule[]
}

/** The ids of a list. */
export const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

/** Throws a UserError if an id occurs twice in a list; `place` is where the list stands in the file. */
export function refuseTwins(file: string, place: string, ids: readonly string[]): void {
  const twice = ids.findIndex((id, k) => ids.indexOf(id) !== k)
  if (twice >= 0) throw new UserError(`${file}: ${place}[${twice}].id: '${ids[twice]}' stands there twice`)
}

/**
 * Reads a rulebook that replaces the shipped one: it must have every rule of that one, each once. Throws a UserError
 * that names the file and what is wrong in it.
 */
export function readRulebook(schema: v.GenericSchema, file: string, shipped: Rulebook, value: unknown): Rulebook {
  const { rules } = validated(schema, value, file) as Rulebook
  const known = idsOf(rules)
  refuseTwins(file, 'rules', known)
  const missing = shipped.rules.find(({ id }) => !known.includes(id))
  if (missing) throw new UserError(`${file}: rules: ${missing.id} is missing`)
  return { rules }
}

/** A list of file names in words: `map.json, tables.json and boards/<name>.json`. */
export const listOf = (patterns: readonly string[]): string => {
  const names = patterns.map((one) => one.replace('*', '<name>'))
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
