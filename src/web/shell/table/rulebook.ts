import type { ReadRule } from '../../boards/registry.ts'

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

/** Letters without their accents, so that `artilleria` finds `artillería`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The rules in which all words of `wanted` occur, in the language that `say` speaks or in the rules' own. */
export function search(rules: readonly ReadRule[], wanted: string, say: (text: string) => string): readonly ReadRule[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rules
  return rules.filter(({ id, section, title, gist }) => {
    const text = plain([id, section, say(section), title, say(title), gist, say(gist)].join(' '))
    return words.every((word) => text.includes(word))
  })
}
