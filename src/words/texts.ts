import type { Args, Messages, Say } from './catalogue.ts'

/**
 * Texts that rules and their data have in English: titles, gists, refusals. Catalogues of other languages find them by
 * their English words, so nothing is written twice.
 */

/** Says a text in another language; undefined where its catalogue has none. `args` fill its places, by name. */
export type Translate = (text: string, args?: Args) => string | undefined

const PLACE = /\{([^{}]+)\}/g
/** The most letters of a text that go into its id. */
const LONGEST = 40

/** FNV-1a: distinguishes texts that begin alike. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193) >>> 0
  return hash.toString(36)
}

/** The id of a text in a section of a catalogue: `rules-a-company-marches-once-a-turn-1x2y3z`. */
export function textId(section: string, text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  let said = ''
  for (const word of words) {
    if (said.length + word.length >= LONGEST) break
    said += `-${word}`
  }
  return `${section}${said}-${digest(text)}`
}

/** The names of a text's places in order: `{units}` is `units`, the second of a kind `units2`, `{#}` is `number`. */
export function placesOf(text: string): string[] {
  const names: string[] = []
  for (const [, kind = ''] of text.matchAll(PLACE)) {
    const name = kind === '#' ? 'number' : kind
    const same = names.filter((other) => other.replace(/\d+$/, '') === name).length
    names.push(same === 0 ? name : `${name}${same + 1}`)
  }
  return names
}

/** A text as a message of a catalogue: `{ $units } cannot go there.` */
export function asMessage(text: string): string {
  const names = placesOf(text)
  let k = 0
  return text.replace(PLACE, () => `{ $${names[k++]} }`)
}

/** The text with its places filled: in the other language if `translate` has it, else in English. */
export function filled(
  text: string,
  of: readonly number[],
  name: (kind: string, n: number) => string,
  translate: Translate,
): string {
  const kinds = [...text.matchAll(PLACE)].map(([, kind = '']) => kind)
  const values = kinds.map((kind, k) => (kind === '#' ? (of[k] ?? 0) : name(kind, of[k] ?? 0)))
  const said = translate(text, Object.fromEntries(placesOf(text).map((place, k) => [place, values[k] ?? ''])))
  let k = 0
  return said ?? text.replace(PLACE, () => String(values[k++]))
}

/** Finds the texts of these sections of a catalogue. */
export const translator =
  (say: Say, ...sections: readonly string[]): Translate =>
  (text, args) => {
    for (const section of sections) {
      const said = say(textId(section, text), args)
      if (said !== undefined) return said
    }
    return undefined
  }

/** The text by which a phase is found: its name alone may also be the title of a rule. */
export const phaseText = (name: string): string => `phase: ${name}`

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Finds texts whose places are already filled: `english` has their patterns, and `say` says the message with the same
 * id. `phase` says what fills the places `phase`, `phase2`.
 */
export function patterned(english: Messages, say: Say, phase: (name: string) => string): Translate {
  const patterns = Object.entries(english).flatMap(([id, value]) => {
    const parts = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
    const names = parts.flatMap((part) => (Array.isArray(part) ? [String(part[0])] : []))
    const source = parts.map((part) => (typeof part === 'string' ? escaped(part) : '(.+)')).join('')
    return [{ id, names, pattern: new RegExp(`^${source}$`, 's') }]
  })
  return (text) => {
    for (const { id, names, pattern } of patterns) {
      const found = pattern.exec(text)
      if (!found) continue
      const args = names.map((name, k) => [
        name,
        name.startsWith('phase') ? phase(found[k + 1] ?? '') : (found[k + 1] ?? ''),
      ])
      return say(id, Object.fromEntries(args))
    }
    return undefined
  }
}
