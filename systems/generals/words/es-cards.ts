import { cards } from 'virtual:first-look/generals/cards'
import type { Sentences } from '../../../src/web/words/sentences.ts'
import boardA from '../data/boards/A.json' with { type: 'json' }
import heights from '../data/boards/heights.json' with { type: 'json' }
import river from '../data/boards/river.json' with { type: 'json' }
import battles from '../data/scenarios.json' with { type: 'json' }
import { armyTitles, boardTexts, scenarioTexts } from './es-battle.ts'

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

/** What is shown of Generals before its rules are loaded: scenarios, armies, boards, sides. */
const sentences: Sentences = {
  texts: {
    White: 'Blanco',
    Black: 'Negro',
    ...pairs(
      cards,
      ({ title, intro }) => [title, intro],
      ({ id }) => scenarioTexts[id],
    ),
    ...pairs(
      battles.armies.list,
      ({ title }) => [title],
      ({ id }) => [armyTitles[id] ?? ''],
    ),
    ...pairs(
      [boardA, heights, river],
      ({ title, intro }) => [title, intro],
      ({ id }) => boardTexts[id],
    ),
  },
  names: {},
  patterns: [],
}
export default sentences
