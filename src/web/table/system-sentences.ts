import { createResource, createRoot, untrack } from 'solid-js'
import { type Messages, speaker } from '../../words/catalogue.ts'
import { patterned, phaseText, type Translate, translator } from '../../words/texts.ts'
import type { System } from '../board/registry.ts'
import { type Loaders, language } from '../words/words.ts'

/** What the rules of a system and the host say, in the language of the player. */

const cards = import.meta.glob<Messages>(['../../../systems/*/words/*.ftl', '!**/en.ftl'], {
  query: '?cards',
  import: 'default',
})
const rules = import.meta.glob<Messages>(['../../../systems/*/words/*.ftl', '!**/en.ftl'], {
  query: '?rules',
  import: 'default',
})
/** What hosts say is known by its English pattern: its parts have been filled. */
const host = import.meta.glob<Messages>('../words/*.ftl', { query: '?host', import: 'default' })

const english: Translate = () => undefined
const messages = async (loaders: Loaders, folder: string, tongue: string): Promise<Messages> =>
  (await loaders[`${folder}/${tongue}.ftl`]?.()) ?? {}

/** What the first screen says of a system. */
async function ofCards({ id }: System, tongue: string): Promise<Translate> {
  const own = await messages(cards, `../../../systems/${id}/words`, tongue)
  return translator(speaker(tongue, own), 'cards')
}

/** All that a system says, and what hosts refuse. */
async function ofRules(system: System, tongue: string): Promise<Translate> {
  const [card, own, pattern, said] = await Promise.all([
    ofCards(system, tongue),
    messages(rules, `../../../systems/${system.id}/words`, tongue),
    messages(host, '../words', 'en'),
    messages(host, '../words', tongue),
  ])
  const rule = translator(speaker(tongue, own), 'rules')
  const phase = (name: string) => rule(phaseText(name)) ?? name
  const ofHost = patterned(pattern, speaker(tongue, said), phase)
  return (text, args) => card(text, args) ?? rule(text, args) ?? ofHost(text)
}

/** Loads what `load` gives for a system and language, once for each system; a reactive read. */
function inTheLanguage(load: (system: System, tongue: string) => Promise<Translate>): (system: System) => Translate {
  const loaded = new Map<string, () => Translate>()
  return (system) => {
    let get = loaded.get(system.id)
    if (get === undefined) {
      get = createRoot(() => {
        const fetch = async (tongue: string) => ({ say: tongue === 'en' ? english : await load(system, tongue) })
        // Where another language is wanted from the start, what is shown waits for it.
        const atHand = untrack(language) === 'en' ? { initialValue: { say: english } } : {}
        const [said] = createResource(language, fetch, atHand)
        return () => said.latest?.say ?? english
      })
      loaded.set(system.id, get)
    }
    return get()
  }
}

/** What the first screen says of a system (titles, introductions, sides) in the current language. */
export const cardsOf = inTheLanguage(ofCards)

/** All sentences of a system in the current language. */
export const sentencesOf = inTheLanguage(ofRules)

/** A text in another language; where there is none, as it is. */
export const translated = (translate: Translate, text: string): string => translate(text) ?? text

/** A text of the first screen in the current language. */
export const sayCard = (system: System, text: string): string => translated(cardsOf(system), text)

/** Any text of a system in the current language. */
export const say = (system: System, text: string): string => translated(sentencesOf(system), text)

/**
 * What a place at the table is called where people read it: seats are named in small letters by the rules, `white/2` is
 * the second who shares one.
 */
export function seatTitle(translate: Translate, place: string): string {
  const [seat = '', comrade] = place.split('/')
  const title = translated(translate, seat.charAt(0).toUpperCase() + seat.slice(1))
  return comrade === undefined ? title : `${title} (${comrade})`
}
