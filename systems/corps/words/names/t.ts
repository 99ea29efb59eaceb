import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words for what only events and questions name: formations, grades, orders, factors. */
export const tNames = catalogue(
  'names',
  import.meta.glob<Messages>('../en.ftl', { query: '?names', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?names', import: 'default' }),
)
