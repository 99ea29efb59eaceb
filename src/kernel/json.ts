import * as v from 'valibot'
import { oneLine } from './one-line.ts'
import { UserError } from './refusal.ts'

/**
 * Reads what anybody may have written: files and records from outside. Whatever the input, the result is a value or one
 * clear line of complaint.
 */

export interface JsonLimits {
  /** In characters. */
  readonly size: number
  /** How many brackets may be open at once in a text that is long enough to do harm by nesting. */
  readonly depth: number
}

/** A text of this length cannot nest deep enough to do harm, and most lines of a record are shorter. */
const HARMLESS = 1_000

const wrong = (what: string, complaint: string) =>
  new UserError(oneLine(what === '' ? complaint : `${what}: ${complaint}`))
const [QUOTE, BACKSLASH] = [34, 92]
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/**
 * Do the brackets of a JSON text nest deeper than `limit`? Measured before it is parsed, because parsers and validators
 * are recursive.
 */
function deeperThan(text: string, limit: number): boolean {
  let depth = 0
  let quoted = false
  for (let k = 0; k < text.length; k++) {
    const code = text.charCodeAt(k)
    if (quoted) {
      if (code === BACKSLASH) k++
      else if (code === QUOTE) quoted = false
    } else if (code === QUOTE) quoted = true
    else if (code >= 91) {
      if (OPENING.has(code) && ++depth > limit) return true
      if (CLOSING.has(code)) depth--
    }
  }
  return false
}

/** Does any object in the value have the key `__proto__`, which JavaScript treats in a special way? */
function hasPrototypeKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototypeKey)
}

/** Parses a JSON text. Throws a UserError that begins with `what`, if that is not empty. */
export function readJson(text: string, what: string, limits: JsonLimits): unknown {
  if (typeof text !== 'string') throw wrong(what, 'a text is expected')
  if (text.length > limits.size) throw wrong(what, `${text.length} characters long; at most ${limits.size} are read`)
  if (text.length > HARMLESS && deeperThan(text, limits.depth))
    throw wrong(what, `nested deeper than ${limits.depth} brackets`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw wrong(what, `not JSON (${(error as Error).message})`)
  }
  // The key may be spelled with escapes, so the text alone does not tell.
  if ((text.includes('__proto__') || text.includes('\\u')) && hasPrototypeKey(value))
    throw wrong(what, "the key '__proto__' is not allowed")
  return value
}

/** The value, if it fits the schema. Throws a UserError that says where it does not, and what is expected there. */
export function validated<S extends v.GenericSchema>(schema: S, value: unknown, what: string): v.InferOutput<S> {
  const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true })
  if (success) return output
  const place = pathOf(issues[0])
  throw wrong(what, `${place && `${place}: `}${issues[0].message}`)
}

/** Where in a file something is wrong: `actions[2].do`. */
function pathOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? []).reduce((path, { key }) => step(path, key as string | number), '')
}

/** One step further on a path: `actions` and 2 are `actions[2]`, and then `do` is `actions[2].do`. */
export const step = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`

/** Runs `work`, and puts the place in the file in front of any UserError. */
export function within<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof UserError ? new UserError(oneLine(`${path}: ${error.message}`)) : error
  }
}
