import { createResource, createRoot, untrack } from 'solid-js'
import type { System } from '../board/registry.ts'
import { noSentences, type Sentences, translated } from '../words/sentences.ts'
import { language } from '../words/words.ts'

const loaded = new Map<System['cards'], () => Sentences>()

function inTheLanguage(loaders: System['cards']): Sentences {
  let get = loaded.get(loaders)
  if (get === undefined) {
    get = createRoot(() => {
      const load = async (tongue: string) => (await loaders[tongue]?.())?.default ?? noSentences
      // Where another language is wanted from the start, what is shown waits for it.
      const atHand = untrack(language) === 'en' ? { initialValue: noSentences } : {}
      const [sentences] = createResource(language, load, atHand)
      return () => sentences.latest ?? noSentences
    })
    loaded.set(loaders, get)
  }
  return get()
}

/** What the first screen says of a system (titles, introductions, sides) in the current language. */
export const cardsOf = (system: System): Sentences => inTheLanguage(system.cards)

/** All sentences of a system in the current language. */
export const sentencesOf = (system: System): Sentences => inTheLanguage(system.sentences)

/** A text of the first screen in the current language. */
export const sayCard = (system: System, text: string): string => translated(cardsOf(system), text)

/** Any text of a system in the current language. */
export const say = (system: System, text: string): string => translated(sentencesOf(system), text)

/**
 * What a place at the table is called where people read it: seats are named in small letters by the rules, `white/2` is
 * the second who shares one.
 */
export function seatTitle(sentences: Sentences, place: string): string {
  const [seat = '', comrade] = place.split('/')
  const title = translated(sentences, seat.charAt(0).toUpperCase() + seat.slice(1))
  return comrade === undefined ? title : `${title} (${comrade})`
}
