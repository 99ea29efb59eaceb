/**
 * The sentences of a system in another language: refusals, gists, titles, events, options, each by its English words.
 */
export interface Sentences {
  readonly texts: Readonly<Record<string, string>>
  /** Names that stand in sentences, by kind: `{ stages: { Planning: 'Planificación' } }`. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>
  /**
   * Sentences with changing parts: what they match, and what they become (`$1` …; a phase is translated as
   * `names.phases` says).
   */
  readonly patterns: readonly (readonly [RegExp, string])[]
}
export const noSentences: Sentences = { texts: {}, names: {}, patterns: [] }

const own = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined

/** The name of a thing of a kind in another tongue; where there is none, as it is. */
export const nameIn = (sentences: Sentences, kind: string, name: string): string =>
  own(own(sentences.names, kind) ?? {}, name) ?? name

/** A sentence of the rules in another tongue; where there is none, as it is. */
export function translated(sentences: Sentences, text: string): string {
  const found = own(sentences.texts, text)
  if (found !== undefined) return found
  for (const [pattern, into] of sentences.patterns) {
    const parts = pattern.exec(text)
    if (parts) return into.replace(/\$(\d)/g, (_, k: string) => nameIn(sentences, 'phases', parts[Number(k)] ?? ''))
  }
  return text
}

/** Two sets of sentences as one; where both know a text or a kind of names, the first one's is taken. */
export const joined = (one: Sentences, other: Sentences): Sentences => ({
  texts: { ...other.texts, ...one.texts },
  names: { ...other.names, ...one.names },
  patterns: [...one.patterns, ...other.patterns],
})

const PLACE = /\{([^{}]+)\}/g

/** A sentence with its places (`{units}`, `{#}`) filled one after the other, each by the name of its thing. */
export function filled(text: string, of: readonly number[], named: (kind: string, n: number) => string): string {
  let k = 0
  return text.replace(PLACE, (_, kind: string) => named(kind, of[k++]))
}
