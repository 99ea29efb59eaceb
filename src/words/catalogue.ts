import { FluentBundle, FluentNumber, type FluentResource, type Message } from '@fluent/bundle'

/** Sentences from catalogues: what Node and the page share of them. */

type Pattern = NonNullable<Message['value']>
type Expression = Exclude<Exclude<Pattern, string>[number], string>

/** The name of an argument, then pairs of a plural form that it chooses from and its value, the default last. */
export type Place = readonly [name: string, ...variants: readonly Value[]]
/** The value of a message, as a browser loads it: shorter than the parser leaves it. */
export type Value = string | readonly (string | Place | Expression)[]
/** The messages of a section of a catalogue by their ids; a term begins with a hyphen. */
export type Messages = Readonly<
  Record<string, Value | { readonly value: Value | null; readonly attributes: Readonly<Record<string, Value>> }>
>

/** What fills the places of a sentence, by name. A number chooses a plural. */
export type Args = Readonly<Record<string, string | number | boolean>>

/** Says a message by its id; undefined where the catalogue has none. */
export type Say = (id: string, args?: Args) => string | undefined

const isPlace = (element: Place | Expression): element is Place => Array.isArray(element)

function expression([name, ...variants]: Place): Expression {
  const selector = { type: 'var', name } as const
  if (variants.length === 0) return selector
  const pairs = Array.from({ length: variants.length / 2 }, (_, k) => ({
    key: { type: 'str', value: String(variants[2 * k]) } as const,
    value: pattern(variants[2 * k + 1] ?? ''),
  }))
  return { type: 'select', selector, variants: pairs, star: pairs.length - 1 }
}
const pattern = (value: Value): Pattern =>
  typeof value === 'string'
    ? value
    : value.map((element) => (typeof element === 'string' || !isPlace(element) ? element : expression(element)))

const messages = (found: Messages): Message[] =>
  Object.entries(found).map(([id, one]) =>
    typeof one === 'string' || Array.isArray(one)
      ? { id, value: pattern(one as Value), attributes: {} }
      : withAttributes(id, one as Extract<Messages[string], { readonly attributes: unknown }>),
  )
const withAttributes = (
  id: string,
  { value, attributes }: Extract<Messages[string], { readonly attributes: unknown }>,
): Message => ({
  id,
  value: value === null ? null : pattern(value),
  attributes: Object.fromEntries(Object.entries(attributes).map(([name, one]) => [name, pattern(one)])),
})

/** Numbers are written as elsewhere on the table: `1808`, without a thousands separator. */
const argument = (value: string | number | boolean): string | FluentNumber =>
  typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : String(value)

/**
 * Says messages in a language (`es`), whose plural rules it follows. A place without an argument shows its name in
 * braces.
 */
export function speaker(language: string, found: Messages): Say {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource({ body: messages(found) } as FluentResource)
  return (id, args = {}) => {
    const value = bundle.getMessage(id)?.value
    if (value == null) return undefined
    const given = Object.fromEntries(Object.entries(args).map(([name, one]) => [name, argument(one)]))
    // An error shows at its place. Passing a list of errors keeps the rest of the sentence.
    return bundle.formatPattern(value, given, [])
  }
}

/** The id of a message: `idOf('home', 'new.title')` is `home-new-title`. */
export const idOf = (section: string, key: string): string => `${section}-${key.replace(/[^\w-]/g, '-')}`
