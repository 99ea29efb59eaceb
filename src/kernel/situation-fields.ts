/**
 * Readers of the fields of situation files, for all systems. `what` names the field in messages; all throw a UserError.
 */
import { UserError } from './refusal.ts'

/** A whole number from `least` to `most`. */
export function wholeField(what: string, value: unknown, least: number, most: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    throw new UserError(`${what}: a whole number from ${least} to ${most} is expected, not ${JSON.stringify(value)}`)
  return value as number
}

/** The number of a name in a list of names. */
export function nameField(what: string, value: unknown, known: readonly string[]): number {
  const number = known.indexOf(String(value))
  if (number < 0) throw new UserError(`${what}: '${String(value)}' does not exist; there are ${known.join(', ')}`)
  return number
}

/** The entries of an object. `example` shows what is expected. */
export function entriesField(what: string, value: unknown, example?: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UserError(`${what}: ${example === undefined ? 'an object is expected' : `write ${example}`}`)
  return Object.entries(value)
}
