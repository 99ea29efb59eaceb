import * as v from 'valibot'

/**
 * The parts of which the schemas of data files are made, for all systems. Each part says what it expects in words that
 * a designer understands.
 */

/** An object with these entries and no others. */
export const object = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected }) =>
    expected === 'Object'
      ? 'an object is expected'
      : expected === 'never'
        ? 'there is no such entry'
        : 'this is missing',
  )

export const list = <S extends v.GenericSchema>(item: S) => v.array(item, 'a list is expected')

export const text = v.pipe(v.string('a text is expected'), v.minLength(1, 'a text is expected'), v.maxLength(4_000))

/** The short name by which other files refer to a thing. */
export const id = v.pipe(
  v.string('a word is expected'),
  v.regex(/^[A-Za-z][A-Za-z0-9-]{0,40}$/, 'a short word is expected: letters, digits, hyphens'),
)

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most} is expected`
  return v.pipe(v.number(expected), v.integer(expected), v.minValue(least, expected), v.maxValue(most, expected))
}

export const among = <const T extends readonly string[]>(choices: T) =>
  v.picklist(choices, `one of these is expected: ${choices.join(', ')}`)

/** Where data come from. `description` says what each of the words means in this system. */
export const provenanceIn = (description: string) =>
  v.pipe(among(['seed', 'public', 'historical', 'reconstructed', 'adopted']), v.description(description))

/**
 * A rulebook file: `number` is the schema of a rule's number, `provenance` that of where a rule comes from, and `head`
 * has the entries beside the rules.
 */
export const rulebookFile = <
  const H extends v.ObjectEntries,
  N extends v.GenericSchema<string>,
  P extends v.GenericSchema<string>,
>(
  head: H,
  number: N,
  provenance: P,
) =>
  object({
    ...head,
    rules: list(
      object({
        id: number,
        section: text,
        title: text,
        gist: text,
        provenance: v.optional(provenance),
        left: v.optional(v.pipe(text, v.description('Why the program leaves this rule to the players.'))),
      }),
    ),
  })
