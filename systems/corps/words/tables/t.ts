import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words of the tables as they are printed beside the rules. */
export const tTables = catalogue(
  'tables',
  import.meta.glob<Messages>('../en.ftl', { query: '?tables', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?tables', import: 'default' }),
)
