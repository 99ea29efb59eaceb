import { catalogue, type Messages } from '../../../src/web/words/words.ts'

/**
 * The board's words in the current language. Keys are often made from numbers of the rules, so they are plain strings.
 */
export const t = catalogue(
  'board',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?board', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../words/*.ftl', '!../words/en.ftl'], { query: '?board', import: 'default' }),
)
