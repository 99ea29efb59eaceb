import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words of the dispatch. */
export const tDispatch = catalogue(
  'dispatch',
  import.meta.glob<Messages>('../en.ftl', { query: '?dispatch', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?dispatch', import: 'default' }),
)
