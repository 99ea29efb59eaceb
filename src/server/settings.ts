import * as v from 'valibot'
import { readJson, UserError, validated } from '../kernel/index.ts'
import { noSuch } from '../kernel/suggest.ts'
import { LIMITS, type Limits } from './limits.ts'

/** What an operator may write into a file instead of flags, and the limits, which have no flags. All are optional. */
export interface Settings {
  readonly host?: string
  readonly port?: number
  readonly store?: string
  readonly origins?: readonly string[]
  readonly behindProxy?: boolean
  readonly client?: string
  readonly pack?: string
  readonly metrics?: string
  readonly log?: string
  /** Seconds that the main loop may be silent before the server ends itself; 0 for ever. */
  readonly watchdog?: number
  readonly limits: Partial<Limits>
}

const text = v.pipe(v.string('a text is expected'), v.minLength(1, 'a text is expected'))
const MOST = 1e12
const expected = 'a whole number from 1 on is expected'
const limit = v.pipe(
  v.number(expected),
  v.check((value) => Number.isInteger(value) && value >= 1 && value <= MOST, expected),
)

const limits = v.object(
  Object.fromEntries(Object.keys(LIMITS).map((name) => [name, v.optional(limit)])),
  'limits by name are expected',
)
const port = 'a whole number from 0 to 65535 is expected'
const LONGEST_SILENCE = 86_400
const seconds = `a whole number of seconds from 0 to ${LONGEST_SILENCE} is expected`
const settings = v.object(
  {
    host: v.optional(text),
    port: v.optional(
      v.pipe(
        v.number(port),
        v.check((value) => Number.isInteger(value) && value >= 0 && value <= 65_535, port),
      ),
    ),
    store: v.optional(text),
    origins: v.optional(v.array(text, 'a list of origins is expected')),
    behindProxy: v.optional(v.boolean('true or false is expected')),
    client: v.optional(text),
    pack: v.optional(text),
    metrics: v.optional(text),
    log: v.optional(text),
    watchdog: v.optional(
      v.pipe(
        v.number(seconds),
        v.check((value) => Number.isInteger(value) && value >= 0 && value <= LONGEST_SILENCE, seconds),
      ),
    ),
    limits: v.optional(limits, {}),
  },
  'an object is expected',
)

/** Reads settings from a JSON text. Throws a UserError that says which setting is wrong, and what is expected. */
export function readSettings(json: string): Settings {
  const value = readJson(json, '', { size: 1 << 16, depth: 4 })
  known(value, Object.keys(settings.entries), 'setting')
  const given = validated(settings, value, '')
  known((value as { limits?: unknown }).limits ?? {}, Object.keys(LIMITS), 'limit')
  return given as Settings
}

/**
 * Refuses unknown names: a misspelt name that is ignored would leave the operator with a different limit than intended.
 */
function known(value: unknown, names: readonly string[], what: string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UserError('an object is expected')
  for (const name of Object.keys(value)) if (!names.includes(name)) throw noSuch(what, name, names)
}
