import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words of what happens. Keys are often made from numbers of the rules, so they are plain strings. */
export const tTold = catalogue(
  'told',
  import.meta.glob<Messages>('../en.ftl', { query: '?told', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?told', import: 'default' }),
)
