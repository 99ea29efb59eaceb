import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** What happens: each event by its name in the rules. */
export const tEvent = catalogue(
  'event',
  import.meta.glob<Messages>('../en.ftl', { query: '?event', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?event', import: 'default' }),
)
