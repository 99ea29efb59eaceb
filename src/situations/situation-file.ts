import * as v from 'valibot'
import { readJson, validated } from '../kernel/json.ts'

/**
 * A situation file: a question about the rules, with its answer. It is a test, a teaching example and a bug report at
 * once. `docs/situations.md` says how to write one; `docs/situation.schema.json` is this schema for editors.
 */

const LIMITS = { size: 1 << 20, depth: 12 }

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(400))
const names = v.array(text)
const values = v.record(v.string(), v.unknown())
/** Adds a description of a key for editors. */
const about = <S extends v.GenericSchema>(schema: S, description: string) => v.pipe(schema, v.description(description))

const telling = v.strictObject({
  event: v.optional(about(text, 'The name of an event.')),
  args: v.optional(
    about(v.array(v.union([v.string(), v.number()])), 'As many of its arguments as matter: names, or numbers.'),
  ),
  text: v.optional(about(text, 'The sentence, in place of event and args.')),
  any: v.optional(about(v.pipe(names, v.minLength(1)), 'Any one of these sentences, in place of event and args.')),
  to: v.optional(
    about(names, 'Of told: the seats that are told, and no others. Of untold: the seats that are not told.'),
  ),
})
const told = v.union([text, telling], 'a sentence, or { "event": …, "args": […] }, is expected')

const alike = v.strictObject({
  of: about(v.pipe(names, v.minLength(1)), 'Units that are alike, by the names of place.'),
  is: about(v.unknown(), 'What must be so of one of them, in the words of place.'),
  count: v.optional(
    about(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 'Of how many exactly; at least one, if left out.'),
  ),
})

const expectation = v.objectWithRest(
  {
    units: v.optional(about(values, 'By the same names and in the same words as in place; null: not on the board.')),
    some: v.optional(about(v.array(alike), 'Of pieces that are alike: any one of these.')),
    awaiting: v.optional(about(names, 'The seats that must choose.')),
    told: v.optional(about(v.array(told), 'What is told, in this order; other things may be told between.')),
    untold: v.optional(about(v.array(told), 'What no seat is told; with to, what these seats are not told.')),
    outcome: v.optional(
      about(
        v.nullable(
          v.strictObject({ winner: about(names, 'The seats that have won; none: a draw.'), degree: v.optional(text) }),
        ),
        'How the game has ended; null: it has not.',
      ),
    ),
  },
  v.unknown(),
)

const action = v.strictObject({
  seat: about(text, 'Who acts.'),
  do: about(
    v.union([text, v.pipe(v.array(text), v.minLength(1))], 'an action, or a list of actions, is expected'),
    'An action in the words of the rules, or a list of them; a whole secret choice is one list.',
  ),
  refused: v.optional(
    about(
      v.union([text, v.pipe(names, v.minLength(1))], 'a rule, or a list of rules, is expected'),
      'The rule that the refusal must cite, or a list: any one of these. Then nothing changes.',
    ),
  ),
  expect: v.optional(
    about(expectation, 'What must be so when this is done, before the next action; told counts from this action on.'),
  ),
  note: v.optional(about(text, 'For readers.')),
})

export const situationSchema = v.strictObject({
  $schema: v.optional(v.string()),
  title: v.optional(about(text, 'What the situation asks.')),
  rules: v.optional(about(names, 'The rules that it shows.')),
  ruleset: about(text, 'The system: generals, …'),
  scenario: about(text, 'The scenario whose board and forces it takes.'),
  options: v.optional(
    about(
      v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
      'Options of the scenario; the others have their defaults.',
    ),
  ),
  place: v.optional(about(values, 'What stands where. Everything else is taken off, unless others stay.')),
  others: v.optional(about(v.literal('stay'), 'What place does not name stays where the opening has put it.')),
  set: v.optional(about(values, 'Fields of the position. phase says in which phase it begins.')),
  dice: v.optional(
    about(
      v.array(v.pipe(v.number(), v.safeInteger())),
      'What falls, in order; neither more nor fewer than are rolled.',
    ),
  ),
  actions: v.optional(about(v.array(action), 'What is done, in order.')),
  expect: v.optional(about(expectation, 'What must come of it: these, and any field that set knows.')),
})

export type SituationFile = v.InferOutput<typeof situationSchema> & {
  /** The names of `place` in the order of the file; objects put whole numbers before all other names. */
  readonly order?: readonly string[]
}
export type SituationAction = NonNullable<SituationFile['actions']>[number]
export type Expectation = NonNullable<SituationFile['expect']>
export type ExpectedTelling = v.InferOutput<typeof told>

/** Reads a situation file. Throws a UserError that begins with the place in the file. */
export function readSituation(json: string): SituationFile {
  const file = validated(situationSchema, readJson(json, '', LIMITS), '')
  return file.place === undefined ? file : { ...file, order: orderOfPlace(json) }
}

/** A private-use character, with which no name begins. */
const MARK = '\uE000'

/**
 * The names of `place` in the order of the file, in which pieces may be stacked; some names are numbers, like the 29th
 * Foot.
 */
function orderOfPlace(json: string): readonly string[] {
  // A quoted number before a colon is always a key: within a string its quotes would be escaped.
  const { place } = JSON.parse(json.replace(/"(\d+)"(?=\s*:)/g, `"${MARK}$1"`)) as { readonly place: object }
  return Object.keys(place).map((name) => name.replace(MARK, ''))
}
