import type { EventKind } from '../src/kernel/index.ts'
import { isNumber } from '../src/kernel/journal.ts'
import { idOf } from '../src/words/catalogue.ts'
import { EVENTS } from '../src/words/events.ts'

/** What the English catalogue must contain because code says it: the events of rules, and the refusals of hosts. */

interface Said {
  readonly id: string
  readonly section: string
  readonly text: string
}

/** Checks that each event of the rules has one sentence, which uses only its arguments. Returns what is wrong. */
export function wrongEvents(events: readonly EventKind[], english: ReadonlyMap<string, Said>): string[] {
  const found: string[] = []
  const declared = new Map(events.map((kind) => [idOf(EVENTS, kind.name), kind]))
  for (const [id, { name, args }] of declared) {
    const said = english.get(id)
    if (said === undefined) {
      found.push(`the event '${name}' has no sentence: '${id}' is missing`)
      continue
    }
    const known = args.flatMap((arg) => [arg.name, ...(isNumber(arg.kind) ? [] : [`${arg.name}Number`])])
    for (const [, asked = ''] of said.text.matchAll(/\$([\w-]+)/g))
      if (!known.includes(asked))
        found.push(`'${id}' asks for $${asked}, and the event has ${known.join(', ') || 'no arguments'}`)
  }
  for (const { id, section } of english.values())
    if (section === EVENTS && !declared.has(id)) found.push(`'${id}' is left over: the rules declare no such event`)
  return found
}

const PLACE = /\{ \$[\w-]+ \}/
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Checks that each refusal that a host composes matches a pattern, and that each pattern is that of a refusal. */
export function wrongPatterns(templates: readonly string[], english: ReadonlyMap<string, Said>): string[] {
  const patterns = [...english.values()].filter(({ section }) => section === 'host')
  const used = new Set<string>()
  const found: string[] = []
  for (const template of templates) {
    const known = patterns.find(({ text }) =>
      new RegExp(`^${text.split(PLACE).map(escaped).join('.+')}$`, 's').test(template),
    )
    if (known) used.add(known.id)
    else found.push(`no message of the section 'host' is the pattern of: ${template}`)
  }
  return [
    ...found,
    ...patterns.filter(({ id }) => !used.has(id)).map(({ id }) => `'${id}' is the pattern of no refusal`),
  ]
}
