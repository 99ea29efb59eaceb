import { holdsAll, wordsOf } from '../../../kernel/rule-search.ts'
import type { ReadRule } from '../../board/page.ts'
import type { PrintedTable } from '../../board/printed-tables.ts'

export interface Section {
  readonly title: string
  readonly rules: readonly ReadRule[]
}

/** The rulebook by its headings, in its own order. */
export function sections(rules: readonly ReadRule[]): Section[] {
  const found = new Map<string, ReadRule[]>()
  for (const rule of rules) found.set(rule.section, [...(found.get(rule.section) ?? []), rule])
  return [...found].map(([title, list]) => ({ title, rules: list }))
}

/**
 * The rules that contain all words of `wanted`, in the language of `say` or in the rules' own; the titles of their
 * tables count.
 */
export function search(
  rules: readonly ReadRule[],
  wanted: string,
  say: (text: string) => string,
  tables: readonly PrintedTable[] = [],
): readonly ReadRule[] {
  const words = wordsOf(wanted)
  if (words.length === 0) return rules
  return rules.filter(({ id, section, title, gist }) => {
    const printed = tables.filter(({ rule }) => rule === id).map((table) => table.title)
    return holdsAll(words, [id, section, say(section), title, say(title), gist, say(gist), ...printed])
  })
}
