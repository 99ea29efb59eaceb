import { catalogue, type Messages } from '../../../src/web/words/words.ts'

/** The board's words in the current language. Many keys contain numbers that the rules count. */
export const t = catalogue(
  'board',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?board', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../words/*.ftl', '!../words/en.ftl'], { query: '?board', import: 'default' }),
)
