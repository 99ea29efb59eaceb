import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words of questions and their answers, and of things that only they and events name. */
export const tAsking = catalogue(
  'asking',
  import.meta.glob<Messages>('../en.ftl', { query: '?asking', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?asking', import: 'default' }),
)
