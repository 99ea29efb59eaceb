import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words of the help on the keys of this board. */
export const tKey = catalogue(
  'keys',
  import.meta.glob<Messages>('../en.ftl', { query: '?keys', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?keys', import: 'default' }),
)
