import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words of the hand on the table: what a move comes to. */
export const tHand = catalogue(
  'hand',
  import.meta.glob<Messages>('../en.ftl', { query: '?hand', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?hand', import: 'default' }),
)
