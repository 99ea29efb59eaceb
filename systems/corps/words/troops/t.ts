import { type Messages, wordsOf } from '../../../../src/web/words/words.ts'
import en from './en.ts'

const say = wordsOf(
  'troops',
  {},
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?troops', import: 'default' }),
)

/**
 * The name of a unit, a command, a commander, a nation or a piece of ground in the current language, by its id and what
 * the data call it. The catalogues know the shipped names; a designer's name stays as it is.
 */
export const troopName = (kind: keyof typeof en, id: string, name: string): string =>
  (en[kind][id] === name ? say(`${kind}.${id}`) : undefined) ?? name
