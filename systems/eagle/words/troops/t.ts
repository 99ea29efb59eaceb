import { type Messages, wordsOf } from '../../../../src/web/words/words.ts'
import en from './en.ts'

const say = wordsOf(
  'troops',
  {},
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?troops', import: 'default' }),
)

/**
 * Returns the name of a unit, a leader or a formation in the current language, by its id and its name in the order of
 * battle. The catalogues know the shipped names; a name that a designer has given stays as it is.
 */
export const troopName = (kind: keyof typeof en, id: string, name: string): string =>
  (en[kind][id] === name ? say(`${kind}.${id}`) : undefined) ?? name
