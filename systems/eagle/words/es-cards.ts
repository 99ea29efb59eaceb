import { cards } from 'virtual:first-look/eagle/cards'
import type { Sentences } from '../../../src/web/words/sentences.ts'
import { scenarioTexts } from './es-options.ts'

/**
 * Each English text by its Spanish: by what the two lists have at the same id. Data of a designer's own stay as they
 * are written.
 */
export const pairs = <T>(
  list: readonly T[],
  en: (one: T) => readonly string[],
  es: (one: T) => readonly string[] | undefined,
) =>
  Object.fromEntries(
    list.flatMap((one) => en(one).flatMap((text, k) => [es(one)?.[k]].flatMap((said) => (said ? [[text, said]] : [])))),
  )

/** What is shown of the Eagle before its rules are loaded: its title, scenarios and sides. */
const sentences: Sentences = {
  texts: {
    'The Shadow of the Eagle: Bailén 1808': 'La sombra del águila: Bailén 1808',
    French: 'Francia',
    Spanish: 'España',
    ...pairs(
      cards,
      ({ title, intro }) => [title, intro],
      ({ id }) => scenarioTexts[id],
    ),
  },
  names: {},
  patterns: [],
}
export default sentences
