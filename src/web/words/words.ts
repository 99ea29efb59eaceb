import { createEffect, createResource, createRoot, createSignal, untrack } from 'solid-js'
import { type Args, idOf, type Messages, type Say, speaker } from '../../words/catalogue.ts'

/** The catalogues' own names of their languages: a language exists if its file does. */
const NAMES = import.meta.glob<Messages>('./*.ftl', { query: '?language', eager: true, import: 'default' })

const languageOf = (file: string): string => file.replace(/^.*\/|\.ftl$/g, '')

/** The languages of the client by their tags; English is available at once, the others are loaded when needed. */
export const languages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(NAMES).map(([file, messages]) => [languageOf(file), String(messages['language-name'])]),
)

const isLanguage = (value: unknown): value is string => typeof value === 'string' && Object.hasOwn(languages, value)
const STORED = 'grognard.language'

function wished(): string {
  const stored = localStorage.getItem(STORED)
  if (isLanguage(stored)) return stored
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
}

const [language, setLanguageSignal] = createSignal(wished())

export { language }
export function setLanguage(next: string): void {
  localStorage.setItem(STORED, next)
  setLanguageSignal(next)
}
createRoot(() => createEffect(() => (document.documentElement.lang = language())))

/** A section of the English catalogue, as `import.meta.glob` gives it: one file. */
export type AtHand = Readonly<Record<string, Messages>>
/** The same section in the other languages, by file. */
export type Loaders = Readonly<Record<string, () => Promise<Messages>>>

/** Words that are being loaded. */
const coming = new Set<Promise<unknown>>()

/**
 * Waits for the words of all sections requested so far: code that says them afterwards need not wait. Rejects if they
 * do not arrive.
 */
export const wordsCome = (): Promise<unknown> => Promise.all(coming)

function noteComing(words: Promise<unknown>): void {
  const done = () => coming.delete(words)
  coming.add(words)
  words.then(done, done)
}

/**
 * Says the words of a section of a catalogue by their keys, reactively in the chosen language; undefined for a key that
 * the section lacks. If a language lacks a word, English says it.
 */
export function wordsOf(section: string, english: AtHand, others: Loaders) {
  const inEnglish = speaker('en', Object.values(english)[0] ?? {})
  const loaders = Object.fromEntries(Object.entries(others).map(([file, load]) => [languageOf(file), load]))
  const say = createRoot(() => {
    const speak = async (tag: string): Promise<Say> => {
      const messages = await loaders[tag]?.()
      if (messages === undefined) return inEnglish
      const own = speaker(tag, messages)
      return (id, args) => own(id, args) ?? inEnglish(id, args)
    }
    const load = (tag: string): Promise<Say> => {
      const spoken = speak(tag)
      noteComing(spoken)
      return spoken
    }
    // If another language is chosen from the start, what is shown waits for it, as it waits for its code.
    const atHand = untrack(language) === 'en' ? { initialValue: inEnglish } : {}
    const [spoken] = createResource(language, load, atHand)
    return () => spoken.latest ?? inEnglish
  })
  return (key: string, args?: Args): string | undefined => say()(idOf(section, key), args)
}

/**
 * A catalogue of words: `t('log.entries', { count: 3 })` says the message `table-log-entries` of its section `table`,
 * reactively in the chosen language. Code that is loaded separately has a separate section, so that its words come with
 * it.
 */
export function catalogue(section: string, english: AtHand, others: Loaders): (key: string, args?: Args) => string {
  const say = wordsOf(section, english, others)
  return (key, args) => say(key, args) ?? key
}

export type { Messages } from '../../words/catalogue.ts'
