import { type Messages, wordsOf } from '../../../../src/web/words/words.ts'
import en from './en.ts'

const say = wordsOf(
  'troops',
  {},
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?troops', import: 'default' }),
)

/** The name of a unit, a leader or a formation by its id; the id itself where a designer has given it no other. */
export const troopName = (kind: keyof typeof en, id: string): string =>
  say(`${kind}.${id}`) ?? (en[kind] as Readonly<Record<string, string>>)[id] ?? id
