import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words of what can be laid over the table, and of its keys. */
export const tLook = catalogue(
  'look',
  import.meta.glob<Messages>('../en.ftl', { query: '?look', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?look', import: 'default' }),
)
