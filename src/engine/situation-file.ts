import * as v from 'valibot'
import { readJson, validated } from './json.ts'

/**
 * A situation file: a question about the rules, with its answer. It is a test, a teaching example and a report of a
 * mistake at once. `docs/situations.md` says how to write one, `docs/situation.schema.json` is this schema for editors.
 */

const LIMITS = { size: 1 << 20, depth: 12 }

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(400))
const names = v.array(text)
const values = v.record(v.string(), v.unknown())

const action = v.strictObject({
  /** Who acts. */
  seat: text,
  /** An action, or several in order; a whole secret choice is one list. */
  do: v.union([text, v.pipe(v.array(text), v.minLength(1))], 'an action, or a list of actions, is expected'),
  /** The action is refused, and the refusal cites this rule. */
  refused: v.optional(text),
  note: v.optional(text),
})

/** A sentence as it was told, or an event by its name, with as many of its arguments as matter. */
const told = v.union(
  [text, v.strictObject({ event: text, args: v.optional(v.array(v.union([v.string(), v.number()]))) })],
  'a sentence, or { "event": …, "args": […] }, is expected',
)

const expectation = v.objectWithRest(
  {
    /** By the same names and in the same words as `place`. */
    units: v.optional(values),
    awaiting: v.optional(names),
    told: v.optional(v.array(told)),
    outcome: v.optional(v.nullable(v.strictObject({ winner: names, degree: v.optional(text) }))),
  },
  /** Any field that `set` knows. */
  v.unknown(),
)

export const situationSchema = v.strictObject({
  $schema: v.optional(v.string()),
  /** What the situation asks. */
  title: v.optional(text),
  /** The rules that it shows. */
  rules: v.optional(names),
  ruleset: text,
  scenario: text,
  options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  place: v.optional(values),
  others: v.optional(v.literal('stay')),
  set: v.optional(values),
  dice: v.optional(v.array(v.pipe(v.number(), v.safeInteger()))),
  actions: v.optional(v.array(action)),
  expect: v.optional(expectation),
})

export type SituationFile = v.InferOutput<typeof situationSchema>
export type SituationAction = NonNullable<SituationFile['actions']>[number]
export type Expectation = NonNullable<SituationFile['expect']>
export type ExpectedTelling = v.InferOutput<typeof told>

/** Reads a situation file. Whatever comes, it gives one or throws a UserError that begins with the place in the file. */
export const readSituation = (json: string): SituationFile => validated(situationSchema, readJson(json, '', LIMITS), '')
