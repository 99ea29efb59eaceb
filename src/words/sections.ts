import { FluentResource, type Message } from '@fluent/bundle'
import type { Messages, Place, Value } from './catalogue.ts'

/** Reads catalogues (Fluent, `.ftl`): a language has one file, whose sections begin with `## name`. */

/** The source text of each section, by its name. Text before the first section has the name ''. */
export function sectionsOf(ftl: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let name = ''
  let isHead = false
  for (const line of ftl.split(/\r?\n/)) {
    const head = /^## (.+)$/.exec(line)?.[1]
    // The lines after the first of a section's comment say what it is for.
    if (head !== undefined && !isHead) name = head
    isHead = line.startsWith('##')
    found.set(name, `${found.get(name) ?? ''}${line}\n`)
  }
  return found
}

type Pattern = NonNullable<Message['value']>
type Element = Exclude<Pattern, string>[number]

/** An element as a browser loads it: shortens arguments, and choices by plural forms whose default is the last. */
function shortened(element: Element): string | Place | Element {
  if (typeof element === 'string') return element
  if (element.type === 'var') return [element.name]
  if (element.type !== 'select' || element.selector.type !== 'var') return element
  const isPlain =
    element.star === element.variants.length - 1 && element.variants.every(({ key }) => key.type === 'str')
  if (!isPlain) return element
  return [element.selector.name, ...element.variants.flatMap(({ key, value }) => [String(key.value), short(value)])]
}
const short = (pattern: Pattern): Value => (typeof pattern === 'string' ? pattern : pattern.map(shortened))

const parse = (source: string): Messages =>
  Object.fromEntries(
    new FluentResource(source).body.map(({ id, value, attributes }) => {
      const said = value === null ? null : short(value)
      const forms = Object.entries(attributes).map(([name, one]) => [name, short(one)])
      return [id, said !== null && forms.length === 0 ? said : { value: said, attributes: Object.fromEntries(forms) }]
    }),
  )

/** The names of the messages and terms that a part of a message refers to. */
function* references(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  const { type, name } = part as { type?: unknown; name?: unknown }
  if (type === 'mesg') yield String(name)
  if (type === 'term') yield `-${String(name)}`
  for (const inner of Object.values(part)) yield* references(inner)
}

/**
 * The messages of some sections of a catalogue, with the messages and terms of other sections that they refer to. A
 * section that the catalogue lacks is empty.
 */
export function messagesOf(ftl: string, ...names: readonly string[]): Messages {
  const sections = sectionsOf(ftl)
  const wanted = parse(names.map((name) => sections.get(name) ?? '').join('\n'))
  const all = parse(ftl)
  const found = new Map(Object.entries(wanted))
  for (const message of found.values())
    for (const name of references(message)) if (all[name] !== undefined) found.set(name, all[name])
  return Object.fromEntries(found)
}
