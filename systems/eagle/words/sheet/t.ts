import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words of the order sheets. Keys are made from the numbers of orders, so they are plain strings. */
export const tSheet = catalogue(
  'sheet',
  import.meta.glob<Messages>('../en.ftl', { query: '?sheet', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?sheet', import: 'default' }),
)
