import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

export const t = catalogue(
  'board',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?board', eager: true, import: 'default' }),
  {},
)
export const tEvent = catalogue(
  'event',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?event', eager: true, import: 'default' }),
  {},
)
