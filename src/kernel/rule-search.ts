import type { Rule } from './rulebook.ts'

/** Finds rules by words in their numbers, headings, titles and gists, with or without accents. */

/** The text in small letters without accents: `artilleria` finds `Artillería`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a search. */
export const wordsOf = (wanted: string): string[] => plain(wanted).split(/\s+/).filter(Boolean)

/** Do all of these words occur in these texts? */
export function holdsAll(words: readonly string[], texts: readonly string[]): boolean {
  const text = plain(texts.join(' '))
  return words.every((word) => text.includes(word))
}

/** The weight of a whole word, and of a word that is part of another. */
const WORTH = { id: [100, 40], title: [20, 12], section: [4, 3], gist: [3, 1] } as const
/** The weight of words that stand together as they were given, in the singular or the plural. */
const PHRASE = { title: 30, section: 25, gist: 10 } as const
const singular = (text: string): string => plain(text).replace(/s\b/g, '')

/** The rules that contain all words of `wanted`, best match first: by number, then title, then gist. */
export function searchRules(rules: readonly Rule[], wanted: string): Rule[] {
  const words = wordsOf(wanted)
  const phrase = singular(words.join(' '))
  const scored = rules
    .filter(({ id, section, title, gist }) => holdsAll(words, [id, section, title, gist]))
    .map((rule) => {
      let score = 0
      for (const place of ['id', 'title', 'section', 'gist'] as const) {
        const text = plain(rule[place])
        const whole = new Set(text.split(/[^\p{L}\p{N}.]+/u).map((word) => word.replace(/\.$/, '')))
        for (const word of words) score += whole.has(word) ? WORTH[place][0] : text.includes(word) ? WORTH[place][1] : 0
      }
      for (const place of ['title', 'section', 'gist'] as const)
        if (words.length > 1 && singular(rule[place]).includes(phrase)) score += PHRASE[place]
      return { rule, score }
    })
  // Rules with equal scores stay in the order of the rulebook.
  return scored.sort((a, b) => b.score - a.score).map(({ rule }) => rule)
}

/** All words of the rules, to suggest what a mistyped word may have meant. */
export function wordsIn(rules: readonly Rule[]): string[] {
  const found = new Set<string>()
  for (const { title, gist } of rules)
    for (const word of plain(`${title} ${gist}`).split(/[^\p{L}]+/u)) if (word.length > 2) found.add(word)
  return [...found]
}
