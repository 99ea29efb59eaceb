import { type BaseRecordDict, flatten, type resolveTemplate, translator } from '@solid-primitives/i18n'
import { createEffect, createResource, createRoot, createSignal, untrack } from 'solid-js'
import { filled } from './counted.ts'

/** The languages of the client; English is at hand at once, the others are loaded when they are wanted. */
export const languages = { en: 'English', es: 'Español' } as const
export type Language = keyof typeof languages

const isLanguage = (value: unknown): value is Language => typeof value === 'string' && Object.hasOwn(languages, value)
const STORED = 'grognard.language'

function wished(): Language {
  const stored = localStorage.getItem(STORED)
  if (isLanguage(stored)) return stored
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en'
}

const [language, setLanguageSignal] = createSignal<Language>(wished())

export { language }
export function setLanguage(next: Language): void {
  localStorage.setItem(STORED, next)
  setLanguageSignal(next)
}
createRoot(() => createEffect(() => (document.documentElement.lang = language())))

type Loader<T> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: T }>>>
/** The same keys, other words. */
export type SameWords<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameWords<T[K]> }

/**
 * A catalogue of words: `const t = catalogue(en, { es: () => import('./es.ts') })`, then `t('log.title')` and
 * `t('log.entries', { count: 3 })` for `'{{ count }} {{ count|entry|entries }}'`, reactively in the chosen language.
 * What is loaded by itself has a catalogue by itself, so that its words come with it.
 */
export function catalogue<T extends BaseRecordDict>(en: T, others: Loader<SameWords<T>>) {
  const flat = flatten(en)
  return createRoot(() => {
    // Where another language is wanted from the start, what is shown waits for it, as it waits for its code.
    const atHand = untrack(language) === 'en' ? { initialValue: flat } : {}
    const [dict] = createResource(
      language,
      async (tongue) =>
        tongue === 'en' ? flat : (flatten((await others[tongue]()).default as unknown as T) as typeof flat),
      atHand,
    )
    return translator(() => dict.latest ?? flat, filled as typeof resolveTemplate)
  })
}

export { joined, nameIn, noSentences, type Sentences, translated } from './sentences.ts'
