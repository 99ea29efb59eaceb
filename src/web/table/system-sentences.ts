import { createResource, createRoot, untrack } from 'solid-js'
import { type Messages, speaker } from '../../words/catalogue.ts'
import { patterned, phaseText, type Translate, translator } from '../../words/texts.ts'
import type { System } from '../board/registry.ts'
import { type Loaders, language } from '../words/words.ts'

/** What the rules of a system and the host say, in the player's language. */

const cards = import.meta.glob<Messages>(['../../../systems/*/words/*.ftl', '!**/en.ftl'], {
  query: '?cards',
  import: 'default',
})
const rules = import.meta.glob<Messages>(['../../../systems/*/words/*.ftl', '!**/en.ftl'], {
  query: '?rules',
  import: 'default',
})
/** What hosts say is recognized by its English pattern, because its places are already filled. */
const host = import.meta.glob<Messages>('../words/*.ftl', { query: '?host', import: 'default' })

const english: Translate = () => undefined
const messages = async (loaders: Loaders, folder: string, tongue: string): Promise<Messages> =>
  (await loaders[`${folder}/${tongue}.ftl`]?.()) ?? {}

/** What the first screen says about a system. */
async function ofCards({ id }: System, tongue: string): Promise<Translate> {
  const own = await messages(cards, `../../../systems/${id}/words`, tongue)
  return translator(speaker(tongue, own), 'cards')
}

/** Everything that a system says, and the refusals of hosts. */
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

/** Loads what `load` gives for a system in the current language, once for each system; a reactive read. */
function inTheLanguage(load: (system: System, tongue: string) => Promise<Translate>): (system: System) => Translate {
  const loaded = new Map<string, () => Translate>()
  return (system) => {
    let get = loaded.get(system.id)
    if (get === undefined) {
      get = createRoot(() => {
        const fetch = async (tongue: string) => ({ say: tongue === 'en' ? english : await load(system, tongue) })
        // If another language is chosen from the start, what is shown waits for it.
        const atHand = untrack(language) === 'en' ? { initialValue: { say: english } } : {}
        const [said] = createResource(language, fetch, atHand)
        return () => said.latest?.say ?? english
      })
      loaded.set(system.id, get)
    }
    return get()
  }
}

/** What the first screen says about a system (titles, introductions, sides) in the current language. */
export const cardsOf = inTheLanguage(ofCards)

/** All sentences of a system in the current language. */
export const sentencesOf = inTheLanguage(ofRules)

/** A text in another language; unchanged if there is no translation. */
export const translated = (translate: Translate, text: string): string => translate(text) ?? text

/** A text of the first screen in the current language. */
export const sayCard = (system: System, text: string): string => translated(cardsOf(system), text)

/** Any text of a system in the current language. */
export const say = (system: System, text: string): string => translated(sentencesOf(system), text)

/**
 * The title of a place at the table for people to read: the rules name seats in lower case, and `white/2` is the second
 * player who shares one.
 */
export function seatTitle(translate: Translate, place: string): string {
  const [seat = '', comrade] = place.split('/')
  const title = translated(translate, seat.charAt(0).toUpperCase() + seat.slice(1))
  return comrade === undefined ? title : `${title} (${comrade})`
}
