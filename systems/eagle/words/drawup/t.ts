import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words for drawing up a side in one go. */
export const tDrawUp = catalogue(
  'drawup',
  import.meta.glob<Messages>('../en.ftl', { query: '?drawup', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?drawup', import: 'default' }),
)
